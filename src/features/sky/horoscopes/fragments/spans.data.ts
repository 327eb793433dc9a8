import type { ByHouse, Planet } from '../../../../astrology/names.ts'
import type { Fragment } from './fragment.ts'

type Two = readonly [Fragment, Fragment]

/** The Moon crosses this house on `{days}`, weekdays at the beginning of the sentence. */
export const moonDays: ByHouse<Two> = {
  1: [
    '+ {days}, la Lune est dans votre signe : vous donnez le ton, et l’on s’y range',
    '+ {days}, la Lune passe chez vous : réglez vos affaires avant celles des autres',
  ],
  2: [
    '= {days}, la Lune compte avec vous : une dépense à décider, un prix à défendre',
    '= {days}, la Lune veut du concret : parlez salaire, loyer ou courses, et le reste se calme',
  ],
  3: [
    '+speak {days}, la Lune bavarde : les appels, les trajets, les voisins vous apprennent quelque chose',
    '+speak {days}, la Lune court d’un message à l’autre : c’est le bon moment pour demander',
  ],
  4: [
    '= {days}, la Lune rentre à la maison : la famille vous réclame, ou vous la réclamez',
    '=wait {days}, la Lune garde la chambre : annulez ce qui peut l’être et dormez chez vous',
  ],
  5: [
    '+ {days}, la Lune joue : un rendez-vous, une sortie, un enfant qui rit, prenez tout',
    '+ {days}, la Lune met de la musique : c’est la part amoureuse de la semaine',
  ],
  6: [
    '- {days}, la Lune travaille : la charge monte, les collègues aussi',
    '= {days}, la Lune range : finissez ce qui traîne et prenez rendez-vous chez qui vous savez',
  ],
  7: [
    '= {days}, la Lune regarde l’autre : la réponse que vous attendez dépend de lui, demandez-la',
    '+ {days}, la Lune vous met en face : une conversation à deux avance enfin',
  ],
  8: [
    '- {days}, la Lune descend : argent commun, jalousie ou fatigue, on évite les grandes phrases',
    '- {days}, la Lune creuse : ce que vous apprendrez vaut mieux que ce que vous direz',
  ],
  9: [
    '+ {days}, la Lune prend l’air : un trajet, un cours, un étranger vous remet de bonne humeur',
    '+ {days}, la Lune voit loin : réservez, postulez, inscrivez-vous',
  ],
  10: [
    '= {days}, la Lune monte au bureau : on vous regarde, et un responsable vous écoute',
    '- {days}, la Lune vous expose : beaucoup d’attentes, peu de chaises',
  ],
  11: [
    '+ {days}, la Lune sort avec vos amis : quelqu’un a une idée, et elle vous concerne',
    '+ {days}, la Lune fait groupe : on vous propose de venir, venez',
  ],
  12: [
    '=wait {days}, la Lune se retire : moins de rendez-vous, plus de sommeil',
    '- {days}, la Lune passe derrière le rideau : l’humeur flotte, les clés aussi',
  ],
}

type Struck = Exclude<Planet, 'moon'>

/** A planet stands in aspect to this third of the sign; `{decan}` is at the beginning of the sentence. */
export const decans: Readonly<Record<Struck, { readonly good: Fragment; readonly hard: Fragment }>> = {
  sun: {
    good: '+ {decan} : le Soleil est avec vous, on vous remarque sans que vous leviez la main.',
    hard: '- {decan} : le Soleil vous éblouit un peu, votre fierté et celle d’en face se croisent.',
  },
  mercury: {
    good: '+speak {decan} : Mercure vous donne le mot qui manquait, un courrier ou un entretien tourne bien.',
    hard: '- {decan} : Mercure vous chahute, une information manque et tout le monde fait semblant.',
  },
  venus: {
    good: '+ {decan} : Vénus vous touche, quelqu’un cherche votre regard.',
    hard: '- {decan} : Vénus se fait prier, une attention attendue viendra d’ailleurs.',
  },
  mars: {
    good: '+begin {decan} : Mars vous pousse, ce que vous lancez prend de la vitesse.',
    hard: '- {decan} : Mars vous échauffe, comptez jusqu’à cinq et videz la salle avant de parler.',
  },
  jupiter: {
    good: '+ {decan} : Jupiter vous élargit la route, une offre mérite qu’on la lise en entier.',
    hard: '- {decan} : Jupiter vous en promet trop, gardez-en la moitié, elle suffira.',
  },
  saturn: {
    good: '+ {decan} : Saturne vous consolide, une personne d’autorité se souvient de votre travail.',
    hard: '- {decan} : Saturne vous freine, le délai annoncé vous rendra service plus tard.',
  },
  uranus: {
    good: '+ {decan} : Uranus vous réveille, une nouveauté vous va comme un gant.',
    hard: '- {decan} : Uranus vous secoue, gardez une soirée pour ce que vous n’aviez pas prévu.',
  },
  neptune: {
    good: '+ {decan} : Neptune vous inspire, ce que vous imaginez commence à plaire.',
    hard: '-wait {decan} : Neptune vous embrume, faites écrire ce qu’on vous dit.',
  },
  pluto: {
    good: '+ {decan} : Pluton vous donne de la profondeur, on vous confie une chose importante.',
    hard: '- {decan} : Pluton vous travaille, une vieille question demande une réponse courte.',
  },
}

