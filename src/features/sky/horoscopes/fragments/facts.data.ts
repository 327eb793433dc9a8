import type { ByHouse, Planet } from '../../../../astrology/names.ts'
import type { Fragment } from './fragment.ts'

/**
 * The sky's events, told in the house where they fall. They begin with a small letter, since a date or a hinge comes
 * first; `{in}` is the house in a few words, `{body}` the faster of two planets.
 */

type Three = readonly [Fragment, Fragment, Fragment]

/** The planets within a sentence. */
export const bodyNames: Readonly<Record<Planet, string>> = {
  sun: 'le Soleil',
  moon: 'la Lune',
  mercury: 'Mercure',
  venus: 'Vénus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturne',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluton',
}

/** A house as an adverbial, in three ways. */
export const places: ByHouse<readonly [string, string, string]> = {
  1: ['dans votre façon d’être', 'dans ce qu’on voit de vous', 'dans vos choix les plus personnels'],
  2: ['dans vos comptes', 'du côté de ce que vous gagnez', 'dans ce qui vous rassure'],
  3: ['dans vos conversations', 'dans vos messages et vos trajets', 'du côté des frères, des sœurs et du voisinage'],
  4: ['à la maison', 'dans votre famille', 'du côté du logement'],
  5: ['dans vos amours', 'dans ce que vous créez', 'du côté des enfants et des plaisirs'],
  6: ['dans vos journées de travail', 'dans vos habitudes', 'du côté des collègues et des horaires'],
  7: ['dans votre couple ou vos contrats', 'face à la personne qui compte', 'dans vos alliances'],
  8: ['dans l’argent partagé', 'dans votre intimité', 'du côté des secrets et des partages'],
  9: ['dans vos projets lointains', 'dans vos études et vos voyages', 'dans ce que vous croyez'],
  10: ['dans votre métier', 'aux yeux de vos supérieurs', 'dans votre réputation'],
  11: ['parmi vos amis', 'dans vos projets à plusieurs', 'du côté de ce que vous espérez'],
  12: ['dans vos heures de solitude', 'en coulisse', 'dans ce que vous ne dites à personne'],
}

export const newMoons: ByHouse<Fragment> = {
  1: '+begin la nouvelle Lune se forme dans votre signe : une page est blanche, et c’est vous qui tenez le stylo',
  2: '+begin la nouvelle Lune ouvre un compte neuf : demandez le prix que vous n’osiez pas demander',
  3: '+speak la nouvelle Lune relance une conversation, un cours, un projet d’écriture, et le premier mot vous revient',
  4: '+begin la nouvelle Lune touche la maison : une visite d’appartement, une paix avec un parent ou une chambre à refaire peut commencer',
  5: '+begin la nouvelle Lune rallume vos amours et ce que vous créez : dites oui au rendez-vous, montrez l’ébauche',
  6: '+begin la nouvelle Lune remet vos journées à zéro, et l’horaire que vous rêviez de changer se laisse faire',
  7: '+begin la nouvelle Lune ouvre un face-à-face : une rencontre, un contrat ou une seconde chance pour deux',
  8: '= la nouvelle Lune se cache dans ce que vous partagez, dettes et désirs compris : un accord se prépare à voix basse',
  9: '+begin la nouvelle Lune vous montre la carte : une inscription, un départ, une idée plus grande que vous',
  10: '+begin la nouvelle Lune monte jusqu’à votre métier, et un poste, un client ou un titre entre en vue',
  11: '+begin la nouvelle Lune agrandit le cercle : quelqu’un vous invite dans un projet qui n’a pas encore de nom',
  12: '=wait la nouvelle Lune travaille en coulisse pour vous, et ce qui mûrit n’est pas à annoncer',
}

