import type { SeedArticle } from '../kinds.ts'

export const carteDuJour: SeedArticle = {
  slug: 'tirer-une-carte-par-jour',
  title: 'Tirer une carte par jour, une petite discipline',
  description:
    'Cinq minutes, un jeu, un carnet : comment installer l’habitude de la carte du jour, éviter la superstition du matin et apprendre le tarot sans l’apprendre par cœur.',
  theme: 'tarot',
  publishedOn: '2026-03-11',
  related: ['tenir-un-journal-des-signes', 'poser-une-bonne-question-au-tarot', 'histoire-du-tarot-de-marseille'],
  body: `
<p>Il y a des gens qui font leurs gammes, d’autres qui notent la température et la direction du vent. La carte du jour
appartient à cette famille de gestes. On la croit réservée aux initiés ; elle convient surtout aux débuts, quand
soixante-dix-huit images paraissent une montagne. À raison d’une par matin, on en aura croisé la plupart avant l’été,
sans effort et sans ordre, comme on rencontre les habitants d’un village.</p>
<h2>Le geste</h2>
<p>Choisissez un moment qui existe déjà : le café, le trajet assis, les dix minutes d’avant le dîner. Une habitude
neuve tient mieux lorsqu’elle s’accroche à une vieille. Mélangez jusqu’à ce que vous en ayez assez, coupez, retournez.
Il n’y a ni main obligatoire, ni bougie, ni étoffe de soie ; la tradition en a proposé de toutes sortes, pour le
plaisir de créer un seuil. Si une petite cérémonie vous aide à poser le téléphone, gardez-la.</p>
<p>Quelques personnes préfèrent s’en tenir aux vingt-deux arcanes majeurs pendant les premières semaines. C’est
raisonnable. On lira les petites cartes ensuite, quand l’œil saura reconnaître une posture et une couleur. Ne vous
souciez pas davantage du sens, droit ou renversé : ce raffinement servira plus tard, il encombre au début.</p>
<h2>Regarder avant de savoir</h2>
<p>Laissez le livret dans sa boîte. Décrivez d’abord l’image comme à quelqu’un qui aurait fermé les yeux. Où va le
regard du personnage ? Que tiennent ses mains ? Y a-t-il de l’eau, un animal, un sol cultivé ? Dans le tarot de
Marseille, l’Étoile, un genou en terre, vide deux cruches ; Tempérance, debout et ailée, passe l’eau d’un vase dans
l’autre sans en perdre. Deux figures et quatre récipients, deux rapports opposés à ce que l’on donne. Aucun lexique ne
vous l’apprendra aussi bien que trois minutes d’attention.</p>
<p>Demandez-vous alors : à quoi cela ressemble-t-il, dans ma journée ? La réponse peut être minuscule. Le Bateleur, un
matin de rangement, parle peut-être de la table encombrée. Il n’est pas nécessaire que le destin s’en mêle.</p>
<p>Après seulement, ouvrez un livre, et notez où il vous contredit. Les auteurs ne s’accordent pas entre eux ; rien ne
vous oblige à prendre le parti du dernier lu.</p>
<h2>Deux lignes, pas davantage</h2>
<p>Le carnet fait la moitié du travail. Inscrivez la date, la carte, une phrase le matin. Le soir, ajoutez-en une
autre : ce que la journée en a fait. Si rien ne lui correspond, écrivez « rien ». Ce mot-là est précieux. Il protège
de la tentation de tout faire entrer de force, et au bout d’un mois il donne la mesure honnête de l’exercice. Pour qui
voudrait aller plus loin, le <a href="/mag/tenir-un-journal-des-signes">journal des signes</a> étend la méthode aux
rêves et aux coïncidences.</p>
<p>Relisez toutes les quatre semaines. Vous verrez apparaître votre propre dictionnaire, différent de celui des
manuels. Telle personne associera l’Hermite à son grand-père, telle autre à l’ennui. Le jeu de Marseille écrit
d’ailleurs ce nom avec un H, et l’on a beaucoup glosé sur cette lettre qui n’est sans doute qu’une habitude
d’imprimeur.</p>
<p>Ne vous étonnez pas qu’une carte revienne. Avec vingt-deux arcanes, la première répétition arrive souvent avant la
fin de la semaine, et le calcul suffit à l’expliquer. Elle offre simplement une occasion de mieux voir une image que
l’on avait expédiée la première fois.</p>
<h2>Quand la carte inquiète</h2>
<p>Un jour ou l’autre sortira l’arcane sans nom, que l’on appelle la Mort. Un autre jour, ce sera
<a href="/mag/la-maison-dieu-sans-peur">la Maison Dieu</a>. Prenez-les au mot de l’image : un squelette qui
moissonne une terre noire semée de têtes et de mains ; une tour qui s’ouvre. La tradition y voit une fin nécessaire, un
changement de cadre. Elles ne prédisent pas d’accident. Elles ne décident pas de votre mardi.</p>
<p>Il existe une règle simple pour rester du bon côté de l’habitude : ne rien annuler à cause d’une carte. Ni un
voyage, ni un rendez-vous chez le médecin, ni une invitation. Si vous remarquez que vous retirez jusqu’à obtenir
mieux, ou qu’un matin sans tirage vous rend fébrile, rangez le jeu une quinzaine. Un outil de rêverie ne doit pas
devenir un verrou. Et quand l’angoisse est là indépendamment des cartes, c’est à une personne de confiance ou à un
professionnel de santé qu’il faut en parler.</p>
<p>Certains matins, l’envie vous prendra de glisser la carte sous le paquet et de faire comme si. Trichez, et notez-le
aussi. Ce refus en dira plus que l’image.</p>
<p>Au bout d’une saison, le jeu vous sera devenu familier, avec ses bavards et ses taciturnes. Peut-être aurez-vous
alors une question que la carte seule ne suffit pas à porter. Apprenez à
<a href="/mag/poser-une-bonne-question-au-tarot">la formuler</a> ; vous pourrez la travailler sans aide, ou la confier
à <a href="/voyance">un ou une tarologue</a>, qui aura vu passer bien des matins.</p>
`,
}
