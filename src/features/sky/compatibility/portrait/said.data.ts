import type { Element, LoveTheme, Mode } from '../../../../astrology/names.ts'

/** The opening, by the theme that is strongest, and what it is set against, by the weakest. */
export const openings: Readonly<Record<LoveTheme, string>> = {
  attraction:
    'Entre vous, le corps parle en premier : l’attirance est la force de ce couple, et elle se passe d’explication.',
  tenderness:
    'Entre vous, la tendresse vient sans effort : c’est le fond solide de cette histoire, celui que l’on retrouve après les mauvaises semaines.',
  communication: 'Entre vous, tout commence par la conversation, et elle ne s’épuise pas avec les années.',
  stability: 'Entre vous, le temps est un allié : ce lien est fait pour durer plus que pour éblouir.',
  growth: 'Vous vous faites avancer : chacun devient, près de l’autre, plus que ce qu’il serait de son côté.',
}
export const choiceOpening = 'Rien n’est donné d’avance entre vous ; c’est un lien que l’on choisit, et vous le savez.'

export const reserves: Readonly<Record<LoveTheme, string>> = {
  attraction: 'Mais le désir demande qu’on s’en occupe ; il ne viendra pas de lui-même les mois de travail.',
  tenderness: 'Mais les gestes tendres manquent quand la fatigue s’en mêle, et chacun attend que l’autre commence.',
  communication:
    'Mais vous vous comprenez de travers, et les sujets importants restent longtemps sur le pas de la porte.',
  stability: 'Mais rien n’est acquis, et ce lien tiendra par décision plus que par habitude.',
  growth: 'Mais vous risquez de tourner en rond, faute d’un projet plus grand que le couple.',
}
export const noReserve =
  'Rien de lourd ne pèse dans l’autre plateau, ce qui est rare ; le seul danger est de le croire acquis.'

/** The two Suns, by their elements in the order of ELEMENTS. */
export const sunsSaid = {
  'fire fire':
    'Entre deux signes de Feu, on s’admire et l’on se provoque, et il y a deux volontés pour un seul volant. Vous riez des disputes avant de les avoir finies.',
  'fire earth':
    'Feu et Terre, c’est l’envie d’un côté, le possible de l’autre. Les projets naissent chez l’un et tiennent grâce à l’autre ; encore faut-il que chacun reconnaisse sa dette.',
  'fire air':
    'Feu et Air s’attisent : une idée lancée le soir est une réservation le matin. Vous vous fatiguez ensemble, presque jamais l’un de l’autre.',
  'fire water':
    'Feu et Eau se troublent : la franchise blesse, l’émotion encombre, et l’attirance vient de là. Ce sont deux langues, et vous apprenez vite celle d’en face.',
  'earth earth':
    'Entre deux signes de Terre, on parle d’argent sans rougir et l’on tient les rendez-vous. L’imprévu devra venir du dehors, car personne ici ne l’invite.',
  'earth air':
    'Terre et Air se surprennent : l’un veut une date, l’autre une conversation. Le jour où vous y voyez deux façons de s’engager, les reproches changent de ton.',
  'earth water':
    'Terre et Eau se nourrissent : l’un rassure, l’autre attendrit, et le foyer se fait presque sans y penser. Le danger est de ne plus sortir.',
  'air air':
    'Entre deux signes d’Air, c’est en parlant que l’on s’est plu, et une soirée sans échange ressemble à un début de rupture. Les corps attendent leur tour.',
  'air water':
    'Air et Eau se cherchent : l’un nomme ce que l’autre éprouve, et trop tôt. Une explication donnée pendant les larmes ne passe pas ; la même, le lendemain, vous rapproche.',
  'water water':
    'Entre deux signes d’Eau, l’humeur de l’autre se devine à la façon de poser les clés. Rien ne s’explique, tout se sent, et une fâcherie occupe toute la maison.',
} as const satisfies Partial<Record<`${Element} ${Element}`, string>>