export const fullMoons: ByHouse<Fragment> = {
  1: '= la pleine Lune se lève dans votre signe : on vous voit entièrement, humeur comprise, et vous aussi',
  2: '= la pleine Lune éclaire vos comptes, et vous savez enfin où passe votre salaire',
  3: '- la pleine Lune délie les langues autour de vous : une vérité sort, un peu plus fort que prévu',
  4: '- la pleine Lune entre dans la maison : une histoire de famille ou de logement arrive à son terme, avec de l’émotion',
  5: '+ la pleine Lune monte sur scène : un amour, un enfant ou une œuvre réclame son public et l’obtient',
  6: '- la pleine Lune montre que vos journées débordaient, et quelque chose doit sortir de l’agenda',
  7: '= la pleine Lune se pose en face de vous : ce que veut l’autre devient tout à fait clair',
  8: '- la pleine Lune fait remonter un compte à deux, une jalousie, un désir, que l’on ne peut plus ranger',
  9: '+ la pleine Lune dégage l’horizon : une réponse, un examen, un voyage trouve sa conclusion',
  10: '+ la pleine Lune couronne un effort : votre travail se voit, et l’on parle de vous dans une pièce où vous n’êtes pas',
  11: '+ la pleine Lune réunit votre bande : vous saurez qui se réjouit vraiment pour vous',
  12: '= la pleine Lune éclaire ce que vous gardiez pour la nuit : un rêve, un secret ou une fatigue demande à sortir',
}

export const quarters: ByHouse<Fragment> = {
  1: '- le quartier de Lune vous met devant un choix : ce que vous voulez ou ce qu’on attend de vous',
  2: '- le quartier de Lune oppose deux dépenses, et une seule était la vôtre',
  3: '- le quartier de Lune coince un message : deux versions circulent, il faudra retourner à la source',
  4: '- le quartier de Lune tire la couverture entre la maison et le dehors',
  5: '- le quartier de Lune hésite entre plaisir et prudence, et vous fait tenir la pièce',
  6: '- le quartier de Lune grippe une routine, toujours la même, celle que vous aviez repérée',
  7: '- le quartier de Lune met deux volontés face à face, et l’accord demande un pas de chacun',
  8: '- le quartier de Lune réclame une décision sur un partage qui traîne',
  9: '- le quartier de Lune confronte vos principes à un cas qu’ils n’avaient pas prévu',
  10: '- le quartier de Lune vous partage entre l’ambition et la soirée promise',
  11: '- le quartier de Lune divise le groupe, et l’on attend votre voix',
  12: '- le quartier de Lune vous demande quel souci mérite encore de veiller',
}

/** An eclipse, instead of the new or full Moon that it is. */
export const eclipses: Readonly<Record<'sun' | 'moon', Three>> = {
  sun: [
    '= l’éclipse de Soleil éteint puis rallume la lumière {in} : ce qui s’ouvre alors se comprendra dans six mois',
    '= l’éclipse de Soleil tourne une page {in}, et la suivante n’est pas encore écrite',
    '= l’éclipse de Soleil rebat les cartes {in} : laissez-leur le temps de retomber',
  ],
  moon: [
    '= l’éclipse de Lune met fin à une attente {in}, et vous rend la place qu’elle occupait',
    '= l’éclipse de Lune montre {in} ce qui ne tenait plus que par habitude',
    '= l’éclipse de Lune fait remonter une émotion ancienne {in} : elle vient dire adieu plutôt que bonjour',
  ],
}

