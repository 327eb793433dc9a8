import type { SeedPage } from '../kinds.ts'

export const astrologues: SeedPage = {
  path: '/voyance/astrologues',
  title: 'Les astrologues : un ciel exact, une lecture humaine',
  description:
    'Ce qu’un astrologue calcule, ce qu’il interprète, ce que la science en pense, et les trois renseignements à réunir avant de lui parler.',
  lead: 'L’astrologue a un pied dans l’arithmétique et l’autre dans le récit. Tout l’art de le consulter consiste à savoir sur lequel il s’appuie.',
  body: `
<h2>Deux métiers longtemps confondus</h2>
<p>Pendant des siècles, celui qui prédisait et celui qui mesurait furent le même homme. Ptolémée composa à Alexandrie, au deuxième siècle, un traité d’astronomie, l’Almageste, et un autre d’astrologie, la Tétrabible. Kepler, dont les lois servent encore à guider nos sondes, dressait des horoscopes pour vivre. La séparation se fit au dix-septième siècle : les astronomes gardèrent la lunette, les astrologues gardèrent l’almanach.</p>
<p>Il en subsiste une politesse à sens unique. L’astrologue d’aujourd’hui utilise les éphémérides des astronomes, lesquels ne lui empruntent rien.</p>
<h2>La part qui se vérifie</h2>
<p>Un thème natal est d’abord une photographie de position. Où se trouvaient le Soleil, la Lune et les planètes, vus de la Terre, à telle minute et en tel lieu ? Quel degré du zodiaque montait à l’horizon, ce que l’on nomme l’ascendant ? La réponse ne dépend d’aucune opinion. Le <a href="/theme-astral">thème astral du site</a> la donne gratuitement, tient compte de l’heure légale de l’époque, et avoue ce qu’il ignore quand l’heure manque.</p>
<h2>La part qui s’interprète</h2>
<p>Que Mars en Bélier parle d’ardeur, voilà qui relève de la tradition, non de la mesure. En 1985, la revue Nature publia une expérience en double aveugle menée par Shawn Carlson : des astrologues devaient apparier des thèmes et des portraits psychologiques, et ne firent pas mieux que le hasard. La précession des équinoxes a par ailleurs décalé, depuis l’Antiquité, les signes de l’astrologie occidentale par rapport aux constellations dont ils portent le nom. Les astrologues le savent ; leur zodiaque part du point du printemps, et non des étoiles.</p>
<p>Faut-il fermer le livre ? Chacun en juge. On peut goûter l’astrologie comme une langue : douze signes, dix astres, douze maisons, assez de mots pour parler d’un caractère avec nuance, et pour s’entendre dire des choses que l’on ne se dirait pas.</p>
<h2>Ce qu’il faut apporter</h2>
<ol>
<li><strong>Une date</strong>, avec l’année.</li>
<li><strong>Un lieu</strong>, la commune suffit.</li>
<li><strong>Une heure</strong>, la plus précise possible. En France, elle est inscrite sur l’acte de naissance ; la mairie qui l’a dressé en délivre une copie intégrale sans frais.</li>
</ol>
<p>Quatre minutes d’écart déplacent en moyenne l’ascendant d’un degré. Sans heure, l’astrologue consciencieux travaille avec les planètes et laisse les maisons de côté. Méfiez-vous de celui qui les devine.</p>
<p>Le changement d’heure complique aussi l’affaire. Chaque ville de France a vécu à son heure solaire jusqu’en 1891, une partie du pays est passée à l’heure allemande sous l’Occupation, et l’heure d’été a été rétablie en 1976. Une erreur de soixante minutes fait tourner toute la roue ; demandez à votre interlocuteur comment il en tient compte.</p>
<h2>De bonnes questions, de moins bonnes</h2>
<p>Le thème se prête aux interrogations longues. Pourquoi ce besoin de tout recommencer tous les sept ans, quelle est cette tension entre la maison et le travail, qu’est-ce que l’année à venir met à l’épreuve ? Il répond mal aux questions de guichet, du genre « m’écrira-t-on jeudi ? ». Une période, dans cette langue, colore ; elle ne convoque personne à une heure dite.</p>
<p>Pour deux ciels que l’on veut rapprocher, la <a href="/compatibilite-amoureuse/naissances">comparaison des naissances</a> montre les rencontres d’un astre à l’autre. Arriver avec cette page ouverte épargne des minutes à tout le monde.</p>
<h2>Les astrologues du site</h2>
<p>Les personnes présentées sous ces lignes ont leur école, leurs maisons préférées, leur manière d’aborder les transits. Certaines aiment le caractère, d’autres les cycles, d’autres encore les histoires de famille que l’on se transmet comme un service à café. Leurs profils le disent. Le tarif à la minute y figure en toutes lettres, et vous saurez, avant d’entrer, combien de temps votre crédit ou vos minutes offertes peuvent couvrir.</p>
<p>Si les cartes vous attirent davantage que les planètes, les <a href="/voyance/tarologues">tarologues</a> travaillent à la table voisine. Et pour une première approche sans personne en face, l’<a href="/horoscope">horoscope</a> calculé chaque jour explique de quel mouvement du ciel vient chacune de ses phrases.</p>
`,
}