/** No planet stands in aspect to this third of the sign. */
export const quietDecans: readonly [Fragment, Fragment, Fragment] = [
  '= {decan} : aucune planète ne vous vise, la semaine vous appartient davantage qu’aux autres.',
  '= {decan} : le ciel regarde ailleurs, c’est le meilleur moment pour avancer sans témoin.',
  '= {decan} : rien ne vous presse là-haut, choisissez votre propre rendez-vous.',
]

/** Birthdays of the three decans of each sign, in the order of the zodiac; a birth at the edge may fall beside. */
export const decanDates: readonly (readonly [string, string, string])[] = [
  ['du 21 au 30 mars', 'du 31 mars au 9 avril', 'du 10 au 19 avril'],
  ['du 20 au 29 avril', 'du 30 avril au 10 mai', 'du 11 au 20 mai'],
  ['du 21 au 31 mai', 'du 1er au 10 juin', 'du 11 au 20 juin'],
  ['du 21 juin au 1er juillet', 'du 2 au 12 juillet', 'du 13 au 22 juillet'],
  ['du 23 juillet au 2 août', 'du 3 au 12 août', 'du 13 au 22 août'],
  ['du 23 août au 2 septembre', 'du 3 au 12 septembre', 'du 13 au 22 septembre'],
  ['du 23 septembre au 2 octobre', 'du 3 au 12 octobre', 'du 13 au 22 octobre'],
  ['du 23 octobre au 1er novembre', 'du 2 au 11 novembre', 'du 12 au 21 novembre'],
  ['du 22 novembre au 1er décembre', 'du 2 au 11 décembre', 'du 12 au 21 décembre'],
  ['du 22 au 31 décembre', 'du 1er au 10 janvier', 'du 11 au 19 janvier'],
  ['du 20 au 29 janvier', 'du 30 janvier au 8 février', 'du 9 au 18 février'],
  ['du 19 au 28 février', 'du 1er au 10 mars', 'du 11 au 20 mars'],
]

