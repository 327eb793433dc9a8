import type { SeedArticle } from '../kinds.ts'

export const tarotOuOracle: SeedArticle = {
  slug: 'tarot-ou-oracle-quelle-difference',
  title: 'Tarot ou oracle, quelle différence ?',
  description:
    'L’un a une grammaire vieille de cinq siècles, l’autre change à chaque auteur. Comment les distinguer, les choisir et passer de l’un à l’autre sans s’y perdre.',
  theme: 'tarot',
  publishedOn: '2026-10-07',
  related: ['histoire-du-tarot-de-marseille', 'poser-une-bonne-question-au-tarot', 'tirer-une-carte-par-jour'],
  body: `
<p>Dans les librairies, ils sont côte à côte, sous cellophane, et l’on hésite. Une boîte montre un bateleur en
chausses, l’autre un héron dans la brume avec le mot « patience ». Toutes deux contiennent des cartes, un livret, une
promesse de conversation avec soi-même. La différence se voit pourtant dès que l’on retire le film, et elle commence
par un nombre.</p>
<h2>Soixante-dix-huit, ou ce que l’on voudra</h2>
<p>Un tarot a une structure. Vingt-deux atouts numérotés, à l’exception du Mat ; quatre séries de quatorze, bâtons,
coupes, épées, deniers. Le peintre peut remplacer le Chariot par une péniche et les coupes par des théières,
l’ossature demeure. Quiconque a étudié un tarot peut s’asseoir devant un autre et s’y retrouver, à la façon d’un
musicien qui change de piano.</p>
<p>Un oracle obéit à son auteur. Trente-deux cartes, quarante-quatre, cinquante-trois ; des fleurs, des métiers, des
phrases, des animaux. L’ordre compte peu et les numéros, quand il y en a, servent surtout à retrouver la page du
livret. Apprendre un oracle ne prépare pas au suivant. On peut y voir une faiblesse ou une liberté.</p>
<p>De là découle une conséquence pratique. Le tarot se lit beaucoup par relations : deux épées qui se suivent, un Huit
à côté d’un Huit, un personnage qui tourne le dos à son voisin. L’oracle parle davantage carte par carte, comme on
ouvre un livre au hasard.</p>
<h2>Deux familles, deux histoires</h2>
<p>Le tarot est un jeu de société de la Renaissance, enrôlé par la divination à la fin du XVIIIe siècle ; nous avons
raconté <a href="/mag/histoire-du-tarot-de-marseille">ce long détour</a>. Les oracles, à l’inverse, furent pour la
plupart dessinés afin d’être consultés.</p>
<p>Le plus célèbre fait exception, et avec esprit. Le « Petit Lenormand » doit son nom à Marie-Anne Lenormand, née à
Alençon en 1772, cartomancienne en vue sous l’Empire et la Restauration. Elle n’y est pour rien. Ses trente-six
cartes, cavalier, trèfle, bateau, maison, reprennent un jeu de parcours allemand de la fin du XVIIIe siècle, le
<em>Jeu de l’espérance</em>, publié à Nuremberg par Johann Kaspar Hechtel. On y avançait ses pions avec des dés, un
peu comme à l’oie. Un éditeur lui donna le nom de la voyante après sa mort, survenue en 1843, parce que ce nom faisait
vendre.</p>
<p>L’oracle de Belline a une généalogie plus discrète : dessiné au XIXe siècle par un cartomancien parisien que l’on
connaît sous le nom d’Edmond, il fut retrouvé et publié au XXe par le voyant qui lui a laissé le sien. Ses cartes à
petites vignettes sont rangées sous les planètes. Quant aux oracles illustrés qui remplissent aujourd’hui les rayons,
ils appartiennent à notre époque, à ses psychologies et à ses forêts.</p>
<h2>Ce que l’on cherche</h2>
<p>On dit parfois que l’oracle est doux et le tarot sévère. C’est affaire de dessin. Beaucoup d’oracles récents
évitent en effet les images sombres, ce qui les rend accueillants, et un peu courts lorsque la vie l’est aussi. Le
tarot contient un Diable, une tour et un squelette : il offre des mots aux mauvais jours, à condition de ne pas les
prendre pour des prédictions.</p>
<p>Quelques repères pour choisir :</p>
<ul>
<li>Vous aimez les systèmes, les correspondances, l’étude lente : prenez un tarot, et gardez-le dix ans.</li>
<li>Vous cherchez une phrase pour ouvrir une page de journal : un oracle convient très bien.</li>
<li>Vous voulez démêler une situation concrète, avec des gens et des papiers : le Lenormand, terre à terre, se lit par
paires presque comme un rébus.</li>
<li>Rien ne vous attire : passez votre chemin. Un jeu de cartes n’est pas un besoin.</li>
</ul>
<p>Il n’existe aucune preuve que l’un voie plus loin que l’autre, ni que l’un des deux voie quoi que ce soit. La
croyance selon laquelle un jeu devrait être reçu en cadeau est elle aussi sans fondement ancien ; elle a dû consoler
des gens prudents avec leurs dépenses. Achetez celui dont vous avez envie de tourner les images.</p>
<h2>Les mélanger ?</h2>
<p>On le fait souvent. Une carte d’oracle pour le climat, trois de tarot pour le récit ; ou l’inverse. La méthode
tient si l’on décide avant de tirer ce que chacune vient dire. Sinon l’on accumule, et la table se couvre de conseils
dont on retient celui qui arrange.</p>
<p>En consultation, demandez à la personne quel jeu elle emploie et pourquoi. Les <a href="/voyance">profils</a>
l’indiquent d’ordinaire. Un ou une tarologue vous expliquera volontiers ses cartes ; une réponse évasive est un
renseignement en soi. Et avant toute chose, <a href="/mag/poser-une-bonne-question-au-tarot">soignez la question</a> :
devant une demande floue, le plus savant des tarots ne vaudra pas mieux que le héron.</p>
<p>Ce héron, d’ailleurs, n’avait peut-être pas tort avec sa patience. On met longtemps à connaître un jeu. Les cartes
cornées que l’on voit chez certains praticiens ne le sont pas par négligence ; elles ont la patine des dictionnaires
que l’on ouvre sans y penser, à la bonne page.</p>
`,
}
