import type { DaySheet } from './sheet.ts'

export const workDay: DaySheet = {
  moonHouse: {
    1: [
      '+begin L’humeur décide du rythme, et elle a de bonnes idées. Suivez-la vers ce qui vous fait envie, au moins pour une heure.',
      '- La Lune dans votre signe rend sensible au moindre commentaire sur votre ouvrage. Gardez la remarque utile, laissez le ton s’envoler par la fenêtre.',
      '= Céder la place pour avoir la paix serait dommage, car personne ne connaît mieux que vous votre façon de faire. Deux phrases suffiraient à l’expliquer.',
    ],
    2: [
      '+ Tout change avec de bons outils : une lame affûtée, un siège à la bonne hauteur, un dossier au nom clair. La journée entière y gagne, dès la première heure.',
      '= Votre savoir-faire a un prix, même lorsqu’il n’est pas payé. Rappelez-vous ce que vous savez réparer, cuisiner, traduire ou apaiser, et notez-le.',
      '+ L’envie vous prend d’un travail qui laisse une trace, que l’on puisse toucher du doigt une fois la lampe éteinte : une confiture en pot, une page finie, un mur droit.',
    ],
    3: [
      '- Une avalanche de petites sollicitations vous éparpille. Regroupez les appels, répondez en bref, puis fermez la messagerie pendant une heure.',
      '= Pourquoi chercher si loin ? Le bon renseignement se trouve peut-être à deux portes d’ici, chez quelqu’un qui ne demande qu’à raconter son métier.',
      '+ Au fil des conversations naît une idée que vous n’auriez pas eue dans le silence. Attrapez-la tout de suite, sur un ticket de caisse s’il le faut.',
    ],
    4: [
      '= Avant les grandes affaires, l’intendance : une table débarrassée, une lessive lancée, un placard qui ferme. L’esprit se range en même temps que les torchons.',
      '= Sortir coûte, rentrer repose. Ce qui peut se faire dans le calme d’une pièce familière, avec ses propres bruits d’horloge et de bouilloire, avance presque de soi-même.',
      '= Un ancien conseil de famille revient aux lèvres, du genre « qui va lentement va sûrement ». Vérifiez s’il vous sert encore ou s’il vous retient.',
    ],
    5: [
      '+ L’ennui perd du terrain dès que l’on change l’ordre des opérations, la musique ou la couleur de l’encre. S’amuser un peu n’a jamais nui au sérieux.',
      '= Une part de vous voudrait tout abandonner pour peindre, jardiner ou jouer. Donnez-lui vingt minutes franches : elle vous rendra le reste de la journée.',
      '=begin Par jeu, montrez un brouillon au lieu d’attendre le chef-d’œuvre. Les regards bienveillants font mûrir plus vite que les tiroirs.',
    ],
    6: [
      '+ Dresser une liste courte, barrer une ligne, boire un verre d’eau : cette modeste cérémonie suffit à remettre de l’ordre dans les heures.',
      '- Quelque part dans vos routines grince un grain de sable. C’est souvent un rien : une chaise bancale, un mot de passe, une étape en trop.',
      '= Rendre service, oui, mais sans porter le panier de tout le monde. Demandez ce qui est vraiment urgent, et offrez une heure précise plutôt qu’une disponibilité sans limites.',
    ],
    7: [
      '+ Avancer à deux, sur un dossier ou une recette, donne de meilleurs résultats que l’effort solitaire. Dites seulement qui tient le volant.',
      '= Le client, la voisine, l’élève ou le guichetier : quelqu’un réagit, et sa réaction vous instruit. Écoutez-la avant de défendre votre plan.',
      '= Faut-il trancher sans consulter personne ? La Lune suggère un second avis, de préférence celui d’une tête qui ne pense pas comme la vôtre.',
    ],
    8: [
      '- Quelque chose se joue sous la table : une rivalité muette, une peur de perdre sa place. Tenez-vous aux faits, ils calment mieux que les suppositions.',
      '+ Démêler un imbroglio vous réussit : une clause obscure, un nœud de câbles, une rancœur d’équipe. Tirez d’abord le fil qui vient sans forcer.',
      '=begin Rouvrir la chemise que l’on évite depuis des semaines demande moins de courage qu’on ne croit : passé la première page, elle n’est plus que du papier.',
    ],
    9: [
      '+ Un article, un podcast, un cours du soir : la curiosité fait partie du métier. Apprenez une chose qui ne servira pas tout de suite.',
      '= Vu d’un peu plus haut, le détail ennuie. Profitez-en pour demander à quoi sert, au fond, ce que vous faites avec tant de soin.',
      '+ Et si la solution venait d’une autre équipe, d’une autre région, d’une autre époque ? Quelqu’un, quelque part, a déjà rencontré ce problème et s’en souvient.',
    ],
    10: [
      '+ On remarque ce que vous faites, y compris ce que vous pensiez caché, et la dernière touche compte alors autant que la première. Signez d’une écriture lisible.',
      '+ Une responsabilité vous émeut plus qu’elle ne vous pèse. Sous la Lune au plus haut, tenez-la droite, sans jouer un personnage.',
      '- Vos émotions se voient jusque dans les lieux sérieux, et c’est gênant une minute. Un aveu de trac, dit simplement, met souvent l’assemblée de votre côté.',
    ],
    11: [
      '+ Ranger le local, relire le rapport ou décorer la salle prend des airs de fête dès qu’on s’y met à plusieurs, avec une radio et de quoi goûter.',
      '= Un projet commun réclame votre grain de sel. Proposez une idée praticable, avec un nom et une date en face, plutôt qu’un beau principe.',
      '= Comptez votre réseau le plus humble : anciens camarades, voisins de stand, membres du club. Parmi tous ces gens, quelqu’un sait à qui s’adresser.',
    ],
    12: [
      '= Besogne discrète, sans témoin ni médaille : trier, relire, sauvegarder, ranger l’outil à sa place ; rien ne s’en verra, mais tout le reste tiendra debout grâce à elle.',
      '-wait L’attention flotte et les chiffres dansent. Remettez les calculs délicats à une heure plus claire ; rêvez plutôt le plan d’ensemble, crayon levé.',
      '- Derrière une lassitude tenace se cache parfois une pause jamais prise : dix minutes, porte fermée, sans téléphone ni remords, et les choses reprennent leur juste taille.',
    ],
  },
  sunHouse: {
    1: [
      '+begin Le Soleil passe chez vous, dans votre signe : prenez l’initiative d’une proposition, d’un horaire, d’un changement de méthode. L’autorité s’apprend en l’exerçant avec douceur.',
      '+ C’est une période pour se présenter autrement : une lettre refaite, une blouse propre, une phrase qui dit en clair ce que vous aimez faire.',
    ],
    2: [
      '=wait Consolidez avant d’agrandir. Une compétence révisée, un stock vérifié, un tarif relu donnent aux projets un plancher sur lequel sauter sans crainte.',
      '+ Vos ressources passent à la lumière du jour : talents, outils, heures calmes, amis doués. Dressez-en l’inventaire, il est plus long que prévu.',
    ],
    3: [
      '+ La période est bavarde, pleine d’échanges, de trajets et de formulaires ; des réponses préparées la veille et un stylo qui marche y valent un secrétariat.',
      '+ Expliquer, voilà votre force. Une consigne rendue simple, un compte rendu d’une page, un mode d’emploi dessiné épargnent bien des pas inutiles.',
    ],
    4: [
      '= Quel coin de votre logis mérite le nom d’atelier ? Une planche, un bon siège, un clou pour la veste, et le travail trouve enfin son nid.',
      '= Du jour sur les fondations : archives, assurances, plans de la maison, histoire d’une entreprise ou d’une famille. Reprenez les choses par le bas.',
    ],
    5: [
      '+ Votre signature se cherche dans ce que vous fabriquez. C’est souvent la touche que personne n’avait demandée, et dont tout le monde se souvient.',
      '+ Un air de récréation souffle du côté de la création et des enfants. Enseignez en jouant, travaillez en chantonnant, montrez ce que vous aimez.',
    ],
    6: [
      '+ Une heure consacrée à simplifier une corvée en épargne des dizaines. Votre méthode passe en pleine lumière, avec ses manies et ses trouvailles.',
      '= Sans éclat, la régularité bâtit. Reprenez chaque jour au même endroit, avec la même tasse, et laissez s’empiler les petites choses faites.',
    ],
    7: [
      '= Associé, client, professeur, partenaire : rien ne s’accomplit tout à fait sans vis-à-vis, et l’entente vient plus vite quand les rôles ont été dits au grand jour.',
      '+ Une négociation se présente sous une bonne lumière. Sachez d’avance ce que vous pouvez céder, ce que vous voulez garder, et souriez entre les deux.',
    ],
    8: [
      '= Le Soleil descend à la cave, parmi les comptes communs et les dossiers en sommeil. Éclairez ce qui traîne, sans chercher de coupable.',
      '= Quel outil, quelle habitude, quel projet a fait son temps ? Le remercier et le laisser partir rend une énergie dont on avait oublié le goût.',
    ],
    9: [
      '+ L’horizon appelle par tous les moyens, une formation, une langue, un concours, un livre exigeant. Une demi-heure d’étude par jour change la couleur du reste.',
      '= Reculez de trois pas et regardez la carte. D’où venez-vous, vers quoi allez-vous, et quel détour vaudrait la peine d’être fait ?',
    ],
    10: [
      '+ Le Soleil culmine dans la maison de la vocation. Ce que vous faites bien devient visible ; acceptez d’en porter le mérite sans baisser les yeux.',
      '= Une charge plus haute, un titre, une présidence d’association peuvent tenter. Est-ce la fonction qui vous plaît, ou seulement la plaque sur la porte ?',
    ],
    11: [
      '+ L’avenir se construit à plusieurs mains, au club, au comité, à la table du café ; un projet gagne toujours à sortir de la tête qui l’a conçu.',
      '+ Une cause commune donne du sens aux heures, et tout y compte pour de l’ouvrage : tenir un stand, relire un tract, apporter les chaises, essuyer les tasses quand la salle s’est vidée.',
    ],
    12: [
      '=hush En coulisse, loin des applaudissements, se prépare quelque chose. Protégez cette demi-obscurité et dites non, gentiment, à la réunion superflue.',
      '= Finir, classer, clore : le Soleil baisse la lumière pour que rien ne distraie. Ce qui est achevé cessera de vous réveiller la nuit.',
    ],
  },
  mercuryHouse: {
    1: [
      '+ Les idées se bousculent au portillon et la repartie vient vite. Toutes méritent d’être notées, une seule d’être lancée : celle que vous sauriez défendre debout.',
      '+begin Présentez-vous, téléphonez, proposez-vous pour la petite chose qui vous tente. De vive voix, votre cause se plaide beaucoup mieux que sur le papier.',
    ],
    2: [
      '= Chiffrer un projet le rend moins intimidant. Heures, matériaux, trajets : trois colonnes sur une feuille et la rêverie prend des jambes.',
      '= Mercure pèse et compare. Avant d’acquérir un nouvel outil, cherchez si l’ancien ne demande pas simplement une vis et un chiffon.',
    ],
    3: [
      '= Tout circule : appels, factures, nouvelles du quartier. Un carnet unique, gardé en poche, remplace douze pense-bêtes collés partout.',
      '+ Lettres et écrans vous réussissent : le texte difficile vient d’une traite, et l’œil neuf qui le relira n’aura que des virgules à déplacer.',
    ],
    4: [
      '= Classer les papiers de la maison n’a rien d’héroïque, mais quel soulagement. Une boîte, quatre étiquettes, et la prochaine démarche coûtera deux fois moins de soupirs.',
      '= À la maison se discute l’organisation : qui occupe la table, à quelle heure, avec quelle musique. Mettez les besoins de chacun par écrit.',
    ],
    5: [
      '+ Un cerveau qui joue trouve plus vite. Mots croisés, échecs, improvisation : échauffez l’esprit avant d’attaquer le sujet sérieux.',
      '+ Place aux conteurs et aux pédagogues : un exposé peut devenir une histoire, une leçon une énigme, une consigne un défi amical, et l’auditoire le plus endormi relève alors la tête.',
    ],
    6: [
      '+ Liste en main, Mercure fait merveille. Groupez les tâches jumelles, supprimez une étape, écrivez le mode d’emploi que tout le monde vous réclame.',
      '- Relire deux fois, c’est de la conscience ; dix, c’est de l’inquiétude. La troisième faute n’existe peut-être pas, et le courrier attend.',
    ],
    7: [
      '+ Mettre d’accord deux avis opposés vous va bien. Résumez chacun d’eux mieux que son auteur ne l’aurait fait, la solution apparaîtra entre les deux.',
      '=wait Mercure siège à la table des accords. Lisez tout, notes en bas de page comprises, demandez un délai, faites préciser qui s’occupe de quoi.',
    ],
    8: [
      '+ L’esprit devient détective. Cette erreur qui revient a une cause unique, cachée trois étapes plus haut, et c’est en remontant la piste sans hâte qu’on la trouve.',
      '= On vous confie volontiers les dossiers confidentiels. Ce que vous apprenez sous le sceau du secret prouve votre valeur en restant bien rangé.',
    ],
    9: [
      '+ Traduire, étudier, enseigner, préparer un départ : la pensée veut du champ. Ce manuel que l’on repousse d’année en année attend sur l’étagère, sans rancune.',
      '= Une idée trop vaste vous occupe. Coupez-la en chapitres, donnez un titre au premier et contentez-vous d’écrire celui-là.',
    ],
    10: [
      '= Mercure monte à la tribune. Préparez trois points, pas davantage, et placez le plus important avant que quelqu’un ne regarde l’heure.',
      '= Un entretien, un rendez-vous officiel ou un coup de fil à l’administration demande des mots nets. Répétez-les à voix haute, en marchant.',
    ],
    11: [
      '+ Vos idées s’améliorent au contact des autres, quitte à changer d’auteur. C’est un jeu de ballon : on lance, et l’on regarde où cela rebondit.',
      '= Un réseau se tisse par les coutures. Mettez en relation deux personnes qui gagneraient à se connaître, sans rien attendre pour vous.',
    ],
    12: [
      '=wait Derrière la brume, une intuition juste. Laissée sur la table de nuit avec la montre et les lunettes, la question aura souvent trouvé sa place au réveil.',
      '=hush Se taire est aussi une méthode. Observez la réunion, la classe, la cuisine collective, et parlez quand vous aurez compris le non-dit.',
    ],
  },
  venusHouse: {
    1: [
      '+ La note juste vous vient sans effort, et l’allure qui va avec. Demandez le petit service, le délai, la clé de la salle.',
      '+ Faire les choses avec grâce vous réussit : un paquet bien noué, un couloir fleuri, un refus dit aimablement. L’entourage y prend goût.',
    ],
    2: [
      '+ Vénus apprécie la belle matière et l’ouvrage soigné. Poncer, ourler, mettre en page, laisser sécher : ce temps-là ne se voit pas, mais il se sent au toucher.',
      '= Que vaut une heure de votre peine ? Sans fausse modestie ni marchandage, répondez pour vous-même, avant que d’autres ne le fassent.',
    ],
    3: [
      '+ Un mot aimable au début d’une demande ouvre plus de tiroirs qu’un formulaire complet. Signez de votre prénom, ajoutez un merci qui ne soit pas automatique.',
      '+ Sous Vénus, les négociations de couloir se font plus aimables. Profitez d’un trajet commun pour régler ce qui bloquait.',
    ],
    4: [
      '+ Rendre un lieu agréable fait avancer l’ouvrage. Rideau tiré, plante arrosée, tasse préférée : la concentration aime se sentir attendue.',
      '+ Parmi les tâches du foyer, commencez par celles qui donnent du plaisir, le pain, les plantes, la couture. Elles vous reposeront des autres.',
    ],
    5: [
      '+ La beauté n’est pas un luxe : un projet fait par goût trouve toujours son public, ne serait-ce que trois personnes et un chat sur une chaise.',
      '+ Vénus passe par la maison de la création. Choisissez la couleur, le titre, la mélodie avant le reste ; le plaisir fera un bon contremaître.',
    ],
    6: [
      '+ L’ambiance est bonne entre collègues, ou entre voisins de corvée. Un service demandé gentiment sera rendu de même : profitez-en.',
      '+ Choyez vos habitudes : un cahier agréable, une pause à heure fixe, un tablier qui vous plaît. Le zèle vient souvent avec le confort.',
    ],
    7: [
      '+ Une collaboration se noue en douceur, à condition de parler franchement des goûts de chacun. Le talent d’en face complète le vôtre ; inutile de les mesurer.',
      '= Si deux personnes vous tirent chacune à elle, cherchez ce que leurs demandes ont de commun et commencez par là, avec le sourire du bon arbitre.',
    ],
    8: [
      '+ Au fond d’un vieux dossier dort une chose précieuse, un croquis, un contact, un texte inachevé. Restaurez-la au lieu de repartir de rien.',
      '= Parler de parts et de partage demande de la délicatesse, et vous en avez. Mieux vaut une question posée en douceur qu’un flou qui décide à la place de tous.',
    ],
    9: [
      '+ La beauté du savoir vous rattrape : un musée, une conférence, un atlas feuilleté au calme. Ce détour inutile nourrit ce que vous préparez.',
      '+ Le lointain se montre accueillant. Un courrier écrit dans une autre langue, même hésitant, sera lu avec le sourire.',
    ],
    10: [
      '+ Votre réputation prend des couleurs aimables. Recevez les félicitations sans les retourner aussitôt à l’envoyeur, puis citez qui vous a prêté main-forte.',
      '+ Vénus au plus haut du ciel favorise le tact en public. Une nappe droite, un accueil chaleureux, une voix posée : la forme sert le fond.',
    ],
    11: [
      '+ Les amis sont de précieux relais. Dites sans gêne ce que vous cherchez ; l’un connaît une salle, l’autre un imprimeur, un troisième a du temps, et le quatrième sait faire rire quand rien ne marche.',
      '+ Tout groupe a besoin de douceurs. Proposez de fêter l’étape franchie, même petite, avec ce qu’il y a dans le placard.',
    ],
    12: [
      '+ Travailler sans public peut être un grand plaisir : une musique douce, une gomme, des détails que l’on fignole pour soi, et nul ne presse de montrer.',
      '+ Il existe de beaux ouvrages cachés : un don anonyme, une correction faite pour autrui, un bouquet laissé sur un bureau. Le cœur y met la main.',
    ],
  },
  marsHouse: {
    1: [
      '+begin Mars vous met sur la ligne de départ. Ouvrez le chantier que vous repoussiez, une heure d’élan vaut une semaine de bonnes résolutions.',
      '- Gare à l’envie de tout faire d’un coup. Un front, un outil, une limite d’horaire : l’ardeur ainsi cadrée dure jusqu’au bout, et il en reste pour rire.',
    ],
    2: [
      '+ À la force du poignet, quelque chose se construit. Travaillez pour du solide et arrêtez-vous avant que l’obstination ne remplace le jugement.',
      '= Vouloir tout de suite l’outil, le savoir, le terrain : rien de plus humain. Empruntez d’abord, essayez ; l’envie se change en compétence à l’usage.',
    ],
    3: [
      '- Messages et répliques s’accélèrent. Lisez jusqu’en bas avant de répondre, votre efficacité y gagnera plus que votre vitesse.',
      '- Les déplacements s’enchaînent, les imprévus aussi. Partir dix minutes plus tôt, un livre dans la poche, retire à la hâte presque tout son pouvoir.',
    ],
    4: [
      '+begin Une énergie de déménageur s’empare de la maison : c’est le moment du débarras, du joint à refaire, de l’étagère qui attend ses vis.',
      '- Chacun défend son coin de table et le ton monte. Un plan simple, affiché au mur, avec des heures pour tous, calmerait l’ardeur.',
    ],
    5: [
      '- Un peu de compétition stimule, beaucoup fatigue. Mesurez-vous à votre propre essai précédent, et fêtez le progrès comme un but marqué.',
      '= Sur le papier, les risques ne coûtent rien. La version folle du projet mérite donc une page entière, dont vous garderez peut-être un quart.',
    ],
    6: [
      '- À l’atelier, au bureau ou au magasin, la cadence monte, et avec elle l’envie de sauter le repas ; ménagez de vraies pauses, car les machines aussi ont besoin de refroidir.',
      '- Vous avez attaqué la pile par le milieu ? Reprenez-la par le plus petit papier, cinq minutes par feuille : elle baissera assez pour que l’on voie par-dessus.',
    ],
    7: [
      '= Un adversaire vous fait progresser, s’il respecte le jeu. Répondez à l’argument, jamais à la grimace, et proposez une issue honorable.',
      '-wait Mars presse de signer ou de rompre, et rien n’oblige à lui obéir. Une bonne entente supporte toujours une nuit de réflexion.',
    ],
    8: [
      '- Il faut parfois démonter la machine entière pour trouver la panne. L’important est d’aligner les pièces dans l’ordre, et d’avoir prévenu la maisonnée.',
      '- Des rapports de force affleurent. Gardez vos cartes près de vous sans mentir sur le jeu, et refusez la colère qui n’est pas la vôtre.',
    ],
    9: [
      '+begin L’impatience d’apprendre est une excellente monture. Commencez par la pratique, le manuel ouvert à côté, et acceptez trois ratés pour une réussite.',
      '= Défendre ses idées sabre au clair a du panache. Vérifiez vos sources avant la bataille, il se peut que vous soyez du même avis que l’autre camp.',
    ],
    10: [
      '+ L’ambition s’éveille d’humeur à grimper. Visez un palier précis, prévenez qui de droit, et tendez la main à qui monte derrière.',
      '+ Décider devant témoins ne vous déplaît pas. Une position ferme, expliquée sans mépris, force le respect de ceux-là mêmes qui votent contre.',
    ],
    11: [
      '+begin Vous entraînez les autres plus facilement que d’habitude. Lancez la corvée collective, distribuez les gants, et pensez au goûter.',
      '=begin Mars bouscule les comités trop lents. Proposez un essai tout de suite, à petite échelle : le débat aura enfin quelque chose à se mettre sous la dent.',
    ],
    12: [
      '- L’agitation tourne à vide dès que le but manque. Arrêtez tout, écrivez ce que vous cherchez, et ne reprenez que cela.',
      '= À couvert, on va loin. Avancez sans l’annoncer, une heure à l’abri des regards, et mettez l’agacement au travail : il a de l’énergie à revendre.',
    ],
  },
  jupiterHouse: {
    1: '+ Jupiter vous donne de l’envergure : on vous suit volontiers. Proposez plus grand d’un cran, pas de dix, et vérifiez que chacun peut monter à bord.',
    2: '+ Vos talents demandent à servir plus largement. Enseigner ce que l’on sait faire de ses mains, c’est aussi découvrir combien on en savait.',
    3: '+ Le cercle de vos correspondants s’élargit, les sujets de conversation aussi. Écrivez à cette personne dont le travail vous inspire ; elle répondra peut-être.',
    4: '+ Agrandir l’espace, même d’un mètre, dégage aussi l’esprit. Jupiter a un faible pour les travaux d’intérieur que l’on mène de bonne humeur.',
    5: '+ Créer met en joie : maquettes, spectacles, gâteaux d’anniversaire. Donnez à votre ouvrage une vitrine, ne serait-ce que le buffet : Jupiter aime que l’on admire.',
    6: '+ Même la routine peut fleurir sous Jupiter : une méthode qui s’améliore, une aide offerte, une ambiance plus légère. Cherchez le geste à simplifier en premier, les autres suivront.',
    7: '+ L’association tient ses promesses quand chacun y apporte ce qui manque à l’autre. Jupiter invite à chercher un allié plus qu’un exécutant.',
    8: '+ Un local, une mémoire, un carnet d’adresses, une caisse à outils au fond d’un garage : des ressources dorment dans ce qui appartient à plusieurs, et n’attendent qu’une permission.',
    9: '+ Jupiter vous ouvre le vaste monde des idées. Inscrivez-vous, lisez, interrogez un maître : on retient deux fois mieux ce qui émerveille.',
    10: '+ Une belle visibilité accompagne vos efforts, on se penche pour vous entendre. Une demande claire et un sourire franc feront le reste du chemin.',
    11: '+ Grands groupes, larges espoirs : l’entraide abonde autour de vos projets. Acceptez le coup de main sans vous croire en dette.',
    12: '+ Une aide discrète aplanit le terrain, un nom glissé, un dossier remonté sur la pile. Remerciez en faisant de même pour quelqu’un d’autre.',
  },
  saturnHouse: {
    1: '- Saturne vous charge d’un sac un peu lourd, mais bien fait. Réglez les sangles : moins d’obligations, mieux tenues, et du temps pour souffler.',
    2: '= Un savoir-faire s’acquiert par couches, comme un vernis. Le mieux est de répéter le geste lent, celui qui ennuie et qui forme la main.',
    3: '- Les démarches traînent, les réponses tardent. Un registre bien tenu, une relance polie, des copies rangées : la constance finit par lasser l’obstacle.',
    4: '- La maison rappelle ses devoirs : gouttière, facture, parent à épauler. Faites une chose après l’autre et demandez aux autres d’en prendre leur part.',
    5: '- Le jeu manque un peu de sel, l’inspiration fait la sévère. Asseyez-vous à heure fixe devant la toile ; Saturne aime les muses ponctuelles.',
    6: '- Beaucoup d’ouvrage et peu de compliments. Chaque effort compte pourtant ; allégez ce qui peut l’être et ménagez vos horaires de repos.',
    7: '- Les accords flous craquent aux jointures. Saturne propose de reprendre le contrat moral, calmement, une ligne après l’autre.',
    8: '= Regarder ses engagements en face, dossiers en retard compris, soulage davantage que de les fuir. Écrivez la liste, soulignez la première ligne et tenez-vous à celle-là.',
    9: '= Étudier demande de la patience et une lampe. Saturne fait progresser d’une page par jour ; au bout d’une saison, cela fait un livre.',
    10: '= Saturne, en haut du ciel, fait monter par l’escalier de service. La vue est la même, et l’on connaît le nom des gens à chaque étage.',
    11: '- Trop de réunions, pas assez de décisions. Saturne élague, et vous savez bien quels sont les deux collectifs où votre présence change quelque chose.',
    12: '- Une tâche ingrate s’accomplit loin des regards, et vous savez ce qu’elle coûte. Mettez-lui un terme, une date, puis offrez-vous une sortie.',
  },
  rulerHelped: {
    sun: '+ Une volonté claire ouvre la marche, la vôtre. Dites où vous voulez aller : le Soleil appuie la planète de votre signe, et les bonnes volontés se montrent.',
    moon: '+ Une impression vous dit de commencer par ce bout-là, et elle a de l’expérience. Flair et savoir-faire, pour une fois, marchent ensemble.',
    mercury:
      '+ La pensée file droit, les mots aussi. Profitez-en pour écrire la lettre officielle, apprendre la règle ou expliquer le plan.',
    venus:
      '+ Vénus met de l’huile dans les rouages : on s’entend, on se rend service. Demandez ce délai ou cette aide, vous avez la manière.',
    mars: '+begin Un bel élan soulève la tâche la plus lourde de la liste. Une fois celle-ci accomplie, le reste aura l’air d’une promenade.',
    jupiter:
      '+ Voyez un peu plus large que d’ordinaire. Jupiter soutient l’astre dont votre signe dépend et donne du souffle à vos idées.',
    saturn:
      '+ Patience et méthode font équipe. Saturne aide l’astre de votre signe à bâtir sans hâte : posez une pierre de plus, elle tiendra.',
    uranus:
      '+begin Essayez l’autre bout de l’outil : une trouvaille inattendue simplifie ce que vous faisiez par habitude. L’insolite est de bon conseil.',
    neptune:
      '+ Rêver est utile dans tous les métiers. Il vient une image, une mélodie, un plan de jardin, auxquels il ne manque plus qu’un contour.',
    pluto:
      '+ Pluton fournit une endurance de mineur de fond. Creusez un seul sujet, le plus résistant : il cache la clé de plusieurs autres.',
  },
  rulerTested: {
    sun: '- Un désaccord avec une figure d’autorité, réelle ou intérieure, prend de la place. Défendez le projet, laissez l’orgueil au portemanteau.',
    moon: '-wait Le moral fait des vagues et l’ouvrage tangue avec lui. Gardez pour un autre jour ce qui est délicat ; le reste se fait très bien par petit temps.',
    mercury:
      '- Quelque chose cloche dans la consigne. Avant de refaire trois fois le travail, posez la question bête, celle que toute la salle se pose.',
    venus:
      '- L’envie de plaire pousse à dire oui partout. Vénus met votre astre à l’épreuve : choisissez un engagement, déclinez les deux autres avec grâce.',
    mars: '-wait Précipitation et énervement font tomber les vis. Mars pousse dans le dos la planète de votre signe : ralentissez le geste, tout avancera.',
    jupiter:
      '- Voir trop grand donne un joli vertige. Divisez le projet par deux, tenez le calendrier, et gardez le reste du rêve pour la suite.',
    saturn:
      '- Un mur se dresse : règlement, retard, fatigue. Longez-le au lieu de le pousser ; il y a souvent une porte, et quelqu’un qui en a la clé.',
    uranus:
      '- Contretemps, panne, annulation : le programme vole en éclats. Recollez l’essentiel, improvisez le reste, et racontez tout cela au dîner, avec les gestes.',
    neptune:
      '-wait Brouillard sur les objectifs, promesses un peu vagues. Faites écrire les choses, datez-les, et ne vous engagez que sur ce que vous voyez.',
    pluto:
      '- Quelqu’un veut garder la main, peut-être vous. Lâcher un détail permet souvent de tenir un principe, et la tension retombe sans vaincu.',
  },
  retrograde: {
    mercury: [
      '-wait Mercure revient sur ses traces : sauvegardez, relisez, confirmez l’adresse. Un retard bien employé corrige l’erreur que la hâte allait laisser passer.',
      '= Le passé a des choses à dire : une ébauche, un ancien collègue, un cours abandonné. Reprenez le fil là où il pend encore.',
    ],
    venus: [
      '-wait Vénus recule et les goûts hésitent. Repoussez d’un peu le choix du papier peint ou du logo, la bonne nuance se cherche encore.',
      '- Une entente de travail demande à être réécoutée. Cherchez ce qui plaisait au commencement et remettez-en une part au programme, même modeste.',
    ],
    mars: [
      '-wait Mars marche à reculons dans le ciel, et les efforts semblent coûter double. Réparez, affûtez, répétez les gammes ; l’assaut viendra en son temps.',
      '- L’énergie ne répond pas à la première sonnerie. Au lieu de forcer, reprenez un chantier laissé en plan : il se souvient de vous.',
    ],
  },
}