/** Venus in the month of love and money, Mars in that of work and energy: the planet is in this house `{when}`. */
export const monthPlanets: Readonly<Record<'love' | 'work' | 'money' | 'energy', ByHouse<Fragment>>> = {
  love: {
    1: '+ {when}, Vénus est dans votre signe : on vient vers vous, et vous avez le droit de choisir.',
    2: '+ {when}, Vénus rend l’amour gourmand : des preuves, des repas, des nuits entières.',
    3: '+ {when}, Vénus vous fait aimer en parlant : une voix, un message, quelqu’un du quartier.',
    4: '+ {when}, Vénus préfère votre canapé aux restaurants : on s’y installe, on s’y réconcilie.',
    5: '+ {when}, Vénus est dans la maison des amours : s’il faut oser, que ce soit là.',
    6: '= {when}, Vénus aime au travail ou en faisant les courses : regardez qui vous aide.',
    7: '+ {when}, Vénus s’assoit en face de vous : un couple se choisit de nouveau, une rencontre compte.',
    8: '= {when}, Vénus parle bas : le désir est fort, la jalousie n’est pas loin, la confiance décide.',
    9: '+ {when}, Vénus a l’accent d’ailleurs : vous aimez ce qui vous dépayse, et l’on vous rend la pareille.',
    10: '+ {when}, Vénus se montre en public : une histoire devient officielle, ou commence là où l’on travaille.',
    11: '+ {when}, Vénus passe par vos amis : l’un d’eux sait quelque chose que vous ignorez.',
    12: '= {when}, Vénus se cache : un amour se tait, un autre finit de finir.',
  },
  work: {
    1: '+begin {when}, Mars est dans votre signe : vous ouvrez la marche, on vous suit en courant.',
    2: '= {when}, Mars réclame qu’on paie votre travail à son prix : préparez le chiffre, dites-le sans trembler.',
    3: '= {when}, Mars accélère les mails et les rendez-vous : répondez debout, relisez les yeux reposés.',
    4: '- {when}, Mars vous partage entre le bureau et la maison : l’un des deux attendra.',
    5: '+begin {when}, Mars rend le travail joueur : présentez, inventez, visez le concours.',
    6: '- {when}, Mars charge la barque et monte le ton entre collègues : négociez les délais avant de les subir.',
    7: '- {when}, Mars installe quelqu’un en face de vous : un rival ou un associé, selon la façon de serrer la main.',
    8: '= {when}, Mars fouille les dossiers que personne ne veut : on y trouve de quoi discuter d’égal à égal.',
    9: '+begin {when}, Mars vous envoie plus loin : formation, salon, client d’une autre ville.',
    10: '+begin {when}, Mars vise le poste du dessus : un entretien se prépare, et vous avez l’appétit.',
    11: '+ {when}, Mars entraîne l’équipe : lancez le projet à plusieurs, vous avez la voix qui porte.',
    12: '=wait {when}, Mars travaille en coulisse : avancez sans annoncer, la stratégie préfère l’ombre.',
  },
  money: {
    1: '+spend {when}, Vénus vous donne envie de vous offrir quelque chose : choisissez-le une fois, bien.',
    2: '+ {when}, Vénus veille sur vos ressources : votre talent se vend mieux quand vous en dites le prix.',
    3: '= {when}, Vénus négocie avec le sourire : un tarif se discute au téléphone plutôt qu’au guichet.',
    4: '=spend {when}, Vénus dépense pour la maison : un devis de plus évitera un regret.',
    5: '=spend {when}, Vénus a le cœur large : fixez le prix de la fête avant la fête.',
    6: '=save {when}, Vénus trouve du plaisir dans l’ordre : un contrat inutile se laisse résilier.',
    7: '= {when}, Vénus partage : qui paie quoi se règle mieux dans la bonne humeur.',
    8: '= {when}, Vénus touche à l’argent commun : un remboursement se demande avec tact.',
    9: '=spend {when}, Vénus vous vend du voyage : comparez deux saisons avant de choisir une date.',
    10: '+ {when}, Vénus vous donne de quoi convaincre qui signe les chèques : demandez un rendez-vous.',
    11: '+ {when}, Vénus fait circuler les bons plans entre amis : rendez-en un pour chaque reçu.',
    12: '=save {when}, Vénus consomme en cachette : regardez les débits que personne ne voit.',
  },
  energy: {
    1: '+begin {when}, Mars est dans votre signe : de la force à revendre, et un corps qui veut sortir.',
    2: '= {when}, Mars avance au pas, mais rien ne l’arrête : portez, bâtissez, dormez.',
    3: '= {when}, Mars est dans les nerfs : faites vos trajets à pied.',
    4: '- {when}, Mars s’échauffe à la maison : un chantier le calmera mieux qu’une discussion.',
    5: '+ {when}, Mars joue : sport, danse, désir, vous avez du ressort.',
    6: '- {when}, Mars s’use au travail : gardez des forces pour la deuxième moitié de la journée.',
    7: '= {when}, Mars cherche un partenaire : à deux, vous irez courir pour de bon.',
    8: '- {when}, Mars couve : une fatigue nerveuse se soigne par une longue nuit et une vraie conversation.',
    9: '+begin {when}, Mars veut de l’espace : changez de décor avant de changer de vie.',
    10: '= {when}, Mars vous veut partout : choisissez où vous arrivez en forme.',
    11: '+ {when}, Mars s’entraîne en groupe : les autres vous donnent des jambes.',
    12: '-wait {when}, Mars tourne à vide : récupérez maintenant, vous attaquerez ensuite.',
  },
}