/** The planet enters this house. */
export const arrivals: Readonly<Record<'sun' | 'mercury' | 'venus' | 'mars', ByHouse<Fragment>>> = {
  sun: {
    1: '+begin le Soleil entre dans votre signe : votre saison commence, et l’on vous regarde avant que vous parliez',
    2: '= le Soleil passe dans la maison de l’argent : pendant un mois, on vous juge sur ce que vous savez faire',
    3: '+ le Soleil éclaire vos échanges : un mois de démarches, de rencontres et de bonnes réponses s’ouvre',
    4: '= le Soleil rentre à la maison avec vous : famille, logement, racines prennent le devant',
    5: '+ le Soleil entre dans la maison des amours : un mois pour plaire, créer, jouer avec des enfants',
    6: '= le Soleil s’attaque à vos journées : un mois pour remettre d’aplomb travail, horaires et sommeil',
    7: '+ le Soleil passe en face de vous : pendant un mois, la lumière vous arrive par l’autre',
    8: '= le Soleil descend dans vos affaires partagées : un mois pour régler, avouer, désirer',
    9: '+ le Soleil ouvre la maison des voyages : un mois plus large que les autres commence',
    10: '+ le Soleil atteint le sommet de votre ciel : pendant un mois, votre travail se voit de loin',
    11: '+ le Soleil rejoint vos amis : un mois pour demander de l’aide et en donner',
    12: '=wait le Soleil passe derrière le rideau : un mois de préparation avant votre saison',
  },
  mercury: {
    1: '+speak Mercure entre dans votre signe : vous trouvez vos mots, et l’on vous en demande',
    2: '= Mercure se penche sur vos chiffres : devis, fiche de paie, erreur de facture, il voit tout',
    3: '+speak Mercure rentre chez lui, dans vos échanges : écrivez, appelez, inscrivez-vous',
    4: '= Mercure ouvre le courrier de la maison : bail, famille, travaux, on en parle enfin',
    5: '+ Mercure fait la cour : vos messages plaisent, vos idées aussi',
    6: '= Mercure range votre travail : une méthode, une liste, un mode d’emploi vous font gagner une heure',
    7: '= Mercure s’assoit en face : une explication, un contrat ou une négociation avance',
    8: '= Mercure descend aux archives : assurances, impôts, secrets, il trouve la bonne page',
    9: '+ Mercure prend l’avion : étude, langue, réponse venue de loin',
    10: '+speak Mercure monte au bureau de la direction, et vous y précède',
    11: '+ Mercure fait circuler votre nom parmi des gens utiles et sympathiques',
    12: '=hush Mercure baisse la voix : vous pensez mieux que vous ne parlez, gardez le brouillon',
  },
  venus: {
    1: '+ Vénus entre dans votre signe : vous plaisez sans y travailler, et l’on vous le dit',
    2: '+ Vénus passe par votre portefeuille : vous savez ce qui vaut son prix, vous y compris',
    3: '+ Vénus adoucit vos conversations : un mot aimable ouvre ce qu’un courrier fermait',
    4: '+ Vénus s’installe chez vous : la maison devient un endroit où l’on reste dîner',
    5: '+ Vénus retrouve la maison des amours : flirts, retrouvailles et beaux projets sont de sortie',
    6: '+ Vénus passe au travail : l’ambiance se détend, un collègue vous regarde autrement',
    7: '+ Vénus se tient en face de vous : un couple se resserre, une rencontre a son heure',
    8: '= Vénus descend dans l’intimité : le désir se dit tout bas, l’argent commun aussi',
    9: '+ Vénus vous parle avec un accent : ce qui vient de loin vous charme',
    10: '+ Vénus vous met en valeur au travail, et l’on dit du bien de vous sans vous prévenir',
    11: '+ Vénus entre parmi vos amis, et l’un d’eux n’est pas venu que pour les autres',
    12: '= Vénus se cache : un amour secret, un goût de solitude, un pardon sans témoin',
  },
  mars: {
    1: '+begin Mars entre dans votre signe : vous avez du moteur, et le pied lourd',
    2: '- Mars touche à l’argent : vous gagnez en courage pour réclamer, vous perdez en patience à la caisse',
    3: '- Mars accélère vos échanges : la répartie est excellente, le ton un peu haut',
    4: '- Mars met le chantier à la maison : on abat des cloisons, on se dispute pour la couleur',
    5: '+begin Mars rend l’amour sportif : vous osez, vous jouez, vous gagnez quelquefois',
    6: '= Mars attaque la pile de travail, et vous avec : surveillez la cadence',
    7: '- Mars s’assoit en face de vous : quelqu’un vous tient tête, et vous y prenez goût',
    8: '- Mars remue le fond : désir, jalousie, dossier d’argent, rien ne reste tiède',
    9: '+begin Mars vous pousse au départ : un voyage, un examen, un débat à gagner',
    10: '+begin Mars vise le sommet : vous demandez plus, plus haut, et l’on vous prend au sérieux',
    11: '+ Mars réveille la bande : vous entraînez tout le monde, retards compris',
    12: '- Mars ronge son frein : une colère sans adresse cherche une boîte aux lettres',
  },
}

/** A slower planet changes sign, which it does every year at most. */
export const slowArrivals: Readonly<Record<'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', Three>> = {
  jupiter: [
    '+ Jupiter change de signe et passe {in} : ce qui était étroit s’élargit pour des mois',
    '+ Jupiter s’installe {in}, avec de l’appétit et des invitations',
    '+ Jupiter ouvre grand la porte {in} : c’est là que l’année vous sourit',
  ],
  saturn: [
    '- Saturne passe {in} : on y bâtit lentement, et cela tient',
    '- Saturne s’installe {in}, et demande des preuves avec une grande courtoisie',
    '- Saturne entre {in} : moins de promesses, des fondations',
  ],
  uranus: [
    '= Uranus passe {in} : pour des années, l’imprévu y entre sans frapper',
    '= Uranus s’installe {in}, et vos habitudes regardent la sortie de secours',
    '= Uranus entre {in} : ce qui semblait réglé pour toujours redevient une question',
  ],
  neptune: [
    '= Neptune passe {in} : on y rêve mieux, on y voit moins net',
    '= Neptune s’installe {in}, comme une brume sur la mer',
    '= Neptune entre {in} : l’idéal y travaille, les chiffres y flottent',
  ],
  pluto: [
    '= Pluton passe {in} : pour longtemps, ce qui y est faux s’use et ce qui est vrai se durcit',
    '= Pluton s’installe {in}, et commence par la cave',
    '= Pluton entre {in} : une force lente y refait le plan',
  ],
}

