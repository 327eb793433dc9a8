import type { Planet } from '../../../../astrology/names.ts'

/**
 * Texts for a planet of one person in contact with a planet of the other, in either direction; in the order of PLANETS.
 */
export const contacts: readonly {
  pair: readonly [Planet, Planet]
  harmonious: string
  tense: string
  joined: string
}[] = [
  {
    pair: ['sun', 'sun'],
    harmonious:
      'Vos façons d’être s’épaulent sans se copier. Les décisions se comprennent sans plaidoyer, et les grandes directions se choisissent sans bras de fer. Pensez seulement à vous surprendre, car l’évidence endort un peu.',
    tense:
      'Deux volontés regardent des caps différents. On s’admire, puis l’on se dispute la carte. Tracez un domaine où chacun décide sans appel et un autre où rien ne se fait qu’à deux : la fierté y trouve son compte.',
    joined:
      'La même lumière vous éclaire, avec les mêmes angles morts. Vous vous reconnaissez vite, vos anniversaires voisinent au calendrier, vos élans coïncident. Gardez quelques activités séparées, afin d’avoir encore une histoire à raconter en rentrant.',
  },
  {
    pair: ['sun', 'moon'],
    harmonious:
      'L’un éclaire, l’autre accueille : cette entente passe pour l’une des plus douces du ciel. La volonté du premier rassure, la sensibilité du second nourrit. Une maison, un repas, un trajet en voiture suffisent à la faire sentir.',
    tense:
      'Ce que l’un veut bouscule ce dont l’autre a besoin. Les décisions paraissent sèches, les humeurs imprévisibles. Prenez l’habitude d’annoncer les projets un jour à l’avance et de laisser l’émotion parler la première, sans la résoudre.',
    joined:
      'La tradition voit ici l’image du couple : le jour de l’un touche la nuit de l’autre. Le sentiment d’être chez soi vient vite. Veillez à ce que les rôles tournent, porter la lanterne ou se laisser bercer.',
  },
  {
    pair: ['sun', 'mercury'],
    harmonious:
      'Il y a toujours quelque chose à se dire. Les idées de l’un donnent des mots aux intentions de l’autre, et les projets avancent en bavardant. Notez les meilleures trouvailles : la conversation suivante les emporterait.',
    tense:
      'Une remarque anodine touche parfois l’orgueil, une certitude coupe la parole. Quand la discussion s’échauffe, demandez-vous si le sujet est le fait ou l’estime. Un « ma phrase était-elle maladroite ? » posé tôt évite une longue plaidoirie.',
    joined:
      'Les pensées de l’un logent au cœur de ce que l’autre est. On se comprend à demi-mot, on finit la phrase commencée en face. Le piège serait d’oublier d’écouter, tant on croit déjà savoir.',
  },
  {
    pair: ['sun', 'venus'],
    harmonious:
      'Plaire vous est naturel, l’un à l’autre. Les goûts se répondent, les cadeaux tombent juste, on aime se montrer ensemble. Cette grâce se cultive comme un balcon : un peu d’eau chaque jour, et des fleurs en bonne saison.',
    tense:
      'L’attirance est là, le mode d’emploi diffère. Faut-il le luxe ou la réserve, la fête ou le tête-à-tête ? Les réponses divergent. Dites-vous précisément ce qui vous touche ; la bonne volonté ne devine pas tout.',
    joined:
      'Un charme direct : l’un incarne ce que l’autre aime. Les premières rencontres en gardent un éclat particulier, et la tendresse revient facilement après l’orage. Ne laissez pas l’agréable remplacer les conversations qui coûtent.',
  },
  {
    pair: ['sun', 'mars'],
    harmonious:
      'Ensemble, l’énergie circule. Un but se présente, l’impulsion suit, et vous voilà à bricoler, à courir, à partir plus tôt que prévu. Les journées actives vous soudent davantage que les longs discours.',
    tense:
      'Le moteur et le volant se contredisent. Une initiative semble une provocation, une consigne un affront. Cherchez l’issue dans le mouvement, sport, marche, travaux, et convenez d’un signal pour arrêter une dispute en cours de route.',
    joined:
      'Entre vous, rien n’est mou. Le désir, la compétition, l’envie d’agir prennent feu au même instant. Donnez à cette ardeur une cause commune, sans quoi elle se trouvera toute seule un motif de querelle.',
  },
  {
    pair: ['sun', 'jupiter'],
    harmonious:
      'Chacun prête à l’autre un peu plus d’envergure qu’il ne s’en accorde, et cela fait pousser. Encouragements, éclats de rire, projets de voyage : la confiance est votre climat. Un carnet de comptes tenu à deux complète le tableau.',
    tense:
      'Les promesses montent plus vite que les moyens. On exagère, on renchérit, puis vient la déception. Réduisez la taille des annonces et augmentez celle des surprises ; votre optimisme y gagnera en crédit.',
    joined:
      'Il fait bon en votre compagnie, et d’abord pour vous deux. Générosité et vitalité s’additionnent, on voit loin, on invite beaucoup. Apprenez aussi à aimer une petite soirée sans ambition.',
  },
  {
    pair: ['sun', 'saturn'],
    harmonious:
      'Une base ferme se construit sans effort apparent. La constance y trouve une raison de continuer, l’enthousiasme une charpente. Les engagements sont tenus, les papiers rangés, le temps devient un ami de la maison. Ajoutez de la fantaisie à heures irrégulières.',
    tense:
      'L’un peut entendre un jugement partout, l’autre porter une charge que personne ne lui a confiée. Remplacez les silences sévères par des attentes dites clairement, et les critiques par une reconnaissance exacte : ce qui a été fait, bien fait, par qui.',
    joined:
      'Ce lien a du poids, au double sens du terme. Il peut structurer une vie, ou la rendre trop sage. Partagez les charges par écrit, célébrez chaque étape, et gardez-vous de devenir l’un pour l’autre un parent.',
  },
  {
    pair: ['moon', 'moon'],
    harmonious:
      'Vos humeurs vont à la même allure. On devine la fatigue, la faim, l’envie de rentrer, sans explication. La vie quotidienne en sort adoucie, et les chagrins se traversent côte à côte, une couverture sur les genoux.',
    tense:
      'Ce qui console l’un agite l’autre : parler ou se taire, sortir ou se blottir. Aucun de ces besoins n’a tort. Décrivez chacun votre soirée idéale de repli, et fabriquez-en une troisième, mi-paroles, mi-silence.',
    joined:
      'Même enfance intérieure, ou presque. Les souvenirs, les plats, les peurs se ressemblent, l’intimité paraît ancienne. Quand la mélancolie vient aux deux à la fois, appelez un tiers joyeux et ouvrez les volets.',
  },
  {
    pair: ['moon', 'mercury'],
    harmonious:
      'Les sentiments trouvent des mots et les mots trouvent de la chaleur. On raconte, on nuance, on parle tard au bord du lit. Cette capacité de se confier sans se disséquer est un trésor discret.',
    tense:
      'Quand l’un raisonne, l’autre voudrait seulement qu’on l’entende ; quand l’un ressent, l’autre réclame des arguments. Précisez au début de la conversation ce que vous cherchez, un conseil ou une présence. La moitié du malentendu disparaît.',
    joined:
      'Une confidence en appelle une autre. L’esprit de l’un touche droit la sensibilité de l’autre, avec une justesse parfois désarmante. Usez de ce pouvoir gentiment, et taisez de temps à autre une vérité qui peut attendre.',
  },
  {
    pair: ['moon', 'venus'],
    harmonious:
      'La tendresse coule de source. Petites attentions, voix douces, goût commun pour les intérieurs accueillants : on se fait du bien sans y penser. Même après un différend, un geste affectueux suffit à renouer.',
    tense:
      'Aimer et rassurer ne prennent pas ici la même forme. L’un offre des fleurs quand l’autre espérait une oreille, ou l’inverse. Tenez chacun la courte liste de ce qui vous réconforte vraiment, et échangez-la sans rougir.',
    joined:
      'Une douceur presque familiale, avec un parfum en plus. L’affection se montre à table, au jardin, dans la façon d’arranger un oreiller. Prenez garde seulement à ne pas éviter, par gentillesse, toutes les questions qui fâchent.',
  },
  {
    pair: ['moon', 'mars'],
    harmonious:
      'L’un défend, l’autre apaise, et les journées prennent du relief. Les émotions deviennent des actes : un dîner improvisé, une étagère posée, une réconciliation sur le palier. Votre spontanéité a bon cœur.',
    tense:
      'La susceptibilité rencontre l’impatience ; un mot vif fait plus de dégâts que prévu. Retirez-vous dix minutes chacun de votre côté, buvez un verre d’eau, revenez parler bas. La passion est un bon feu quand on surveille le pare-étincelles.',
    joined:
      'Tout se ressent et tout s’exprime, dans la minute. Désir, colère, rire, protection : la température monte vite. Que la trêve ait son heure, car vos excuses, données le soir même, consolent davantage que polies pendant trois jours.',
  },
  {
    pair: ['moon', 'jupiter'],
    harmonious:
      'Auprès l’un de l’autre, le cœur respire. Les inquiétudes perdent de leur importance, la table s’agrandit, on rit de ce qui pesait. Cette bienveillance attire du monde ; réservez-en une belle part pour vos moments à deux.',
    tense:
      'À trop vouloir consoler, on minimise ; à trop vouloir ressentir, on grossit. L’un dit « ce n’est rien », l’autre entend « ne me dérange pas ». Accueillez d’abord la peine à sa taille réelle, l’espoir viendra ensuite.',
    joined:
      'Une générosité d’humeur vous réunit : gâteries, hospitalité, grands élans de pardon. On se sent facilement de la même tribu. L’abondance gagne pourtant à connaître ses bords, surtout dans les promesses faites un soir de fête.',
  },
  {
    pair: ['moon', 'saturn'],
    harmonious:
      'Sobre et sûre, votre affection se prouve par la durée. Le cadre est là, la vie s’y met à l’aise. On peut compter sur une présence les jours sans éclat, et c’est peut-être cela, le luxe.',
    tense:
      'Un besoin de chaleur heurte une réserve, et l’on se croit de trop. Souvent la pudeur se cache derrière la sévérité. Demandez une preuve simple, une main, une phrase, une heure ; accordez-la sans y voir un examen.',
    joined:
      'Quelque chose de sérieux se noue, teinté parfois de mélancolie. L’un protège l’autre et peut, à force, lui compter ses pas. Partagez les soucis en parts égales, et cultivez ensemble une occupation franchement légère.',
  },
  {
    pair: ['mercury', 'mercury'],
    harmonious:
      'Vos esprits se passent la balle. Mêmes curiosités, mêmes raccourcis, un humour qui n’a pas besoin de sous-titres. Les questions pratiques se règlent vite, ce qui laisse du temps pour les conversations inutiles, les meilleures.',
    tense:
      'L’un va au but, l’autre fait le tour ; l’un écrit, l’autre appelle. Les malentendus sont de méthode plus que de fond. Répétez ce que vous avez compris avant de répondre, quitte à en sourire.',
    joined:
      'On croirait un même courant de pensée, coupé en deux voix. Vous riez au même mot, vous vous interrompez sans offense. Invitez de temps en temps une opinion étrangère, faute de quoi vos certitudes tourneraient en vase clos.',
  },
  {
    pair: ['mercury', 'venus'],
    harmonious:
      'Les mots aimables viennent sans être cherchés. Billets, surnoms, discussions sur un film : l’affection passe par la langue. Même les sujets épineux s’abordent avec un tact qui fait des envieux.',
    tense:
      'La légèreté de l’un blesse la délicatesse de l’autre, ou la politesse cache une pensée. Un compliment sincère avant une remarque, une remarque franche plutôt qu’un sourire gêné : le ton juste se règle à l’oreille.',
    joined:
      'La causerie devient séduction. L’intelligence met en valeur la grâce, on se lit des pages, on refait le monde avec élégance. Osez aussi les phrases sans ornement lorsque la situation les réclame.',
  },
  {
    pair: ['mercury', 'mars'],
    harmonious:
      'Le débat vous réussit. Sitôt formulée, l’idée cherche ses outils, et les décisions ne dorment pas dans un tiroir. Votre franchise amuse plus qu’elle ne blesse, à condition de garder un œil sur la fatigue d’en face.',
    tense:
      'Les mots partent comme des flèches, et chacun vise bien. Interdisez-vous les messages écrits sous la colère et les phrases qui commencent par « toujours » ou « jamais ». Une dispute debout, en marchant, s’use plus vite.',
    joined:
      'Vivacité, repartie, piques affectueuses : votre conversation a du nerf. L’un aiguise la pensée de l’autre comme une pierre. Il importe de savoir quand le jeu s’arrête, et de le dire avant que quelqu’un ne rie jaune.',
  },
  {
    pair: ['mercury', 'jupiter'],
    harmonious:
      'Le détail rencontre l’horizon. De vos échanges sortent des lectures, des itinéraires, des plans de réforme générale pour le jardin ou pour le monde. On apprend sans cesse, et l’on enseigne volontiers aux amis qui passent.',
    tense:
      'Précision contre grandes lignes : l’un corrige un chiffre pendant que l’autre refait la carte. Agacement garanti, complémentarité aussi. Distribuez les rôles, à l’un le rêve, à l’autre la vérification, et signez ensemble.',
    joined:
      'Les idées se multiplient dès que vous vous asseyez à la même table. Récits, projets, théories, la parole enfle joyeusement. Choisissez-en une par mois et menez-la au bout : ce sera votre plus belle histoire.',
  },
  {
    pair: ['mercury', 'saturn'],
    harmonious:
      'Parler de choses sérieuses sans s’ennuyer, voilà votre talent commun. Une proposition est éprouvée avec calme, et les accords tiennent. Un budget, un plan de travaux, une décision délicate trouvent ici leur établi.',
    tense:
      'L’idée neuve rencontre l’objection, parfois avant le point final. À la longue, l’un se tait et l’autre s’en plaint. Règle utile : écouter jusqu’au bout, relever un mérite, puis seulement émettre une réserve.',
    joined:
      'La réflexion s’approfondit à votre contact mutuel ; rien n’est dit à la légère. Ce sérieux inspire confiance et peut rendre la gaieté timide. Autorisez-vous chaque jour une bêtise parfaitement inutile.',
  },
  {
    pair: ['venus', 'venus'],
    harmonious:
      'Aimer veut dire à peu près la même chose pour vous deux. Mêmes musiques, même idée d’un bel après-midi, même dosage de paroles et de caresses. L’accord est un confort ; semez-y parfois une surprise.',
    tense:
      'Vos langages du cœur ont des accents différents. L’un donne du temps, l’autre des objets ; l’un veut de la constance, l’autre du jeu. Apprenez dix mots de la langue d’en face, ils feront beaucoup.',
    joined:
      'Un même sens du charme vous attire l’un vers l’autre. Les goûts fusionnent au point qu’on ne sait plus qui a choisi le canapé. Préservez un plaisir qui n’appartienne qu’à chacun : le désir aime les jardins mitoyens.',
  },
  {
    pair: ['venus', 'mars'],
    harmonious:
      'Le désir et la tendresse tombent d’accord, ce qui n’est pas si fréquent. L’un s’avance, l’autre ouvre, puis l’on change de rôle. Laissez à cette attirance de la place dans l’agenda, elle n’aime pas les miettes.',
    tense:
      'L’aimant est puissant et la friction aussi. L’un presse quand l’autre voudrait qu’on lui fasse la cour ; l’attente irrite, la hâte refroidit. Parlez du tempo comme on parle de danse, sans reproche, et recommencez la figure.',
    joined:
      'C’est l’un des contacts les plus magnétiques que l’on connaisse. L’élan de l’un trouve exactement ce qui plaît à l’autre. Entretenez la courtoisie autant que la fièvre : elle fera le pont entre deux brasiers.',
  },
  {
    pair: ['venus', 'jupiter'],
    harmonious:
      'Bonne humeur, beaux gestes, amis à dîner : votre affection a les manches larges. On se donne sans calculer et l’on se pardonne facilement. Cette aisance fait des souvenirs dont les autres parlent encore.',
    tense:
      'Le trop guette : trop de cadeaux, de sorties, d’attentes. On idéalise, on promet, et le quotidien paraît pâle. Un plaisir simple par jour, sans témoin ni dépense, rend à l’amour sa vraie couleur.',
    joined:
      'La tradition parle de faveur : ce contact rend la vie à deux plus aimable. Les jours s’embellissent, la maison s’élargit, et la joie déborde sur l’entourage. Faites-en profiter une cause ou un voisin, elle n’en sera que plus stable.',
  },
  {
    pair: ['venus', 'saturn'],
    harmonious:
      'L’amour prend ici le goût des choses bien faites. Peu de serments, mais une fidélité d’horloge et des égards qui ne se démodent pas. La rigueur s’attendrit, le charme prend racine.',
    tense:
      'La chaleur hésite devant une porte qu’elle croit fermée. L’un craint de déranger, l’autre de se montrer faible. Faites le premier pas à tour de rôle, par écrit s’il le faut, et ne comptez pas les points.',
    joined:
      'Un engagement se dessine, parfois avec lenteur, souvent avec une vraie loyauté. Le devoir ne doit pas avaler le plaisir : fixez des rendez-vous galants aussi fermes que ceux du notaire, et tenez-les.',
  },
  {
    pair: ['mars', 'mars'],
    harmonious:
      'Le tempo de vos gestes s’accorde. Les travaux avancent, les valises se bouclent, même les querelles savent finir. Trouvez-vous un défi physique ou manuel à relever ensemble ; rien ne vous rapproche autant.',
    tense:
      'Deux manières de se battre se font face : l’une explose, l’autre use. Établissez à froid quelques règles, pas de cris, pas de fuite, une pause sur demande. L’énergie du conflit, bien conduite, peut repeindre un salon.',
    joined:
      'Même ardeur, mêmes colères, mêmes envies au même instant. L’entente est superbe dans l’effort, houleuse dans l’oisiveté. Donnez-vous un adversaire commun, une côte à gravir ou un mur à abattre.',
  },
  {
    pair: ['mars', 'jupiter'],
    harmonious:
      'L’audace de l’un trouve la foi de l’autre. Vous osez davantage ensemble : partir loin, créer, défendre une idée. Ce duo d’entrain gagne à choisir ses aventures plutôt qu’à les accepter toutes.',
    tense:
      'On se met mutuellement au défi, on surenchérit, on oublie la fatigue. L’un précipite, l’autre prêche. Dormez une nuit avant les grandes résolutions ; celles qui restent au réveil méritent vos forces.',
    joined:
      'Un vent dans le dos, parfois une bourrasque. Les projets démarrent avec fracas et bonne humeur. Pour arriver, désignez quelqu’un qui garde la montre, et prenez ce rôle une fois sur deux.',
  },
  {
    pair: ['mars', 'saturn'],
    harmonious:
      'Force et patience travaillent ensemble. La besogne est attaquée de bon matin, puis suivie jusqu’au soir ; ce que vous entreprenez se termine. Votre efficacité impressionne, un rire au milieu de l’effort la rendrait irrésistible.',
    tense:
      'Accélérateur et frein se pressent en même temps, et le véhicule chauffe. L’un se plaint d’attendre, l’autre de courir. Négociez des délais réalistes, honorez-les, puis laissez à l’élan des espaces sans contrôle.',
    joined:
      'Une énergie dense, un peu raide, capable de grandes choses lentes. L’un apprend à durer, l’autre à oser. Évitez les ordres et les reproches muets ; dites « je propose », la différence s’entend.',
  },
  {
    pair: ['jupiter', 'jupiter'],
    harmonious:
      'Vos espoirs parlent la même langue. Ce que l’un croit bon, l’autre le trouve juste, et l’on se soutient dans les longues entreprises. Partagez cette foi en actes, un voyage, une étude, une table ouverte.',
    tense:
      'Chacun a sa vision du bien, de l’éducation, de ce qui mérite une dépense. Les principes se heurtent plus que les cœurs. Apprenez d’où vient la conviction d’en face avant de la discuter : elle a une histoire.',
    joined:
      'La vie vous a donné les mêmes occasions de grandir, souvent à la même époque. L’humour et la confiance abondent. Méfiez-vous à peine de vos enthousiasmes jumeaux, et gardez un ami prudent dans les parages.',
  },
  {
    pair: ['jupiter', 'saturn'],
    harmonious:
      'Voir grand, voir juste : votre alliance a les deux yeux ouverts. Vos décisions importantes ont de l’allure et des fondations. À vous deux, l’espoir sait lire un devis, et la prudence sait danser.',
    tense:
      'Élargir ou consolider, donner ou garder : la question revient sous cent visages. Les deux réponses ont leur heure. Alternez, une saison pour risquer, une autre pour affermir, et notez ce que chacune vous a appris.',
    joined:
      'Croissance et mesure se rencontrent au même point, comme deux mains sur une barre. Ce contact aide à bâtir quelque chose de commun, maison, œuvre ou association. Discutez du rythme avant de discuter du but.',
  },
  {
    pair: ['saturn', 'saturn'],
    harmonious:
      'Vos sens du devoir se comprennent. On partage une idée de l’effort, de la parole donnée, du temps qu’il faut. Les passages difficiles trouvent deux épaules ; les jours faciles demandent, eux, un peu d’entraînement.',
    tense:
      'Vos prudences ne portent pas sur les mêmes choses. L’un craint de manquer, l’autre de s’enfermer, et chacun érige sa petite loi. Racontez-vous l’origine de ces peurs ; une fois dites, elles occupent moins de place.',
    joined:
      'Les mêmes leçons, souvent reçues dans les mêmes années, vous ont laissé les mêmes réserves. Cela fait des alliances durables et quelques murs communs. Percez-y une ouverture : un ami plus jeune, un lieu neuf, un rire.',
  },
]