/** A planet that stays for years is in this house `{when}` of the year. */
export const slowStays: Readonly<Record<'uranus' | 'neptune' | 'pluto', ByHouse<Fragment>>> = {
  uranus: {
    1: '= {when}, Uranus est dans votre signe : vous n’êtes plus tout à fait la personne que l’on croyait, et cela vous plaît',
    2: '= {when}, Uranus remue vos revenus : une autre façon de gagner votre vie frappe à la porte',
    3: '= {when}, Uranus électrise vos échanges : idées, rencontres et déplacements arrivent sans prévenir',
    4: '= {when}, Uranus secoue la maison : un déménagement, un départ ou un retour change le plan',
    5: '= {when}, Uranus rend vos amours imprévisibles : coups de foudre, libertés, inventions',
    6: '= {when}, Uranus dérègle votre quotidien pour le réparer : métier, horaires ou méthode, quelque chose saute',
    7: '= {when}, Uranus réveille le couple : plus de liberté pour deux, ou une rencontre qui ne ressemble à rien',
    8: '= {when}, Uranus bouscule les partages : dettes, héritages, intimité se règlent d’une façon inattendue',
    9: '= {when}, Uranus vous fait changer d’avis sur de grandes choses, et peut-être de pays',
    10: '= {when}, Uranus passe au sommet de votre ciel : la carrière quitte les rails prévus',
    11: '= {when}, Uranus renouvelle vos amis : le cercle change, et vos espoirs avec lui',
    12: '= {when}, Uranus travaille en secret : une libération se prépare que personne n’a vue venir',
  },
  neptune: {
    1: '= {when}, Neptune est dans votre signe : on vous voit à travers un voile, et vous vous rêvez autrement',
    2: '= {when}, Neptune floute vos comptes : l’argent a besoin d’une deuxième paire d’yeux',
    3: '= {when}, Neptune met de la poésie et du flou dans vos paroles : faites répéter',
    4: '= {when}, Neptune berce la maison : un lieu idéal se cherche, un souvenir s’embellit',
    5: '= {when}, Neptune idéalise vos amours et nourrit ce que vous créez',
    6: '= {when}, Neptune dissout l’emploi du temps : le travail a besoin de sens, le corps de repos',
    7: '= {when}, Neptune met un filtre sur l’autre : aimez la personne, pas l’affiche',
    8: '= {when}, Neptune trouble ce qui se partage : écrivez les accords',
    9: '= {when}, Neptune vous appelle au large : une foi, une étude, un rivage',
    10: '= {when}, Neptune brouille l’ambition : vous cherchez une vocation plutôt qu’un titre',
    11: '= {when}, Neptune rêve avec vos amis : une cause vous attire, vérifiez qui la mène',
    12: '= {when}, Neptune est chez lui dans votre vie secrète : songes, retraites, compassion',
  },
  pluto: {
    1: '= {when}, Pluton est dans votre signe : une mue lente, dont on ne sort pas par le même côté',
    2: '= {when}, Pluton transforme votre rapport à l’argent : ce que vous possédez cesse de vous posséder',
    3: '= {when}, Pluton donne du poids à vos mots : une vérité dite change un lien',
    4: '= {when}, Pluton creuse sous la maison : une histoire de famille se démonte et se remonte',
    5: '= {when}, Pluton prend vos amours au sérieux : passion, création, tout se joue en profondeur',
    6: '= {when}, Pluton refait votre travail par le fond : ce qui est inutile tombe',
    7: '= {when}, Pluton transforme le couple et les alliances : le pouvoir s’y partage ou s’y perd',
    8: '= {when}, Pluton est chez lui dans vos profondeurs : désirs, dettes et secrets se règlent une fois pour toutes',
    9: '= {when}, Pluton retourne vos convictions, et il en reste une, la bonne',
    10: '= {when}, Pluton travaille votre place dans le monde : une ambition s’éteint, une plus vraie la remplace',
    11: '= {when}, Pluton trie vos amitiés et vos espoirs : moins de monde, plus de force',
    12: '= {when}, Pluton descend où vous n’allez jamais : ce que vous y déposez ne remonte plus',
  },
}