type Turning = Exclude<Planet, 'sun' | 'moon'>

/** The planet stops, before moving back or on again. */
export const stations: Readonly<Record<Turning, { readonly retrograde: Fragment; readonly direct: Fragment }>> = {
  mercury: {
    retrograde: '-wait Mercure s’arrête et commence à reculer {in} : relisez, sauvegardez, confirmez l’adresse',
    direct: '+ Mercure repart en avant {in} : le message perdu se retrouve, la réponse vient',
  },
  venus: {
    retrograde:
      '-wait Vénus s’arrête et recule {in} : une ancienne envie repasse, laissez-la parler avant de lui répondre',
    direct: '+ Vénus repart en avant {in} : vous savez de nouveau ce que vous aimez',
  },
  mars: {
    retrograde: '-wait Mars s’arrête et recule {in} : l’élan revient sur ses pas, reprenez l’ouvrage déjà commencé',
    direct: '+ Mars repart en avant {in} : ce qui patinait accroche enfin',
  },
  jupiter: {
    retrograde: '= Jupiter s’arrête et recule {in} : la chance demande qu’on repasse par les promesses déjà faites',
    direct: '+ Jupiter repart en avant {in} : une porte laissée entrouverte s’ouvre pour de bon',
  },
  saturn: {
    retrograde: '- Saturne s’arrête et recule {in} : un devoir qu’on croyait fini redemande une signature',
    direct: '+ Saturne repart en avant {in} : ce qui pesait se met à porter',
  },
  uranus: {
    retrograde: '= Uranus s’arrête et recule {in} : le changement se digère avant de continuer',
    direct: '= Uranus repart en avant {in} : attendez-vous à ce que cela bouge',
  },
  neptune: {
    retrograde: '= Neptune s’arrête et recule {in} : le brouillard se lève par endroits',
    direct: '= Neptune repart en avant {in} : le rêve reprend où vous l’aviez laissé',
  },
  pluto: {
    retrograde: '= Pluton s’arrête et recule {in} : ce qui changeait en profondeur fait une halte',
    direct: '= Pluton repart en avant {in} : un travail de fond reprend, sans bruit',
  },
}

type Tones = { readonly good: Three; readonly hard: Three }

