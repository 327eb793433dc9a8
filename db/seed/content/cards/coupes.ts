import type { SeedCard } from '../kinds.ts'

export const coupes: readonly SeedCard[] = [
  {
    slug: 'as-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'As de Coupe : la source des sentiments',
    description:
      'Un ciboire bâti comme une petite cité : l’As de Coupe parle d’un cœur disponible, d’une affection qui commence et de la façon de la recevoir.',
    image: `Plutôt qu’un verre, c’est un édifice. Un pied large, un nœud orné, une vasque, et là-dessus un couvercle hérissé de tourelles comme une petite ville fortifiée. On pense aux ciboires d’église, aux reliquaires, à ces pièces d’orfèvrerie que l’on ne sortait qu’aux grandes fêtes. La coupe occupe presque toute la hauteur de la carte ; rien alentour ne lui dispute le regard.

Notez qu’elle est fermée. Ce qu’elle contient ne se voit pas, et cette discrétion fait une bonne part de sa noblesse.`,
    upright: `La famille des coupes s’ouvre ici, et avec elle tout ce qui touche au cœur : tendresse, amitié, joie d’être ensemble, chagrin aussi quand il prend sa juste place. L’as n’a encore rien fait. Il est la capacité d’aimer avant qu’elle ait choisi un visage, une réserve pleine dont personne n’a bu.

Dans un tirage, il signale une disponibilité. Quelque chose en vous peut accueillir : une rencontre, une réconciliation, une émotion longtemps tenue à distance. D’où viendra l’eau, il ne le dit pas. Le vase est prêt, voilà tout, et il serait dommage de le laisser dans l’armoire.`,
    reversed:
      'Retournez ce château et le couvercle n’y suffit plus : ça coule. On donne à qui ne demandait rien, on pleure pour une assiette, on s’attache en trois jours. Il arrive aussi l’inverse, un cœur si bien clos que rien n’y pénètre, pas même le compliment sincère d’un proche. Débordement ou sécheresse, la question reste semblable : quelle est la bonne mesure entre ce que vous versez et ce que vous gardez pour vous ?',
    love: 'Un sentiment naît, ou renaît, encore sans forme et sans promesse. Les couples anciens y reconnaîtront ces matins où l’autre redevient une nouvelle. Pour qui vit seul, la place faite en soi compte davantage que la recherche ; elle se sent, même de loin.',
    work: 'Le mot « vocation » n’est pas trop fort. Vous approchez d’une activité, d’une équipe ou d’un public qui vous touche réellement, et votre manière de faire s’en trouve changée. Prenez au sérieux ce plaisir : il renseigne mieux qu’un bilan de compétences sur la direction à prendre.',
    money:
      'L’argent est regardé ici du côté de la générosité. Offrir, recevoir, partager une addition sans compter les olives : bien. Fixez pourtant la part que vous pouvez donner sans vous appauvrir ; une coupe qui ne garde rien ne servira personne demain.',
    advice:
      'Acceptez la prochaine chose que l’on vous tendra, un service, un café, une parole aimable, sans la rendre aussitôt. Recevoir demande de l’entraînement. Observez ce que cela remue, et ne cherchez pas encore à lui donner un nom.',
    kin: [
      { slug: 'deux-de-coupe', line: 'Ce que l’as contenait en secret, le deux le partage entre deux êtres.' },
      { slug: 'temperance', line: 'L’ange aux deux vases montre comment verser sans perdre une goutte.' },
    ],
    symbols: [
      {
        x: 50,
        y: 22,
        title: 'Les tourelles',
        line: 'Un cœur a ses remparts : on y entre par une porte, pas par effraction.',
      },
      { x: 50, y: 48, title: 'La vasque close', line: 'Le contenu reste caché ; la confiance précède ici le savoir.' },
      { x: 50, y: 76, title: 'Le pied large', line: 'Pour porter tant d’émotion, il faut une assise bien posée.' },
    ],
  },
  {
    slug: 'deux-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Deux de Coupe : l’entente, signification de la carte',
    description:
      'Deux coupes face à face, une tige qui les sépare et les relie : le Deux de Coupe évoque l’attirance, l’amitié, l’accord qui se cherche encore.',
    image: `Regardez d’abord l’intervalle. Deux coupes identiques se tiennent de part et d’autre, et c’est entre elles que tout se passe : une tige monte, s’épanouit, devient une fleur. Les vieux graveurs y font boire deux têtes de dauphins, moitié bêtes, moitié feuillages, pareilles à celles que l’on voit aux fontaines.

Aucune des deux ne dépasse l’autre. Elles ne se touchent pas davantage. Le lien pousse du sol, vertical, comme une troisième présence dont chacune aurait la garde.`,
    upright: `Le deux est un nombre d’attente et de réserve : on accumule, on couve, on n’agit pas encore. Appliqué aux sentiments, il donne l’un des plus beaux moments qui soient, celui où deux personnes savent et n’ont rien dit. Attirance, amitié qui se découvre des ressemblances, alliance pressentie : la matière est là, chaude, intacte.

Cette carte parle aussi de réciprocité. Elle demande que les deux coupes soient de la même taille, que l’on n’aime pas d’un côté par principe et de l’autre par politesse. Son silence est fécond, à condition qu’un jour quelqu’un le rompe.`,
    reversed:
      'Les dauphins boudent. On s’est regardés si longtemps que le regard a tourné en méfiance, ou bien l’un a parlé et l’autre n’a pas su répondre. Il se peut encore que le duo se suffise trop : à deux contre le monde, on finit par manquer d’air. Rien n’est rompu pour autant. Vérifiez seulement que vous entretenez une relation avec quelqu’un, et non avec le portrait que vous en gardez.',
    love: 'Belle carte des commencements et des réconciliations. Elle invite à la lenteur : une promenade, une lettre, une question posée pour entendre la réponse. Dans un couple installé, revenez au face-à-face, sans enfants, sans écran, sans ordre du jour ; le sujet se présentera de lui-même. Si l’attirance est toute récente, laissez-lui le temps de devenir une curiosité.',
    work: 'Deux compétences voisines gagneraient à se parler. Associé possible, collègue avec qui l’on finit les phrases, client devenu complice : l’entente est précieuse, mais elle n’est encore écrite nulle part. Dites ce que chacun apporte et ce que chacun attend avant que l’enthousiasme ne tienne lieu de contrat.',
    money:
      'Tout compte commun est une conversation. Si une dépense se fait à deux, mettez-la sur la table, littéralement, avec du papier. La gêne des premiers chiffres passe en dix minutes ; celle des sous-entendus s’installe pour des années et reparaît aux moments les moins bien choisis.',
    advice:
      'Choisissez une personne qui vous importe et demandez-lui comment elle va, puis taisez-vous assez longtemps pour qu’elle réponde vraiment. L’écoute est la moitié de la carte que l’on oublie, sans doute parce qu’elle ne fait aucun bruit.',
    kin: [
      { slug: 'l-amoureux', line: 'Même penchant, mais l’arcane majeur y ajoute un tiers et l’embarras du choix.' },
      {
        slug: 'deux-de-denier',
        line: 'Ici un cœur en appelle un autre ; là, un ruban relie deux biens qu’il faut tenir ensemble.',
      },
    ],
    symbols: [
      { x: 28, y: 66, title: 'Deux coupes égales', line: 'Nul n’est en dette : chacun vient avec sa mesure pleine.' },
      {
        x: 50,
        y: 30,
        title: 'La fleur partagée',
        line: 'Ce que l’on fait pousser à deux n’appartient tout à fait à aucun.',
      },
      { x: 50, y: 64, title: 'La tige', line: 'Le lien a sa racine propre et demande son propre soin.' },
    ],
  },
  {
    slug: 'trois-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Trois de Coupe : sens et interprétation',
    description:
      'Une coupe s’élève au-dessus de deux autres parmi les rinceaux : le Trois de Coupe célèbre l’éclosion, l’amitié et les joies qui ont besoin de témoins.',
    image: `Elle a poussé, dirait-on. Au-dessus des deux coupes du bas, une troisième s’est hissée dans un berceau de feuilles, comme un enfant qu’on lève pour qu’il voie le cortège. Les rinceaux l’entourent sans l’enfermer, s’enroulent, repartent, portent çà et là une fleur.

Le dessin est un triangle posé sur sa base : forme stable, gaie pourtant, parce que l’œil y monte. De toutes les cartes à points, voici une de celles où la végétation semble le plus contente d’être là.`,
    upright: `Trois éclate. Ce qui mûrissait dans le silence du deux sort au grand jour, parfois avec la brusquerie des bourgeons. Un amour se déclare, une amitié s’élargit, une famille se trouve une chaise de plus à dresser. La joie, dans cette carte, aime les témoins ; elle s’invite, trinque, raconte.

Il faut y voir aussi l’élan créateur. Un poème, un chant, un gâteau d’anniversaire manqué et délicieux : le sentiment se met à fabriquer quelque chose. Tout cela manque un peu de prudence, et c’est très bien ainsi. Les fondations viendront au nombre suivant.`,
    reversed:
      'Une fête trop longue fatigue même l’hôte. Les rires se forcent, le groupe commente au lieu de se réjouir, un troisième s’immisce dans une affaire qui ne regardait que deux. Parfois l’éclosion a lieu trop tôt : on annonce la nouvelle avant d’y croire soi-même. Laissez retomber le bruit. Une joie véritable supporte fort bien qu’on la garde quelques jours pour soi, et elle y gagne souvent en saveur.',
    love: 'L’heure est aux déclarations, aux présentations, au premier dîner chez les amis. L’amour sort de la chambre et apprend à vivre parmi les autres. Gardez seulement un recoin qui ne soit qu’à vous deux ; les confidences racontées à tous perdent leur duvet. Pour les cœurs libres, une rencontre passe volontiers par les amis des amis, au hasard d’une table trop petite.',
    work: 'Une idée plaît, on en parle à la machine à café, les volontaires se présentent. Profitez de cette chaleur pour réunir les bonnes personnes autour d’une table. Le succès d’estime n’est pas encore une commande, mais il donne la force de la chercher.',
    money:
      'Recevoir coûte, et ce n’est pas de l’argent perdu. Prévoyez tout de même l’enveloppe des réjouissances avant d’acheter les ballons. Si plusieurs amis financent un projet commun, notez qui a mis quoi ; la bonne humeur n’a pas de mémoire, et les comptes clairs font les fêtes suivantes.',
    advice:
      'Fêtez quelque chose de petit cette semaine : une lettre terminée, un pardon, le retour de la lumière à six heures. Conviez une ou deux personnes, sans cérémonie. La gratitude se fortifie à voix haute.',
    kin: [
      {
        slug: 'l-imperatrice',
        line: 'Troisième arcane et même sève : chez elle la création gouverne, ici elle danse.',
      },
      { slug: 'dix-de-coupe', line: 'La fête d’un soir annonce la table entière, quand toutes les coupes seront là.' },
    ],
    symbols: [
      { x: 50, y: 28, title: 'La coupe levée', line: 'La joie prend de la hauteur et se montre aux autres.' },
      { x: 50, y: 55, title: 'Les rinceaux', line: 'Autour de l’affection, tout se met à pousser un peu au hasard.' },
    ],
  },
  {
    slug: 'quatre-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Quatre de Coupe : le cœur au calme, lecture de la carte',
    description:
      'Quatre coupes aux quatre coins, une plante au milieu : le Quatre de Coupe dit la stabilité affective, ses douceurs et la torpeur qui parfois les suit.',
    image: `Un meuble bien équilibré : deux coupes en haut, deux en bas, rangées aux angles comme les pieds d’une table. Au centre, une tige fleurie étend ses feuilles de chaque côté, et l’ensemble pourrait servir de carreau de faïence tant la symétrie en est tranquille.

Le mouvement du trois est retombé. Aucune coupe ne domine plus, aucune ne s’évade. Seule la plante, prise au milieu, garde une direction ; elle va vers le haut et rappelle que l’ordre n’a jamais empêché de grandir.`,
    upright: `Voici la maison des sentiments. On y connaît la place de chacun, l’heure du thé, la marche qui grince. Affection sûre, fidélité, amis de vingt ans avec lesquels se taire est encore une manière de bavarder. Le quatre donne au cœur des murs et un toit, et beaucoup de gens y sont heureux sans y penser.

On lit quelquefois dans cette carte une pointe de lassitude. C’est l’ombre naturelle du confort : à force d’être assuré de sa soif comme de son verre, on oublie de boire. Elle conseille alors de regarder le familier comme si on le visitait.`,
    reversed:
      'Quelqu’un a bousculé la table. Une sécurité affective vacille, ou l’on étouffe dans un bonheur que tout le monde envie. Vous refusez peut-être une offre de tendresse simplement parce qu’elle n’arrive pas du côté prévu. Il n’est pas nécessaire de casser la vaisselle pour changer d’air ; ouvrir une fenêtre, déplacer une habitude, dire tout haut que l’on s’ennuie un peu suffit à remettre du vivant.',
    love: 'Le couple repose sur des bases éprouvées, et c’est une richesse que l’on ne remarque guère les jours ordinaires. Pour qui cherche, la tentation serait d’exiger la certitude dès le deuxième rendez-vous. Laissez la confiance se bâtir pierre à pierre, à son allure de maçon. Une surprise de temps à autre, un itinéraire changé, un plat inconnu, entretient mieux l’amour que les grandes explications.',
    work: 'Bonne ambiance, procédures connues, collègues fiables : on sait où sont les tasses. Ce climat permet un travail soigné. S’il vous endort, proposez une nouveauté de taille modeste, un atelier, un échange de postes, plutôt que de rêver en cachette d’une démission.',
    money:
      'Les dépenses du foyer tiennent dans leurs colonnes. Entretien, provisions, petites réparations : ce sont elles qui protègent la douceur de vivre. Examinez toutefois les abonnements dont plus personne ne se sert ; ils paient un confort fantôme, dont la disparition ne serait remarquée de personne avant l’été.',
    advice:
      'Faites l’inventaire de ce qui va bien et que vous ne voyez plus. Dix lignes suffisent. Puis remerciez à haute voix l’une des personnes qui y figurent, sans attendre d’occasion.',
    kin: [
      {
        slug: 'l-empereur',
        line: 'Le quatre majeur fonde un royaume ; celui-ci se contente d’un foyer, et s’en porte bien.',
      },
      { slug: 'cinq-de-coupe', line: 'Au cœur du carré, une cinquième coupe viendra bientôt réveiller le désir.' },
    ],
    symbols: [
      {
        x: 24,
        y: 26,
        title: 'Les quatre angles',
        line: 'La sécurité du cœur a des points d’appui que l’on peut nommer.',
      },
      { x: 50, y: 54, title: 'La plante centrale', line: 'Même au milieu du stable, une chose continue de pousser.' },
    ],
  },
  {
    slug: 'cinq-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Cinq de Coupe : ce que dit la coupe du milieu',
    description:
      'Quatre coupes autour d’une cinquième, au centre des fleurs : le Cinq de Coupe parle d’un désir nouveau, d’un attachement qui dépasse son cadre.',
    image: `Le centre n’est plus vide. Là où le quatre plaçait une plante, une cinquième coupe est venue s’installer, entourée de fleurs comme un autel au mois de mai. Ses quatre compagnes gardent les coins ; on ne sait trop si elles l’honorent ou si elles la surveillent.

La composition forme un quinconce, pareil à la face d’un dé. L’œil part des bords et revient toujours au milieu, et ce va-et-vient donne à cette image paisible un léger battement.`,
    upright: `Les jeux illustrés venus d’Angleterre ont appris à craindre le cinq des coupes ; chez nous il n’a rien renversé. Sa leçon est différente. Après la sécurité, un appel survient : un être, une foi, un idéal se place au centre et réclame plus que l’affection ordinaire. On tombe amoureux de quelque chose de plus grand que sa maison.

Le nombre cinq aime les passages. Il jette un pont, regarde l’autre rive, hésite sur la première planche. Vous pourriez éprouver de la ferveur et du trouble ensemble. L’une renseigne sur le désir, l’autre sur le prix ; écoutez les deux avant de vous engager.`,
    reversed:
      'La cinquième coupe prend trop de place. Une passion, un regret, une admiration fait pâlir tout le reste, et les quatre fidèles des angles attendent que l’on se souvienne d’elles. Il s’agit parfois d’une déception : l’idole avait des pieds d’argile, on s’en veut d’y avoir cru. Ne jetez pas la ferveur avec la statue. Elle vous appartient, et trouvera où se poser.',
    love: 'Un attachement remue l’équilibre établi. Il peut s’agir d’une personne, mais aussi d’une vérité que le couple découvre sur lui-même. Nommez ce que vous désirez sans accuser ce que vous avez ; la conversation sera plus aisée que vous ne le supposez à deux heures du matin. Si vous aimez de loin, approchez : il faut avoir vu quelqu’un chercher ses clefs pour savoir qui l’on aime.',
    work: 'Vous cherchez un sens que la fiche de poste ne fournit pas. Enseigner, soigner, transmettre, servir une cause : l’appel mérite une enquête avant le grand saut. Rencontrez ceux qui en vivent, demandez-leur ce qui les use autant que ce qui les porte.',
    money:
      'Dépenser pour un idéal donne de la joie, à condition que le loyer n’en pâtisse pas. Déterminez d’avance la part de la ferveur. Méfiez-vous des achats qui promettent de devenir quelqu’un d’autre : ils tiennent rarement jusqu’au printemps, et la facture, elle, reste fidèle.',
    advice:
      'Asseyez-vous devant ce que vous désirez comme devant un inconnu. Demandez-lui d’où il vient, ce qu’il veut, qui il remplacerait. Ses réponses, écrites à la main, vous surprendront peut-être par leur modestie.',
    kin: [
      { slug: 'le-pape', line: 'Lui bénit et relie ; il apprend à la ferveur à trouver une parole juste.' },
      {
        slug: 'quatre-de-coupe',
        line: 'Le carré tranquille d’où l’on part, et que l’on n’est pas obligé de quitter pour toujours.',
      },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La coupe du centre', line: 'Un désir s’invite au milieu de la vie et demande son nom.' },
      {
        x: 25,
        y: 25,
        title: 'Les gardiennes des coins',
        line: 'Les affections anciennes tiennent le cadre pendant que le cœur voyage.',
      },
      {
        x: 50,
        y: 36,
        title: 'La couronne de fleurs',
        line: 'On pare volontiers ce que l’on aime ; gardez l’œil sous les pétales.',
      },
    ],
  },
  {
    slug: 'six-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Six de Coupe : miroir, plaisir et souvenirs',
    description:
      'Deux rangées de trois coupes se font face le long d’une tige : le Six de Coupe évoque l’affection qui se reconnaît, la douceur et le goût du passé.',
    image: `Trois à gauche, trois à droite : on dirait deux familles venues à la noce, chacune alignée de son côté de l’allée. Entre elles descend une tige ornée, qui sépare et décore à la fois. Nulle coupe n’est seule ; toutes ont leur vis-à-vis, à la même hauteur, avec le même galbe.

Pliez l’image en deux par la pensée et les moitiés coïncident. Cette carte est un miroir, et la plante qui en marque le pli pousse précisément là où les reflets se rencontrent.`,
    upright: `Au six, le cœur se reconnaît. On aime chez l’autre ce qui nous ressemble, un accent, une chanson d’enfance, la manière de couper le pain ; et cette parenté procure un plaisir sans ombre. Les lectures classiques y ajoutent le passé : vieux amis retrouvés, lieux d’été, lettres dans une boîte à biscuits.

Plaisir est le mot juste. La carte n’exige aucun effort héroïque. Elle dit la beauté des échanges égaux, où l’on donne sans calcul parce que le retour est certain. Profitez-en en gourmet : à petites gorgées, en regardant la personne assise en face.`,
    reversed:
      'Narcisse n’est pas loin. À ne fréquenter que nos semblables, on finit par n’entendre que soi. Le passé peut également prendre des couleurs qu’il n’avait pas et rendre le présent terne par comparaison. Deux rangées qui se regardent, rien qui sort : la douceur tourne au sirop. Invitez une dissemblance, écoutez quelqu’un qui ne partage ni vos souvenirs ni vos goûts, et l’eau redeviendra courante.',
    love: 'Vous avez trouvé, ou vous cherchez, un être avec qui le langage va de soi. Un ancien amour peut repasser par la mémoire, parfois par la porte ; distinguez l’affection présente de la nostalgie de vos vingt ans. Dans le couple, ressortez les photos, puis prenez-en de nouvelles, mal cadrées s’il le faut.',
    work: 'Les affinités travaillent pour vous. D’anciens collègues, des camarades d’études, un maître de stage se rappellent votre nom avec plaisir : écrivez-leur. Au sein de l’équipe, gare à l’entre-soi ; une recrue venue d’ailleurs posera la question que nul ne posait plus.',
    money:
      'Objets de famille, prêts entre proches, achats que l’on fait pour retrouver un goût d’autrefois : les souvenirs ont un prix, et il varie. Évaluez-les calmement. Rendre à égalité, sans intérêt ni reproche, préserve l’argent et l’amitié. Ce que l’on hérite n’oblige d’ailleurs pas à tout garder : une seule tasse suffit parfois.',
    advice:
      'Téléphonez à une personne que vous avez aimé fréquenter et perdue de vue sans raison. Ne préparez rien. Parlez du présent autant que d’autrefois, et voyez ce qui, de l’ancienne complicité, a continué de vivre ou demande simplement à recommencer.',
    kin: [
      {
        slug: 'le-soleil',
        line: 'Deux figures sous une même clarté : la fraternité y est plus vaste et moins repliée.',
      },
      { slug: 'six-d-epee', line: 'Là-bas les lames enlacées pensent ensemble ; ici les coupes se sourient.' },
    ],
    symbols: [
      {
        x: 50,
        y: 50,
        title: 'La tige médiane',
        line: 'Une ligne fine sépare les semblables et leur permet de se voir.',
      },
      { x: 25, y: 50, title: 'La rangée de gauche', line: 'Celle d’hier, dirait-on, avec ses visages familiers.' },
      {
        x: 75,
        y: 50,
        title: 'La rangée de droite',
        line: 'Celle d’aujourd’hui, qui ressemble à l’autre sans en être la copie.',
      },
    ],
  },
  {
    slug: 'sept-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Sept de Coupe : agir avec le cœur',
    description:
      'Trois coupes, une seule, puis trois encore : le Sept de Coupe place le sentiment à l’épreuve du monde et demande ce que l’on fait de ce que l’on ressent.',
    image: `Le regard doit traverser un passage étroit. Trois coupes forment la ligne du haut, trois celle du bas ; au milieu il n’en reste qu’une, isolée, que les feuilles entourent comme des mains autour d’une flamme. On songe à un sablier, ou à une personne seule entre deux assemblées.

La coupe centrale n’est ni plus grande ni plus belle que ses sœurs. Sa place la distingue. Tout ce qui va du haut vers le bas est obligé de passer par elle.`,
    upright: `Sept est le nombre qui se met en route. Parmi les épées il pense, parmi les bâtons il entreprend ; dans cette couleur, il aime en actes. Visiter un malade, tenir une permanence, élever, défendre, réconcilier : l’affection quitte le salon et retrousse ses manches. Elle découvre qu’elle a de la force.

La coupe du milieu évoque aussi un choix intime au sein des sollicitations. On ne peut pas répondre à tous les appels. Celui auquel vous répondrez, faites-le à fond, avec cette qualité d’attention que les gens n’oublient pas.`,
    reversed:
      'Vous vous dispersez en gentillesses. Trois engagements en haut, trois en bas, et la coupe qui vous revient demeure vide. Une autre lecture montre la générosité bloquée : les intentions sont excellentes, la journée s’achève, rien n’a été fait. Préférez un seul geste accompli à six promesses tendres. Et s’il vous manque de quoi le porter, commencez par boire : prendre soin de soi n’est pas voler les autres.',
    love: 'Les mots ont eu leur temps, on attend maintenant des preuves modestes : être là mardi, réparer la lampe, écouter jusqu’au bout. Entre plusieurs penchants, celui qui vous rend plus actif et plus clair est sans doute le bon. L’amour qui rêve sans bouger pâlit assez vite. À deux, donnez-vous une tâche commune, un jardin, un voisin âgé, un voyage à préparer : on se découvre bien en travaillant côte à côte.',
    work: 'Accueil, soin, enseignement, médiation : les métiers de la relation sont à leur affaire. Ailleurs, votre poids vient de la façon dont vous traitez les gens. Choisissez la mission où cette qualité compte et laissez une ou deux sollicitations poliment de côté, sans vous en excuser trois fois.',
    money:
      'Financez ce que vous défendez, avec constance plutôt qu’avec éclat : un don mensuel modeste travaille mieux qu’un élan de décembre. Avant toute offre séduisante, demandez le détail des frais par écrit ; la rêverie est une piètre comptable.',
    advice:
      'Prenez parmi vos bonnes intentions la plus réalisable, celle qui tient en une heure. Accomplissez-la avant ce soir. Vous verrez ensuite si les autres avaient vraiment besoin de vous.',
    kin: [
      { slug: 'le-chariot', line: 'Il part conquérir ; son cousin des coupes part aider, du même pas décidé.' },
      { slug: 'sept-de-denier', line: 'Même passage du dedans au dehors, avec des semences au lieu d’émotions.' },
    ],
    symbols: [
      {
        x: 50,
        y: 50,
        title: 'La coupe isolée',
        line: 'Au milieu des demandes, il reste un choix que personne ne fera pour vous.',
      },
      { x: 50, y: 22, title: 'La ligne du haut', line: 'Les aspirations, les beaux élans, les promesses.' },
      { x: 50, y: 78, title: 'La ligne du bas', line: 'Les vies réelles que ces élans viendront toucher.' },
    ],
  },
  {
    slug: 'huit-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Huit de Coupe : la plénitude du cœur',
    description:
      'Trois coupes, deux, puis trois, dans un lit de feuilles : le Huit de Coupe montre une affection mûre, pleine, qui n’a plus besoin de se prouver.',
    image: `Presque tout l’espace est occupé. Trois coupes en haut, deux à mi-hauteur, trois au bas de la carte, et dans les intervalles des feuillages si fournis qu’ils ont l’air de tenir l’ensemble comme la paille autour des bouteilles. On cherche en vain un coin nu.

Le dessin reste cependant aéré au centre, où la plante ouvre ses lobes entre les deux coupes médianes. Une respiration a été ménagée dans l’abondance ; c’est elle qui distingue la plénitude de l’encombrement.`,
    upright: `Deux fois quatre, c’est quatre qui a pris de l’assurance. La stabilité du quatre s’est doublée ; les sentiments ont atteint leur densité. On aime sans inquiétude, on n’attend plus la preuve, on sait que la personne absente pense à nous et l’on retourne tranquillement à son livre.

Pareille plénitude demande peu de commentaires. Elle se lit dans une voix posée, une maison où les visiteurs s’attardent, une façon de dire non qui ne blesse pas. Si vous traversez une période semblable, habitez-la. Le cœur aussi a ses étés, et rien n’oblige à les passer en préparatifs, ni à compter les jours qui raccourcissent.`,
    reversed:
      'Trop plein, le buffet ne ferme plus. Les affections se gênent, les devoirs envers les uns et les autres s’empilent, l’on n’ose ôter aucune coupe de peur de froisser. Ou bien un vide se fait sentir au sein même de l’abondance : tout le monde est là et quelque chose manque. Retirez avec douceur ce qui n’est plus habité, une obligation, un rite sans joie, et regardez si le centre respire à nouveau.',
    love: 'Une relation peut se passer longtemps d’événements et se porter à merveille. Ici les gestes sont sûrs, la confiance rayonne, le désir a pris le temps d’apprendre son métier. À qui aime sans compagnie, cette carte suggère que la tendresse reçue d’amis vaut pleinement la peine d’être comptée.',
    work: 'Votre réputation de sérieux et de bienveillance est faite, elle vous précède dans les couloirs. Servez-vous-en pour défendre un projet exigeant ou parrainer un débutant. Une seule précaution : on vous confie volontiers tous les dossiers délicats, et il est permis d’en refuser.',
    money:
      'Assez : voilà un mot rare et délicieux. Les besoins sont couverts, les envies raisonnables. C’est le moment de mettre en ordre, de vérifier les contrats, de fixer le seuil au-delà duquel acheter n’ajouterait plus rien au plaisir de vivre.',
    advice:
      'Passez une heure sans rien améliorer. Ni rangement, ni projet, ni message en retard. Laissez ce qui est déjà là vous suffire, et retenez le goût que cela a.',
    kin: [
      {
        slug: 'la-justice',
        line: 'Huitième des majeurs : la balance y pèse ce que les huit coupes savent d’instinct.',
      },
      { slug: 'huit-de-denier', line: 'Une même perfection, obtenue par la répétition patiente des mains.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'L’ouverture du centre', line: 'La plénitude garde toujours un endroit pour respirer.' },
      { x: 50, y: 24, title: 'Les trois coupes hautes', line: 'Des aspirations apaisées, qui n’ont plus à crier.' },
    ],
  },
  {
    slug: 'neuf-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Neuf de Coupe : moisson du cœur et passage',
    description:
      'Neuf coupes sur trois rangs, en pleine maturité : le Neuf de Coupe parle d’un accomplissement affectif et de l’art de laisser partir une saison.',
    image: `Comptez-les comme les enfants comptent les moutons : trois, et trois, et trois encore. Les coupes remplissent la carte en rangs réguliers, séparées par des tiges souples dont les feuilles, chez certains graveurs, commencent à pencher vers la terre. Ce fléchissement est discret. On ne le voit qu’à la seconde visite.

Aucune case ne reste libre, et l’on comprend que rien ne puisse s’ajouter sans changer de page. L’image est celle d’une récolte dont les paniers sont pleins, juste avant que quelqu’un soulève le premier.`,
    upright: `Pour une fois le mot de satisfaction n’est pas trop petit. Un vœu du cœur s’est réalisé, ou touche à sa maturité : enfants élevés, amitié éprouvée, deuil traversé, pardon donné sans calcul. On regarde derrière soi avec un étonnement reconnaissant.

Neuf est pourtant un nombre qui penche, le dernier chiffre avant que l’on recommence à écrire un. Il porte en lui la sagesse des départs. Ce que vous avez aimé sous cette forme va en prendre une autre, et la mélancolie qui vient quelquefois avec la carte est la politesse que l’on rend aux belles saisons. Elle n’ôte rien à la moisson. Elle en garde le grain.`,
    reversed:
      'On s’accroche. Les paniers sont pleins et l’on refuse de quitter le champ, au point d’y attraper le froid du soir. Ou bien l’insatisfaction domine : neuf joies présentes, et l’esprit ne pense qu’à la dixième. Acceptez l’imparfait de la récolte, pommes tachées comprises. Ce qui s’achève n’est pas repris ; c’est rentré, mis à l’abri, et cela nourrira des mois que vous ne voyez pas encore.',
    love: 'Le lien arrive à un âge, comme on le dit d’un vin ou d’un arbre. Félicitez-vous du chemin, racontez-le, puis demandez-vous sous quelle forme il veut continuer. Après une séparation, la carte aide à emporter le bon sans nier le reste, et à fermer la porte sans la claquer.',
    work: 'Une période se conclut sur un résultat qui vous ressemble. Prenez le temps de le transmettre : dossier propre, remerciements nominatifs, secrets de fabrication confiés à qui prendra la suite. On juge un professionnel à ses arrivées ; on se souvient de lui pour ses départs.',
    money:
      'Recueillez, classez, archivez. Une bonne année se reconnaît aussi à ce que l’on en conserve. Mettez de côté avant de récompenser tout le monde, vous compris, et réservez à la fête une somme ronde dont personne ne discutera.',
    advice:
      'Écrivez une lettre de remerciement à une époque de votre vie, comme s’il s’agissait d’une hôtesse. Remerciez pour les repas, mentionnez les courants d’air, et prenez congé.',
    kin: [
      { slug: 'l-hermite', line: 'Lui aussi neuvième, lui aussi en chemin : il éclaire ce qu’il vient de quitter.' },
      { slug: 'huit-de-coupe', line: 'Hier on habitait la plénitude ; aujourd’hui on apprend à la transmettre.' },
    ],
    symbols: [
      {
        x: 50,
        y: 50,
        title: 'La coupe du milieu',
        line: 'Entourée de toutes parts, elle est le souvenir que l’on gardera.',
      },
      {
        x: 50,
        y: 80,
        title: 'Les feuilles qui penchent',
        line: 'Une saison mûre incline d’elle-même vers la suivante.',
      },
      { x: 22, y: 24, title: 'Le rang complet', line: 'Rien ne manque : tout peut donc commencer à changer.' },
    ],
  },
  {
    slug: 'dix-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Dix de Coupe : la coupe couchée au-dessus des autres',
    description:
      'Neuf coupes debout, une dixième couchée au sommet : le Dix de Coupe raconte un cycle affectif accompli et ce que l’on verse avant de recommencer.',
    image: `Un détail fait sourire, et l’on ne voit bientôt plus que lui : la dixième coupe est couchée. Neuf autres, bien droites, tiennent leurs rangs comme des choristes ; au-dessus d’elles, plus grande, posée sur le flanc, celle-ci semble avoir été renversée par un convive distrait. Ou bien elle verse.

Presque plus de feuilles, la place manque. Le jardin qui accompagnait les coupes depuis le deux s’est retiré, comme on débarrasse les fleurs quand arrive le plat principal. On en devine une pousse, tout au plus, entre deux pieds d’orfèvrerie.`,
    upright: `Un cycle du cœur se termine en bon ordre. La tablée est complète ; les histoires se sont croisées, les querelles ont trouvé leur anecdote, chacun sait où poser son manteau. Famille de sang ou famille choisie, communauté, voisinage : le sentiment a dépassé le couple, il est devenu un climat où d’autres peuvent vivre.

Quant à la grande coupe du haut, lisez-y le geste de celui qui a reçu et qui répand. On n’emporte pas sa provision d’amour dans le cycle suivant ; on la laisse à la table. Il faudra ensuite reprendre un as, tout petit, ailleurs, autrement, et cette perspective a quelque chose de rafraîchissant.`,
    reversed:
      'La coupe couchée se redresse et les neuf autres basculent : l’harmonie officielle coûte cher à quelqu’un. On sourit pour la photo. Un différend ancien circule sous la nappe, tout le monde l’évite et l’enjambe. Personne ne vous demande de régler trois générations en une soirée. Une parole juste à une seule personne, en privé, fera plus pour la paix qu’une grande scène au dessert.',
    love: 'L’histoire s’inscrit dans un cercle plus large : présentations, foyer commun, projets où l’on dit « nous » sans y songer. Si le cycle est derrière vous, saluez-le et gardez-en les recettes. On peut aimer une nouvelle fois sans trahir la précédente, pourvu qu’on ne lui serve pas les mêmes plats dans la même vaisselle.',
    work: 'L’équipe a trouvé son accord, et son renouvellement approche. Célébrez les résultats, puis laissez partir ceux qui ont envie d’ailleurs ; les liens survivront aux organigrammes. Vous-même pourriez changer de rôle et devenir la mémoire bienveillante de la maison.',
    money:
      'Ce qui appartient à plusieurs demande des règles écrites : maison de famille, association, succession future dont on parle tant que chacun se porte bien. Discutez-en à jeun, calmement, avec un professionnel s’il le faut. L’affection y gagnera en confort, et les cousins se salueront encore dans dix ans.',
    advice:
      'Dressez une table, même pour deux, et mettez un couvert de plus sans savoir qui viendra. Ce vieux geste d’hospitalité contient toute la carte : une place ouverte au-delà du compte.',
    kin: [
      { slug: 'le-monde', line: 'L’accomplissement y est cosmique ; ici il sent le pain et la nappe repassée.' },
      { slug: 'as-de-coupe', line: 'Une fois la table servie, le cœur retourne à sa source et recommence petit.' },
    ],
    symbols: [
      { x: 50, y: 20, title: 'La coupe couchée', line: 'Un trésor d’affection que l’on verse au lieu de l’emporter.' },
      {
        x: 50,
        y: 60,
        title: 'Les neuf coupes droites',
        line: 'La tablée au complet, chacune à sa place dans le chœur.',
      },
    ],
  },
  {
    slug: 'valet-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Valet de Coupe : portrait et interprétation',
    description:
      'Un jeune homme debout avance, une coupe à la main qu’il semble découvrir : le Valet de Coupe dit la sensibilité novice, l’offre timide, le premier aveu.',
    image: `Il marche avec précaution, comme on traverse un salon en portant un bol trop rempli. Debout, jeune, vêtu d’une tunique simple, il tient sa coupe devant lui et la regarde plus qu’il ne regarde la route. Dans les jeux anciens, un voile la couvre à demi et quelques fleurs ornent ses cheveux : on hésite entre le page et le garçon d’honneur.

Nul public dans la scène. Il offre, mais à qui ? Le destinataire se tient hors du cadre, ou n’existe pas encore.`,
    upright: `Quelqu’un apprend à aimer. L’âge n’y change rien, il y a des valets de soixante ans qui découvrent un matin qu’ils ont envie d’écrire à une dame du club de lecture. La carte évoque l’émotion à son premier usage : maladroite, sincère, un peu théâtrale, touchante parce qu’elle ignore l’effet qu’elle produit.

Elle décrit aussi un messager. Une invitation, des excuses, une confidence peuvent vous parvenir par la bouche d’une personne sensible ou d’un plus jeune que vous. Accueillez la forme gauche, le fond est de bonne qualité. Et si le porteur de coupe, c’est vous, avancez ; le voile finira par glisser tout seul.`,
    reversed:
      'Il garde la coupe contre lui et fait demi-tour. Timidité, bouderie, susceptibilité d’adolescent : le sentiment se cache de peur d’être mal reçu, puis s’étonne que nul ne vienne le chercher. On y voit de temps à autre un séducteur en herbe qui offre la même fleur à toutes les portes. L’un et l’autre ont besoin de sincérité plus que de courage. Dites une chose vraie, courte, et n’attendez pas d’applaudissements.',
    love: 'Un aveu se prépare, avec ses brouillons. Ne vous moquez d’aucun, surtout pas des vôtres. Pour les couples, c’est le retour des attentions de débutant : un mot dans la poche du manteau, une chanson envoyée sans explication, le trouble d’une main que l’on reprend au cinéma.',
    work: 'Stage, apprentissage, premier poste auprès du public : la douceur est votre atout, la naïveté votre point à surveiller. Demandez, écoutez, notez ce que ressentent les gens que vous servez. Une idée offerte simplement en réunion recevra plus d’accueil qu’un exposé trop brillant.',
    money:
      'Le porte-monnaie suit les élans du cœur, ce qui est charmant et coûteux. Faites des cadeaux qui tiennent à l’attention plutôt qu’à la somme. Au moment de prêter à quelqu’un qui vous émeut, accordez-vous une nuit, puis un café, puis la question du remboursement.',
    advice:
      'Offrez quelque chose que vous avez fait : trois phrases, un dessin, une tarte de travers. Donnez-le sans l’excuser d’avance. L’imperfection est le voile dont cette carte a besoin.',
    kin: [
      {
        slug: 'le-bateleur',
        line: 'Deux débutants : l’un a ses outils sur la table, l’autre tout son bien entre les mains.',
      },
      { slug: 'cavalier-de-coupe', line: 'Son aîné a trouvé un cheval et connaît désormais l’adresse.' },
    ],
    symbols: [
      {
        x: 65,
        y: 35,
        title: 'La coupe portée',
        line: 'Un sentiment que l’on tient des deux mains, faute de savoir où le poser.',
      },
      { x: 48, y: 26, title: 'Le visage penché', line: 'Il regarde ce qu’il éprouve avant de regarder où il va.' },
      { x: 34, y: 83, title: 'Les pas prudents', line: 'La lenteur convient à ceux qui portent du fragile.' },
    ],
  },
  {
    slug: 'cavalier-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Cavalier de Coupe : l’offrande en chemin',
    description:
      'Un jeune cavalier sans arme porte sa coupe au pas tranquille du cheval : le Cavalier de Coupe va vers l’autre, ouvert, romantique, parfois volage.',
    image: `Ni casque ni lance. Ce cavalier voyage tête nue, la coupe posée sur la paume comme un oiseau que l’on espère ne pas effrayer. Sa monture va au pas, une jambe levée, avec cet air de défilé que les graveurs donnaient aux chevaux qu’ils n’avaient pas sous les yeux.

Tout le corps du jeune homme est tourné vers ce qu’il apporte. On devine que la route lui importe peu ; pour un peu le cheval choisirait seul l’itinéraire, et ne se tromperait pas.`,
    upright: `Les cavaliers mettent leur couleur en mouvement. Celui-ci transporte de l’amour, du pardon ou de la poésie vers une personne précise, et il le fait à découvert. Sa force tient à cette absence de défense : difficile de se battre contre quelqu’un qui tend la main paume ouverte.

Il annonce volontiers une proposition, une visite, un retour vers soi après une période distraite. Laissez-le approcher. Vous saurez vite s’il vient pour la personne ou pour le plaisir d’être celui qui offre, nuance qui se mesure au temps qu’il reste une fois la coupe déposée. Si c’est à vous de prendre la route, partez sans attendre d’avoir la phrase idéale.`,
    reversed:
      'Beau parleur, il salue et passe. La coupe brille, elle est vide, ou promise ailleurs. Dans une autre lecture, le messager s’est perdu en route : une offre tarde, une réconciliation hésite au carrefour. Ne courez pas derrière le cheval. Observez les actes pendant quelques semaines, et si le rêveur se trouve être vous, ramenez un de vos serments à quelque chose que l’on puisse accomplir un jeudi.',
    love: 'La cour, au sens ancien : fleurs, patience, élégance, un soupçon de mise en scène. C’est délicieux et parfaitement légitime. Demandez-vous seulement ce que devient le charme un matin de pluie, lorsqu’il faut descendre la poubelle. Les gestes humbles sont l’examen de ce cavalier.',
    work: 'On vous approche avec une offre séduisante, ou c’est à vous de présenter la vôtre. Soignez l’accueil, parlez de ce qui vous anime, et emportez tout de même les chiffres. Un partenariat né d’une sympathie réelle tient la distance quand l’enthousiasme a prévu son avoine.',
    money:
      'Pour une promesse d’argent, attendez qu’elle descende de cheval. Rien ne vous engage avant l’écrit. Côté dépenses, les élans romanesques sont permis s’ils ne se règlent pas en douze fois ; l’élégance consiste aussi à savoir rentrer avec sa monture.',
    advice:
      'Portez vous-même, cette semaine, un message que vous auriez envoyé. La présence change le sens des mots. Allez-y à pied si le cœur vous en dit, et renoncez à répéter en chemin.',
    kin: [
      { slug: 'l-etoile', line: 'Elle verse sans destinataire ; lui sait exactement à quelle porte il va frapper.' },
      { slug: 'cavalier-d-epee', line: 'Son frère armé fend l’air ; lui le traverse sans presque le déranger.' },
    ],
    symbols: [
      {
        x: 78,
        y: 23,
        title: 'La coupe sur la paume',
        line: 'On propose sans serrer, et l’autre reste libre de prendre.',
      },
      { x: 45, y: 16, title: 'La tête nue', line: 'Qui vient sans casque accepte de recevoir une réponse.' },
      { x: 66, y: 62, title: 'Le cheval au pas', line: 'Le désir sait attendre quand il est bien mené.' },
    ],
  },
  {
    slug: 'reine-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Reine de Coupe : l’intuition souveraine',
    description:
      'Assise, une coupe fermée à la main : la Reine de Coupe veille sur la vie intérieure. Tendresse, pudeur, intuition, et le secret que l’on respecte.',
    image: `Sa coupe est couverte, et de toutes les figures de la famille c’est la seule qui prenne cette précaution. La reine est assise, bien d’aplomb, vêtue d’étoffes amples ; les anciennes gravures lui font un dais derrière les épaules et placent dans son autre main une sorte de dague ou de sceptre ondulé, dont on peut penser qu’il défend ce que la coupe abrite.

Elle ne montre rien et ne fuit pas votre regard. On attend d’elle une parole ; elle semble attendre la vôtre.`,
    upright: `Douceur n’est pas faiblesse, et cette souveraine le sait mieux que quiconque. Elle connaît le fond de la coupe pour y être descendue : chagrins, ferveurs, jalousies, pardons. De cette connaissance elle tire une intuition fine et le tact de ne pas en faire étalage.

Vous pouvez y reconnaître une confidente, une aînée, une thérapeute, un homme tendre aussi bien ; ou cette part de vous qui sent avant de comprendre. Fiez-vous à elle en matière de personnes. Sa règle tient en peu de mots : garder les secrets, protéger les enfants et les commencements, offrir son écoute à qui vient vraiment boire. Le reste ne l’intéresse guère.`,
    reversed:
      'Un couvercle vissé trop fort fait de la coupe une prison. La reine rumine, devine des offenses, souffre en silence avec une certaine application, puis en veut à ceux qui n’ont rien vu. Il arrive qu’elle absorbe les peines d’autrui jusqu’à ne plus discerner les siennes. Rendez à chacun son chagrin, poliment. Et pour le vôtre, choisissez une oreille digne de confiance ; un secret partagé pèse moitié moins.',
    love: 'Amour profond, plutôt intérieur, fidèle aux dates et aux chansons. Il veut de la sécurité pour s’épanouir et déteste qu’on le plaisante en société. Si vous aimez une personne de cette trempe, méritez la clef sans crocheter la serrure. Si elle vous ressemble, dites vos besoins avant qu’ils n’aigrissent.',
    work: 'On vient s’asseoir dans votre bureau pour « une minute » et l’on repart rasséréné. Cette compétence existe, qu’elle figure ou non à votre contrat : accompagnement, ressources humaines, soin, création. Faites-la reconnaître, et posez des horaires aux confidences.',
    money:
      'Elle garde une cassette dont personne ne connaît la place, et elle a bien raison. Constituez une réserve qui n’appartienne qu’à votre tranquillité. Refusez de payer par affection les erreurs répétées d’un tiers ; l’aide la plus tendre peut prendre la forme d’un rendez-vous chez un conseiller.',
    advice:
      'Avant de vous endormir, demandez-vous ce que vous saviez aujourd’hui sans que l’on vous l’ait dit. Notez-le dans un carnet fermé. Relisez dans un mois : vous apprendrez à mesurer votre flair.',
    kin: [
      { slug: 'la-papesse', line: 'Deux gardiennes assises : l’une veille sur un livre, l’autre sur une coupe close.' },
      { slug: 'roi-de-coupe', line: 'Il expose ce qu’elle protège, et chacun trouve l’autre un peu imprudent.' },
    ],
    symbols: [
      {
        x: 33,
        y: 43,
        title: 'La coupe couverte',
        line: 'Ce qui compte le plus ne se montre pas à la première visite.',
      },
      { x: 73, y: 41, title: 'Le sceptre ondulé', line: 'La tendresse aussi possède de quoi se défendre.' },
      { x: 50, y: 70, title: 'L’ample robe', line: 'Une assise large, capable d’accueillir bien des confidences.' },
    ],
  },
  {
    slug: 'roi-de-coupe',
    deck: 'le-tarot-de-marseille',
    title: 'Roi de Coupe : la bonté qui gouverne',
    description:
      'Un homme mûr, assis, tient une large coupe ouverte : le Roi de Coupe exerce son autorité par le cœur et connaît le prix d’une générosité bien réglée.',
    image: `L’âge lui va bien. Barbe, large coiffe, manteau dont les plis ont de la place, le roi occupe son siège avec l’aisance d’un maître de maison qui reçoit tous les jeudis. Sa coupe, évasée, grande ouverte, repose dans sa main à la hauteur du genou, sans qu’il paraisse craindre de la renverser.

Son visage se détourne un peu. Peut-être quelqu’un vient-il d’entrer ; peut-être regarde-t-il simplement au loin, comme ceux qui ont beaucoup aimé et n’en font plus une affaire personnelle.`,
    upright: `L’émotion, chez lui, est devenue un art de gouverner. Ce roi a connu les emportements du valet et les serments du cavalier ; il en garde de l’indulgence et de l’ordre. On le consulte pour les querelles d’héritage autant que pour les mariages, parce qu’il écoute les deux parties et que sa bonté ne s’achète pas.

Cette figure désigne un père, un mentor, un ami de longue date, ou la maturité affective à laquelle vous parvenez. Elle enseigne à exprimer un sentiment sans en éclabousser les voisins. Générosité, oui, avec un budget ; compassion, oui, avec une porte. Tenir ensemble ces deux choses est tout son métier.`,
    reversed:
      'Méfiez-vous des bontés qui réclament une cour. Le roi retourné donne pour qu’on lui doive, console pour que l’on reste, et change d’humeur selon l’heure ou le flacon. Plus simplement, il peut s’agir d’un cœur sage qui ne s’autorise plus rien : à force de dignité, on n’ose plus pleurer devant ses enfants. Qu’il abdique une soirée. Aimer demande parfois d’être ridicule un quart d’heure.',
    love: 'Présence stable, chaleureuse, protectrice sans tutelle. Cette carte aime les engagements pris en connaissance de cause, après les illusions. Elle invite le plus mûr des deux, quel qu’il soit, à tendre la main le premier. Votre tendresse est sûre ; montrez-la davantage, la sérénité passe parfois pour de la distance, surtout auprès de ceux qui vous admirent.',
    work: 'Diriger avec humanité, arbitrer, enseigner, soigner, fonder une association qui dure : voilà son domaine. Vos décisions passent parce qu’on vous sait juste. Gardez à portée un collaborateur qui ose vous contredire, car la bienveillance générale endort l’esprit critique.',
    money:
      'Un portefeuille tenu avec largesse et mémoire. Vous pouvez aider, investir dans les vôtres, soutenir un lieu que vous aimez, après avoir écrit la limite. L’argent donné ne doit acheter ni reconnaissance ni présence ; autrement, mieux vaut le garder.',
    advice:
      'Demandez à un plus jeune de quoi il a besoin et donnez-lui seulement cela. Ni récit, ni exemple tiré de votre parcours. Cette retenue est la couronne que l’on ne voit pas, et la plus difficile à porter.',
    kin: [
      { slug: 'reine-de-coupe', line: 'Elle garde la source, il en distribue l’eau ; le palais a besoin des deux.' },
      { slug: 'roi-de-denier', line: 'Deux rois sans raideur, l’un riche de liens, l’autre de terres.' },
    ],
    symbols: [
      {
        x: 33,
        y: 51,
        title: 'La coupe ouverte',
        line: 'Une affection qui se montre, parce qu’elle n’a plus peur de manquer.',
      },
      { x: 50, y: 21, title: 'La large coiffe', line: 'L’autorité abrite, comme un toit ou un grand arbre.' },
      { x: 20, y: 40, title: 'Le siège solide', line: 'Pour beaucoup donner, il faut être bien assis en soi-même.' },
    ],
  },
]
