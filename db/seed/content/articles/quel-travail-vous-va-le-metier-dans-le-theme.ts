import type { SeedArticle } from '../kinds.ts'

export const metier: SeedArticle = {
  slug: 'quel-travail-vous-va-le-metier-dans-le-theme',
  title: 'Quel travail vous va ? Le métier dans le thème',
  description:
    'Maison VI, maison X, Saturne, Mars : où les astrologues cherchent le métier, et les trois questions à se poser avant une démission ou un entretien.',
  theme: 'astrologie',
  publishedOn: '2026-10-07',
  related: ['le-retour-de-saturne', 'lire-son-premier-theme-astral', 'les-maisons-astrologiques-visite-guidee'],
  body: `
<p>« Je ne sais pas ce que je veux faire. » La phrase se dit à dix-huit ans, et bien plus souvent à quarante-deux, un dimanche soir, devant un ordinateur que l’on n’a pas envie d’ouvrir. Les astrologues l’entendent tous les jours. Ils ne répondent pas par un nom de métier. Le ciel n’avait pas prévu les chefs de projet.</p>
<h2>Deux maisons, deux questions</h2>
<p>Dans un thème, le travail est coupé en deux, et cette coupure est une trouvaille. La maison VI parle des journées, la maison X parle du nom sur la porte. On peut avoir une belle X et une VI désastreuse, un titre dont la famille est fière et des matins qui donnent la nausée. On peut avoir l’inverse, un poste sans éclat où l’on rit, et l’impression de n’avoir rien fait de sa vie.</p>
<p>Avant toute décision, demandez-vous de laquelle il s’agit. Est-ce le contenu des heures qui vous use, l’open space, le trajet, la personne qui soupire en face ? C’est la VI, et une autre équipe suffit parfois. Est-ce la direction, le sentiment de grimper à la mauvaise échelle ? C’est la X, et changer d’entreprise ne changera rien.</p>
<h2>Le milieu du ciel</h2>
<p>Il est au sommet de la roue, et son signe donne le style de la carrière. En Bélier, on commence, on fonde, on préfère dix salariés à soi à mille chez un autre. En Balance, on réussit par les relations et l’on a besoin d’un associé. En Poissons, le métier tient du soin ou de l’image, et l’on s’y perd si personne ne fixe la fin de la journée.</p>
<p>Regardez surtout la planète qui gouverne ce signe et la maison où elle se trouve. Un milieu du ciel en Vierge a pour maître Mercure. S’il est en maison III, on écrit, on enseigne, on traite de l’information. En maison VIII, on audite, on enquête, on s’occupe de l’argent des autres. Ptolémée procédait déjà ainsi au deuxième siècle. Il cherchait le maître de l’action parmi Mercure, Vénus et Mars, et en tirait des listes où voisinent les scribes, les teinturiers et les dompteurs.</p>
<h2>Saturne, le chef du personnel</h2>
<p>On le craint, à tort. Saturne indique l’endroit où l’on progresse lentement et où l’on finit par faire autorité. En maison III, l’enfant qui bégayait devient le professeur qu’on n’oublie pas. En maison II, on compte longtemps chaque sou, puis l’on compte très bien, pour les autres aussi. Là où il se tient, il ne faut pas espérer de succès avant trente ans et il ne faut pas renoncer.</p>
<p>Ses passages rythment les carrières. Tous les sept ans environ, il forme un angle avec sa place de naissance. Vers vingt-neuf ans, il <a href="/mag/le-retour-de-saturne">y revient</a>. Regardez les dates de vos changements de poste, elles en gardent la trace.</p>
<h2>Mars, ou la manière de se battre</h2>
<p>Il sert dans les entretiens. Mars en signe de feu attaque le sujet et annonce un chiffre. En terre, il apporte des preuves et attend. En air, il négocie, propose trois solutions. En eau, il perçoit ce que l’autre veut entendre et se bat mal pour soi. Connaissez le vôtre avant d’aller demander une augmentation. Un Mars en Cancer qui imite un Mars en Bélier se fait renvoyer à sa place. Le même, s’il plaide pour son équipe et s’inclut dans l’équipe, obtient tout.</p>
<h2>Trois questions avant de démissionner</h2>
<p>La première vient de la maison VI. Si la même fonction s’exerçait avec d’autres gens, à dix minutes de chez vous, resteriez-vous ? La deuxième vient de la X. Dans cinq ans, enviez-vous le poste de votre supérieur ? S’il ne vous fait pas envie, vous êtes dans un escalier qui ne mène pas chez vous. La troisième vient de la II, la maison de l’argent. Combien de mois pouvez-vous tenir ? Un nombre, écrit, pas une impression.</p>
<p>Ces questions n’exigent pas d’éphémérides. Le thème aide à entendre laquelle des trois fait mal.</p>
<h2>Une histoire</h2>
<p>Une femme consulte avec un milieu du ciel en Sagittaire et Jupiter en maison VI. Elle est juriste dans une banque, bien payée, éteinte. Elle croit devoir tout quitter pour l’humanitaire. L’astrologue lui montre Jupiter, maître de sa carrière, logé dans la maison des tâches quotidiennes. La grandeur, chez elle, n’est pas dans le titre, elle est dans les journées. Il n’y avait pas besoin de l’Afrique. Elle a demandé à former les nouveaux, deux jours par semaine. Puis quatre. Elle a changé de carte de visite trois ans plus tard, sans éclat, et la banque l’a remerciée avec un discours dont elle a corrigé les fautes.</p>
<p>Il vous reste à ouvrir votre <a href="/theme-astral">thème</a> et à regarder les deux maisons. L’une vous donnera envie de sourire, l’autre de refermer la page. Commencez par la seconde.</p>
<h2>Sources</h2>
<ul><li>Claude Ptolémée, <em>Tétrabible</em>, livre IV, chapitre 4, « De la qualité de l’action », deuxième siècle.</li><li>Firmicus Maternus, <em>Mathesis</em>, quatrième siècle, traduit par Pierre Monat aux Belles Lettres, avec ses longues listes de métiers selon les planètes.</li></ul>
`,
}
