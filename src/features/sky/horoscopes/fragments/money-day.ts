import type { DaySheet } from './sheet.ts'

export const moneyDay: DaySheet = {
  moonHouse: {
    1: [
      '=save L’humeur tient volontiers les cordons de la bourse. Avant de payer, demandez-vous ce que vous cherchez vraiment : un objet, un réconfort, ou simplement dix minutes pour vous.',
      '=save Envie de changer de tête, de manteau, de parfum ? Essayez d’abord ce qui dort dans l’armoire : la nouveauté tient parfois à une façon différente de porter l’ancien.',
      '= Passant dans votre signe, la Lune vous rend plus sensible à ce qui vous revient. Dire calmement « voilà ce dont j’ai besoin » suffit à ouvrir une discussion de budget.',
    ],
    2: [
      '= Le porte-monnaie raconte vos journées mieux qu’un journal intime. Videz-le sur la table, triez les tickets, gardez celui qui rappelle un bon moment : vos priorités sont là.',
      '=save Quelque chose en vous réclame du solide. Une somme ronde mise de côté, même modeste, apaise davantage qu’un grand plan dont la première ligne reste à écrire.',
      '= Ce que vous possédez mérite un regard tendre : un cuir à nourrir, une lame à affûter, une chemise à recoudre. Prendre soin des choses, c’est aussi les remplacer moins souvent.',
    ],
    3: [
      '+ Une conversation de trottoir apporte parfois ce qu’aucun magasin ne vend, une astuce, un prêt d’outil, une adresse. Les échanges de voisinage ont leur valeur, même hors des relevés.',
      '= Trois messages attendent, dont un qui parle d’argent. Répondez d’abord à celui-là, en deux phrases nettes ; les autres paraîtront soudain plus légers.',
      '= Les petits trajets, les cafés debout, les livraisons : rien de grave, mais leur somme étonne. Noter une journée de menues dépenses permet d’y voir clair, sans se gronder.',
    ],
    4: [
      '= La maison présente ses doléances : une ampoule, un joint, une étagère qui penche. Choisissez une seule réparation, la plus simple, et laissez les autres patienter sans remords.',
      '= On parle peu d’argent dans bien des familles, et cela s’entend. Une question douce à un proche éclaire parfois d’où vient votre façon de compter ou de donner.',
      '+ Avec la Lune au plus intime de votre ciel, les dépenses vont vers le nid. Un bouquet, des draps frais, une soupe partagée : le confort sait rester modeste.',
    ],
    5: [
      '+spend La Lune accorde au plaisir sa ligne dans le budget. Fixez-en le montant avant de sortir, puis profitez de la soirée sans recompter à chaque tournée.',
      '+ Un cadeau se prépare, et l’on voudrait bien faire. Ce qui touche le plus tient souvent à la justesse : une chanson enregistrée, un livre annoté, une heure offerte.',
      '=save Quel bonheur vous coûte presque rien ? Une longue marche, un jeu de dames, un vieux film : remettez-en un au programme, et gardez l’autre envie pour plus tard.',
    ],
    6: [
      '= Rien d’héroïque, juste de l’ordre : une facture classée, une assurance relue, un flacon terminé avant d’en ouvrir un autre. Ces gestes minuscules tiennent le mois debout.',
      '=save Les courses se font mieux avec une liste en poche. Entre le nécessaire et le « tant qu’à faire », la différence se joue souvent au bout du rayon.',
      '= Un outil usé fait perdre du temps, donc un peu de tout le reste. Comparez, empruntez, réparez peut-être ; la bonne solution se trouve rarement dans la précipitation.',
    ],
    7: [
      '= À deux, l’addition devient un petit langage. Parlez de qui paie, de qui propose, de qui remercie, et avec humour, avant que le silence ne se mette à tenir les comptes.',
      '=wait En face de vous, quelqu’un espère un oui rapide. Prenez le temps de relire l’accord, de poser la question qui gêne un peu, puis répondez d’un cœur tranquille.',
      '= Votre partenaire, un collègue, une voisine de palier : une autre personne regarde la même dépense sous un autre angle. L’écouter jusqu’au bout peut éclairer beaucoup.',
    ],
    8: [
      '= D’un côté ce que vous devez, de l’autre ce que l’on vous doit : deux colonnes sur une feuille, et le sujet perd déjà de son ombre. Le reste se règle pas à pas.',
      '= La Lune glisse vers votre maison des biens partagés. Un livre prêté, un chèque en attente, une promesse un peu floue : rappelez la chose avec douceur, sans accuser personne.',
      '-wait Parfois une dépense cache une inquiétude. Regardez-la en face, donnez-lui son vrai nom, puis attendez que la nuit passe : la décision aura meilleure mine.',
    ],
    9: [
      '+spend Un billet coûte, un cours aussi, et pourtant ce qui agrandit le monde a sa place dans vos comptes. Commencez par ce que la bibliothèque prête déjà.',
      '= Voir loin aide à compter près. Imaginez un voyage, même pour une autre année, et les premiers sous qui y mèneraient : le rêve devient plus paisible quand il a un calendrier.',
      '= Une autre manière de vivre croise la vôtre, dans un reportage ou un récit de table. Regardez ce que ces gens possèdent, ce dont ils se passent : la comparaison peut libérer.',
    ],
    10: [
      '+ Ce que vous faites a une valeur, même quand personne ne la chiffre. Notez quelques services rendus récemment : la liste aidera le jour où il faudra parler tarif ou reconnaissance.',
      '=save Au sommet du ciel, la Lune vous place sous les regards et la tentation monte de paraître. Un vêtement sobre et propre, une parole tenue, et la réputation se porte très bien sans rallonge.',
      '- Une échéance officielle traîne au coin du bureau. Ouvrir l’enveloppe prend une minute ; l’éviter occupe la tête du petit déjeuner jusqu’au coucher.',
    ],
    11: [
      '= La cagnotte circule, le groupe attend. Donnez ce qui vous semble juste, ni par crainte de paraître chiche, ni pour faire de l’effet : l’amitié ne vérifie pas les montants.',
      '+ Autour de vous, la richesse circule sous d’autres noms, une perceuse prêtée, un chat gardé, un trajet à plusieurs. Proposez quelque chose, acceptez quelque chose, sans compter les points.',
      '= Un projet collectif prend forme et demande un budget. Osez la question simple que chacun retient : combien, pour quoi, et qui garde la caisse ?',
    ],
    12: [
      '= Dans un recoin des comptes sommeille une dépense oubliée : une application, une revue, une option. La retrouver demande une tasse de thé et un peu de curiosité.',
      '+ Donner sans que cela se sache procure une joie très particulière. Quelques pièces, un manteau, une heure : choisissez à votre mesure, et n’en parlez à personne.',
      '=save L’envie d’acheter, sous cette Lune retirée, peut être un besoin de pause déguisé. Fermez l’écran, ouvrez la fenêtre ; si le désir tient encore au retour du calme, il méritera qu’on l’écoute.',
    ],
  },
  sunHouse: {
    1: [
      '+ Le Soleil éclaire votre signe, et vos décisions y gagnent en netteté. Un choix d’argent longtemps remis peut se faire simplement : prenez la voie qui vous ressemble.',
      '= Ce que l’on vaut ne se lit pas sur un relevé. Écrivez noir sur blanc ce que vous savez faire : la page remplie pèse davantage qu’on ne pense.',
    ],
    2: [
      '+ Plein Soleil sur ce que vous gagnez, gardez, chérissez. C’est un bon climat pour passer vos affaires en revue : ce qui sert, ce qui plaît, ce qui encombre.',
      '= Une heure devant les comptes, avec de la musique et un bon fauteuil, vaut mieux qu’un mois de vague inquiétude. Les chiffres regardés en plein jour se laissent apprivoiser.',
    ],
    3: [
      '= Les mots ont un prix, au sens propre : un devis demandé clairement, une option refusée poliment, un délai négocié au téléphone. Préparez vos phrases, elles travailleront pour vous.',
      '= Chacun a son truc pour faire durer un vêtement ou choisir un forfait. Interrogez une sœur, un voisin, une collègue : le bon sens se prête volontiers.',
    ],
    4: [
      '= Derrière la porte de chez vous se cachent les dépenses les plus fidèles : loyer, chauffage, entretien. Les relire une à une donne l’impression reposante de reprendre les clés.',
      '= Un objet de famille traîne dans un tiroir, sans cote et pourtant précieux. Le sortir, le nettoyer, raconter son histoire : voilà une façon de recompter ses richesses.',
    ],
    5: [
      '=save Sous ce Soleil de fête, la générosité vous va bien, la démesure un peu moins. Offrez un moment plutôt qu’un paquet, et gardez de quoi vous réjouir encore à la fin du mois.',
      '= Un loisir qui réclame du matériel peut commencer petit. Empruntez la guitare, essayez un pinceau, louez le vélo ; l’envie dira vite si elle veut rester.',
    ],
    6: [
      '= Le quotidien passe sous la lampe : trajets, repas, fournitures, entretien. Changer une seule habitude, la plus facile, allège davantage qu’une réforme générale abandonnée le troisième jour.',
      '= Un classeur, cinq intercalaires, une demi-heure : le rangement des papiers manque de panache, mais il évite de chercher le même reçu quatre fois.',
    ],
    7: [
      '= Face à un contrat, une colocation, un achat commun, la question du juste partage se pose en pleine lumière. Dites ce qui vous convient, puis demandez à l’autre ce qui lui conviendrait.',
      '= Le Soleil parcourt la maison de l’autre, et l’argent se conjugue au pluriel. Une conversation de dix minutes, téléphone posé, peut défaire un malentendu vieux de plusieurs mois.',
    ],
    8: [
      '- Héritages, emprunts, souvenirs de dettes : certains dossiers portent plus d’émotions que de chiffres. Ouvrez-en un seul, sans hâte, avec une personne de confiance si cela vous rassure.',
      '= Partager une dépense suppose de partager aussi l’information. Montrez la facture, expliquez le calcul, écoutez la réaction : la confiance se construit au centime près.',
    ],
    9: [
      '=save Apprendre demande du temps, quelquefois de l’argent. Avant de payer une formation, lisez, écoutez, visitez : la curiosité offre de longs essais gratuits.',
      '= Quelles convictions guident vos achats ? Le local, le durable, le beau, le pratique : en choisir une comme boussole simplifie bien des hésitations devant l’étal.',
    ],
    10: [
      '+ Avec le Soleil au plus haut de votre ciel, on remarque ce que vous accomplissez. Si une reconnaissance doit se discuter, arrivez avec des faits, une date, un ton égal ; la demande gagne à rester courte.',
      '= La réussite se mesure aussi à ce qu’on n’a plus besoin d’acheter. Relisez vos objectifs : lesquels viennent de vous, lesquels d’une affiche ?',
    ],
    11: [
      '+ Certains projets demandent plus d’entraide que de moyens. Une salle prêtée, une compétence offerte, un carnet d’adresses ouvert, et l’idée avance avant même la première facture.',
      '= Vos amitiés ont des budgets différents, et cela se vit très bien quand on en parle. Proposez le dîner chez vous avant le restaurant ; quelqu’un en sera peut-être soulagé.',
    ],
    12: [
      '=save Au fond d’un placard reposent des achats jamais déballés. Demandez-leur sans reproche ce qu’ils promettaient, du temps, de l’élégance, un renouveau ; certains peuvent encore faire plaisir ailleurs.',
      '=wait Le silence convient aux comptes. Loin des avis et des publicités, regardez ce qui entre, ce qui sort, ce qui importe, puis éteignez la lampe sans rien décider.',
    ],
  },
  mercuryHouse: {
    1: [
      '+wait Mercure vous prête son crayon : les idées de budget arrivent vite, un peu pêle-mêle. Écrivez-les toutes, gardez-en deux, et dormez avant de choisir.',
      '+ Poser une question franche sur un prix n’a rien d’indélicat. Votre voix porte mieux quand elle va droit au but : combien, pour quand, et qu’est-ce que cela comprend ?',
    ],
    2: [
      '+ La tête aime compter et s’y amuse presque. Profitez-en pour ranger vos dépenses en trois familles, le vital, l’utile, le joyeux, et saluez celle que l’on oublie toujours.',
      '= Une étiquette mérite une seconde lecture. Prix au kilo, durée, petits caractères : l’intelligence pratique se niche dans ces détails que la hâte fait sauter.',
    ],
    3: [
      '=save Combien d’offres à durée limitée ont frappé à votre messagerie ? L’attention est votre premier bien : désabonnez-vous de deux lettres commerciales et savourez le calme retrouvé.',
      '+ Un appel bien préparé remplace dix courriels. Notez le numéro du dossier, la demande en une ligne, le nom de la personne qui répond, et gardez le sourire dans la voix.',
    ],
    4: [
      '= Autour de la table de la cuisine, les chiffres deviennent moins froids. Parlez chauffage, courses ou travaux en épluchant des légumes : les bonnes idées aiment les mains occupées.',
      '= Les papiers de la maison jouent à cache-cache, la garantie derrière la quittance, le mode d’emploi on ne sait où. Une boîte, une étiquette, et la prochaine recherche durera trois minutes.',
    ],
    5: [
      '+spend Mercure se fait malin pour vos plaisirs : une place à moitié prix, un jeu troqué, une matinée gratuite. La recherche amuse autant que la sortie.',
      '= Pourquoi les choses coûtent-elles ce qu’elles coûtent ? Une question d’enfant, à laquelle il fait bon répondre avec des mots simples : elle remet bien des envies à leur place.',
    ],
    6: [
      '= Classer, nommer, dater : Mercure aime les bureaux nets. Renommez correctement une poignée de fichiers, et la prochaine démarche vous semblera deux fois plus courte.',
      '= Une dépense régulière s’explique souvent par une habitude que plus personne ne questionne. Interrogez-la en détective aimable : depuis quand, pour quel usage, au profit de qui ?',
    ],
    7: [
      '= Relire à voix haute une proposition change ce qu’on y entend. Faites-le avec la personne concernée, et arrêtez-vous chaque fois que des sourcils se froncent.',
      '= Négocier commence par écouter, souffle Mercure. Laissez l’autre dire son chiffre, ses raisons, sa crainte, puis répondez à la crainte avant le chiffre.',
    ],
    8: [
      '= L’esprit fouille volontiers les relevés communs et les remboursements qui tardent. Cherchez l’explication avant le coupable, elle se trouve souvent deux lignes plus haut.',
      '= Certains mots d’argent intimident : taux, caution, indivision. Demandez qu’on vous les explique lentement ; la gêne d’ignorer ne dure qu’une seconde, la clarté reste.',
    ],
    9: [
      '-save Devises, frais de port, bagages en supplément : les dépenses lointaines ont leurs ruses. Lisez jusqu’au bas de la page avant de laisser votre imagination faire sa valise.',
      '+ Une émission, un essai, un cours du soir parlent d’économie comme on raconte une histoire. Vingt minutes suffisent pour comprendre un mécanisme qui vous échappait.',
    ],
    10: [
      '= Le ton compte autant que le montant. Pour parler honoraires, frais ou augmentation, préparez quelques phrases courtes et dites-les d’abord à votre miroir.',
      '= Une lettre à une administration, rédigée sans colère ni tremblement, va toujours plus droit. Des faits, une demande, une formule polie : rien ne manque.',
    ],
    11: [
      '= Entre promesses de dernière minute et messages de groupe, les comptes d’amitié s’embrouillent vite. Une ligne récapitulative, envoyée avec humour, remet tout le monde d’accord.',
      '= Parmi vos connaissances, quelqu’un sait remplir ce formulaire que vous redoutez. Proposez un échange de savoirs : une heure de l’un contre une tarte de l’autre.',
    ],
    12: [
      '- Des chiffres tournent dans la tête à l’heure où l’on devrait rêver. Couchez-les sur le papier avant de fermer les yeux ; le carnet montera la garde à votre place.',
      '- Vérifiez la date avant de cliquer, le destinataire avant d’envoyer. Mercure vagabonde agréablement, et les virements préfèrent qu’on les regarde dans les yeux.',
    ],
  },
  venusHouse: {
    1: [
      '+save Vénus traverse votre signe et l’œil s’attarde sur les belles matières. Touchez, comparez, imaginez ; acheter n’est que la dernière façon d’aimer une chose.',
      '+save Se faire plaisir peut commencer par une coiffure, un col repassé, une couleur qu’on n’osait plus. L’élégance aime l’attention bien plus que la dépense.',
    ],
    2: [
      '=save Rangez vos envies par ordre de tendresse, de la plus vive à la plus vague. Celles du bas de la liste s’effacent souvent d’elles-mêmes, et le budget respire.',
      '=wait La qualité vous appelle, et elle a ses raisons. Mieux vaut une belle pièce attendue longtemps que trois bonnes affaires oubliées dès le retour à la maison.',
    ],
    3: [
      '+ Une carte postale, un mot glissé dans une boîte aux lettres, un compliment précis : les plus jolis cadeaux sont légers. Laissez la générosité prendre la plume.',
      '+ Dans la rue voisine, un artisan travaille derrière sa vitre. Entrez, demandez comment c’est fait : connaître la main qui façonne change le sens du prix.',
    ],
    4: [
      '+spend Vénus embellit la maison pour le prix d’un pot de couleur : une chaise repeinte, un dessin encadré, et tout s’éclaire. Commencez par le coin que vous regardez le plus.',
      '+ Recevoir simplement est un luxe accessible. Une nappe, une quiche, des bougies dépareillées, et vos proches garderont longtemps le souvenir de cette table.',
    ],
    5: [
      '=wait Les coups de cœur se bousculent, et c’est charmant. Accordez-leur une nuit d’attente ; ceux qui reviennent au réveil avec le même éclat auront parlé vrai.',
      '+ La beauté laisse parfois la porte ouverte, un concert de quartier, un musée en nocturne, une leçon de danse offerte. Votre plaisir peut entrer sans réserver.',
    ],
    6: [
      '+ Mettre un peu de grâce dans l’ordinaire change le goût des journées. Un joli cahier pour les comptes, une tasse que l’on aime, et la corvée devient presque un rendez-vous.',
      '+ Faire plaisir autour de soi se passe de grands frais : un fruit partagé, un sac porté à l’étage, un merci exact. La monnaie du quotidien est aimable.',
    ],
    7: [
      '= Entre votre goût et celui de l’autre, il existe un troisième choix que personne n’a encore regardé. Cherchez-le ensemble avant de passer en caisse.',
      '+ Vénus adoucit les négociations et rend chacun plus sensible au geste. Arrondissez un partage, offrez le café, puis parlez du fond sans détour.',
    ],
    8: [
      '+ Les belles choses circulent fort bien entre mains soigneuses : prêtez la vaisselle de fête, empruntez l’appareil photo. Rendez vite, avec un petit mot, et la confiance grandit.',
      '- L’amour et l’argent dorment parfois sur le même oreiller. Si une gêne s’est glissée là, nommez-la tendrement, à une heure où rien ne presse.',
    ],
    9: [
      '+spend Une étoffe, une épice, une affiche au nom de ville inconnue : le voyage peut tenir dans un panier de marché. Laissez-vous tenter par une chose, une seule.',
      '= Quelle beauté vaut pour vous un détour ? Un tableau, une montagne, une langue étrangère : faites-lui une petite place dans vos projets, avec une date et une tirelire.',
    ],
    10: [
      '+ Soigner son image ne demande guère de moyens : un courriel bien tourné, un bonjour franc, des chaussures cirées. Le reste suit au rythme de vos actes.',
      '+ Grâce à Vénus, votre goût se remarque et donne du prix à ce que vous présentez. Peaufinez la forme avant de parler tarif : une page claire, un dossier net, une voix posée.',
    ],
    11: [
      '+ Offrir à plusieurs permet d’offrir juste. Lancez l’idée d’un cadeau commun, laissez chacun donner selon ses moyens, et gardez pour vous la liste des montants.',
      '+ La compagnie de vos amis se passe de décor. Troc de livres, dîner où chacun apporte un plat : la fête tient dans l’échange.',
    ],
    12: [
      '= Un désir discret murmure sous les autres, moins cher et plus profond : du temps, un lieu calme, une lettre. Donnez-lui la priorité sur les paquets.',
      '- Certaines dépenses se font en cachette, pour adoucir un chagrin. Sans jugement, offrez-vous aussi une consolation gratuite : une chanson, un bain, la voix d’une personne aimée.',
    ],
  },
  marsHouse: {
    1: [
      '-save Mars donne des fourmis à la carte bancaire. Courez, nagez, rangez un placard d’abord ; la même envie, après l’effort, parlera plus bas.',
      '+save Trancher fait du bien. Choisissez une dépense à supprimer, une démarche à lancer, et faites les deux d’un trait, sans tenir congrès.',
    ],
    2: [
      '-save Le bras de fer avec le budget lasse tout le monde. Remplacez l’interdit par une règle simple, un plafond par envie, et votre volonté changera de camp.',
      '= Défendre ses moyens, oui ; batailler pour trois sous, à quoi bon ? Gardez votre ardeur pour la somme qui change réellement le mois.',
    ],
    3: [
      '- La réplique part vite quand on parle d’argent. Tapez votre message, relisez-le debout, enlevez l’adjectif qui pique : il n’en sera que plus efficace.',
      '=begin Une réclamation attend votre fougue. Appelez, exposez, gardez votre amabilité jusqu’au bout ; la fermeté courtoise ouvre plus de tiroirs que le tapage.',
    ],
    4: [
      '= Bricoler devient tentant, et l’on se voit déjà abattre une cloison. Commencez par resserrer la poignée qui ballotte : la satisfaction arrive plus vite que le devis.',
      '- Sous un même toit, chacun défend sa dépense comme une frontière. Proposez une trêve, une feuille commune, et que la parole passe à tour de rôle.',
    ],
    5: [
      '-save Une sortie en appelle une autre, et l’élan ne regarde pas l’addition. Décidez d’avance où s’arrête la soirée, puis réservez votre audace à la piste de danse.',
      '=save Pour un sport ou un art tout neuf, Mars voudrait acheter la panoplie le premier jour. Essayez plusieurs fois avec du matériel prêté ; si la flamme dure, équipez-vous peu à peu.',
    ],
    6: [
      '+begin Réglez le minuteur sur vingt minutes et attaquez les factures en retard de classement. La montagne se révèle un tas, et le tas une petite fierté.',
      '+save Réparer plutôt que remplacer : vos mains ont envie d’agir. Un tournevis, une notice, une vis égarée sous le meuble, et l’objet repart pour un tour.',
    ],
    7: [
      '- Le ton monte facilement au moment de partager. Dites « je » plutôt que « toujours » ou « jamais », et revenez au chiffre exact : il calme les épopées.',
      '= La personne en face a du répondant, tant mieux. Un accord solide naît parfois d’une franche discussion, à condition que chacun puisse quitter la table la tête haute.',
    ],
    8: [
      '- Mars remue les dossiers qui dorment : somme prêtée, frais à partager, engagement resté en l’air. Abordez-en un sans armure, avec une proposition claire.',
      '= L’envie de solder tout d’un coup est belle et un peu brusque. Un échéancier, des dates, des montants tenables : la vraie force sait marcher au pas.',
    ],
    9: [
      '-save Partir sur un coup de tête a son charme, regretter le billet en a moins. Cherchez l’aventure à une heure de train, et rentrez avec des souvenirs.',
      '+spend Une conviction vous pousse à donner, à adhérer, à soutenir. Vérifiez la cause, choisissez la mesure, puis engagez-vous sans bruit et de bon cœur.',
    ],
    10: [
      '=save L’ambition a faim, Mars réclame des outils neufs. Avant l’équipement, la méthode : que pourriez-vous accomplir avec ce qui se trouve déjà sous votre main ?',
      '=begin Réclamer son dû demande du cran et du calme. Rassemblez dates et faits, choisissez le bon moment, respirez, puis parlez sans vous excuser de compter.',
    ],
    11: [
      '-wait Quelqu’un dans le groupe veut aller plus vite que la caisse. Freinez avec le sourire : un calendrier et une limite protègent l’amitié autant que le projet.',
      '+ Mettre la main à la pâte remplace parfois très bien le billet dans l’enveloppe. Portez des cartons, tenez un stand, offrez vos bras : l’élan compte double.',
    ],
    12: [
      '-save Une irritation sans visage pousse à dépenser pour s’en défaire. Marchez jusqu’au bout de la rue, laissez-la parler ; elle dira peut-être ce qu’elle voulait vraiment.',
      '+save Travaillez en coulisse : un tiroir vidé, un mot de passe retrouvé, un abonnement résilié sans témoin. Personne n’applaudira, et c’est très bien ainsi.',
    ],
  },
  jupiterHouse: {
    1: '+spend Jupiter ouvre grand les bras et les poches. Suivez ce grand geste, avec un plafond noté quelque part : donner est plus gai quand on sait où s’arrêter.',
    2: '+save L’abondance commence par un inventaire. Comptez les livres, les bocaux, les manteaux, les savoir-faire : beaucoup de ce que l’on croit manquer attend déjà sur l’étagère.',
    3: '= Les bonnes idées voyagent en groupe, de conversation en conversation. Laissez traîner l’oreille, comparez plusieurs avis, et ne retenez que celui que vous sauriez expliquer.',
    4: '= La maison rêve en grand, d’accueillir, d’agrandir, d’embellir. Mesurez d’abord le mur, puis le budget, et laissez une case blanche pour l’inattendu.',
    5: '+ Jupiter en fête a tendance à inviter tout le monde. Suivez-le, en choisissant la salle des fêtes plutôt que le palace : on y rit au moins aussi fort.',
    6: '= Trop de bonnes résolutions étouffent la résolution. Gardez-en une, modeste et quotidienne, par exemple noter au coucher la dépense qui vous a donné le plus de joie.',
    7: '+ Le climat favorise les accords où chacun respire, échange de services ou coup de pouce réciproque. Demandez-vous ce que l’autre apporte sans jamais le facturer.',
    8: '+ Mis en commun, un bien grandit autrement : une voiture, un jardin, une cave. Parlez règles avant de parler grandeur, et le partage gardera sa bonne humeur.',
    9: '+ Le désir d’ailleurs voit large, l’agenda voit juste. Faites-les asseoir côte à côte : une saison creuse, une chambre chez l’habitant, et l’horizon se rapproche.',
    10: '+ La confiance qu’on vous accorde n’a pas de prix affiché. Tenez vos promesses, choisissez vos engagements, et laissez le temps s’occuper de la suite.',
    11: '+ Autour d’une grande tablée, on refait le monde et parfois les budgets. Retenez l’idée la plus généreuse, puis la plus réalisable ; elles se ressemblent plus qu’on ne croit.',
    12: '+spend La vraie prodigalité se passe de public. Un don discret, une ardoise effacée, un objet cédé avec joie : mesurez-le à votre paix, sans chercher de retour.',
  },
  saturnHouse: {
    1: '=save Saturne apprend à dire « cela me suffit » sans tristesse. Portez ce que vous avez, avec tenue : la sobriété choisie a une élégance que rien ne démode.',
    2: '=save Les fondations se coulent lentement. Un peu mis de côté, un achat repoussé, un soulier ressemelé : ce rythme de tortue a déjà franchi bien des kilomètres.',
    3: '= Lisez tout, y compris les lignes grises du bas. Poser par écrit ce qui a été convenu de vive voix protège les bonnes relations autant que les comptes.',
    4: '= Un toit demande de la constance : entretien, provisions, petites révisions. Donnez à chaque saison sa tâche, une seule ; la maison vieillira en douceur.',
    5: '= S’amuser avec peu est un art qui se travaille. Un vieux jeu, une recette d’enfance, un bloc de croquis : la contrainte rend l’imagination étonnamment joyeuse.',
    6: '= Même heure, même carnet, cinq minutes : Saturne tient ses comptes comme on arrose une plante. On ne voit rien pousser, puis un jour le balcon est vert.',
    7: '= Un engagement se vérifie comme une corde avant l’escalade. Clarifiez les parts, les délais, la sortie possible ; la confiance aime qu’on la prenne au sérieux.',
    8: '- Certaines dettes sont d’argent, d’autres de gratitude, et on les confond parfois. Séparez-les : chacune se règle alors dans sa propre monnaie.',
    9: '= Sous l’œil de Saturne, le grand projet lointain gagne à être découpé. Un guide feuilleté, un itinéraire griffonné, une première étape : le sérieux des préparatifs fera la légèreté du départ.',
    10: '= Avancer marche après marche n’a rien d’une punition. Fixez un objectif chiffré, modeste et daté, puis tenez-le avec la patience de ceux qui bâtissent.',
    11: '= Tout groupe a besoin d’une personne qui note. Acceptez ce rôle s’il vous convient, ou remerciez celle qui le tient : la transparence évite bien des soupirs.',
    12: '- Ce que l’on n’ose pas compter pèse plus que ce que l’on compte. Choisissez un courrier fermé, ouvrez-le près de la fenêtre et rangez-le ensuite à sa place.',
  },
  rulerHelped: {
    sun: '+ Un rayon sur l’astre de votre signe, et les priorités se voient mieux. Choisissez-en une pour vos dépenses et laissez-la guider les autres.',
    moon: '+ Votre instinct de ménage est bien accordé. Suivez-le pour les petites choses : ce qu’il faut garder, réparer, cuisiner, donner à quelqu’un qui en fera bon usage.',
    mercury:
      '+ Les chiffres se rangent presque d’eux-mêmes et les mots tombent juste. Voilà une humeur rêvée pour un formulaire, un devis à comparer, une erreur à signaler.',
    venus:
      '+spend Goût sûr et humeur douce : Vénus vous accorde du discernement dans le plaisir. Choisissez peu, choisissez beau, et prenez le temps d’en jouir.',
    mars: '+begin De l’allant, enfin, pour la démarche qui traîne. Levez-vous, appelez, réglez le détail ; dix minutes de courage suffisent à dégager tout l’après-midi.',
    jupiter:
      '+ Un vent large aère les idées sans obliger à dépenser. Parlez de vos projets à quelqu’un qui sait à la fois voir grand et poser des questions précises.',
    saturn:
      '+wait Saturne épaule la planète maîtresse de votre signe, et la patience devient presque agréable. Attendre, comparer, renoncer à bon escient : il y a là une vraie tranquillité.',
    uranus:
      '+ Et si l’on faisait autrement ? Louer, échanger, partager, fabriquer : Uranus, l’astre des surprises, souffle une solution, pourvu qu’on lui laisse le temps de s’expliquer.',
    neptune:
      '+save L’imagination se met au service du peu. Avec trois restes et une idée, un dîner ; avec un tissu, un rideau : la fantaisie remplace bien des catalogues.',
    pluto:
      '+ Un vieux rapport à l’argent, hérité ou subi, se laisse enfin regarder. Écrivez la phrase entendue dans l’enfance, puis celle que vous préférez lui donner pour suite.',
  },
  rulerTested: {
    sun: '- L’orgueil aime régler l’addition. Résistez gentiment : laisser l’autre inviter, ou proposer de partager, n’ôte rien à votre rayonnement.',
    moon: '-save L’humeur change trois fois avant le dîner, les envies aussi. Notez-les au lieu de les satisfaire ; relues à tête reposée, la plupart feront sourire.',
    mercury:
      '- Un malentendu se glisse entre deux chiffres. Vérifiez l’heure, la somme, l’adresse, et redemandez sans gêne ce qui n’a pas été compris.',
    venus:
      '-wait Par envie de plaire, on dit oui trop vite. Avant d’offrir, de prêter ou de céder, laissez refroidir un café : la gentillesse y gagne en justesse.',
    mars: '-save La hâte coûte, l’agacement aussi. Face à un prix qui vous hérisse, posez le panier, faites un tour, revenez seulement si le besoin revient avec vous.',
    jupiter:
      '-save Quand Jupiter bouscule la planète de votre signe, tout paraît possible et rien ne paraît cher. Divisez l’élan par deux : ce qui reste est encore très joyeux.',
    saturn:
      '-wait Un refus, un délai, un tarif plus élevé : la porte semble lourde. Demandez ce qui reste possible à petite échelle, et gardez le grand projet au sec.',
    uranus:
      '- L’imprévu aime choisir son moment : un trajet modifié, un plan qui bascule. Gardez une marge, en minutes comme en monnaie, et prenez la chose de biais.',
    neptune:
      '-wait Sous l’influence de Neptune, les belles promesses flottent un peu haut. Attendez de pouvoir reformuler l’offre en une phrase claire ; ce qui demeure brumeux peut sans dommage rester à quai.',
    pluto:
      '- Derrière une question d’argent, Pluton réveille une vieille histoire de pouvoir. Inutile de l’emporter : dites votre limite d’une voix basse, et offrez à l’autre une issue digne.',
  },
  retrograde: {
    mercury: [
      '= Mercure semble rebrousser chemin, et les papiers avec lui. Retrouvez un document, corrigez une erreur ancienne, relancez un courrier : ce ciel aime qu’on revienne sur ses pas.',
      '-wait Avant de signer ou de valider, remontez au début du texte. Ce retour en arrière n’a rien de perdu : il rattrape souvent un détail qui comptait.',
    ],
    venus: [
      '-save Pendant que Vénus recule dans le ciel, les goûts hésitent. Remettez les grands achats de décoration ou d’allure ; ce que vous aimiez avant mérite une seconde chance.',
      '-save Un ancien désir repasse devant la vitrine. Demandez-lui s’il vient du cœur ou du souvenir, et gardez la main en poche le temps qu’il réponde.',
    ],
    mars: [
      '-save L’élan patine, et le budget n’y perd rien. Revoyez la stratégie, terminez l’achat ou la réparation en cours, n’en commencez pas d’autre.',
      '-save Mars tourne au ralenti : les dépenses faites pour forcer les choses déçoivent. Réparez, discutez encore, attendez que l’envie retrouve ses jambes.',
    ],
  },
}
