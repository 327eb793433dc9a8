import type { SeedPage } from '../kinds.ts'

export const gratuiteTchat: SeedPage = {
  path: '/voyance-gratuite-tchat',
  title: 'Voyance gratuite par tchat : dix minutes pour juger',
  description:
    'On croit que les minutes offertes servent à se faire prédire l’avenir. Elles servent mieux à examiner un médium : ce qu’il faut observer, trois essais possibles, un bulletin.',
  lead: 'Renversons les rôles. Pendant ces dix premières minutes, ce n’est pas vous que l’on devine, c’est vous qui regardez.',
  body: `
<h2>L’idée</h2>
<p>Le médium vous est inconnu, et réciproquement. D’habitude, toute l’attention se porte sur ce qu’il va dire de vous. Or la question qui décide de la suite est l’inverse : que vous apprend-il de lui ? En six cents secondes d’écriture, on n’épuise aucun sujet, mais on voit parfaitement à qui l’on parle.</p>
<p>Le cadeau d’arrivée a été pensé pour cela. Il se dépense chez un seul médium ou se partage entre plusieurs, ne réclame aucune carte, et disparaît sans laisser de note. Dans ces conditions, l’erreur est permise. Profitez-en, c’est rare.</p>
<h2>Ce qu’il faut observer</h2>
<ul>
<li><strong>La première ligne.</strong> Un accueil ou une accroche ? L’accroche vise à retenir, l’accueil vise à recevoir.</li>
<li><strong>Le rapport entre questions et affirmations.</strong> Trop d’interrogations, vous faites le travail. Aucune, on parle à votre place.</li>
<li><strong>Le grain.</strong> « Vous êtes une personne sensible qui a souffert » ne décrit personne. « Vous hésitez entre deux fidélités » peut être faux ; c’est sa qualité.</li>
<li><strong>La tenue devant le désaccord.</strong> À provoquer au moins une fois, poliment.</li>
<li><strong>La fin.</strong> S’achève-t-elle sur un point, ou sur un hameçon ?</li>
</ul>
<h2>Trois essais</h2>
<h3>L’essai de curiosité</h3>
<p>Vous n’avez pas de souci particulier. Dites-le, sans inventer d’histoire. Demandez quelle image se présente et ce qu’elle inspire à qui l’a reçue. Vous n’attendez rien, vous verrez d’autant mieux la méthode. Cinq minutes y suffisent ; gardez l’autre moitié pour un second interlocuteur, le même soir ou un autre.</p>
<h3>L’essai du carrefour</h3>
<p>Deux logements, deux villes, deux offres. Décrivez-les en un message, sans révéler votre penchant. Ce que dira le médium compte moins que le petit pincement qui vous traversera en le lisant : soulagement, ou dépit. Ce pincement est à vous. Vous pourriez remercier et sortir à la sixième minute, l’affaire serait faite.</p>
<h3>L’essai du chagrin</h3>
<p>Vous avez de la peine, et l’envie qu’on la regarde. Annoncez d’emblée ce que vous ne voulez pas entendre : pas de date, pas de promesse de retour, pas de message d’un mort. Quelqu’un de délicat vous en saura gré et trouvera sa place entre ces bornes. Quelqu’un qui les franchit vient de vous faire économiser bien plus que dix minutes.</p>
<p>Il y a une peine que l’on ne confie pas à un essai, celle qui donne envie d’en finir. Le 3114 la reçoit de jour comme de nuit.</p>
<h2>Les préparatifs, réduits à presque rien</h2>
<p>Le compte se crée n’importe quand, un code envoyé à votre adresse déverrouille l’offre, et <a href="/page/comment-consulter">la soirée entière</a> est racontée ailleurs. Ayez aussi sous la main la feuille où sera rempli le bulletin ci-dessous. C’est tout. Les minutes valent pour les adultes, une fois chacun ; elles passent avant tout crédit et ne s’échangent pas. Le sixième chapitre des <a href="/page/conditions">conditions</a> le dit en toutes lettres.</p>
<p>Savez-vous qu’un abandon très précoce n’entame même pas la réserve ? Si moins d’une minute a été mesurée, rien n’est retiré, faveur que l’on peut employer une fois par jour avec chaque médium. Il existe donc un examen plus court que l’examen : dire bonsoir, lire la réponse, et s’en aller.</p>
<h2>Le bulletin</h2>
<p>Notez de 0 à 2, aussitôt après.</p>
<ol>
<li>A-t-on répondu à la demande, plutôt qu’à une autre plus commode ?</li>
<li>Une phrase aurait-elle pu être contredite par les faits ?</li>
<li>Le ton est-il resté égal quand j’ai résisté ?</li>
<li>Ma peur a-t-elle diminué, ou n’a-t-elle pas bougé ?</li>
<li>Ai-je appris quelque chose que je n’aurais pas écrit moi-même ?</li>
</ol>
<p>Au-dessous de 5, n’y retournez pas. À 8 ou davantage, laissez quand même passer une semaine : un bon souvenir qui tient sept jours mérite une seconde visite, et elle sera payante, au prix que vous aurez lu, plafonné à cinq euros par minute. Entre les deux, faites ce que l’on fait d’un restaurant moyen.</p>
<p>Si l’essai a compté une minute ou plus, votre opinion peut être publiée. Écrivez-la comme vous auriez aimé la lire, avec une phrase pour ce qui allait et une autre pour le reste.</p>
<h2>Et si l’examinateur se laissait prendre ?</h2>
<p>Cela arrive à tout le monde. On entre pour juger, une phrase touche, on oublie le bulletin. Aucune honte à cela, il y a un compteur : une ligne vous rappellera à l’ordre une minute avant la fin, et sans crédit de votre part le rideau descend de lui-même. Vous aurez reçu un moment agréable. À défaut de prophétie, c’est déjà un cadeau.</p>
<p>Pour choisir le premier examiné, voyez les <a href="/voyance/mediums">médiums</a> ; pour mieux reconnaître les phrases creuses, lisez comment on <a href="/mag/reconnaitre-un-voyant-serieux">repère une pratique sérieuse</a>.</p>
`,
}
