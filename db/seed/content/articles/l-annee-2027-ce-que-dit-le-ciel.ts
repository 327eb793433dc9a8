import type { SeedArticle } from '../kinds.ts'

export const annee2027: SeedArticle = {
  slug: 'l-annee-2027-ce-que-dit-le-ciel',
  title: 'L’année 2027 : ce que dit le ciel, mois par mois',
  description:
    'Jupiter passe du Lion à la Vierge, Mars recule, une éclipse totale traverse l’été, Uranus et Pluton s’accordent. Les dates exactes de 2027.',
  theme: 'astrologie',
  publishedOn: '2026-11-20',
  related: [
    'eclipses-ciel-et-symboles',
    'pourquoi-mercure-retrograde-fait-parler',
    'demenager-ce-que-dit-la-maison-quatre',
  ],
  body: `
<p>Il y a des années qui se font attendre et des années qui arrivent avec leurs bagages. 2027 est de la seconde sorte. Elle commence par un recul, celui de Mars, et se donne en son milieu le plus beau spectacle que le ciel puisse offrir. Voici les dates, calculées à l’heure de Paris, et ce que les astrologues en font.</p>
<h2>Le décor</h2>
<p>Saturne passe toute l’année en Bélier, où il restera jusqu’en avril 2028. C’est un vieux maître dans une cour de récréation. Il demande à chacun de commencer quelque chose et de le tenir. Si votre naissance date de la fin des années quatre-vingt-dix, vous connaissez peut-être votre <a href="/mag/le-retour-de-saturne">premier retour</a>.</p>
<p>Jupiter est en Lion jusqu’au 26 juillet. Les mois précédents ont pu vous donner le goût de la scène, d’un enfant, d’une reconnaissance que l’on osait à peine espérer. Il entre ensuite en Vierge pour un an. L’époque change alors de ton. Après la fête, l’ouvrage bien fait.</p>
<p>Plus loin, les planètes lentes s’entendent à merveille. Uranus en Gémeaux, Neptune en Bélier et Pluton en Verseau forment entre eux des angles favorables. Le sextile d’Uranus et de Neptune est exact le 15 janvier et le 6 juin, le trigone d’Uranus et de Pluton le 15 juin, le sextile de Neptune et de Pluton le 28 juin puis le 16 octobre. Juin concentre presque tout. Quand trois lentes s’accordent, disent les astrologues, une époque respire. On verra ce qu’elle en fait.</p>
<h2>Janvier, février, mars, on recule pour mieux voir</h2>
<p>Mars rétrograde à partir du 10 janvier, en Vierge, et repasse en Lion le 21 février. Il ne repartira que le 1er avril. Les projets lancés en force patinent, les colères rentrent et ressortent de travers. C’est un excellent hiver pour reprendre un dossier inachevé, renégocier, s’entraîner. Mauvais pour les duels.</p>
<p>Le 6 février, une éclipse annulaire de Soleil a lieu en Verseau. On ne la voit pas de France, l’Amérique du Sud et l’Atlantique l’auront. Les groupes, les amis, les causes demandent un nouveau départ. Trois jours après, le 9 février, Mercure recule en Poissons puis en Verseau, jusqu’au 3 mars. Cela fait beaucoup de planètes à contresens. Réservez votre mois de février pour relire.</p>
<h2>Avril, mai, juin, la route s’ouvre</h2>
<p>Le 1er avril, sans plaisanter, Mars repart. Le 3 avril, Jupiter en Lion forme un trigone avec Saturne en Bélier, l’un des aspects les plus constructifs qui soient, l’audace qui sait compter. Il sera exact une seconde fois le 12 juillet. Entre ces deux dates, signez, fondez, demandez. Une promotion obtenue au printemps 2027 a de bonnes chances de tenir.</p>
<p>Vénus traverse le Bélier du 20 avril au 14 mai, le Taureau jusqu’au 8 juin, les Gémeaux jusqu’au 3 juillet. Les amours suivent le même chemin, l’élan, la chair, la conversation. Mercure s’arrête à nouveau le 10 juin, en Cancer, et retarde les affaires de famille jusqu’au 4 juillet.</p>
<h2>Juillet et août, le grand moment</h2>
<p>Le 26 juillet, Jupiter entre en Vierge. Et le 2 août, vers midi, heure de Paris, la Lune couvre le Soleil dans le signe du Lion. L’éclipse est totale sur le sud de l’Espagne, le nord du Maroc, l’Algérie, la Tunisie, la Libye, l’Égypte, l’Arabie. Près de Louxor, la nuit durera plus de six minutes, ce qui n’arrivera plus de la sorte avant longtemps. En France, le Soleil sera entamé, davantage dans le sud.</p>
<p>En Lion, une éclipse parle du cœur, des enfants, de l’orgueil et de l’œuvre. Les natifs du début d’août et ceux du début de février, en face, la sentent plus que d’autres. La tradition conseille de ne pas prendre de grande décision le jour même. Regardez en l’air, avec les lunettes qu’il faut, et laissez passer une semaine.</p>
<h2>De septembre à décembre, on trie</h2>
<p>Le 10 septembre, Jupiter en Vierge se met au carré d’Uranus en Gémeaux. Une nouvelle, un changement de règle, un imprévu de travail. Les gens souples s’amusent. Mercure recule du 7 au 28 octobre, du Scorpion à la Balance, et ramène une conversation que vous croyiez close. Saturne, rétrograde depuis le 9 août, se redresse le 24 décembre, la veille de Noël. Le cadeau est sérieux, un chantier débloqué, une responsabilité que l’on cesse de craindre.</p>
<h2>Pour chaque signe, une phrase</h2>
<p>Bélier, finissez une chose et l’on vous suivra. Taureau, la maison jusqu’en juillet, l’amour ensuite. Gémeaux, vous surprendrez, vous d’abord. Cancer, l’argent se redresse, puis la parole. Lion, c’est votre année jusqu’au 26 juillet, servez-vous. Vierge, elle le devient ce jour-là. Balance, des amis, puis un besoin de silence. Scorpion, une place en vue, et les gens qui vont avec. Sagittaire, le voyage et bientôt le métier. Capricorne, un partage à régler, puis de l’air. Verseau, quelqu’un en face de vous jusqu’à la fin de juillet, puis des comptes à faire à deux. Poissons, le quotidien se soigne, et le couple reçoit Jupiter à la fin de l’été.</p>
<p>Votre <a href="/horoscope/annuel">horoscope annuel</a> donne le détail. Marquez le 2 août dans votre agenda, quel que soit votre signe. La prochaine fois qu’une éclipse totale touchera la France, ce sera en 2081.</p>
<h2>Sources</h2>
<ul><li>Fred Espenak et Jean Meeus, <em>Five Millennium Canon of Solar Eclipses</em>, NASA, 2006, pour les deux éclipses de l’année.</li><li>Notre calcul du ciel, celui des pages <a href="/ciel">Le ciel</a> et <a href="/horoscope">Horoscope</a>, comparé à chaque version aux éphémérides de référence. Toutes les heures sont celles de Paris.</li></ul>
`,
}