/** The two Moons. */
export const moonsSaid = {
  'fire fire': 'Côté cœur, on éclate, on se réconcilie dans l’heure, et personne ne garde de dossier.',
  'fire earth': 'Côté cœur, l’un a besoin d’élan et l’autre de calme ; chaque dimanche en apporte la preuve.',
  'fire air': 'Côté cœur, vous vous remontez le moral par l’action et par le rire, et la tristesse ne s’installe pas.',
  'fire water':
    'Côté cœur, l’un explose quand l’autre se replie ; ce silence n’est pas une punition, et ce bruit n’est pas un départ.',
  'earth earth':
    'Côté cœur, vous avez besoin des mêmes choses, et la tendresse passe par ce que chacun fait pour l’autre.',
  'earth air':
    'Côté cœur, l’un demande une présence et l’autre une parole ; chacun donne ce qu’il aimerait recevoir, et tombe à côté.',
  'earth water': 'Côté cœur, l’émotion trouve où se poser, et chacun se sent chez soi auprès de l’autre.',
  'air air': 'Côté cœur, vous parlez de tout, y compris de ce qui fâche, et vous vous laissez de l’air.',
  'air water': 'Côté cœur, l’un analyse ce que l’autre ressent ; qui pleure voudrait des bras, qui parle croit aider.',
  'water water':
    'Côté cœur, vos humeurs montent et descendent ensemble, ce qui fait de belles nuits et de longs lundis.',
} as const satisfies Partial<Record<`${Element} ${Element}`, string>>

/** Daily life: the modes of the two Suns, in the order of MODES. */
export const dailySaid = {
  'cardinal cardinal':
    'Deux personnes qui décident sous le même toit : les vacances sont réservées en double et le canapé a changé deux fois de place. Quand chacun a son domaine, la maison avance plus vite que celle des voisins.',
  'cardinal fixed':
    'L’un propose, l’autre maintient. Les habitudes changent lentement, mais ce qui est lancé arrive au bout ; pour les comptes comme pour les enfants, c’est un bon attelage.',
  'cardinal mutable':
    'L’un donne le signal, l’autre s’arrange de tout. Les journées roulent, à condition que la personne souple ait le droit de dire non.',
  'fixed fixed':
    'Deux obstinations sous le même toit. Les rites sont sacrés, les disputes aussi, et un changement de banque prend deux ans. Personne ne part au premier orage.',
  'fixed mutable':
    'L’un tient le cadre, l’autre le fait bouger. Sans le premier vous n’auriez pas de maison, sans le second pas d’invités.',
  'mutable mutable':
    'Rien n’est fixé longtemps, ni l’heure du dîner ni le projet de l’été. On ne s’ennuie pas, et les papiers traînent ; quelqu’un devra tenir le calendrier.',
} as const satisfies Partial<Record<`${Mode} ${Mode}`, string>>

