import type { Saying } from '../saying.ts'

export const deniers: Readonly<Record<string, Saying>> = {
  'as-de-denier': {
    upright: {
      keyword: 'le germe concret',
      love: 'Le sentiment se prouve par la présence et les choses simples, une course faite à deux, un repas, une main posée.',
      work: 'La matière première est entre vos mains, et un essai en petite série vous dira mieux que les prévisions ce qu’elle vaut.',
      money:
        'Un inventaire complet, fait sans jugement, révèle souvent une ressource oubliée dont un usage modeste reste à trouver.',
      self: 'Vous possédez déjà l’essentiel de ce qu’il vous faut pour commencer, et votre corps le sait un peu avant votre tête.',
    },
    reversed: {
      keyword: 'la main fermée',
      love: 'Retenir les marques d’affection par peur d’en manquer appauvrit les deux, alors qu’un geste offert en fait naître un autre.',
      work: 'Un talent gardé pour une meilleure occasion s’ennuie au tiroir, et la première commande venue lui conviendrait fort bien.',
      money:
        'La crainte de dépenser et l’oubli de compter produisent le même embarras : on ne sait plus au juste ce que l’on a.',
      self: 'Vous sous-estimez ce que vous avez dans les mains, et l’œil d’une personne amie en dresserait une liste surprenante.',
    },
  },
  'deux-de-denier': {
    upright: {
      keyword: 'l’échange équilibré',
      love: 'Le partage des tâches et du temps se discute avec bonne humeur, et cette justice quotidienne est une forme très sûre de tendresse.',
      work: 'Un accord se prépare entre deux parties de bonne volonté, et l’écrire dès maintenant en préserverait toute la saveur.',
      money:
        'Les rentrées et les dépenses trouvent leur cadence, pourvu que vous la suiviez sur deux colonnes sans en inventer une troisième.',
      self: 'Vous avancez d’un pied sur l’autre avec plus d’adresse que vous ne croyez, et ce léger déséquilibre s’appelle marcher.',
    },
    reversed: {
      keyword: 'le jonglage',
      love: 'Les agendas se croisent plus souvent que les regards, et l’on finit par se donner des nouvelles par listes de courses.',
      work: 'Trop de fils tenus ensemble s’emmêlent, et renoncer franchement à l’un d’eux rendrait aux autres la tension qu’il leur faut.',
      money:
        'Combler un trou en creusant le voisin fatigue pour rien, et le calendrier le plus lent vaut mieux que ce terrassement.',
      self: 'Vous cédez votre temps de tous côtés et n’en voyez guère revenir, ce qui mérite d’être dit avant d’être reproché.',
    },
  },
  'trois-de-denier': {
    upright: {
      keyword: 'l’ouvrage naissant',
      love: 'Construire quelque chose ensemble, fût-ce une étagère, vous apprendra l’un sur l’autre ce que les dîners ne révèlent jamais.',
      work: 'Un premier résultat tient debout, et l’œil d’une personne du métier vous dirait exactement où porter l’effort suivant.',
      money:
        'De petites recettes confirment que l’idée a du sens, et en remettre une part dans l’outil préparerait de meilleures saisons.',
      self: 'Vos mains ont retrouvé le plaisir de fabriquer, et ce plaisir vous enseigne la confiance plus vite que bien des discours.',
    },
    reversed: {
      keyword: 'le défaut de base',
      love: 'Vous avez bâti vite et joliment, mais sur des attentes jamais comparées, qu’une conversation très concrète permettrait d’ajuster.',
      work: 'L’ouvrage cloche à un endroit précis que chacun évite de regarder, et cet évitement prend désormais plus de temps que la réparation.',
      money:
        'Le devis était optimiste, comme tous les premiers devis, et une réserve constituée sans attendre ramènerait de la sérénité.',
      self: 'Le découragement vient de ce que personne ne regarde, et votre atelier intérieur a besoin d’un témoin exigeant et bon.',
    },
  },
  'quatre-de-denier': {
    upright: {
      keyword: 'la sécurité fondée',
      love: 'L’envie de poser des murs communs grandit, et elle sera d’autant plus heureuse que chacun y gardera une porte à soi.',
      work: 'Votre position est assise et reconnue, ce qui vous permet d’accueillir une nouveauté sans y voir une menace.',
      money:
        'Une épargne de précaution dont vous connaissez le montant exact procure une tranquillité que les gros chiffres ne donnent pas.',
      self: 'Vous avez un sol sous les pieds, et il est sage de s’en réjouir avant de regarder par-dessus la haie.',
    },
    reversed: {
      keyword: 'la crainte de perdre',
      love: 'Surveiller ce que l’on aime fatigue le cœur, et la confiance, même accordée à l’essai, réchauffe mieux que les verrous.',
      work: 'La défense de votre territoire occupe le temps que vous pourriez passer à le cultiver, et ouvrir une barrière n’enlèverait rien.',
      money:
        'Un angle de votre budget demande à être consolidé en priorité, et solliciter un conseil à temps relève de la bonne gestion.',
      self: 'Vous tenez si fort à vos habitudes que vos mains n’ont plus le loisir de saisir ce qui se présente.',
    },
  },
  'cinq-de-denier': {
    upright: {
      keyword: 'la valeur nouvelle',
      love: 'Une rencontre ou un projet vous fait revoir ce qui compte, et en parler avec précision évitera que les chiffres ne s’en mêlent.',
      work: 'Une activité plus utile vous attire, et le chemin devient praticable dès lors que sa durée et son coût sont posés noir sur blanc.',
      money:
        'Consacrer une part de vos moyens à apprendre ou à soutenir a du sens, tant que les quatre coins du budget restent solides.',
      self: 'Vous révisez en secret votre échelle des valeurs, et ce qui montait tout en haut ne s’y trouve déjà plus.',
    },
    reversed: {
      keyword: 'la gêne',
      love: 'La différence de moyens ou de goûts devient un sujet muet, qui prend chaque mois un peu plus de place à table.',
      work: 'Le sentiment de travailler au-dessous de votre prix vous mine, et la préparation d’un entretien chiffré servirait mieux que l’amertume.',
      money:
        'Un embarras d’argent s’allège dès qu’il est partagé avec une personne fiable, et des interlocuteurs existent dont c’est exactement le métier.',
      self: 'Vous confondez par moments ce que vous avez et ce que vous êtes, deux comptes qu’il faudrait tenir dans des cahiers séparés.',
    },
  },
  'six-de-denier': {
    upright: {
      keyword: 'le juste partage',
      love: 'Les soins vont et viennent entre vous sans comptabilité, et dire tout haut ceux qui vous touchent en multiplierait le plaisir.',
      work: 'L’entraide fonctionne et les mérites sont reconnus, ce qui fait de cette période un bon moment pour demander un ajustement.',
      money:
        'Entre un geste discret et un bel achat longtemps attendu, il y a place pour l’un ou pour l’autre, rarement pour les deux.',
      self: 'Vous acceptez enfin de recevoir sans rendre aussitôt, et cette simplicité vous rend plus généreux que bien des efforts.',
    },
    reversed: {
      keyword: 'le don qui pèse',
      love: 'L’un donne toujours et l’autre remercie toujours, posture fatigante des deux côtés, que l’on peut inverser dès ce soir.',
      work: 'Une faveur accordée jadis sert encore de monnaie, et remercier une dernière fois, clairement, vous remettrait au même niveau.',
      money:
        'Un prêt mal défini empoisonne les repas de famille, alors qu’il fut, au départ, un service rendu de bon cœur.',
      self: 'Vous refusez par fierté l’aide la mieux ajustée à vos besoins, comme si un secours accepté rapetissait la personne.',
    },
  },
  'sept-de-denier': {
    upright: {
      keyword: 'la patience active',
      love: 'Le lien pousse à son allure de plante, et vos soins réguliers font davantage pour lui que les grandes arrosées du dimanche.',
      work: 'Un bilan tranquille à mi-chemin montrera ce qui lève et ce qui traîne, de quoi ajuster une chose sans tout refonder.',
      money:
        'Ce que vous avez semé travaille en silence, et une vérification par trimestre suffit amplement à votre tranquillité.',
      self: 'Vous changez plus lentement que prévu mais vous changez, et il serait dommage de déterrer la graine pour vérifier.',
    },
    reversed: {
      keyword: 'la hâte du semeur',
      love: 'Vous demandez des fruits à un lien de trois semaines, ou des fleurs à un lien épuisé, et la saison mérite un constat honnête.',
      work: 'L’ambition dépasse les appuis, de sorte qu’un mur de plus avant la toiture éviterait bien des nuits d’orage à surveiller.',
      money:
        'Changer de projet à chaque contrariété coûte plus que l’attente, et la parcelle abandonnée n’a guère le temps de vous instruire.',
      self: 'Vous travaillez beaucoup sans plus savoir pour quoi, et cette raison perdue se retrouve rarement au bureau, souvent en promenade.',
    },
  },
  'huit-de-denier': {
    upright: {
      keyword: 'la belle ouvrage',
      love: 'Les attentions quotidiennes tissent une étoffe solide, et un seul fil de couleur imprévue suffirait à la rendre éclatante.',
      work: 'Votre savoir-faire parle pour vous, et une formation ou un meilleur outil vous ferait franchir le palier que vous visez.',
      money:
        'L’aisance se construit par petites quantités honnêtes, avec des réparations faites à temps et des achats moins nombreux mais meilleurs.',
      self: 'Une attention complète au geste présent vous repose mieux que la distraction, et vous y retrouvez une fierté discrète.',
    },
    reversed: {
      keyword: 'la routine',
      love: 'Les gestes tendres se font encore, mais comme on remonte une pendule, et en changer un seul réveillerait tous les autres.',
      work: 'L’ouvrage est poncé jusqu’à l’usure par crainte de le livrer, or il était déjà fort bon la semaine passée.',
      money:
        'De menues dépenses répétées sans y penser grignotent l’ensemble, chacune trop modeste pour qu’on songe à la mettre en cause.',
      self: 'Vous remplissez vos journées à la manière d’un registre, dont les marges, il faut le dire, étaient la partie la plus vivante.',
    },
  },
  'neuf-de-denier': {
    upright: {
      keyword: 'l’abondance libre',
      love: 'Deux vies bien installées peuvent communiquer par une petite porte, et ce voisinage amoureux convient parfaitement à votre goût de l’indépendance.',
      work: 'Votre nom tient lieu de recommandation, et cette latitude gagnerait à servir l’œuvre personnelle que vous remettez depuis longtemps.',
      money:
        'Vous pouvez choisir au lieu de subir, ce qui invite à garder l’utile, à céder l’encombrant et à transmettre le beau.',
      self: 'Votre propre compagnie vous contente, et dans ce contentement mûrit une chose nouvelle que rien n’oblige à nommer encore.',
    },
    reversed: {
      keyword: 'la cage dorée',
      love: 'Votre indépendance est si bien gardée qu’on n’ose plus sonner, et laisser un soir la grille entrouverte ne vous engagerait à rien.',
      work: 'Tant d’avantages acquis vous retiennent à cette place que l’on peut se demander lequel des deux possède l’autre.',
      money:
        'Tenir son rang devient onéreux, et les témoins pour lesquels on se donne ce mal regardent généralement ailleurs.',
      self: 'Tout est prêt pour un changement que vous différez, et il suffit de lâcher une chose, rarement la plus chère.',
    },
  },
  'dix-de-denier': {
    upright: {
      keyword: 'le patrimoine vivant',
      love: 'Vos attachements réclament une maison commune, réelle ou rêvée, où chacun puisse apporter ses livres et ses histoires.',
      work: 'L’expérience réunie autour de vous est un trésor, et la mettre par écrit rendrait possible une aventure plus légère.',
      money:
        'La vue d’ensemble est bonne, et la partager avec les intéressés autour d’un document simple éviterait les suppositions.',
      self: 'Vous prenez place dans une longue suite de mains, avec la liberté d’ajouter à la recette votre propre épice.',
    },
    reversed: {
      keyword: 'l’héritage pesant',
      love: 'Les habitudes de deux familles se disputent la même table, et inventer la vôtre réclame une discussion plutôt qu’un vainqueur.',
      work: 'La maison a tant grandi qu’on s’y perd, et alléger un seul circuit montrerait à tous que la chose est faisable.',
      money:
        'Des questions d’intérêt assombrissent les relations, et derrière les parts et les meubles chacun réclame surtout d’avoir compté.',
      self: 'Vous portez des opinions reçues avec les meubles, et rien n’interdit de n’en garder que celles qui vous servent.',
    },
  },
  'valet-de-denier': {
    upright: {
      keyword: 'le sérieux du débutant',
      love: 'Une affection attentive se montre dans les détails retenus et la ponctualité, langage modeste que l’on apprend vite à chérir.',
      work: 'Les questions que vous osez poser vous feront gagner des mois, et votre soin du détail n’échappe pas à tout le monde.',
      money:
        'Noter chaque dépense pendant un mois, sans se juger, fournit une règle simple que l’on suit ensuite presque avec plaisir.',
      self: 'Vous avez retrouvé la patience d’apprendre, et chaque petit progrès vérifié du doigt vous rend plus d’aplomb qu’un compliment.',
    },
    reversed: {
      keyword: 'la rêverie dorée',
      love: 'On imagine la maison, les rideaux et le chien sans avoir proposé une promenade, et celle-ci reste le meilleur commencement.',
      work: 'Le dossier d’inscription patiente depuis des semaines, et la démarche la plus ennuyeuse est, comme souvent, la première à faire.',
      money:
        'Une somme rêvée occupe l’esprit plus que la somme réelle, laquelle est petite, honnête, et ne demande qu’un plan.',
      self: 'Vous gardez un talent à l’abri de toute épreuve, et le montrer une fois, imparfait, lui ferait prendre l’air.',
    },
  },
  'cavalier-de-denier': {
    upright: {
      keyword: 'la constance',
      love: 'La tendresse se prouve en kilomètres et en horaires vérifiés, et un projet de long cours vous unirait plus que des serments.',
      work: 'Votre fiabilité est une valeur rare qui peut se négocier, surtout si vous montrez le chemin déjà parcouru et l’étape suivante.',
      money:
        'Un effort modeste et régulier vous rapproche du but, plus sûrement que les bonnes fortunes dont on parle à table.',
      self: 'Vous avancez même lorsque le paysage ne change pas, et cette confiance dans le pas suivant est devenue votre force.',
    },
    reversed: {
      keyword: 'la lourdeur',
      love: 'Le chantier commun a remplacé la conversation, et un détour sans utilité, main dans la main, vous rendrait l’un à l’autre.',
      work: 'L’habitude tient les rênes et le but s’est effacé, au point que l’on célèbre les étapes sans se rappeler la destination.',
      money:
        'Trop de prudence immobilise ce qui a besoin de circuler, et l’argent dort alors aussi mal que son propriétaire.',
      self: 'Vous allez par devoir sur une route ancienne, et il vous est permis de demander si elle mène encore où vous vouliez.',
    },
  },
  'reine-de-denier': {
    upright: {
      keyword: 'le sens du réel',
      love: 'On vous aime par des draps frais et des repas chauds, ou c’est vous qui aimez ainsi, et dire merci change tout.',
      work: 'Votre sens du possible sauve des projets, et il est juste que votre rémunération en garde une trace précise.',
      money:
        'Des livres à jour, des factures en ordre et un petit luxe assumé composent une aisance que bien des fortunes ignorent.',
      self: 'Vous traitez votre corps en allié plutôt qu’en outil, et ce respect simple remet chaque chose à sa place.',
    },
    reversed: {
      keyword: 'la mauvaise pesée',
      love: 'Vous veillez à tout et l’on ne remarque plus rien, si bien qu’un repas raté par l’autre serait une excellente nouvelle.',
      work: 'Travailler au-dessous de votre valeur use plus que l’ouvrage, et annoncer un prix juste écarterait surtout les clients décevants.',
      money:
        'Chaque relation se met à ressembler à une facture, et vos plus vieux amis s’étonnent d’y voir figurer la date.',
      self: 'Vous mesurez votre prix au regard d’autrui, balance capricieuse s’il en est, alors que la vôtre attend dans la cuisine.',
    },
  },
  'roi-de-denier': {
    upright: {
      keyword: 'l’aisance tranquille',
      love: 'Une chaleur protectrice et sans façon vous entoure, et l’engagement s’y prend volontiers le temps d’un long déjeuner sous les arbres.',
      work: 'Votre expérience permet de préparer l’étape suivante pendant que la présente marche bien, luxe dont il faut profiter.',
      money:
        'Vous tenez l’argent pour un bon outil, et savoir dire que c’est assez demeure la plus sûre de vos compétences.',
      self: 'Vous n’avez plus grand-chose à prouver, et de ce siège au grand air vos prochaines envies se distinguent nettement.',
    },
    reversed: {
      keyword: 'la possession',
      love: 'Le confort offert tient lieu de présence, et l’autre, poliment, remercie pour des cadeaux auxquels il préférait votre conversation.',
      work: 'Tout se ramène au prix et l’équipe s’éteint, quand un service rendu sans calcul ferait remonter la température de la maison.',
      money:
        'La soif de garanties croît avec les réserves, et fixer par écrit votre suffisance couperait court à cette surenchère.',
      self: 'Une douce somnolence vous gagne au milieu de vos acquis, et quelque apprentissage de débutant vous rendrait les yeux ouverts.',
    },
  },
}
