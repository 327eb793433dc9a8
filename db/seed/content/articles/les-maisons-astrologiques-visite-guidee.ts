import type { SeedArticle } from '../kinds.ts'

export const maisons: SeedArticle = {
  slug: 'les-maisons-astrologiques-visite-guidee',
  title: 'Les douze maisons, visitées comme une maison',
  description:
    'Entrée, cuisine, balcon, porte du fond : une promenade dans les douze maisons de l’astrologie, pour comprendre enfin où se joue chaque planète.',
  theme: 'astrologie',
  publishedOn: '2026-04-08',
  related: ['ce-que-dit-vraiment-l-ascendant', 'le-retour-de-saturne', 'eclipses-ciel-et-symboles'],
  body: `
<p>Les signes ont leurs symboles, les planètes leurs légendes. Les maisons, elles, n’ont que des numéros, et c’est là
que beaucoup de lecteurs referment le livre. Dommage, car elles répondent à la question la plus concrète du thème. Une
planète dit ce qui agit, un signe dit de quelle manière, une maison dit où. Prenons donc le mot au sérieux, poussons
une grille et faisons le tour du propriétaire.</p>
<h2>Le seuil et le rez-de-chaussée</h2>
<p>La <strong>maison I</strong> est l’entrée. Elle commence à
l’<a href="/mag/ce-que-dit-vraiment-l-ascendant">ascendant</a> : c’est la façade, le paillasson, ce qu’un visiteur
comprend de vous avant que vous ayez parlé. Une planète placée là se voit de la rue.</p>
<p>La <strong>maison II</strong> est le cellier. On y garde ce que l’on possède et ce que l’on gagne, mais aussi ce à
quoi l’on tient. Certains y rangent des bocaux, d’autres de la porcelaine ; la tradition y observe notre idée de la
sécurité plus que le montant de nos économies.</p>
<p>La <strong>maison III</strong> est le couloir, avec le téléphone de jadis et les manteaux de la fratrie. On s’y
croise, on s’y apostrophe, on part à l’école. Les frères et sœurs, les voisins, les lettres, les courts trajets sont
de son ressort.</p>
<p>La <strong>maison IV</strong> est tout en bas : cave, fondations, cuisine où l’on a grandi. Elle parle de la
famille, des racines, du lieu où l’on revient quand tout est fini. Sur la carte, elle occupe le point le plus sombre,
sous nos pieds, et c’est le plus chaud.</p>
<h2>Les pièces à vivre</h2>
<p>La <strong>maison V</strong> est le salon un soir de fête, ou la chambre d’enfants. On y joue, on y peint, on y
tombe amoureux sans penser au lendemain. Tout ce qui se fait pour le plaisir de le faire habite ici.</p>
<p>La <strong>maison VI</strong> est la buanderie. Il faut bien que quelqu’un repasse. La tradition lui attribue le
travail quotidien, les habitudes, les soins que l’on prend de soi et des bêtes. On la néglige parce qu’elle n’a rien
de glorieux ; une maison dont la buanderie va mal devient pourtant vite inhabitable.</p>
<p>La <strong>maison VII</strong> s’ouvre en face de l’entrée. C’est la table dressée pour deux, la chaise de
l’autre : conjoint, associé, adversaire parfois. Ce que la première maison ignore de soi, la septième le rencontre
chez quelqu’un. Les curieux du couple y passeront du temps, avant d’aller comparer deux ciels sur notre page de
<a href="/compatibilite-amoureuse">compatibilité amoureuse</a>.</p>
<p>La <strong>maison VIII</strong> est la pièce fermée à clef. Dettes, héritages, intimité, ce qui se transforme
derrière une porte. Son nom de « maison de la mort » a fait trembler des générations. Aucun astrologue honnête n’y lit
la fin de personne ; si l’on vous propose une date, la visite est terminée.</p>
<h2>Les étages</h2>
<p>La <strong>maison IX</strong> est la bibliothèque, avec sa mappemonde et sa fenêtre sur le port. Les voyages
lointains, les études, les croyances, tout ce qui demande d’aller voir plus loin que le jardin.</p>
<p>La <strong>maison X</strong> est le toit, ou le balcon d’où l’on vous salue. Elle commence d’ordinaire au milieu du
ciel et concerne la place que l’on occupe parmi les autres : métier, réputation, responsabilités. On y monte par un
escalier qui part de la cave ; les biographies montrent souvent combien ces deux étages se répondent.</p>
<p>La <strong>maison XI</strong> est la terrasse des amis. On y refait le monde, on y forme des projets, des
associations, des bandes. Les Anciens l’appelaient « le bon génie », et l’on comprend qu’ils s’y plaisaient.</p>
<p>La <strong>maison XII</strong>, enfin, est la porte du fond, celle qui donne sur le bois. Retraites, rêves,
chagrins tus, générosités sans témoin. Elle précède l’ascendant : les planètes qui s’y trouvent viennent de se lever,
et la tradition les dit cachées alors qu’elles sont, au sens propre, déjà au-dessus de l’horizon.</p>
<h2>Questions de murs</h2>
<p>Où placer les cloisons ? Les astrologues en débattent depuis l’Antiquité. Les maisons égales comptent trente degrés
chacune. Le système de Placidus, du nom d’un moine italien du XVIIe siècle, Placide de Titis, les découpe selon le
temps que met le ciel à monter, si bien que certaines s’étirent et que d’autres se resserrent. Près du cercle polaire
il ne fonctionne plus du tout. Aucun calcul ne tranche, car il n’y a rien à mesurer : les maisons sont une convention
de lecture, et l’astronomie ne les connaît pas.</p>
<p>Une maison vide n’est pas une pièce condamnée. Dix astres pour douze pièces, il en reste forcément d’inoccupées. On
regarde alors le signe inscrit sur la porte et la planète qui le gouverne, où qu’elle soit partie dîner.</p>
<p>Pour trouver vos propres murs, il faut l’heure et le lieu ; le <a href="/theme-astral">thème astral</a> dessine le
reste et donne chaque position en toutes lettres. Commencez par repérer la pièce la plus peuplée. Demandez-vous
ensuite si vous y passez, dans la vie, autant de temps que le ciel le prétend. Le désaccord, quand il existe, est
souvent plus instructif que la ressemblance.</p>
`,
}