/** One text for each theme and each level of its score. */
export const themesSaid: Readonly<Record<LoveTheme, Readonly<Record<'veryHigh' | 'high' | 'middle' | 'low', string>>>> =
  {
    tenderness: {
      veryHigh:
        'L’affection ne se discute pas. Vous vous consolez bien, les familles l’ont vu, et se taire ensemble vous repose.',
      high: 'L’affection vient d’elle-même les bons jours. Les mauvais, un mot suffit, pourvu qu’il soit dit le soir même.',
      middle:
        'L’amour est là, les gestes suivent moins. Chacun montre son attachement à sa façon, et l’autre ne le reconnaît pas toujours.',
      low: 'Vous aimez à contretemps. Quand l’un s’approche, l’autre a besoin d’espace ; ce n’est pas un manque d’amour, et l’accord demande du temps.',
    },
    communication: {
      veryHigh: 'Vous parlez jusqu’à trois heures du matin sans regarder l’horloge. Même les sujets d’argent passent.',
      high: 'On s’écoute. Les désaccords se vident en une discussion, et personne ne compte les points.',
      middle:
        'Vous parlez beaucoup de ce qui va, peu de ce qui coince. Les sujets sérieux gagnent à être annoncés la veille.',
      low: 'Les mots partent dans un sens et arrivent dans un autre. L’écrit vous réussit mieux que l’oral, et un tiers mieux que l’écrit.',
    },
    attraction: {
      veryHigh: 'Le désir est la part facile. Il a décidé avant vous, et il revient après chaque dispute.',
      high: 'L’attirance est nette et se renouvelle, surtout loin de la maison.',
      middle:
        'Le désir dépend des circonstances. Une semaine libre l’éveille, un mois chargé l’endort, et l’un des deux s’en inquiète avant l’autre.',
      low: 'Le désir n’est pas ce qui vous lie d’abord. Il passe par la confiance et par le temps, et mieux vaut en parler que le mesurer.',
    },
    stability: {
      veryHigh:
        'Ce couple a de quoi traverser les déménagements et les belles-familles. Vous vous engagez sans bruit et vous tenez parole.',
      high: 'La durée est de votre côté, tant que l’ennui n’est pas pris pour de la paix.',
      middle: 'Le lien tient tant que vous le voulez. Un projet daté lui donne plus de corps que les serments.',
      low: 'Rien ne vous oblige à rester, et c’est pourquoi rester compte. Les deux premières années disent presque tout.',
    },
    growth: {
      veryHigh: 'Vous vous portez chance. Depuis la rencontre, l’un ose ce que l’autre avait déjà osé.',
      high: 'Vous regardez du même côté, et vos projets s’ajoutent.',
      middle: 'Vos ambitions vivent côte à côte plutôt qu’ensemble.',
      low: 'Chacun avance de son côté ; il vous faudrait une aventure commune, et c’est à vous de la choisir.',
    },
  }

/** How two people love, by the elements of their two Venuses: told when little else is known of a couple. */
export const venusSaid = {
  'fire fire':
    'Dans l’intimité, vous brûlez au même rythme\u00a0: déclarations, grandes scènes, grandes réconciliations. Il vous faudra apprendre à aimer aussi les mardis, quand rien ne se passe et que personne ne joue.',
  'fire earth':
    'Dans l’intimité, l’un veut des preuves éclatantes et l’autre des preuves durables. Les deux se donnent, à condition que chacun dise à voix haute ce qui compte, à ses yeux, comme une preuve.',
  'fire air':
    'Dans l’intimité, vous vous plaisez par la surprise\u00a0: un départ décidé le matin, une phrase qui fait mouche. Le danger est de mépriser l’habitude, car c’est elle qui garde les histoires.',
  'fire water':
    'Dans l’intimité, l’un déclare et l’autre devine\u00a0; l’un trouve que l’on cache, l’autre que l’on crie. Quand la tendresse passe avant les mots, le malentendu s’en va sans explication.',
  'earth earth':
    'Dans l’intimité, vous croyez aux gestes\u00a0: le repas gardé au chaud, la voiture déposée au garage. Dites quand même les mots, une fois par semaine, même s’ils vous semblent de trop.',
  'earth air':
    'Dans l’intimité, l’un touche et l’autre parle. Une main posée pendant la conversation, une conversation après la main posée\u00a0: c’est ainsi que vous vous rejoignez, et presque jamais autrement.',
  'earth water':
    'Dans l’intimité, vous construisez un abri. L’un apporte la constance, l’autre la douceur, et le monde paraît vite de trop\u00a0; ouvrez la porte aux amis avant qu’ils ne se lassent de frapper.',
  'air air':
    'Dans l’intimité, vous vous séduisez par l’esprit et vous tenez par l’amitié. La passion n’est pas absente, elle veut des rendez-vous\u00a0; prenez-en, au lieu d’attendre qu’elle tombe entre deux discussions.',
  'air water':
    'Dans l’intimité, l’un veut respirer et l’autre se fondre. Le premier ne fuit pas, le second n’étouffe pas\u00a0: vous n’avez pas le même besoin d’espace, et cela se règle en le disant avant de partir.',
  'water water':
    'Dans l’intimité, vous vous comprenez sans parler, et vous vous blessez de même. Rien n’est oublié, ni le bon ni le mauvais\u00a0; le pardon, chez vous, doit être prononcé pour exister.',
} as const satisfies Partial<Record<`${Element} ${Element}`, string>>

