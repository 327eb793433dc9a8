import type { SeedPage } from '../kinds.ts'

export const quiSommesNous: SeedPage = {
  path: '/qui-sommes-nous',
  title: 'Qui sommes-nous : lettre à quelqu’un qui arrive le soir',
  description:
    'Une lettre en guise de présentation : pourquoi Étoile du Soir porte ce nom, qui répond, qui surveille, qui est payé, et ce que nous ne ferons pas, même si vous le demandiez.',
  lead: 'À cet endroit, on attend d’ordinaire des portraits souriants et une frise de dates. Nous avons préféré vous écrire.',
  body: `
<h2>Bonsoir</h2>
<p>Il doit être assez tard chez vous. C’est l’heure où l’on ouvre ce genre de page, après la vaisselle, quand la journée a cessé de poser ses questions et que les vôtres reviennent. Asseyez-vous, rien ne presse ici.</p>
<p>Il faut que nous vous parlions de notre nom. L’étoile du soir est Vénus, le plus brillant des astres après le Soleil et la Lune. Musset l’appelait « messagère lointaine ». Pendant des siècles on lui a confié les amours et les retours de troupeaux. Puis des sondes s’y sont posées, et elles ont trouvé une fournaise : plus de quatre cent cinquante degrés, un air qui écrase, des nuages d’acide.</p>
<p>Les deux sont vrais. La plus douce lumière du crépuscule est un enfer, et elle reste douce à regarder. Toute notre façon de voir tient là. Nous aimons les cartes, les thèmes, les symboles, ce qu’ils ont consolé, les livres qu’ils ont fait naître. Nous savons aussi ce que la science en pense, et nous ne le reléguerons pas au bas de la page, en petits caractères.</p>
<h2>Ce que nous faisons</h2>
<p>Nous tenons un endroit où l’on converse avec des médiums, des tarologues, des astrologues, des numérologues, par écrit ou de vive voix, contre un prix que l’on connaît. Autour de cela, un ciel calculé, des lectures, quelques jeux de miroirs entre deux signes. Vous pouvez profiter de la seconde partie pendant des années sans toucher à la première.</p>
<p>La société derrière cette enseigne en possède une autre, qui a pour nom Cosmospace. Une page entière <a href="/cosmospace">explique ce lien</a>.</p>
<h2>Qui vous répondra</h2>
<p>Des gens. Ils viennent aux heures que leur profil indique, et une part de chaque minute facturée leur revient. Nous leur demandons trois choses : écouter, avouer leurs limites, ne jamais faire peur. Ils ne connaissent de vous que votre prénom et ce que vous leur dites, ne disposent d’aucun moyen de vous relancer pour vous vendre du temps, et ne peuvent pas embellir leurs propres avis.</p>
<p>Il se trouve aussi, dans la liste, une poignée d’automates. Nous aurions pu leur donner des prénoms poétiques et nous taire. Ils sont étiquetés.</p>
<h2>Qui veille quand vous dormez</h2>
<p>Une équipe s’occupe des objections, des signalements, des commentaires à publier. Elle travaille à portes séparées : corriger une page ne permet pas de lire un compte, et rendre plus de cent euros à un client se décide à deux. Ce qu’elle fait est noté. Un reçu contesté se juge sur ses heures et ses chiffres. Si elle doit pousser la porte d’une conversation, elle inscrit d’abord pourquoi, et cette ligne vous attend dans votre compte. Et elle n’écrit aucun avis, faute d’avoir le formulaire.</p>
<p>La machine, elle, fait ce que l’on ne devrait jamais confier à des humains intéressés : elle compte. Une seconde est une seconde, des deux côtés de l’écran.</p>
<h2>De quoi nous vivons</h2>
<p>De ce qui demeure d’une minute payée, quand la taxe et la part du médium en ont été retirées. Vous voyez le danger : plus vous parlez, plus nous gagnons. Nous ne pouvons pas le supprimer, seulement lui mettre des freins. Le prix ne dépasse pas cinq euros la minute, le crédit est fixé par vous, il ne se recharge pas seul, il vous est rendu si vous le réclamez. Et nos propres articles vous diront <a href="/mag/quand-ne-pas-consulter">quand il ne faut pas venir</a>.</p>
<h2>Ce que nous ne ferons pas</h2>
<ul>
<li>Vous dire qu’un amour reviendra, que l’argent viendra, que le corps guérira.</li>
<li>Trouver un sort sur vous, encore moins l’ôter.</li>
<li>Vous envoyer des offres que vous n’avez pas réclamées.</li>
<li>Garder ce que vous nous demandez d’effacer, sauf ce que la comptabilité impose.</li>
<li>Faire semblant de savoir.</li>
</ul>
<h2>Ce que nous aimerions</h2>
<p>Que vous repartiez l’esprit plus léger qu’en arrivant, ou du moins avec une meilleure question. Que vous regardiez par la fenêtre de temps à autre. Que vous ayez, ailleurs, quelqu’un à qui parler sans compteur ; et si ce quelqu’un manque cette nuit, que vous composiez le 3114 plutôt que de chercher une réponse dans nos pages, qui n’en ont pas pour cela.</p>
<p>Signalez-nous ce qui cloche, jusqu’à la virgule : la page de <a href="/contactez-nous">contact</a> est lue par des gens. Ceux qui voudraient parler de nous ont <a href="/partenaires">leurs propres règles</a>. Nos noms officiels et notre adresse sont <a href="/page/mentions-legales">là où la loi les veut</a>.</p>
<p>Les meilleurs soirs, la planète brille encore trois heures après le coucher du Soleil. Il vous reste un peu de temps.</p>
`,
}
