import type { PlanetPair } from './kinds.ts'

export const jupiterAspects: readonly PlanetPair[] = [
  {
    pair: ['jupiter', 'saturn'],
    conjunction:
      'Bâtir et espérer se sont donné rendez-vous dans votre ciel, comme chez les gens nés la même année. La conjonction de Jupiter et de Saturne, tous les vingt ans, pose la première pierre d’une époque. En propre, elle vous demande un rêve assez sobre pour être construit.',
    sextile:
      'L’audace et le calendrier s’entendent bien chez vous. Saturne escorte Jupiter par paliers ; on prend conseil, on profite des bonnes périodes sans s’y noyer. Une ambition de taille humaine, découpée en saisons, donnera à cet attelage de quoi montrer ce qu’il sait faire.',
    square:
      'Faut-il ouvrir ou consolider ? Le carré de Jupiter et de Saturne accélère puis regrette, économise puis s’ennuie. Cette tension, une fois acceptée, apprend à gouverner. À chacun son trimestre, un pour semer, un pour clôturer, et la querelle s’éteint.',
    trine:
      'Votre optimisme connaît le prix des choses. Grâce au trigone de Jupiter et de Saturne, les projets grandissent sur de bonnes bases, et l’on vous prête un jugement rassurant. Trop de sagesse ennuie les fées. Laissez une pièce du plan sans usage défini.',
    opposition:
      'Les uns vous disent d’y croire, les autres d’attendre. Entre Jupiter et Saturne opposés, on prête une oreille à chacun et l’on perd parfois son tour. Tenir les deux bouts est votre métier : un pas risqué, un pas vérifié, et la rivière se traverse.',
  },
  {
    pair: ['jupiter', 'uranus'],
    conjunction:
      'L’imprévu vous apporte souvent de la largeur. Jupiter et Uranus conjoints, rendez-vous que toute une promotion partage, aiment les découvertes, les départs, les idées qui font sauter le plafond. Retomber demande un peu de soin. Gardez un port d’attache, même petit, et larguez le reste.',
    sextile:
      'Un article lu par hasard, une invitation bizarre, et l’horizon bouge. Le sextile de Jupiter et d’Uranus récompense la curiosité sans garantie de résultat, ce qui est la définition du jeu. De loin en loin, la proposition la moins prévue mérite d’être examinée.',
    square:
      'La liberté, tout de suite, en grand format. Voilà ce que réclame le carré de Jupiter et d’Uranus, quitte à brûler la carte pour agrandir le pays. Sa fougue inspire. Avant le saut, vérifier la hauteur n’a jamais fait de tort à une aile.',
    trine:
      'Le futur vous met de bonne humeur. Les changements se font plutôt cordiaux et les idées contagieuses, tant Jupiter et Uranus s’accordent ; vous sentez tôt ce qui viendra. Un mot encourageant à qui s’inquiète, et votre avance prend toute sa valeur.',
    opposition:
      'Une conviction, et la voilà contredite par une découverte. Dès que Jupiter fait face à Uranus, on croise des prophètes et des rebelles, chacun très épris de sa trouvaille. Prenez une idée à l’un, un doute à l’autre ; votre chemin passe entre les deux tribunes.',
  },
  {
    pair: ['jupiter', 'neptune'],
    conjunction:
      'Une ferveur douce, plus grande que vous, baigne votre sens du possible. Jupiter et Neptune se rejoignent environ tous les treize ans : vos contemporains en gardent aussi l’écho. La foi généreuse oublie les rambardes. Donner moins vite, et savoir à qui, conserve à la bonté son eau claire.',
    sextile:
      'L’inspiration aime votre compagnie. Au sextile de Jupiter et de Neptune, l’art, la solidarité et les pays lointains nourrissent une espérance sans tapage. Pour qu’elle serve, choisissez un lieu précis : une bibliothèque de quartier, une barque à repeindre, un concert de fin d’année.',
    square:
      'Les châteaux, vous les meublez avant d’avoir le terrain. Neptune prend Jupiter par les sentiments : on rêve large, on croit sur parole, on oublie l’addition. La naïveté n’y est pour rien, il manque un mètre ruban. Prenez une mesure concrète chaque fois qu’un projet vous fait soupirer d’aise.',
    trine:
      'La bonté des inconnus vous paraît probable, et il leur arrive de s’en montrer dignes. Un trigone relie Jupiter à Neptune et prodigue imagination, clémence, goût du sacré sous toutes ses formes. Une rigueur minuscule l’embellirait : l’heure tenue, le livre rendu, le couplet appris.',
    opposition:
      'Entre le guide et l’illusionniste, votre enthousiasme hésite. Jupiter, opposé à Neptune, applaudit volontiers ce qui brille au loin. Le discernement se cultive en marchant : attendre que l’émotion retombe, relire la promesse à jeun, garder ce qui tient encore debout.',
  },
  {
    pair: ['jupiter', 'pluto'],
    conjunction:
      'Ce que vous entreprenez veut toucher le fond des choses. Jupiter et Pluton conjoints, marque d’une classe d’âge autant que de vous, voient puissant et savent rassembler. L’influence grise un peu. Fréquentez des gens qui vous taquinent : leur rire lui garde un visage.',
    sextile:
      'Vos ressources se révèlent au moment où d’autres replient les leurs. Tirer parti d’un recommencement, convaincre, mobiliser une équipe dispersée : Pluton prête main-forte à Jupiter. Prenez part à une remise en état, local, association ou recueil de famille, et voyez ce qui se lève.',
    square:
      'Convaincre vous tient à cœur, jusqu’à l’acharnement. Jupiter, défié par Pluton, exagère sa mission, soupçonne la tiédeur, veut l’emporter en vérité. Une grande force s’y cache. Vos idées seront plus attirantes le jour où l’autre aura le droit d’avoir tort tranquillement.',
    trine:
      'De chaque changement profond, votre confiance ressort élargie. Le trigone de Jupiter et de Pluton réunit l’espérance et la force de réforme, sans brusquerie. Ne laissez pas ce pouvoir au repos : quelque part, un projet honnête manque d’une voix pour le porter.',
    opposition:
      'En face de vos convictions, il se dresse souvent un pouvoir, une institution, une personne qui n’en démord pas. L’opposition de Jupiter et de Pluton apprend à persuader sans écraser. Trouver le point où chacun gagne un peu déçoit l’orgueil et change réellement les choses.',
  },
]