/** How two people fight and strive, by the elements of their two Marses. */
export const marsSaid = {
  'fire fire':
    'Face aux difficultés, vous chargez ensemble, et parfois l’un contre l’autre. Les colères sont brèves et ne laissent rien, si personne n’a dit le mot de trop\u00a0; sortez marcher avant de le dire.',
  'fire earth':
    'Face aux difficultés, l’un s’élance et l’autre calcule. Le premier croit que l’on traîne, le second que l’on gâche\u00a0; le jour où vous partagez les rôles, peu de chantiers vous résistent.',
  'fire air':
    'Face aux difficultés, l’un agit pendant que l’autre trouve l’argument, et l’affaire est réglée avant midi. Les disputes vont vite aussi, et vous y prenez presque du plaisir.',
  'fire water':
    'Face aux difficultés, l’un attaque et l’autre contourne. Vos colères ne se ressemblent pas\u00a0: la première fait du bruit, la seconde dure\u00a0; n’attendez pas le silence pour demander ce qui ne va pas.',
  'earth earth':
    'Face aux difficultés, vous tenez bon, l’un et l’autre, des mois s’il le faut. Une dispute peut durer autant\u00a0; convenez d’un jour où l’on en parle, et d’un autre où l’on n’en parle plus.',
  'earth air':
    'Face aux difficultés, l’un se met au travail et l’autre cherche une meilleure méthode. Vous vous agacez, puis vous gagnez du temps, parce que l’effort et l’idée arrivent au même endroit.',
  'earth water':
    'Face aux difficultés, l’un pousse et l’autre patiente, et l’obstacle finit par céder sans que l’on sache à qui le devoir. Entre vous la colère est rare\u00a0; raison de plus pour l’écouter.',
  'air air':
    'Face aux difficultés, vous discutez, et la moitié du temps l’obstacle s’en va. L’autre moitié, il faut agir\u00a0: décidez d’avance qui commence, sinon la plus belle idée restera une idée.',
  'air water':
    'Face aux difficultés, l’un raisonne et l’autre ressent. Une dispute menée avec des arguments se perd, une dispute menée avec des larmes aussi\u00a0; attendez que chacun ait fini dans sa langue.',
  'water water':
    'Face aux difficultés, vous attendez, et vous avez souvent raison d’attendre. Mais une colère rentrée des deux côtés fait un long hiver\u00a0; il suffit que l’un de vous ose en parler.',
} as const satisfies Partial<Record<`${Element} ${Element}`, string>>

/** What joins the parts. */
export const joints = {
  bothSuns: 'Vos deux Soleils sont en {sign}.',
  bothMoons: 'Vos deux Lunes sont en {sign}.',
  sun: 'Le Soleil {whose} en {sign} {said}',
  moon: 'La Lune {whose} en {sign} {said}',
  /** Before what helps, and before what is a trial. */
  help: 'Un lien vous porte.',
  helps: 'Plusieurs liens vous portent.',
  trial: 'Un autre vous éprouve, et le couple est fait des deux.',
  trials: 'D’autres vous éprouvent, et le couple est fait des deux.',
  onlyTrial: 'Un lien vous éprouve, et c’est lui qui vous tient ensemble.',
  onlyTrials: 'Vos liens sont de ceux qui éprouvent, et ce sont eux qui vous tiennent ensemble.',
  noBond:
    'Vos planètes personnelles se croisent sans se toucher de près ; chacun reste entier, et le lien se décide plus qu’il ne se subit.',
  manners: 'Reste la manière de chacun.',
  /** Without one hour of birth, or both. */
  noHour:
    'L’heure de naissance {whose} manque\u00a0: ni maisons ni ascendant de ce côté, et nous n’en inventons pas. Tout ce qui est dit ici vaut du matin au soir de ce jour-là.',
  noHours:
    'Il manque vos deux heures de naissance\u00a0: ni maisons ni ascendants, et nous n’en inventons pas. Tout ce qui est dit ici vaut du matin au soir de ces deux jours\u00a0; l’acte de naissance, que la mairie délivre, donnerait le reste.',
} as const
