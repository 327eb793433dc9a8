import type { SeedPage } from '../kinds.ts'

export const audiotel: SeedPage = {
  path: '/voyance/audiotel',
  title: 'Voyance par audiotel : appeler sans compte, à prix affiché',
  description:
    'Un numéro violet, un code à quatre chiffres, un prix annoncé avant : comment se passe un appel audiotel, ce qu’il coûte vraiment et ce qu’il ne permet pas.',
  lead: 'Vous composez un numéro, vous tapez un code, quelqu’un vous parle. Pas de compte à ouvrir, pas de carte à sortir : l’appel figure sur votre facture de téléphone. Voici ce que cela change, en bien et en moins bien.',
  body: `
<h2>Ce que dit l’étiquette violette</h2>
<p>Le numéro écrit en haut de cette page porte un cadre violet. C’est la couleur que la réglementation réserve aux numéros dont l’appel se paie plus cher qu’une communication ordinaire. Le prix du service y est inscrit à la minute ; il est compté à la seconde et s’ajoute au prix d’un appel, que la plupart des forfaits comprennent déjà. Ce prix est le même quelle que soit la personne que vous consultez, et ce site n’y ajoute rien.</p>
<p>Le numéro n’apparaît jamais sans cette étiquette, ni ici ni sur les profils. Si vous le rencontrez ailleurs, nu, dans un message ou sur une affiche, méfiez-vous de l’endroit plus que du numéro.</p>
<h2>Un appel, étape par étape</h2>
<ol>
<li>Choisissez quelqu’un dans la liste de cette page : elle ne montre que les personnes qui peuvent répondre maintenant. Notez les quatre chiffres de son code.</li>
<li>Composez le numéro. Une voix rappelle le prix, le nom de l’éditeur, l’âge requis et la durée la plus longue. Ce message est gratuit ; la touche dièse le passe.</li>
<li>Tapez le code. Si la personne vient de se mettre en ligne avec quelqu’un d’autre, la voix vous le dit et vous laisse en taper un autre.</li>
<li>Son téléphone sonne. Elle doit appuyer sur 1 pour prendre l’appel. Une messagerie n’appuie sur rien : elle ne peut pas vous répondre à sa place.</li>
<li>Vous vous parlez. C’est à cet instant, et pas avant, que le service devient payant.</li>
</ol>
<p>L’accueil, le code, l’attente : tout cela n’est pas facturé. Raccrocher pendant ces étapes ne vous coûte rien. Une fois en ligne, le premier qui raccroche arrête le compte, et l’appel prend fin de lui-même au bout de la durée annoncée.</p>
<h2>Ce que vous gagnez</h2>
<ul>
<li><strong>Aucune inscription.</strong> Ni adresse, ni mot de passe, ni moyen de paiement.</li>
<li><strong>Aucune trace de vous ici.</strong> Votre numéro ne nous est pas transmis en entier et nous n’en gardons rien. La personne consultée ne le voit pas, et vous ne voyez pas le sien.</li>
<li><strong>Un prix unique</strong>, que vous connaissez avant même d’avoir choisi quelqu’un.</li>
</ul>
<p>Rien n’est enregistré, comme sur tous les canaux de ce site. De l’appel, il reste une heure, une durée et le nom de la personne consultée, sans rien qui mène à vous.</p>
<h2>Ce que vous perdez</h2>
<p>Sans compte, plusieurs protections du site ne peuvent pas vous suivre, et il vaut mieux le savoir avant de composer.</p>
<ul>
<li><strong>Pas de temps offert.</strong> Les minutes de bienvenue sont attachées à un compte.</li>
<li><strong>Pas de plafond.</strong> Le <a href="/mon-compte/budget">budget</a> que l’on se fixe et la pause que l’on s’accorde ne valent que pour les consultations du compte. Au téléphone, la seule limite est la durée la plus longue de chaque appel.</li>
<li><strong>Pas de reçu chez nous.</strong> La dépense se lit sur la facture de votre opérateur, à la ligne des numéros spéciaux.</li>
<li><strong>Pas d’avis.</strong> Il faut une consultation reliée à un compte pour en laisser un.</li>
</ul>
<p>Si l’une de ces choses compte pour vous, le <a href="/voyance/telephone">téléphone avec un compte</a> mène aux mêmes voix, avec un reçu et des limites. Le <a href="/voyance/tchat">tchat</a> laisse en plus une conversation à relire. Tous se comparent parmi les <a href="/page/modes-consultations">modes de consultation</a>.</p>
<h2>Avant d’appeler</h2>
<p>Le service est réservé aux personnes majeures. Si la ligne n’est pas à votre nom, demandez l’accord de qui paie la facture. Depuis l’étranger, ou depuis certaines lignes professionnelles, ces numéros ne passent pas. Un opérateur peut aussi les bloquer sur votre ligne si vous le lui demandez : c’est une bonne idée dans une maison où vivent des enfants.</p>
<p>Écrivez votre question, et le temps que vous vous donnez. Gardez une montre sous les yeux. Une minute paraît courte quand on parle de soi, et dix passent sans bruit.</p>
<h2>Une touche pour s’arrêter</h2>
<p>Pendant tout l’appel, la touche étoile interrompt la conversation. Une voix donne alors les numéros d’aide, puis l’appel se termine, sans que vous ayez à vous expliquer. Vous n’avez pas besoin de cette touche pour les joindre : le 3114 répond à toute heure aux idées noires, le 3919 aux femmes victimes de violences, le 17 au danger immédiat. Ces appels-là sont gratuits, et aucun voyant ne les remplace.</p>
<h2>Une question, une réclamation</h2>
<p>Pour contester un appel, il n’y a aucun numéro surtaxé à composer : la page <a href="/reclamation">réclamation</a> suffit. Donnez le jour, l’heure et le code que vous aviez tapé ; nous retrouvons la communication par eux, puisque nous ne connaissons pas votre ligne. L’annuaire inversé infosva.org permet à chacun de vérifier qui édite un numéro surtaxé et de signaler un abus. Et pour apprendre à lire les tarifs que d’autres affichent, ou cachent, une page entière est consacrée au <a href="/voyance-gratuite-telephone">prix d’un appel</a>.</p>
`,
}
