import type { SeedQuestion } from './kinds.ts'

export const questionsAstrologie: readonly SeedQuestion[] = [
  {
    slug: 'comment-faire-sans-heure-de-naissance',
    question: 'Comment faire si je ne connais pas mon heure de naissance ?',
    theme: 'astrologie',
    answer: `<p>Commencez par la chercher : en France, elle est portée sur l’acte de naissance, dont la mairie du lieu délivre gratuitement une copie intégrale. Un carnet de santé, un bracelet de maternité, une lettre de famille la donnent parfois.</p><p>À défaut, le <a href="/theme-astral">thème astral</a> se calcule quand même. Les planètes changent peu en une journée ; la Lune parcourt environ treize degrés, et la page indique sa marge. <a href="/voyance/astrologues">L’ascendant et les maisons</a>, eux, ne sont pas affichés. Nous préférons un blanc honnête à un beau mensonge réglé sur midi.</p>`,
  },
  {
    slug: 'comment-l-horoscope-est-il-calcule',
    question: 'Comment l’horoscope du site est-il calculé ?',
    theme: 'astrologie',
    answer: `<p>Un moteur détermine où se trouvent les astres, puis les distances qu’ils forment avec chaque signe. Ces rapports choisissent et pèsent des fragments rédigés d’avance en français. Rien n’est tiré au sort : le même signe et le même jour donnent le même texte à tout le monde.</p><p>Chaque phrase de l’<a href="/horoscope">horoscope</a> peut montrer sa cause, avec l’heure exacte à Paris. <a href="/theme-astral">La partie astronomique</a> se vérifie dans n’importe quelle éphéméride. L’interprétation suit la tradition, dont aucune étude n’a démontré la valeur prédictive.</p>`,
  },
  {
    slug: 'qu-est-ce-que-l-ascendant',
    question: 'Qu’est-ce que l’ascendant ?',
    theme: 'astrologie',
    answer: `<p>Le degré du zodiaque qui se levait à l’est, à l’instant et au lieu de votre naissance. La Terre tournant sur elle-même, tout le cercle défile en un jour : l’ascendant avance d’un degré toutes les quatre minutes en moyenne, plus vite ou plus lentement selon le signe et la latitude. Voilà pourquoi deux enfants nés le même matin peuvent en avoir un différent.</p><p>La tradition y lit la façon d’aborder le monde, l’allure, le premier geste. Le <a href="/theme-astral">thème astral</a> vous donne le vôtre, et un <a href="/voyance/astrologues">astrologue</a> peut le mettre en rapport avec le reste.</p>`,
  },
  {
    slug: 'je-suis-entre-deux-signes',
    question: 'Mon anniversaire tombe entre deux signes : lequel est le mien ?',
    theme: 'astrologie',
    answer: `<p>Un seul, quoi qu’on en dise. Le Soleil franchit la limite à une minute précise, qui change d’une année à l’autre, car l’année ne compte pas un nombre entier de jours. <a href="/horoscope">Les dates imprimées</a> dans les magazines sont des moyennes ; elles se trompent volontiers d’un jour.</p><p>Le calcul exact, avec votre année et si possible votre heure, tranche aussitôt : demandez-le au <a href="/theme-astral">thème astral</a>. Si la phrase « je suis un peu des deux » vous a toujours semblé vraie, l’explication traditionnelle se trouve souvent chez Mercure ou Vénus, jamais bien loin du Soleil, et parfois logés dans le signe voisin.</p>`,
  },
  {
    slug: 'y-a-t-il-des-signes-incompatibles',
    question: 'Y a-t-il des signes incompatibles en amour ?',
    theme: 'astrologie',
    answer: `<p>La tradition parle d’accords plus ou moins aisés, selon les éléments et <a href="/compatibilite-amoureuse/signes">les angles entre les signes</a>. Elle ne prononce pas d’interdiction, et les couples heureux qui la contredisent sont partout. Le signe solaire ne décrit d’ailleurs qu’une petite part d’un thème.</p><p>Notre <a href="/compatibilite-amoureuse">compatibilité amoureuse</a> note cinq domaines et montre ses raisons, sans verdict global. Prenez un score bas comme un sujet de conversation. Ce qui rend un lien impossible porte d’autres noms, le mépris, la peur, la violence ; dans ce dernier cas, les femmes trouvent une écoute gratuite au 3919.</p>`,
  },
  {
    slug: 'mon-signe-a-t-il-change',
    question: 'Mon signe a-t-il changé à cause d’un treizième signe ?',
    theme: 'astrologie',
    answer: `<p>Non, si l’on parle du zodiaque employé en Occident. Celui-ci découpe en douze parts égales la route apparente du Soleil, à partir du point où il se trouve à l’équinoxe de mars. Les constellations sont autre chose : des dessins inégaux, dont l’un, Ophiuchus, coupe cette route sans avoir jamais compté parmi les <a href="/horoscope">douze signes</a>.</p><p>L’axe de la Terre décrit lentement un cône, comme celui d’une toupie, en quelque vingt-six mille ans ; signes et constellations ne coïncident donc plus. Les astronomes de l’Antiquité le savaient déjà. Les <a href="/voyance/astrologues">astrologues</a> indiens, eux, suivent pour la plupart les étoiles, d’où leur décalage avec les nôtres.</p>`,
  },
]