/** The Moon meets this planet: conjunctions, sextiles and trines help, squares and oppositions try. */
export const moonMeets: Readonly<Record<Exclude<Planet, 'moon'>, Tones>> = {
  sun: {
    good: [
      '+ la Lune et le Soleil tombent d’accord {in} : ce que vous voulez et ce que vous sentez se ressemblent',
      '+ la Lune sourit au Soleil {in}, et une hésitation s’en va',
      '+ la Lune et le Soleil tirent dans le même sens {in} : profitez du vent',
    ],
    hard: [
      '- la Lune tient tête au Soleil {in} : la tête dit oui, le ventre demande un délai',
      '- la Lune et le Soleil se contredisent {in}, et vous servez d’arbitre',
      '- la Lune fait de l’ombre au Soleil {in} : l’envie y est, l’humeur moins',
    ],
  },
  mercury: {
    good: [
      '+speak la Lune souffle à Mercure le mot juste {in} : on vous comprend du premier coup',
      '+speak la Lune et Mercure bavardent bien {in} : un appel règle ce que dix messages ne réglaient pas',
      '+ la Lune aide Mercure {in}, et une idée se laisse attraper',
    ],
    hard: [
      '- la Lune brouille Mercure {in} : quelqu’un lira votre message avec un autre accent',
      '- la Lune contrarie Mercure {in} : ce que vous pensez et ce que vous dites ne prennent pas le même train',
      '- la Lune et Mercure se coupent la parole {in}, et un détail se perd',
    ],
  },
  venus: {
    good: [
      '+ la Lune retrouve Vénus {in} : quelqu’un se montre plus tendre que d’ordinaire',
      '+ la Lune et Vénus s’entendent {in}, et l’ambiance fait la moitié du travail',
      '+ la Lune va bien à Vénus {in} : vous plaisez, ou l’on vous fait plaisir',
    ],
    hard: [
      '- la Lune boude Vénus {in} : vous voulez de la douceur, on vous tend un planning',
      '- la Lune et Vénus ne s’accordent pas {in} : un compliment attendu ne vient pas',
      '- la Lune contrarie Vénus {in}, et rien ne plaît tout à fait',
    ],
  },
  mars: {
    good: [
      '+begin la Lune donne du cran à Mars {in} : ce que vous repoussiez se fait en une heure',
      '+begin la Lune et Mars s’entraînent {in} : vous osez, et cela passe',
      '+ la Lune réchauffe Mars {in}, et votre ardeur devient communicative',
    ],
    hard: [
      '- la Lune agace Mars {in} : la réplique part avant la pensée',
      '- la Lune et Mars s’accrochent {in} : une porte claque pour une bêtise',
      '- la Lune pousse Mars à bout {in}, et la patience manque à tout le monde',
    ],
  },
  jupiter: {
    good: [
      '+ la Lune rit avec Jupiter {in} : une bonne nouvelle arrive ou se prépare',
      '+ la Lune et Jupiter voient large {in}, et l’on vous fait crédit',
      '+ la Lune ouvre à Jupiter {in} : on vous propose un peu plus que vous n’espériez',
    ],
    hard: [
      '- la Lune exagère avec Jupiter {in} : la promesse est belle et trop longue',
      '- la Lune et Jupiter en font trop {in}, et la note s’allonge',
      '- la Lune contredit Jupiter {in} : l’espoir va plus vite que le dossier',
    ],
  },
  saturn: {
    good: [
      '+ la Lune s’appuie sur Saturne {in} : ce qui se décide là tiendra',
      '+ la Lune et Saturne travaillent bien {in}, et une chose traînée se termine',
      '+ la Lune prend conseil de Saturne {in} : une personne d’expérience vous aide',
    ],
    hard: [
      '- la Lune se heurte à Saturne {in} : un non, un retard, un visage fermé',
      '- la Lune a froid près de Saturne {in}, et vous vous demandez si l’on vous apprécie',
      '- la Lune pèse avec Saturne {in} : tout paraît plus long que prévu',
    ],
  },
  uranus: {
    good: [
      '+ la Lune fait signe à Uranus {in} : l’imprévu est de votre côté',
      '+ la Lune s’amuse avec Uranus {in}, et une rencontre sort du programme',
      '+begin la Lune et Uranus inventent {in} : essayez autrement, pour voir',
    ],
    hard: [
      '- la Lune sursaute sous Uranus {in} : le programme change sans vous demander votre avis',
      '- la Lune et Uranus font des étincelles {in}, et une annulation tombe',
      '- la Lune se cabre devant Uranus {in} : vous voulez de l’air, tout de suite',
    ],
  },
  neptune: {
    good: [
      '+ la Lune rêve avec Neptune {in} : suivez l’intuition, elle a lu plus loin que vous',
      '+ la Lune et Neptune s’accordent {in}, et quelqu’un vous comprend sans phrases',
      '+ la Lune flotte avec Neptune {in} : une musique, une image, et la solution vient',
    ],
    hard: [
      '-wait la Lune s’égare avec Neptune {in} : quelqu’un enjolive, peut-être vous',
      '-wait la Lune et Neptune embrument tout {in} : les faits d’abord, les impressions après',
      '- la Lune se perd dans Neptune {in}, et un rendez-vous avec elle',
    ],
  },
  pluto: {
    good: [
      '+ la Lune descend avec Pluton {in}, et en remonte avec du courage',
      '+ la Lune et Pluton vont au fond {in} : une vérité dite sans éclat vous soulage',
      '+ la Lune prend des forces chez Pluton {in} : ce que vous croyiez bloqué cède',
    ],
    hard: [
      '- la Lune bute sur Pluton {in} : quelqu’un veut tenir les commandes',
      '- la Lune et Pluton se jaugent {in}, et un vieux rapport de force revient à table',
      '- la Lune remue Pluton {in} : une jalousie montre le bout de son nez',
    ],
  },
}

