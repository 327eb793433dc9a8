import type { SeedPage } from '../kinds.ts'

export const rappelImmediat: SeedPage = {
  path: '/voyance/rappel-immediat',
  title: 'Rappel immédiat : demander un appel, et lui seul',
  description:
    'Ce qu’il faut pour recevoir un appel, ce que votre demande autorise, ce qui arrive si personne ne décroche, et comment reconnaître un faux rappel.',
  lead: 'Laisser son numéro à un inconnu n’a rien d’anodin. Avant de demander un rappel, ici ou ailleurs, il est bon de savoir ce que l’on autorise exactement.',
  body: `
<h2>Une autorisation pour un appel</h2>
<p>Sur bien des annonces, la case « rappelez-moi » ouvre une porte qui ne se referme plus. On vous joint le soir même, puis la semaine suivante, puis pour une offre. Chez nous, la demande vaut pour un entretien, avec une personne que vous avez choisie, au prix que vous venez de lire. Les accords nécessaires vous sont présentés à chaque fois, et celui d’hier ne sert pas aujourd’hui. L’appel terminé ou manqué, il n’en reste rien que l’on puisse réutiliser.</p>
<p>Aucun voyant ne peut, de son côté, déclencher votre sonnerie. Il ne connaît pas votre numéro ; l’appel part de notre service, et seulement après votre demande.</p>
<h2>Ce qu’il faut avoir</h2>
<ul>
<li>Un compte, une adresse confirmée, dix-huit ans révolus.</li>
<li>Un mobile que vous avez prouvé par code, à la page <a href="/mon-compte/telephone">Mon téléphone</a>. Un numéro dont on n’a pas montré qu’on le tient n’est jamais appelé : on ne peut pas faire sonner le téléphone d’un autre par plaisanterie.</li>
<li>De quoi couvrir une minute, en temps offert ou en crédit.</li>
</ul>
<p>Ce mobile doit être français, territoires compris, belge, suisse, luxembourgeois ou monégasque. Il peut être rayé du compte aussi simplement qu’il y fut inscrit.</p>
<h2>Le mot « immédiat »</h2>
<p>Il mérite une précision. Les profils joignables par téléphone sont ceux qui viennent de le déclarer, et la liste au bas de cette page ne montre qu’eux. Votre demande partie, l’appareil de la personne choisie sonne ; une fois qu’elle a accepté, le vôtre sonne à son tour. Comptez une minute entre le bouton et la voix, quelquefois un peu plus. S’il n’y a personne dans la liste, aucun bouton ne fera venir quelqu’un : regardez les horaires, prenez rendez-vous chez qui en propose, ou lisez ce que nous disons de la <a href="/voyance/voyance-sans-attente">voyance sans attente</a>.</p>
<h2>Si l’appel n’aboutit pas</h2>
<p>Il y a mille raisons de ne pas décrocher, et aucune ne se paie.</p>
<ul>
<li><strong>La personne choisie ne répond pas, ou décline.</strong> La demande s’éteint, votre mobile reste muet et vous pouvez en choisir une autre.</li>
<li><strong>La ligne est prise, le réseau absent, la douche ouverte.</strong> La consultation se ferme sans avoir commencé.</li>
<li><strong>Votre messagerie prend l’appel.</strong> Elle n’appuie pas sur 1 ; elle n’aura entendu qu’une annonce.</li>
<li><strong>Vous changez d’avis.</strong> Annulez sur la page, ou raccrochez pendant l’annonce.</li>
</ul>
<p>Personne ne vous rappelle pour insister. Si vous voulez encore parler dans une heure, il faudra le redemander.</p>
<h2>Ce que devient votre numéro</h2>
<p>Il reste dans votre compte, et n’est confié qu’à l’opérateur qui établit l’appel. Il n’apparaît ni sur le reçu, ni sur l’écran de la personne consultée, ni dans une liste de prospection : les offres par téléphone relèvent d’un autre choix, que personne ne coche pour vous. La conversation n’est ni enregistrée ni transcrite. Les durées de conservation se trouvent à la page des <a href="/page/donnees-personnelles">données personnelles</a>.</p>
<h2>Reconnaître un faux rappel</h2>
<p>Un imposteur peut prendre notre nom. Cinq indices le trahissent, et un seul suffit pour raccrocher.</p>
<ol>
<li>Vous n’aviez rien demandé dans les minutes qui précèdent.</li>
<li>L’annonce du prix manque au début.</li>
<li>On vous réclame un code reçu par SMS ou un numéro de carte. Au téléphone, nous ne demandons ni l’un ni l’autre.</li>
<li>On vous prie de rappeler un numéro commençant par 089, 082 ou 081. Quand ce site en affiche un, pour l’audiotel, c’est sur ses pages et avec son prix ; personne ne vous demande de le rappeler.</li>
<li>On sait de vous une chose grave, et l’on propose de la conjurer.</li>
</ol>
<p>Notez l’heure et le numéro affiché, puis <a href="/reclamation">prévenez-nous</a> ; un SMS douteux se transfère au 33700.</p>
<h2>Avant d’appuyer sur le bouton</h2>
<p>Un rappel met dans la voix une hâte que l’écrit tempère. Demandez-vous si la question supporterait une nuit de plus. Si elle la supporte, offrez-la-lui. Sinon, choisissez un lieu calme, fixez une durée, gardez de quoi noter. La page <a href="/voyance/telephone">voyance par téléphone</a> compare ce canal aux autres ; le <a href="/voyance/rappel-immediat-voyance">déroulé d’un appel</a>, touche après touche, vous évitera les surprises. Et pour une détresse plutôt qu’une question, le 3114 décroche jour et nuit, sans demande, sans compte et sans frais.</p>
`,
}
