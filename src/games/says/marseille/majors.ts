import type { Saying } from '../saying.ts'

export const majors: Readonly<Record<string, Saying>> = {
  'le-mat': {
    upright: {
      keyword: 'la liberté du départ',
      love: 'Le cœur demande de l’air et un peu d’imprévu, et la tendresse trouvera d’elle-même un chemin que vous n’aviez pas tracé.',
      work: 'Une voie de traverse vous attire : la refuser pour la seule raison qu’elle ne figure sur aucun plan serait vraiment dommage.',
      money:
        'Peu de bagages suffisent pour l’étape qui vient, à condition de savoir ce que contient vraiment la besace.',
      self: 'Quelque chose en vous a déjà pris la route ; votre tête la rejoindra quand elle aura fini de discuter avec elle-même.',
    },
    reversed: {
      keyword: 'l’errance sans bagage',
      love: 'On peut changer souvent de compagnie et retrouver partout la même peur de s’attacher, qui voyage très bien.',
      work: 'Les départs se suivent sans qu’aucun ouvrage ne se ferme, dispersion plus fatigante à la longue qu’un seul grand travail.',
      money:
        'L’argent s’échappe par une poche trouée que vous connaissez, mais que vous remettez toujours à demain de recoudre.',
      self: 'Une agitation sans direction vous évite de regarder ce qui tire par-derrière, et qui ne demande qu’à être nommé.',
    },
  },
  'le-bateleur': {
    upright: {
      keyword: 'l’élan des débuts',
      love: 'Un jeu de regards et de paroles légères ouvre la porte, par où la sincérité peut entrer sans faire de bruit.',
      work: 'Une initiative encore maladroite vaut mieux qu’un projet parfait qui attend dans un tiroir l’approbation de tout le monde.',
      money:
        'De petites ressources éparses se révèlent utiles dès qu’on les pose toutes sur la table pour les compter.',
      self: 'Vos talents sont déjà sous votre main, il reste à choisir celui que vous exercerez aujourd’hui devant quelqu’un.',
    },
    reversed: {
      keyword: 'le boniment',
      love: 'Trop d’adresse finit par lasser, et l’autre attend peut-être que vous montriez vos mains vides plutôt qu’un tour de plus.',
      work: 'Beaucoup d’annonces et peu d’exécution ont brouillé votre image, qu’un seul engagement tenu jusqu’au bout suffirait pourtant à redresser.',
      money:
        'Une proposition brillante mérite que l’on en inspecte le dessous, car les tours les plus rapides cachent souvent leurs frais.',
      self: 'Vous vous croyez moins capable que vous ne l’êtes, à moins que vous ne le prétendiez trop : la vérité se tient à mi-distance.',
    },
  },
  'la-papesse': {
    upright: {
      keyword: 'le savoir silencieux',
      love: 'Un attachement profond se tait encore, et le respect de ce silence lui permet de mûrir sans se rétracter.',
      work: 'Un travail d’étude et de discrétion prépare en coulisse ce que personne ne soupçonne encore, avec le temps pour allié.',
      money:
        'Les papiers relus avec lenteur livrent un renseignement précieux, qu’une signature hâtive aurait laissé dans les petites lignes.',
      self: 'Vous savez déjà une chose importante, qu’une journée de calme et de silence suffira à faire venir jusqu’aux mots.',
    },
    reversed: {
      keyword: 'le secret qui pèse',
      love: 'Ce qui n’est jamais dit prend dans le couple la place d’un meuble, autour duquel chacun apprend à marcher.',
      work: 'L’information circule mal parce que quelqu’un la retient, peut-être sans malice, alors qu’une question posée simplement débloquerait bien des choses.',
      money:
        'Un compte caché, une facture tue ou une crainte muette embrouillent la situation plus que les chiffres eux-mêmes.',
      self: 'À force d’étudier vos sentiments dans l’ombre, vous tardez à les vivre, et le livre reste ouvert à la même page.',
    },
  },
  'l-imperatrice': {
    upright: {
      keyword: 'la fécondité joyeuse',
      love: 'L’envie de plaire et de bâtir donne au lien de belles couleurs, surtout quand la franchise l’emporte sur la réserve.',
      work: 'Une idée généreuse trouve sa forme et son public, pourvu qu’on la montre avant de l’avoir polie jusqu’à l’os.',
      money:
        'La dépense heureuse a sa place dans un jardin bien clos, où l’on sait d’avance combien de graines on sème.',
      self: 'Une source créatrice remonte en vous, et le moindre geste des mains suffit pour lui ouvrir un passage.',
    },
    reversed: {
      keyword: 'l’abondance mal réglée',
      love: 'Trop de sollicitude finit par décider à la place de l’autre, alors que l’amour respire mieux quand on lui laisse sa chaise.',
      work: 'L’inspiration boude parce qu’on lui demande de briller tout de suite, alors qu’un brouillon sans prétention la ramènerait.',
      money:
        'Les achats consolent pendant une heure, puis réclament leur place dans le placard et dans le relevé du mois.',
      self: 'Le miroir vous occupe davantage que l’ouvrage, tandis que la joie vous attend du côté des doigts salis par la terre ou l’encre.',
    },
  },
  'l-empereur': {
    upright: {
      keyword: 'le cadre solide',
      love: 'La parole tenue, les gestes concrets et la constance composent ici une déclaration que peu de serments égalent.',
      work: 'Une décision claire, appliquée à chacun de la même façon et sans grands discours, remettra d’aplomb ce que l’hésitation laissait pencher.',
      money:
        'Un budget tenu semaine après semaine, sans gloire ni privation, procure une tranquillité qu’aucune bonne surprise ne saurait vraiment remplacer.',
      self: 'Vous trouvez votre assise en posant une limite simple, que vous respecterez vous-même avant de la demander aux autres.',
    },
    reversed: {
      keyword: 'la rigueur sans écoute',
      love: 'Quand l’un commande et que l’autre s’incline, la maison paraît calme, mais la tendresse a déjà quitté la table.',
      work: 'Une autorité trop raide ou trop absente désorganise l’ensemble, où chacun attend qu’une règle raisonnable soit enfin prononcée.',
      money:
        'Vouloir tout contrôler au centime près épuise autant que de ne rien compter, et un ordre plus souple suffirait.',
      self: 'Un juge intérieur vous parle comme un vieux général, et vous pouvez lui rendre ses galons avec politesse.',
    },
  },
  'le-pape': {
    upright: {
      keyword: 'la parole qui transmet',
      love: 'Des mots prononcés avec sérieux donnent au sentiment une forme, et un conseil bienveillant peut aider à les trouver.',
      work: 'La personne d’expérience que vous estimez transmettrait volontiers ce qu’elle sait, pourvu que vous ayez l’audace de le lui demander.',
      money:
        'Avant la somme vient le principe : une règle partagée entre proches évite plus de querelles qu’elle n’en coûte.',
      self: 'Une sagesse reçue jadis reprend du service, et vous pouvez la traduire dans vos mots sans la trahir.',
    },
    reversed: {
      keyword: 'la leçon de trop',
      love: 'L’un fait la morale, l’autre s’excuse, et le couple ressemble à une salle de classe où le désir s’ennuie.',
      work: 'Un usage répété sans raison freine tout le monde, jusqu’à ce qu’une question naïve lui rende un sens ou son congé.',
      money:
        'Les conseils ne manquent pas, mais leur auteur y trouve parfois son intérêt, ce qui rend un second avis fort raisonnable.',
      self: 'Vous obéissez peut-être à une voix ancienne dont la leçon est finie, et que rien n’oblige à réciter encore.',
    },
  },
  'l-amoureux': {
    upright: {
      keyword: 'le choix du cœur',
      love: 'Le trouble vient de ce que plusieurs désirs parlent à la fois, dont un seul rend votre voix plus franche.',
      work: 'Deux chemins se présentent avec de bons arguments, et le plaisir que vous auriez à vous lever tranchera mieux qu’un tableau.',
      money:
        'Une dépense décidée à deux, le désir avoué et le montant connu, pèse toujours moins qu’un caprice tenu secret.',
      self: 'Votre cœur penche d’un côté pendant que la raison regarde ailleurs, et cette hésitation mérite une oreille patiente.',
    },
    reversed: {
      keyword: 'le cœur partagé',
      love: 'À vouloir ménager toutes les portes, on laisse entrer le froid dans chacune des pièces, et quelqu’un finit par frissonner.',
      work: 'L’avis des autres a pris la place du vôtre, et le choix qui en sort risque de ne contenter que les absents.',
      money:
        'Deux envies tirent sur la même bourse : ne rien décider revient à payer un peu pour l’une et pour l’autre.',
      self: 'Un oui donné pour plaire vous serre encore, que vous avez pourtant le droit de reprendre avec tact et sans honte.',
    },
  },
  'le-chariot': {
    upright: {
      keyword: 'l’avancée conquise',
      love: 'L’élan est franc, quelqu’un ose faire le trajet, et la relation gagne à regarder ensemble vers la même route.',
      work: 'Les circonstances portent aujourd’hui l’effort fourni naguère, pourvu qu’une conduite souple l’emporte sur la course à tout prix.',
      money:
        'Un objectif proche et chiffré met la bourse en mouvement, tandis qu’un grand rêve de carrosse la laisserait au relais.',
      self: 'Deux forces contraires consentent à marcher du même pas, ce qui vous met aux commandes sans le moindre besoin de forcer.',
    },
    reversed: {
      keyword: 'l’élan sans but',
      love: 'La conquête tient lieu de rencontre, et l’autre se demande s’il est attendu comme une personne ou comme un trophée.',
      work: 'La vitesse masque une ornière que chacun voit sauf le conducteur, à qui descendre un instant ferait gagner des heures.',
      money:
        'Le prestige coûte plus que le voyage, et les frais d’entretien arrivent toujours une fois la parade terminée.',
      self: 'Deux désirs tirent en sens opposé et vous épuisent sur place, faute d’une petite étape qui leur convienne.',
    },
  },
  'la-justice': {
    upright: {
      keyword: 'la mesure exacte',
      love: 'Un compte loyal de ce que chacun donne et reçoit assainit l’affection, surtout lorsqu’il se fait avec le sourire.',
      work: 'Les faits, les dates et les écrits parlent en faveur de qui les a tenus en ordre, sans hausser le ton.',
      money:
        'Une régularisation, un partage ou un contrat demandent de l’exactitude, au prix de quelques heures que la clarté remboursera.',
      self: 'Vous pouvez regarder votre part en face, ni plus lourde ni plus légère, et cesser de plaider le reste.',
    },
    reversed: {
      keyword: 'la balance faussée',
      love: 'L’un tient le registre des torts, l’autre n’ose plus bouger, et une excuse sincère vaudrait tous les jugements.',
      work: 'Une évaluation vous paraît partiale ; la meilleure réponse tient en trois preuves simples, plus éloquentes que dix reproches alignés.',
      money:
        'Quelque chose n’est pas d’équerre dans les chiffres, et mieux vaut le corriger aujourd’hui que l’expliquer plus tard.',
      self: 'La sévérité que vous exercez contre vous-même ne répare rien, au point qu’un avocat commis d’office serait le bienvenu.',
    },
  },
  'l-hermite': {
    upright: {
      keyword: 'la lumière patiente',
      love: 'Un amour avance à pas lents, parle bas, respecte les portes closes, et cette délicatesse le rend plus sûr.',
      work: 'Le travail solitaire et minutieux porte ses fruits, là où la justesse du regard compte davantage que la présence aux réunions.',
      money:
        'La sobriété n’a rien de triste quand elle délivre d’une chaîne et constitue, pièce après pièce, une réserve tranquille.',
      self: 'Une brève retraite vous rendrait à vous-même, car la petite lampe éclaire toujours mieux loin des grandes enseignes et de leur vacarme.',
    },
    reversed: {
      keyword: 'la porte close',
      love: 'À trop se garder d’une blessure ancienne, on finit par vivre à l’abri de la douceur aussi bien que du chagrin.',
      work: 'Vous savez une chose utile et vous la taisez, par lassitude ou par orgueil, alors qu’elle éclairerait toute l’équipe.',
      money:
        'La peur de manquer resserre les cordons jusqu’à l’inconfort, et une dépense humaine ferait du bien à la maison.',
      self: 'Sans que vous l’ayez remarqué, la solitude a changé de goût, au point qu’un simple bonjour lui rendrait des fenêtres.',
    },
  },
  'la-roue-de-fortune': {
    upright: {
      keyword: 'le tour qui commence',
      love: 'Une circonstance remet les choses en mouvement : à vous de distinguer le retour d’un être de celui d’une habitude.',
      work: 'Une place se libère, un dossier ancien se rouvre, dont saura profiter quiconque s’y était préparé avec discrétion.',
      money:
        'Les mois se suivent sans se ressembler, et les périodes favorables servent surtout à traverser calmement les autres.',
      self: 'Un cycle s’achève dans votre façon de voir, pendant lequel vous avez appris que le moyeu est l’endroit le plus paisible.',
    },
    reversed: {
      keyword: 'la répétition',
      love: 'La même scène revient avec d’autres acteurs, dont il suffirait peut-être de changer la première phrase pour connaître la suite.',
      work: 'Le mécanisme grince par habitude plus que par malveillance, et un seul réglage modifierait le train des journées.',
      money:
        'Les mêmes dépenses reviennent à la même date en faisant mine de vous surprendre, et méritent enfin leur ligne.',
      self: 'Vous attendez que le sort tourne, alors que la manivelle se trouve à portée de votre bras depuis quelque temps.',
    },
  },
  'la-force': {
    upright: {
      keyword: 'la douceur ferme',
      love: 'Le désir et la tendresse s’entendent très bien quand personne ne crie, et une main posée dit l’essentiel.',
      work: 'Une tâche rétive se laisse approcher par la constance, là où l’ordre donné d’une voix forte n’obtenait rien.',
      money:
        'Une envie d’achat attend sans peine jusqu’au lendemain, quand on découvre laquelle d’entre elles avait vraiment de l’appétit.',
      self: 'Votre colère ou votre ardeur ne demande pas une cage, elle cherche une paume tranquille où poser la tête.',
    },
    reversed: {
      keyword: 'l’énergie contenue',
      love: 'Ce qui n’a pas été dit doucement menace de sortir en éclat, et le motif paraîtra petit à qui le reçoit.',
      work: 'Serrer les dents n’a jamais fait avancer l’ouvrage, tandis que réclamer du renfort au bon moment serait une preuve de maîtrise.',
      money:
        'Une dépense impulsive console d’un effort trop long, dont le vrai remède coûterait seulement quelques heures de repos.',
      self: 'Une lassitude vous fait douter de vos moyens, alors que le corps réclame simplement du mouvement et du sommeil.',
    },
  },
  'le-pendu': {
    upright: {
      keyword: 'la pause féconde',
      love: 'L’attente a quelque chose à vous apprendre du lien, pourvu qu’elle serve à vous retrouver et non à guetter.',
      work: 'Un temps creux permet de voir la maison sous un angle neuf, d’où sortira probablement l’idée que l’on cherchait ailleurs.',
      money:
        'Les grandes décisions gagnent à reposer quelque temps, pendant que l’on vide ses poches pour en faire l’inventaire.',
      self: 'Un renoncement consenti allège plus qu’il ne prive, et le monde vu à l’envers livre de petits secrets.',
    },
    reversed: {
      keyword: 'le sacrifice inutile',
      love: 'Aimer sans rien demander finit par ressembler à une créance muette, que l’autre ignore et ne pourra jamais régler.',
      work: 'L’agitation resserre le nœud, tandis qu’une question précise sur le délai rendrait à chacun la liberté de ses gestes.',
      money:
        'Une obligation ancienne prélève encore sa part, sans que nul n’ait vérifié depuis longtemps si elle était toujours due.',
      self: 'Vous tenez une position inconfortable par habitude plus que par choix, et le lien le plus lâche peut se défaire.',
    },
  },
  'l-arcane-sans-nom': {
    upright: {
      keyword: 'la coupe qui renouvelle',
      love: 'Une manière d’aimer arrive à son terme, ce qui laisse à découvert une terre nue, propre à recevoir autre chose.',
      work: 'Le métier se dépouille de ses décors, et ce que vous savez faire au fond ressort avec une netteté neuve.',
      money:
        'Un tri net dans les charges libère de la place, de quoi apercevoir enfin le sol véritable de vos finances.',
      self: 'Ayant donné tout son grain, une ancienne image de vous mérite d’être remerciée avant que vous ne la laissiez partir.',
    },
    reversed: {
      keyword: 'le deuil remis',
      love: 'On garde par fidélité une forme vide, un objet, une habitude, alors que le sentiment s’est déjà déplacé ailleurs.',
      work: 'Une méthode périmée se maintient parce que personne n’ose la clore, alors que sa fin soulagerait jusqu’à ses défenseurs.',
      money: 'Ce qui dort, coûte et ne sert plus attend que vous en disposiez, sans remords et sans précipitation.',
      self: 'Le changement vous attend avec patience derrière une haie d’habitudes, et la plus petite coupe suffit pour commencer.',
    },
  },
  temperance: {
    upright: {
      keyword: 'l’accord retrouvé',
      love: 'Une conversation douce, reprise chaque soir, remet en circulation ce que l’orgueil avait laissé stagner entre deux personnes.',
      work: 'Votre talent de trait d’union rapproche des gens qui ne s’écoutaient plus, service discret que l’on pourrait enfin remarquer.',
      money:
        'De petits réglages, suivis mois après mois avec bon sens, font bien plus qu’un grand serment d’économie prononcé un soir de colère.',
      self: 'Vous reprenez une température égale, grâce à laquelle deux parts de votre vie longtemps séparées acceptent enfin de se mêler.',
    },
    reversed: {
      keyword: 'le dosage perdu',
      love: 'L’un verse toujours, l’autre reçoit sans y penser, jusqu’au matin où la cruche généreuse s’étonne d’avoir elle aussi besoin d’eau.',
      work: 'Porter les paroles de chacun vous prive de la vôtre, dans des journées dont le rythme réclame une main plus légère.',
      money: 'Les excès et les privations se répondent d’une semaine à l’autre, sans que la moyenne apporte le repos.',
      self: 'Les humeurs débordent pour avoir été trop longtemps tenues dans la carafe, quand un mélange plus lent leur aurait convenu.',
    },
  },
  'le-diable': {
    upright: {
      keyword: 'le feu du désir',
      love: 'L’attirance parle sans détour, et elle devient un beau jeu dès que chacun demeure libre d’en changer les règles.',
      work: 'L’ambition et le sens du marché vous animent, flamme qui éclaire bien tant que vous savez qui tient la torche.',
      money:
        'L’argent excite l’imagination, ce qui n’a rien de honteux pour qui demande calmement le prix de chaque envie.',
      self: 'Un désir longtemps déguisé en devoir ose dire son nom, et cette franchise vous rend une énergie considérable.',
    },
    reversed: {
      keyword: 'la corde trop courte',
      love: 'Le lien serre là où il devrait chauffer, depuis que la jalousie se fait passer pour une preuve d’attachement.',
      work: 'Une place flatteuse retient plus qu’elle ne nourrit, derrière une porte bien moins verrouillée qu’on ne le raconte.',
      money:
        'Un crédit, une habitude ou un jeu prélève sa part en silence, quand une seule corde dénouée changerait déjà le mois.',
      self: 'Vous apercevez enfin le marché que vous aviez passé avec une habitude, et le nœud commence à glisser.',
    },
  },
  'la-maison-dieu': {
    upright: {
      keyword: 'l’ouverture soudaine',
      love: 'Une parole inattendue fait sauter un couvercle, laissant voir que la pièce manquait surtout d’air et de ciel.',
      work: 'Un plan trop bien clos se défait d’un coup, mais les bonnes pierres restent et l’ouvrage peut repartir moins haut.',
      money:
        'Un imprévu rappelle l’utilité d’une réserve, comme le soulagement durable que l’on trouve à lâcher de soi-même une façade coûteuse.',
      self: 'Une certitude cède, la poussière retombe, et vous découvrez vos mains dans l’herbe, un peu loin du personnage.',
    },
    reversed: {
      keyword: 'la brèche colmatée',
      love: 'Un aveu que tout le monde devine occupe chaque silence, et le dire à l’heure choisie ménagerait les deux cœurs.',
      work: 'On replâtre une fissure au lieu de revoir l’appui, et prévenir tôt serait encore la plus élégante des prudences.',
      money:
        'Une dépense de prestige oppresse plus qu’elle ne protège : redescendre par l’escalier, marche après marche, restera toujours préférable à la chute.',
      self: 'Vous gardez la posture de l’orage alors qu’il est passé depuis longtemps, sans que rien n’oblige à demeurer dans les gravats.',
    },
  },
  'l-etoile': {
    upright: {
      keyword: 'la confiance nue',
      love: 'On peut se montrer sans apprêt, avec ses défauts et ses espoirs, et le désir n’en meurt pas, bien au contraire.',
      work: 'Une vocation discrète vous guide comme un astre guide les marins, chaque geste du jour suffisant à tenir la route.',
      money:
        'La générosité trouve son lit quand l’eau coule de façon régulière, avec une part pour autrui et une part pour vous.',
      self: 'Une source revient après la sécheresse, et il vous prend l’envie très simple de donner ce que vous avez.',
    },
    reversed: {
      keyword: 'la source fatiguée',
      love: 'Donner sans jamais tendre son verre finit par assécher la tendresse, que l’autre croyait de bonne foi inépuisable.',
      work: 'Le découragement vient de comparer sa rive à celle d’en face, et un repos véritable rendrait au ciel ses repères.',
      money:
        'L’argent s’infiltre dans un sol qui boit tout, signe qu’une cruche serait à refermer avant d’en remplir une autre.',
      self: 'Vous doutez de votre chance alors que vous avez surtout soif, d’une soif que quelques heures hors du bruit apaiseraient.',
    },
  },
  'la-lune': {
    upright: {
      keyword: 'l’imagination profonde',
      love: 'On aime un peu à travers un songe, ce qui est délicieux tant que l’on vérifie de temps à autre qui est là.',
      work: 'L’ambiance parle avant les consignes, et l’imaginaire travaille fort bien pourvu que les accords soient écrits au matin.',
      money:
        'Les chiffres paraissent plus grands dans la pénombre ; un examen en plein jour leur rendra leur taille véritable.',
      self: 'Un souvenir remonte du fond sans se presser, et il parlera mieux si vous ne le saisissez pas par les pinces.',
    },
    reversed: {
      keyword: 'l’ombre qui parle',
      love: 'Un message relu quarante fois dit à peu près tout de la crainte, et presque rien de la personne qui l’écrivit.',
      work: 'Un malentendu s’installe faute de lumière, et trois lignes de confirmation le dissiperaient mieux qu’une semaine de conjectures.',
      money:
        'Des frais cachés ou une promesse trouble invitent à la lenteur, surtout quand on vous presse de signer le soir.',
      self: 'Une inquiétude prend la voix de l’intuition, si bien que seule la clarté du lendemain permettra de les distinguer.',
    },
  },
  'le-soleil': {
    upright: {
      keyword: 'la clarté partagée',
      love: 'Une camaraderie rieuse réchauffe le sentiment, et les qualités les plus simples y séduisent mieux que le mystère.',
      work: 'L’idée partagée prend des couleurs et trouve des bras, alors que celle qu’on garde jalousement pour soi s’étiole sur le rebord de la fenêtre.',
      money:
        'Des comptes transparents et des montants dits à voix haute rendent l’argent presque amical entre gens qui s’estiment.',
      self: 'Vous pouvez enfin dire les choses comme elles sont, dans une chaleur dont profiteront les personnes qui vous entourent.',
    },
    reversed: {
      keyword: 'l’éclat qui fatigue',
      love: 'La bonne humeur obligatoire cache un besoin de tendresse, auquel l’ombre d’une confidence répondrait mieux qu’un rire de plus.',
      work: 'Chercher chaque regard épuise le plaisir de l’ouvrage, que l’on retrouve pourtant dès que l’on travaille sans public.',
      money:
        'Une période légère donne l’illusion d’un été sans fin, alors que quelques bocaux remplis maintenant éviteraient bien des regrets d’hiver.',
      self: 'Un nuage passe devant une joie réelle, que la pudeur ou la crainte de l’envie vous empêche de montrer.',
    },
  },
  'le-jugement': {
    upright: {
      keyword: 'l’appel entendu',
      love: 'Une parole longtemps attendue réveille le lien, et le passé revient pour être écouté plutôt que pour s’installer.',
      work: 'Une vocation frappe à la porte avec la force de l’évidence : répondre présent engage déjà la moitié du chemin.',
      money: 'Un vieux dossier se rouvre, non pour punir, mais pour être mis en règle et refermé avec soulagement.',
      self: 'Une part de vous longtemps endormie se redresse, et les anciennes versions de votre vie l’accueillent sans reproche.',
    },
    reversed: {
      keyword: 'l’appel remis',
      love: 'On laisse sonner par crainte d’une réponse, et le silence en donne une autre, moins exacte et plus rude.',
      work: 'La peur d’une mauvaise note retarde l’ouverture d’un message qui attend depuis des jours, et dont le ton surprendrait peut-être agréablement.',
      money:
        'Le courrier fermé grossit dans l’imagination, tandis que le courrier ouvert se règle le plus souvent en quelques lignes sans histoire.',
      self: 'Un tribunal intérieur siège chaque nuit avec un seul juge, très fatigué, auquel vous pouvez donner son congé et de vrais remerciements.',
    },
  },
  'le-monde': {
    upright: {
      keyword: 'la place trouvée',
      love: 'Deux univers entiers se rencontrent sans se confondre, chacun dansant avec plus d’aisance de savoir que l’autre tient debout.',
      work: 'L’ouvrage mené jusqu’au bout parle pour vous, assez pour mériter une vraie fête avant la prochaine ligne de départ.',
      money:
        'Les ressources font le tour des besoins, et la question devient celle du bon usage plutôt que du toujours plus.',
      self: 'Vous habitez votre place avec naturel, et l’équilibre y remue assez pour que la vie ne s’y endorme pas.',
    },
    reversed: {
      keyword: 'le cercle trop étroit',
      love: 'Un bonheur bien clos manque d’air, et un ami, un voyage ou un silence neuf rouvrirait les fenêtres du couple.',
      work: 'Il manque le dernier nœud, petite part inachevée qui retient à elle seule tout le reste du travail accompli.',
      money:
        'Le confort acquis devient une clôture dès l’instant où il interdit d’essayer, de prêter, d’offrir ou simplement de changer d’habitude.',
      self: 'Vous cherchez au-dehors une permission que personne ne détient, alors que la porte du cercle s’ouvre de l’intérieur.',
    },
  },
}
