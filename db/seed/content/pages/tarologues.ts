import type { SeedPage } from '../kinds.ts'

export const tarologues: SeedPage = {
  path: '/voyance/tarologues',
  title: 'Les tarologues : soixante-dix-huit images et une question',
  description:
    'D’où vient le tarot, ce qui distingue un tarologue d’un cartomancien, comment se passe un tirage par écrit, et pourquoi aucune carte ne condamne.',
  lead: 'Un tarologue pose des images sur une table et vous demande ce que vous y voyez. Le reste est affaire d’écoute, de culture et d’un certain sens du récit.',
  body: `
<h2>Un jeu avant tout</h2>
<p>Le tarot est né dans l’Italie du Nord, au quinzième siècle, et servait à jouer. Les familles de Milan et de Ferrare commandaient à des peintres des cartes dorées dont certaines nous sont parvenues. On ajoutait aux quatre couleurs habituelles une suite de triomphes, le Bateleur, l’Amoureux, la Roue, qui l’emportaient sur les autres. Pendant trois siècles, personne ou presque ne songea à y lire l’avenir.</p>
<p>Tout bascule en 1781. Antoine Court de Gébelin, érudit protestant, publie dans son Monde primitif un essai enthousiaste : ces figures seraient le livre perdu des prêtres d’Égypte. Les hiéroglyphes n’étaient pas encore déchiffrés, nul ne pouvait le contredire. L’idée était fausse, elle était belle, elle fit fortune. Peu après, Jean-Baptiste Alliette, sous le nom retourné d’Etteilla, enseigna à tirer les cartes contre rétribution.</p>
<h2>Tarologue ou cartomancien</h2>
<p>Le cartomancien annonce. Il travaille volontiers avec le jeu ordinaire de trente-deux cartes, et dit ce qui vient. Le tarologue, dont le nom ne s’est répandu qu’au siècle dernier, préfère commenter ce qui est là. Les arcanes lui servent de miroir : la Tempérance n’annonce pas une date, elle interroge une mesure. Dans la pratique, beaucoup de professionnels passent d’une posture à l’autre au cours de la même séance, et il vous est permis de demander laquelle est en cours.</p>
<h2>La structure du jeu</h2>
<ul>
<li>Vingt-deux arcanes majeurs, dont un sans numéro, le Mat, et un sans nom, le treizième.</li>
<li>Cinquante-six mineurs, en quatre familles : bâtons, coupes, épées, deniers.</li>
<li>Dans chacune, dix cartes de points et quatre figures, valet, cavalier, reine, roi.</li>
</ul>
<p>La tradition prête aux bâtons l’élan, aux coupes le sentiment, aux épées la pensée et le conflit, aux deniers ce que l’on touche. C’est une grammaire commode. Aucune expérience n’a montré qu’un paquet mélangé connaisse votre situation ; le hasard distribue, et l’intelligence de deux personnes fait le reste.</p>
<h2>À quoi ressemble un tirage par tchat</h2>
<p>Vous exposez la question. La personne mélange, coupe, pose trois ou cinq cartes, puis vous les nomme dans l’ordre où elles sortent. Vous pouvez sortir votre propre jeu et les disposer devant vous, ce qui rend la conversation étonnamment concrète. Viennent ensuite les commentaires, que vous interrompez quand bon vous semble.</p>
<p>La question compte plus que l’étalage. Avec trois cartes bien interrogées, ce qui pousse, ce qui retient, ce qui se tait, on va plus loin qu’avec une grande croix de dix dont chacun oublie la moitié en route. Si la personne déploie tout le paquet sans rien vous demander, ralentissez-la.</p>
<p>Pensez à noter le tirage. Trois semaines après, la Lune et l’Ermite côte à côte n’évoqueront plus du tout la même chose, et ce décalage vous apprendra souvent davantage que la première lecture.</p>
<h2>Ces cartes qui font peur</h2>
<p>L’arcane sans nom montre un squelette qui fauche un champ où repoussent des têtes et des mains. Il parle de ce qui finit, d’un emploi, d’une habitude, d’une version de soi. La Maison Dieu, avec sa tour décoiffée par la foudre, évoque un plan qui s’écroule, parfois à point nommé. Aucune ne désigne un décès. Un praticien qui s’en servirait pour effrayer, puis proposerait une purification payante, se disqualifie à l’instant même.</p>
<h2>Comment choisir</h2>
<p>Dans les profils qui suivent, cherchez trois choses : le jeu employé, la place laissée à vos réactions, le genre de sujet que la personne connaît. Les uns excellent dans les carrefours professionnels, d’autres dans les histoires d’amour embrouillées. Le tarif est affiché et ne dépasse jamais 5 € par minute. Si votre sujet est amoureux, un coup d’œil à la <a href="/compatibilite-amoureuse/signes">compatibilité des signes</a> donne parfois une entrée en matière plus légère.</p>
<p>La <a href="/page/comment-consulter">marche à suivre</a> est la même pour tous. Et si vous hésitez entre les images et les astres, lisez la page des <a href="/voyance/astrologues">astrologues</a> : on choisit rarement son art divinatoire par raison, mais on peut au moins le faire en connaissance de cause.</p>
`,
}
