import type { SeedArticle } from '../kinds.ts'

export const tarotDeMarseille: SeedArticle = {
  slug: 'histoire-du-tarot-de-marseille',
  title: 'Le tarot de Marseille, histoire d’un jeu',
  description:
    'Né pour jouer dans l’Italie du Quattrocento, devenu égyptien par erreur en 1781, divinatoire ensuite : la vraie vie du tarot de Marseille, avec ses légendes.',
  theme: 'tarot',
  publishedOn: '2026-01-28',
  related: ['tarot-ou-oracle-quelle-difference', 'la-maison-dieu-sans-peur', 'tirer-une-carte-par-jour'],
  body: `
<p>On raconte que la sagesse de l’ancienne Égypte se serait réfugiée dans un jeu de cartes, et que les joueurs
l’auraient transportée d’auberge en auberge sans se douter de rien. La fable est charmante. Elle est née à Paris, peu
avant la Révolution, chez un érudit qui ne lisait pas les hiéroglyphes, puisque personne alors ne les lisait.
L’histoire véritable est moins mystérieuse et tout aussi belle : on y entend des rires autour d’une table.</p>
<h2>Des cartes pour gagner</h2>
<p>Vers 1440, dans les cours du nord de l’Italie, on ajoute au jeu de cartes ordinaire une cinquième série d’images,
plus forte que les autres. On les appelle <em>trionfi</em>, les triomphes ; de là viennent l’anglais <em>trump</em> et
notre mot « atout », par le sens sinon par la forme. Une note florentine de septembre 1440 en garde la plus ancienne
trace connue. Les ducs de Milan s’en font peindre à la feuille d’or : plusieurs de ces cartes, dites Visconti-Sforza,
nous sont parvenues.</p>
<p>On y joue pour faire des levées, comme à la belote. Le Pape l’emporte sur l’Empereur, la Mort sur le Pape, le
Jugement sur presque tout. Les joueurs y retrouvent le cortège des fêtes et des poèmes de leur temps, celui de
Pétrarque en particulier, où chaque triomphe est vaincu par le suivant. Le mot <em>tarocchi</em> apparaît au début du
XVIe siècle, sans que l’on sache d’où il sort. Rabelais cite le jeu en 1534, dans la longue liste de ceux auxquels
s’adonne Gargantua.</p>
<h2>Pourquoi Marseille ?</h2>
<p>Passé en France avec les armées et les marchands, le tarot y est gravé sur bois et colorié au pochoir, à bon
marché. Le dessin que nous appelons « de Marseille » se fixe au XVIIe siècle. Un des plus anciens exemplaires
complets, ou peu s’en faut, est celui de Jean Noblet, cartier à Paris vers 1650 ; Jean Dodal travaille à Lyon au
commencement du siècle suivant ; Nicolas Conver signe à Marseille, en 1760, un jeu qui deviendra le modèle de beaucoup
d’autres.</p>
<p>Ainsi la ville n’est pas son berceau. Elle en fut seulement l’un des ateliers les plus actifs. Le nom s’impose bien
plus tard ; la maison Grimaud le popularise en 1930 avec l’édition de Paul Marteau, celle que tant de familles ont
gardée dans un tiroir.</p>
<p>Soixante-dix-huit cartes le composent : vingt-deux atouts, que l’on dit aujourd’hui arcanes majeurs, et
cinquante-six cartes de quatre couleurs, bâtons, coupes, épées et deniers. Pendant trois siècles, presque tout le
monde y voit un passe-temps.</p>
<h2>L’Égypte imaginaire</h2>
<p>En 1781, dans le huitième volume du <em>Monde primitif</em>, le pasteur Antoine Court de Gébelin affirme que ce jeu
est un livre égyptien. L’ouvrage contient aussi un texte du comte de Mellet, qui relie les atouts aux lettres
hébraïques et parle de divination. L’enthousiasme est immédiat. Quatre ans plus tard, Etteilla, de son vrai nom
Jean-Baptiste Alliette, publie une méthode pour lire l’avenir dans les tarots et dessine bientôt le premier jeu conçu
pour cet usage.</p>
<p>Champollion déchiffre les hiéroglyphes en 1822 ; on n’y trouve pas trace de cartes. La légende s’en moque et
grandit. Éliphas Lévi, au milieu du XIXe siècle, marie les vingt-deux arcanes à l’alphabet hébreu, Papus systématise,
et l’Angleterre s’en mêle : en 1909 paraît à Londres le jeu dessiné par Pamela Colman Smith sous la direction d’Arthur
Edward Waite, dont les petites cartes sont enfin mises en scène. Il est de nos jours l’un des plus répandus dans le
monde.</p>
<p>Pendant ce temps, les joueurs jouaient. Ils le font encore, avec un tarot à scènes bourgeoises où l’Ermite et le
Pendu ont disparu. Chaque fois que l’on annonce une garde au coin du feu, on est plus près de l’usage d’origine que le
plus savant des occultistes.</p>
<h2>Ce que l’erreur a produit</h2>
<p>Faut-il en vouloir à Court de Gébelin ? Il s’est trompé avec talent. Sans lui, ces images populaires auraient
peut-être fini sous les tasses de café. En les croyant sacrées, on s’est mis à les regarder longtemps, et elles l’ont
supporté : un fou qui marche, un vieil homme avec sa lanterne, une tour que le ciel décoiffe. Peu de gravures tiennent
aussi bien la conversation. Nous l’avons essayé avec la plus redoutée, dans un article sur
<a href="/mag/la-maison-dieu-sans-peur">la Maison Dieu</a>.</p>
<p>Rien ne prouve que les cartes connaissent l’avenir. Le mélange est affaire de hasard. Ce hasard a une vertu : il
propose un point de vue que l’on n’aurait pas choisi. La suite dépend de la question, sur laquelle nous avons
<a href="/mag/poser-une-bonne-question-au-tarot">quelques conseils</a>, et de la personne qui lit avec vous ; les
tarologues présents en ce moment figurent sur la page des <a href="/voyance">consultations</a>, prix affiché avant
toute chose.</p>
<p>Si un jeu dort chez vous, sortez-le. Étalez les vingt-deux atouts sur la table, sans manuel, et classez-les par
ordre de préférence. Les enfants ne procèdent pas autrement, et l’on apprend beaucoup à se demander pourquoi telle
figure finit toujours dernière.</p>
`,
}
