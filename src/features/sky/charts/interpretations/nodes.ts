import type { BySign } from './kinds.ts'

export const northNode: BySign = {
  aries:
    'Apprendre à dire « je » sans attendre le vote : avec le nœud nord, cette direction où l’on grandit, en Bélier, l’habitude du compromis cède un peu de terrain. Commencez par une sortie décidée pour votre propre plaisir.',
  taurus:
    'Les tempêtes vous sont familières, la paix beaucoup moins. Vers le Taureau, votre nœud nord montre un chemin de simplicité : des gestes lents, des besoins reconnus, des choses à soi. Planter un basilic et le garder vivant compte comme étape.',
  geminis:
    'Des convictions, le bagage en est plein ; la route demande des questions. En Gémeaux, le nœud lunaire qui indique la progression invite à écouter la voisine, à lire l’avis contraire, à aimer les réponses provisoires. Le détail quotidien vous instruira davantage qu’une doctrine.',
  cancer:
    'Tenir debout, diriger, réussir, cela vous connaît. Ce que le nœud nord en Cancer propose d’explorer est plus tendre : recevoir, avouer un besoin, faire d’un lieu un nid. Le dimanche où l’on ne prouve rien devient un véritable apprentissage.',
  leo: 'Du confort du groupe au risque de la scène, tel est le trajet du nœud nord en Lion. L’idée générale vous protège ; le cœur réclame une signature. Au couplet suivant, chantez de votre propre voix, même tremblante.',
  virgo:
    'Au lieu de se laisser porter, choisir une tâche, un horaire, un outil. Le nœud nord en Vierge transforme la rêverie en aide effective. Réparer ce qui est à portée de main, un jour après l’autre, donne enfin des bords à l’infini.',
  libra:
    'L’autonomie, vous la pratiquez depuis longtemps, peut-être trop bien. Sur l’axe de croissance que trace le nœud nord en Balance, on apprend l’accord : demander, attendre, céder la meilleure place. Une décision prise à deux vous emmène plus loin que prévu.',
  scorpio:
    'Un placard plein protège mal de la profondeur. Le nœud nord en Scorpion incite à troquer un peu de confort contre de la vérité, à partager vraiment, à laisser partir ce qui a fait son temps. Ouvrez une boîte fermée, rien qu’une, sans hâte.',
  sagittarius:
    'Les informations ne manquent pas ; c’est le sens qui appelle. Votre nœud nord, en Sagittaire, suggère de lever les yeux des détails, de croire quelque chose et d’aller voir. Un trajet sans écouteurs, une idée suivie jusqu’au bout, et l’espace s’ouvre.',
  capricorn:
    'La chaleur de l’enfance reste votre bagage, non votre adresse. En Capricorne, le nœud nord indique la responsabilité assumée, le but fixé, la patience adulte. Tenir un petit engagement que personne ne vérifie, voilà une marche sur laquelle monter.',
  aquarius:
    'Briller devant les vôtres vous est naturel ; le nœud nord en Verseau tourne le projecteur vers la place publique. Se fondre dans une œuvre commune, écouter l’idée d’une autre personne et la porter plus haut que la sienne, cela s’apprend avec bonheur.',
  pisces:
    'Tout ne se corrige pas, souffle le nœud nord en Poissons à qui aimait tant l’ordre. La confiance, l’art, la prière ou la simple flânerie prennent ici le relais du contrôle. Laissez un dimanche sans programme, et regardez ce qui vient.',
}

export const lilith: BySign = {
  aries:
    'Ce que l’on a voulu faire taire en vous répond par un cri de guerre. Lilith, point de l’orbite de la Lune le plus éloigné de nous, donne en Bélier une colère ancienne et un courage sans maître. Employée à défendre, elle cesse de mordre.',
  taurus:
    'Lilith en Taureau refuse que l’on mette un prix sur son plaisir ou sur son corps. La privation l’entête, l’abondance l’inquiète. Un plaisir lent, sans justification devant quiconque, apprivoise cette part indocile qui sait très bien ce qu’elle aime.',
  geminis:
    'À l’école, une question de trop dérangeait peut-être. En Gémeaux, Lilith garde la langue bien pendue et le goût des vérités inconvenantes. Le sarcasme la soulage sans la nourrir ; l’écriture, la satire, une vraie conversation lui donnent de meilleures dents.',
  cancer:
    'Quelle tendresse a manqué, ou débordé ? Lilith en Cancer tient à distance les maternages et en rêve la nuit. Elle se réconcilie lorsque vous choisissez vos propres liens de famille, et prenez soin de vous comme d’un hôte attendu.',
  leo: 'L’applaudissement lui semble suspect, l’ombre insupportable. Chez Lilith en Lion, le besoin d’être au centre se cache derrière une fierté farouche. Créer quelque chose d’indocile et le montrer à trois personnes choisies transforme ce vieux bras de fer en jeu.',
  virgo:
    'Lilith en Vierge ne supporte ni le désordre ni la main qui voudrait la mettre au pas. Une exigence secrète juge tout, vous en premier lieu. Une chose faite mal, joyeusement, devant témoin, rend sa liberté à cette ouvrière rebelle.',
  libra:
    'Derrière la politesse, un refus net de jouer le rôle gracieux. Lilith en Balance séduit puis s’insurge, réclame l’égalité et se méfie des accords trop lisses. Annoncées avant la musique, vos conditions permettent de danser jusqu’au bout.',
  scorpio:
    'Ici, tout brûle bas et longtemps. En Scorpion, Lilith connaît la puissance du désir et la tentation de la revanche. Elle s’apaise dans une confiance sans marchandage, ou dans un art capable de regarder la nuit en face.',
  sagittarius:
    'Aucune église, aucune frontière, aucun professeur ne retient Lilith en Sagittaire bien longtemps. L’insolence lui sert de passeport. La quête s’approfondit le jour où vous restez assez pour contredire de l’intérieur, avec du savoir et un peu de tendresse.',
  capricorn:
    'Lilith en Capricorne a un compte à régler avec l’autorité : elle la défie, puis s’y installe. Le pouvoir vous attire sous un masque d’indifférence. L’exercer ouvertement, dans un petit domaine, en rendant des comptes, ôte au masque sa raison d’être.',
  aquarius:
    'Quand tous crient à la liberté, vous soupçonnez un nouvel uniforme. Lilith en Verseau est l’étrangère du groupe, y compris de celui qu’elle a fondé. Son exil choisi devient fécond dès qu’une amitié, une au moins, en connaît l’adresse.',
  pisces:
    'Une nostalgie sans nom visite Lilith en Poissons, qui préfère l’illusion à la rive. Sa compassion se perd parfois en haute mer. Donnez-lui un rite, une musique, une prière de votre façon ; la plainte se change alors en chanson.',
}