/** Two planets meet; the slower one gives the tone, the faster one the house. */
export const planetsMeet: Readonly<Record<Exclude<Planet, 'sun' | 'moon'>, Tones>> = {
  mercury: {
    good: [
      '+speak {body} éclaire Mercure {in} : vos mots portent, et l’on attend votre avis',
      '+ {body} et Mercure se rejoignent {in} : une réponse claire arrive',
      '+speak {body} donne la parole à Mercure {in}, et vous la gardez volontiers',
    ],
    hard: [
      '- {body} contrarie Mercure {in} : vérifiez deux fois l’heure du rendez-vous',
      '- {body} et Mercure se coupent {in}, et un malentendu s’installe',
      '- {body} bouscule Mercure {in} : la phrase sort mal rangée',
    ],
  },
  venus: {
    good: [
      '+ {body} s’entend avec Vénus {in} : on vous fait une place, et l’on sourit en la faisant',
      '+ {body} et Vénus se plaisent {in} : une réconciliation ou un coup de cœur est possible',
      '+ {body} donne la main à Vénus {in}, et ce que vous présentez séduit',
    ],
    hard: [
      '- {body} contrarie Vénus {in} : ce qui vous plaît ne plaît pas à qui décide',
      '- {body} et Vénus se boudent {in}, et un geste tendre tarde',
      '- {body} froisse Vénus {in} : la susceptibilité est à l’ordre du jour',
    ],
  },
  mars: {
    good: [
      '+begin {body} prête main-forte à Mars {in} : vous passez à l’acte, et cela réussit',
      '+begin {body} et Mars font équipe {in} : la démarche difficile se révèle faisable',
      '+ {body} encourage Mars {in}, et votre énergie trouve son emploi',
    ],
    hard: [
      '- {body} se heurte à Mars {in} : le ton monte, et pas forcément par votre faute',
      '- {body} et Mars se provoquent {in} : choisissez la bataille qui en vaut la peine',
      '- {body} excite Mars {in}, et tout le monde veut passer en premier',
    ],
  },
  jupiter: {
    good: [
      '+ {body} s’accorde avec Jupiter {in} : on vous dit oui plus vite qu’à l’ordinaire',
      '+ {body} et Jupiter se félicitent {in} : une proposition vous honore',
      '+ {body} prend de l’ampleur avec Jupiter {in}, et votre confiance aussi',
    ],
    hard: [
      '- {body} force la note avec Jupiter {in} : on vous promet beaucoup, on livrera moins',
      '- {body} et Jupiter voient trop grand {in}, et l’addition suit',
      '- {body} s’emballe devant Jupiter {in} : un peu moins suffirait',
    ],
  },
  saturn: {
    good: [
      '+ {body} s’appuie sur Saturne {in} : l’accord est sobre, il durera',
      '+ {body} et Saturne bâtissent {in} : une parole donnée prend la forme d’un projet',
      '+ {body} trouve un maître en Saturne {in}, et votre sérieux est récompensé d’un regard',
    ],
    hard: [
      '- {body} bute contre Saturne {in} : un refus ou un délai, à prendre comme un plan de travail',
      '- {body} et Saturne se mesurent {in} : il faudra montrer des résultats',
      '- {body} ralentit devant Saturne {in}, et vous aussi',
    ],
  },
  uranus: {
    good: [
      '+begin {body} s’éveille avec Uranus {in} : une occasion arrive par un chemin inattendu',
      '+ {body} et Uranus s’amusent {in} : le hasard a de bonnes idées',
      '+ {body} prend l’air avec Uranus {in}, et quelque chose se libère',
    ],
    hard: [
      '- {body} se cabre devant Uranus {in} : un changement vous prend de vitesse',
      '- {body} et Uranus disjonctent {in} : prévoyez un plan de rechange',
      '- {body} sursaute sous Uranus {in}, et une certitude tombe du meuble',
    ],
  },
  neptune: {
    good: [
      '+ {body} rêve avec Neptune {in} : l’inspiration travaille pour vous',
      '+ {body} et Neptune se comprennent {in} : un geste généreux trouve son destinataire',
      '+ {body} s’adoucit près de Neptune {in}, et une dureté fond',
    ],
    hard: [
      '-wait {body} se brouille avec Neptune {in} : ce n’est pas le jour de croire sur parole',
      '-wait {body} et Neptune s’égarent {in} : un flou profite à quelqu’un d’autre',
      '- {body} se dilue dans Neptune {in}, et la motivation avec',
    ],
  },
  pluto: {
    good: [
      '+ {body} puise chez Pluton {in} : vous avez plus de pouvoir que vous n’en utilisez',
      '+ {body} et Pluton percent {in} : une vérité change les choses en mieux',
      '+ {body} se renforce avec Pluton {in}, et un vieux blocage saute',
    ],
    hard: [
      '- {body} défie Pluton {in} : une lutte d’influence se joue sous la politesse',
      '- {body} et Pluton s’affrontent {in} : lâchez un détail, gardez le principe',
      '- {body} réveille Pluton {in}, et un ressentiment ancien prend la parole',
    ],
  },
}

