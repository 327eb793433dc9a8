import type { PlanetPair } from './kinds.ts'

export const moonAspects: readonly PlanetPair[] = [
  {
    pair: ['moon', 'mercury'],
    conjunction:
      'Sentir et dire ne font qu’un : la Lune et Mercure conjoints racontent l’émotion à mesure qu’elle vient. Votre mémoire est un roman. Les faits y prennent la couleur du jour. Le lendemain, sous une autre lumière, la même question reçoit un avis plus complet.',
    sextile:
      'Mettre un mot juste sur une humeur, voilà un service que vous rendez aux autres sans y penser. Par un sextile entre Lune et Mercure, les confidences viennent bien, les lettres aussi. Profitez-en pour vous : une page par semaine clarifie beaucoup de dimanches.',
    square:
      'Le cœur avance une chose, la tête la corrige, et la réponse part de travers. Lune et Mercure au carré rendent l’esprit nerveux, drôle, prompt à justifier ce qu’il ressent. « Je ne sais pas encore » est une réponse honorable, et les violons ont le temps de s’accorder.',
    trine:
      'Aux enfants, aux timides, aux gens pressés, vous savez parler. Entre Lune et Mercure, le trigone donne l’oreille fine et la phrase simple ; chacun se croit compris et l’est souvent. Un tel don s’émousse dans les potins. Racontez plutôt une histoire qui mérite d’être gardée.',
    opposition:
      'L’explication et le câlin n’arrivent jamais au même moment. Dans cette opposition de la Lune à Mercure, raison et sentiment débattent, quelquefois par personnes interposées. Avant de répondre, demandez en face : faut-il une solution, ou une simple écoute ?',
  },
  {
    pair: ['moon', 'venus'],
    conjunction:
      'La douceur est votre langue maternelle. Lune et Vénus réunies aiment recevoir, orner, consoler, et sentent ce qui ferait plaisir avant qu’on l’avoue. Par gourmandise de paix, elles évitent les sujets rêches. Un reproche tendre, offert avec le dessert, ne gâche pas le repas.',
    sextile:
      'Un bouquet sur la table, un mot dans la poche d’un manteau : vos affections ont de la grâce. Vénus prête ses manières à la Lune, et l’entente se fait dès le premier pas. Risquez-le aussi vers les visages nouveaux, ils n’attendent que cela.',
    square:
      'Être bien et plaire ne vont pas toujours ensemble. Vénus contrarie la Lune par de petits caprices de cœur : on désire ce qui agite, on délaisse ce qui repose. De quoi avez-vous besoin, avant de quoi avez-vous envie ? Le couvert se remet au bon endroit.',
    trine:
      'Il fait bon dans votre voisinage. Tendresse et goût se répondent quand Vénus forme un trigone avec la Lune ; la maison sourit, les brouilles durent peu. Trop de confort, en amour, ferme un peu les volets. Une danse, un dialecte, une épice inconnue : l’inattendu a sa chaise chez vous.',
    opposition:
      'Ce que vous donnez, ce que vous attendez : deux paniers qui ne s’équilibrent pas d’eux-mêmes. Face à face, Lune et Vénus comparent les preuves d’affection. Il y a des gens qui aiment par gestes et d’autres par paroles ; la balance s’adoucit quand on le sait.',
  },
  {
    pair: ['moon', 'mars'],
    conjunction:
      'L’émotion vous met debout avant la réflexion. La conjonction de la Lune et de Mars passe de la tendresse à l’indignation dans la même minute. Les proches reçoivent quelques éclaboussures. Prévenir « je suis en ébullition, laissez-moi dix minutes » préserve la vaisselle et le lien.',
    sextile:
      'Aux moments où il faut réagir, vous avez le bon réflexe. Lune et Mars en sextile offrent du cran au sentiment et du cœur à l’action. Défendre une personne absente, dépanner à minuit : un tel courage gagnerait à servir aussi vos propres envies.',
    square:
      'Une étincelle, et la cuisine est en alerte. Avec Mars au carré de la Lune, on réagit au quart de tour, surtout le ventre vide ou sous un ordre. Cette fougue est de la sensibilité armée. Bougez d’abord, un tour du quartier par exemple, et les mots suivront plus calmes.',
    trine:
      'Votre instinct sait quand avancer. Les élans du cœur trouvent sans drame le chemin des mains, puisque Mars seconde la Lune, et l’on aime cette spontanéité. Donnez-lui un terrain régulier, un sport, un atelier, une cause, afin qu’elle ne tourne pas à l’agitation.',
    opposition:
      'Se blottir ou partir en guerre ? Mars, face à la Lune, fait alterner le besoin d’abri et celui d’en découdre, souvent avec la personne la plus proche. Sous l’irritation, il y a souvent une peur ; montrée, elle désarme plus vite qu’un bon argument.',
  },
  {
    pair: ['moon', 'jupiter'],
    conjunction:
      'Tout ce que vous ressentez déborde un peu de la tasse. Lune et Jupiter ensemble donnent un grand cœur, le goût de nourrir, une bonne humeur qui revient. On s’excède par gentillesse. La tablée ne manquera de rien si une portion, au sens propre comme au figuré, reste pour vous.',
    sextile:
      'L’optimisme vous visite sous forme de coups de fil et de rencontres heureuses. Au sextile de la Lune et de Jupiter, la confiance naît vite dès que l’on se montre. Accepter l’invitation du voisin, entrer dans la chorale, goûter le plat inconnu : tout part de là.',
    square:
      'Consoler une contrariété par le superflu est une vieille tentation. Quand Jupiter bouscule la Lune, l’émotion voit grand et le regret, le lendemain, fait les comptes. Votre générosité mérite un arrosoir plutôt qu’un seau. Versez moins à la fois, plus souvent, et le jardin vous suivra.',
    trine:
      'Croire aux gens est votre don, et ils finissent par vous donner raison. De la Lune à Jupiter, un trigone tend un fil de bienveillance et de gaieté. L’insouciance oublie cependant les factures. Associez-lui une petite méthode, et elle vous emmène loin.',
    opposition:
      'Accueillir toute la rue ou fermer les volets : la Lune et Jupiter, en vis-à-vis, balancent entre l’élan et l’intimité. Les grandes phrases d’autrui vous soulèvent trop haut. La bonne température se trouve à l’échelle d’une cuisine, un repas, trois convives.',
  },
  {
    pair: ['moon', 'saturn'],
    conjunction:
      'Très tôt, le sentiment a appris à se tenir droit. Saturne, contre la Lune, donne de la profondeur, une fidélité rare, une pudeur qui passe pour de la froideur. La vieille pierre se réchauffe vite, au rythme d’un besoin par jour, énoncé sans excuse.',
    sextile:
      'Une maturité affective vous permet de tenir la main sans trembler. Durer, ménager, construire un foyer au fil des saisons, tout cela se fait avec Saturne pour allié de la Lune. On oublie de s’amuser en route. Pourquoi ne pas mettre une fantaisie au programme, oui, au programme ?',
    square:
      '« Je m’en occupe », dites-vous, quand le cœur voudrait que l’on s’occupe de lui. Le carré de la Lune et de Saturne a grandi avec un manque, vrai ou ressenti, et craint de déranger. Une petite chose demandée à quelqu’un de sûr, puis vraiment reçue, défait déjà une maille.',
    trine:
      'Entre vos émotions et votre raison, la rampe est solide. Lune et Saturne en trigone apportent patience, mémoire utile, sens des engagements. On se repose sur vous, peut-être trop. Les soirs de lassitude, laissez-la voir : d’autres n’attendent que de vous rendre la pareille.',
    opposition:
      'Le devoir appelle au moment même où l’on voudrait rester sous la couette. Avec Saturne opposé à la Lune, les autres prennent facilement un visage exigeant. Vérifiez l’exigence : une bonne part vient de vous, et de très loin : d’un âge où l’on vous félicitait de ne rien demander. Cette part-là peut apprendre à demander.',
  },
  {
    pair: ['moon', 'uranus'],
    conjunction:
      'Vos humeurs changent de fréquence comme une radio en voyage. La Lune conjointe à Uranus ressent par éclairs, s’attache librement, étouffe dans les rituels imposés. L’entourage s’en étonne. Vos proches ont besoin d’une constante, l’appel du jeudi par exemple, comme d’une prise où se brancher.',
    sextile:
      'Une intuition fraîche traverse vos relations et dénoue les situations coincées. Uranus n’effraie pas la Lune, il l’amuse ; la nouveauté vous plaît, à dose de printemps. La place du lit, le plat du lundi : il y a tant d’habitudes à rafraîchir sans rien casser.',
    square:
      'Trop de calme vous inquiète, trop de bruit aussi. Au carré, Lune et Uranus provoquent des départs du cœur, des refus soudains, un besoin d’air qui tombe toujours pendant le dîner. « Je sors marcher, je reviens » : ces mots changent une fuite en respiration.',
    trine:
      'Libre et tendre à la fois, votre affection n’enferme personne. Le trigone de la Lune et d’Uranus rajeunit la vie de famille avec humour. À force de détachement, certains pourraient vous croire au balcon. Redites-leur, en clair, la place qu’ils occupent.',
    opposition:
      'Tenir à quelqu’un et tenir à sa liberté, voilà un vieux débat. La Lune, devant Uranus, élit souvent des proches insaisissables, pour ne pas reconnaître sa propre envie d’envol. Avouer cette envie, en fixant ensemble des heures à soi, tranquillise tout le monde.',
  },
  {
    pair: ['moon', 'neptune'],
    conjunction:
      'Les murs, pour vous, ont des émotions. Lune et Neptune au même lieu du ciel rendent l’empathie océanique, l’imagination superbe, les adieux de quai déchirants. Il faut des digues tendres : une porte fermée, de l’eau, du silence, et la question « qu’est-ce qui m’appartient ? ».',
    sextile:
      'Comprendre à demi-mot fait partie de vos grâces. La Lune, bien entourée par Neptune, trouve la chanson qu’il fallait, à l’heure où il la fallait. Cette finesse s’offre mieux lorsqu’elle s’entretient : un musée, une forêt, un livre d’images vous la rendent intacte.',
    square:
      'Quand le réel déçoit, le songe met la table. Sous un carré de Lune à Neptune, on prend aisément ses désirs pour des signes et ses craintes pour des certitudes. Un coup de téléphone, un fait vérifié, et beaucoup de nuits de cinéma vous sont épargnées.',
    trine:
      'Votre sensibilité a l’oreille absolue. Du trigone entre Lune et Neptune naissent la poésie, la compassion, des rêves qui méritent d’être racontés. La rêverie se contente volontiers d’elle-même. Quelqu’un attend peut-être le conte, la recette, l’air fredonné que vous en tireriez.',
    opposition:
      'Face à certaines personnes, vos frontières fondent comme du sucre. La Lune opposée à Neptune donne tout par émotion, puis se demande ce qui lui revient. Jusqu’où, jusqu’à quand ? Votre bonté a le droit de connaître la réponse avant d’ouvrir les bras.',
  },
  {
    pair: ['moon', 'pluto'],
    conjunction:
      'Chez vous, aucune émotion n’est petite. La Lune jointe à Pluton aime passionnément, sent les dessous, se souvient des moindres abandons. Une telle intensité demande un lieu sûr. L’écriture, le chant, une amitié qui ne juge pas en font une force de renaissance plutôt qu’une emprise.',
    sextile:
      'Sans en faire état, vous savez accompagner les passages difficiles. Ce que d’autres évitent, votre sensibilité le regarde, et Pluton l’aide à trouver une issue. Prenez aussi le temps de trier vos propres greniers, une caisse après l’autre, quand la lumière est bonne.',
    square:
      'Tout savoir vous paraît parfois plus sûr que tout espérer. La Lune, pressée par Pluton, craint la perte et serre les liens pour la prévenir. La corde desserrée d’un doigt, la dixième question gardée pour soi : l’attachement, le plus souvent, tenait sans elle.',
    trine:
      'Au contact de la peine, vous gardez les yeux ouverts et la main chaude. Lune et Pluton, en trigone, donnent une solidité affective peu commune et le pouvoir de se refaire. N’attendez pas la crise pour vous en servir ; les jours clairs aussi ont des profondeurs.',
    opposition:
      'Dans vos attachements passe parfois un orage que nul n’avait annoncé. L’opposition de la Lune et de Pluton rencontre chez l’autre la passion, l’emprise ou le secret qu’elle n’ose voir en soi. La parole dite calmement, avant que la jalousie ne la dicte, rouvre le ciel.',
  },
]