/** The planet moves back {when}. */
export const backwards: Readonly<Record<Turning, Three>> = {
  mercury: [
    '-wait {when}, Mercure recule {in} : tout ce qui se signe mérite une seconde lecture',
    '-wait {when}, Mercure est rétrograde {in} : un message ancien, un dossier, une personne repassent par chez vous',
    '- {when}, Mercure revient sur ses pas {in} : retards et malentendus y sont plus fréquents, et souvent drôles après coup',
  ],
  venus: [
    '-wait {when}, Vénus recule {in} : un ancien amour ou un ancien goût revient demander des nouvelles',
    '-wait {when}, Vénus est rétrograde {in} : ce que vous trouviez beau change, laissez finir la mue',
    '- {when}, Vénus revient sur ses pas {in} : les affections se recomptent',
  ],
  mars: [
    '-wait {when}, Mars recule {in} : l’énergie sert mieux à reprendre qu’à attaquer',
    '-wait {when}, Mars est rétrograde {in} : les efforts coûtent davantage, choisissez-en moins',
    '- {when}, Mars revient sur ses pas {in} : une colère ancienne se laisse enfin comprendre',
  ],
  jupiter: [
    '= {when}, Jupiter recule {in} : les occasions manquées se représentent',
    '= {when}, Jupiter est rétrograde {in} : la croissance se fait par l’intérieur',
    '= {when}, Jupiter revient sur ses pas {in} : on vérifie ce qu’on avait promis',
  ],
  saturn: [
    '- {when}, Saturne recule {in} : les fondations se reprennent par le bas',
    '- {when}, Saturne est rétrograde {in} : une vieille obligation se rediscute',
    '- {when}, Saturne revient sur ses pas {in} : le travail déjà fait demande une révision',
  ],
  uranus: [
    '= {when}, Uranus recule {in} : les bouleversements marquent le pas',
    '= {when}, Uranus est rétrograde {in} : on apprivoise ce qui avait surpris',
    '= {when}, Uranus revient sur ses pas {in} : la liberté prise se vérifie',
  ],
  neptune: [
    '= {when}, Neptune recule {in} : certaines illusions rendent leur tablier',
    '= {when}, Neptune est rétrograde {in} : le rêve se regarde à jeun',
    '= {when}, Neptune revient sur ses pas {in} : on distingue mieux le flou du faux',
  ],
  pluto: [
    '= {when}, Pluton recule {in} : un changement profond reprend son souffle',
    '= {when}, Pluton est rétrograde {in} : ce qui était enfoui se trie',
    '= {when}, Pluton revient sur ses pas {in} : le pouvoir se rend avant de se reprendre',
  ],
}

/** Two slow planets meet, which marks a year. */
export const slowMeetings: Readonly<Record<'conjunction' | 'good' | 'hard', Three>> = {
  conjunction: [
    '= {body} rejoint {other} {in} : ils ne se retrouvent qu’après des années, et un cycle commence là pour vous',
    '= {body} et {other} s’unissent {in} : ce que vous y décidez donnera le ton pour longtemps',
    '= {body} rencontre {other} {in} : deux forces lentes n’en font plus qu’une, à vous d’en faire un projet',
  ],
  good: [
    '+ {body} s’accorde avec {other} {in} : un appui solide, à prendre au passage',
    '+ {body} et {other} travaillent ensemble {in} : le progrès est lent, et réel',
    '+ {body} soutient {other} {in} : ce qui se construit alors résiste',
  ],
  hard: [
    '- {body} contrarie {other} {in} : une tension de fond vous oblige à choisir',
    '- {body} et {other} s’opposent {in} : l’ancien et le nouveau se disputent la même place',
    '- {body} défie {other} {in} : on vous demande de tenir sans vous raidir',
  ],
}
