import type { SeedCard } from '../kinds.ts'

export const majors1: readonly SeedCard[] = [
  {
    slug: 'le-mat',
    deck: 'le-tarot-de-marseille',
    title: 'Le Mat, la carte sans numéro : sens et interprétation',
    description:
      'Un marcheur en habit de fou, un baluchon léger, une bête qui tire sur ses chausses : que dit Le Mat, à l’endroit comme à l’envers, de vos élans et de vos départs ?',
    image:
      'Un homme s’en va. Il porte le costume des bouffons, collerette et grelots, un bâton dans une main et, sur l’épaule, une perche où pend un baluchon minuscule. Une bête, chien ou chat selon les cartiers, s’agrippe à ses chausses et les déchire. Lui garde le visage levé, comme s’il écoutait quelqu’un plus loin sur la route.\n\nAucun chiffre au-dessus de sa tête. Dans l’ancien jeu de levées, on l’appelait l’Excuse : il ne prenait rien et nul ne pouvait le prendre.',
    upright:
      'Partir n’est pas toujours fuir. Le Mat avance parce que rester lui coûterait davantage, et il ne demande à personne de comprendre. Il y a en lui du pèlerin, du saltimbanque, de l’enfant qui fait l’école buissonnière. Sa sagesse tient dans la taille de son bagage : il a choisi ce qu’il emporte.\n\nQuand il se présente, quelque chose en vous réclame de l’air. Une envie qui paraît déraisonnable mérite d’être écoutée avant d’être jugée, car elle connaît souvent le chemin mieux que votre emploi du temps. Hors de la suite, il peut se glisser n’importe où, ce qui fait de lui la carte des commencements imprévus.',
    reversed:
      'L’élan tourne sur lui-même. On change de ville, de projet, de compagnie, et l’on retrouve au matin le même sac sur le même dos. La bête que l’on croyait semer tenait toujours le tissu.\n\nRenversé, le marcheur vous demande ce que vous refusez de regarder derrière vous. Il signale aussi l’inverse : des semelles collées au sol, une peur du ridicule qui retient le premier pas. Dans les deux cas, nommer ce qui tire suffit souvent à desserrer la prise.',
    love: 'Un amour qui commence sans plan, ou qui a besoin de retrouver du jeu. Sans attache, vous plaisez par votre naturel, à condition de ne pas faire de votre liberté un rempart. À deux, proposez un détour, une journée sans horaire : la tendresse revient volontiers par les petites routes. Une bête fidèle suit parfois de loin : pensez à qui vous accompagne sans bruit.',
    work: 'Vous n’entrez pas dans la case prévue, et c’est peut-être votre meilleur argument. Voici l’arcane des métiers itinérants, des reconversions, des idées venues de côté. Gardez cependant un bâton : une échéance, un collègue franc, un carnet où noter ce qui marche. Dites oui à l’essai, non au contrat que vous n’avez pas lu.',
    money:
      'L’argent file quand personne ne le regarde. Rien de grave si vous voyagez léger, mais comptez une fois ce que contient le baluchon. La vraie aisance commence ici par un tri : de quoi pourriez-vous vous passer sans regret ?',
    advice:
      'Faites un pas aujourd’hui, un seul, vers ce qui vous appelle. Vous déciderez demain s’il mérite le suivant. Emportez de l’eau, un peu de pain, la permission de revenir.',
    kin: [
      {
        slug: 'le-bateleur',
        line: 'Ce que le marcheur portait noué dans son sac, le jeune homme à la table le déballe et l’essaie.',
      },
      {
        slug: 'l-hermite',
        line: 'Deux errants, deux bâtons : celui-là va sans regarder ses pieds, celui-ci éclaire chacun de ses pas.',
      },
      {
        slug: 'le-monde',
        line: 'L’un ouvre la route, l’autre en forme la boucle ; entre eux tiennent tous les autres arcanes.',
      },
    ],
    symbols: [
      {
        x: 20,
        y: 33,
        title: 'Le baluchon',
        line: 'Presque rien, choisi avec soin : la mesure de ce dont on a vraiment besoin pour partir.',
      },
      {
        x: 50,
        y: 20,
        title: 'Le visage levé',
        line: 'Il regarde plus haut que l’horizon, ce qui fait sa grâce et son étourderie.',
      },
      {
        x: 26,
        y: 66,
        title: 'La bête aux chausses',
        line: 'Instinct, souvenir ou remords : ce qui rattrape, et parfois pousse en avant.',
      },
      {
        x: 71,
        y: 60,
        title: 'Le bâton de marche',
        line: 'Un appui simple, pris au bord du chemin, qui rappelle la terre à celui qui rêve.',
      },
    ],
  },
  {
    slug: 'le-bateleur',
    deck: 'le-tarot-de-marseille',
    title: 'Le Bateleur, arcane I : sens et interprétation',
    description:
      'Derrière sa table encombrée, un jeune homme tient une baguette et une pièce. Lisez ce que Le Bateleur dit de vos débuts, de vos talents et de leurs ruses.',
    image:
      'Sur une place qu’on devine, une table que le bord de la carte coupe, de sorte qu’on ne lui voit jamais tous ses pieds. Gobelets, dés, couteau, piécettes et gibecière y sont étalés devant un garçon aux boucles claires. Son chapeau aux larges bords dessine un huit couché. D’une main il lève une baguette, de l’autre il pince une petite chose ronde, bille ou monnaie.\n\nSon regard part de côté. Il surveille le public, ou bien le complice. Entre ses pieds, une touffe d’herbe pousse comme si de rien n’était.',
    upright:
      'Tout est là, rien n’est encore fait. Cet amuseur de foire ouvre la suite des atouts parce que chaque œuvre débute ainsi, par des outils posés pêle-mêle et une envie d’essayer. Il ne connaît pas toutes les règles, il a mieux : la main vive, le goût de l’occasion, l’aplomb de celui qui apprend en montrant.\n\nVous disposez sans doute de plus de ressources que vous ne croyez. Une rencontre, un apprentissage, une parole lancée peuvent mettre le mouvement en route. Le numéro un ne demande pas la maîtrise ; il demande que vous choisissiez parmi vos objets celui qui servira d’abord.',
    reversed:
      'Voici le boniment sans le tour. Les promesses s’accumulent, la table reste encombrée, et l’on finit par se cacher derrière son adresse. Peut-être commencez-vous trop de choses afin de n’en manquer aucune.\n\nRetourné, le faiseur de tours invite à l’honnêteté : où êtes-vous habile, où faites-vous semblant ? Il peut aussi désigner un talent laissé dans la gibecière par timidité. Sortez-le, même devant peu de monde.',
    love: 'Le jeu de la séduction, ses regards en coin, ses phrases trouvées à l’instant. Profitez de cette fraîcheur et laissez tomber un ou deux de vos numéros : on s’attache à la main qui tremble un peu plus qu’à celle qui éblouit. Dans un couple installé, redevenez curieux l’un de l’autre. Un dîner raté raconté en riant vaut bien des stratégies.',
    work: 'Un essai, un entretien, un premier client, une méthode que l’on invente en chemin. Votre souplesse fait merveille dans les débuts. Prévoyez tout de même la suite, car il manque un pied à cette table : un associé, une formation, un calendrier qui tienne. Notez ce qui réussit et recommencez demain, à la même heure.',
    money:
      'La pièce brille entre deux doigts sans être encore dans la bourse. Petites rentrées, débrouillardise, idées à tester à peu de frais. Si l’on vous vante un tour infaillible, demandez calmement à en voir les coulisses. Un carnet de dépenses serait ici l’accessoire le plus magique.',
    advice:
      'Prenez un outil, un seul, et apprenez-le devant quelqu’un. L’assurance viendra de la main plus que de la tête. Ratez une fois de bon cœur, rangez les gobelets, reprenez.',
    kin: [
      { slug: 'la-papesse', line: 'Il montre, elle lit ; ensemble ils rappellent qu’un savoir se manie et se médite.' },
      {
        slug: 'la-force',
        line: 'Même chapeau en forme de huit couché : ce qui était adresse chez lui devient chez elle douceur souveraine.',
      },
      {
        slug: 'le-mat',
        line: 'Le voyageur passe devant l’étal, sourit, et laisse tomber une pièce sans demander le secret.',
      },
    ],
    symbols: [
      {
        x: 48,
        y: 19,
        title: 'Le chapeau',
        line: 'Ses bords ondulent comme un huit couché : la pensée circule, rien ne la fixe encore.',
      },
      {
        x: 21,
        y: 28,
        title: 'La baguette',
        line: 'Un bois léger qui attire l’œil, tandis que l’essentiel se joue ailleurs.',
      },
      {
        x: 18,
        y: 59,
        title: 'La table',
        line: 'Une planche dont un pied reste hors de vue : l’ouvrage tient, il faudra l’appuyer.',
      },
      {
        x: 50,
        y: 56,
        title: 'Les objets épars',
        line: 'Dés, gobelets, couteau : autant de chemins entre lesquels il faudra bien choisir.',
      },
    ],
  },
  {
    slug: 'la-papesse',
    deck: 'le-tarot-de-marseille',
    title: 'La Papesse, arcane II : signification de la carte',
    description:
      'Assise, voilée, un livre ouvert sur les genoux, La Papesse sait attendre. Son sens en amour, au travail et dans vos finances, à l’endroit et à l’envers.',
    image:
      'D’abord le silence. Une femme est assise devant une tenture, la tête coiffée d’une haute tiare à trois étages que le bord supérieur de la carte entame presque. Un voile tombe de part et d’autre de son visage, qui n’est ni jeune ni vieux. Sur ses genoux, un livre ouvert, tourné vers nous plus que vers elle.\n\nElle n’en lit pas une ligne. Ses yeux se sont détachés de la page, comme lorsqu’une phrase vient de prendre. Deux rubans croisent sa poitrine, clairs sur le manteau.',
    upright:
      'Certaines choses mûrissent à l’abri, et les tirer trop tôt vers la lumière les abîme. La Papesse garde ce temps-là : étude, grossesse des idées, secret bien tenu, prière pour qui prie. Une légende du Moyen Âge racontait qu’une femme avait occupé le trône de Rome ; la carte n’a jamais dit si elle y croyait.\n\nDevant elle, on baisse la voix. Ce que vous cherchez demande sans doute moins d’action que de lecture : un document à reprendre, un souvenir à relire, une intuition qu’il serait dommage de contredire par hâte. Vous savez déjà quelque chose. Donnez-lui une journée de plus pour se dire.',
    reversed:
      'Un livre fermé à clef ne nourrit personne. L’arcane tourné signale le secret qui pèse, la rancune apprise par cœur, la réserve que l’entourage prend pour du mépris. Il arrive aussi qu’on étudie pour ne pas commencer.\n\nPosez-vous la question sans dureté : qu’est-ce que je tais, et pour qui ? Parler à une personne de confiance, ou simplement écrire une page que nul ne verra, rend au silence sa qualité de repos.',
    love: 'Un sentiment profond, peu démonstratif, qui préfère la fidélité aux déclarations. Si l’autre se tait, ne remplissez pas le blanc avec vos craintes ; demandez, puis écoutez. Dans le célibat, une affection discrète existe peut-être déjà dans un coin de votre vie quotidienne. Une lettre, même courte, touchera plus sûrement qu’une scène. Gardez pour vous deux ce qui n’appartient qu’à vous deux.',
    work: 'Recherche, archives, examens, relecture, dossiers confidentiels : les tâches sans éclat où tout se joue. On vous confiera des choses si l’on peut compter sur votre discrétion. Résistez à la tentation d’exposer votre projet aux quatre vents, il gagne à être complet avant d’être montré. Vos notes d’aujourd’hui serviront, gardez-les datées.',
    money:
      'Épargne patiente, papiers à classer, clause qu’on relit deux fois. Aucune urgence à signer. Celle qui lit sait ce que coûtent les petites lignes et prend le temps de les comprendre, quitte à se faire expliquer. Une somme mise de côté sans bruit donne du calme.',
    advice:
      'Couvrez la question d’un voile jusqu’à demain. La réponse qui viendra au réveil vaudra mieux que celle arrachée ce soir.',
    kin: [
      {
        slug: 'le-pape',
        line: 'Tous deux portent la tiare ; il enseigne à voix haute ce qu’elle garde entre les pages.',
      },
      {
        slug: 'l-etoile',
        line: 'La tenture tombée, la même femme pourrait être celle qui verse son eau sans rien cacher.',
      },
      { slug: 'l-imperatrice', line: 'Sa voisine met au monde ce qu’elle a porté dans l’ombre.' },
    ],
    symbols: [
      {
        x: 48,
        y: 19,
        title: 'La tiare',
        line: 'Trois couronnes superposées, qui touchent le bord : une pensée plus haute que le cadre.',
      },
      { x: 48, y: 58, title: 'Le livre ouvert', line: 'Il nous fait face, offert à qui prendra la peine de lire.' },
      {
        x: 22,
        y: 38,
        title: 'La tenture',
        line: 'Un rideau tendu entre deux mondes, celui que l’on montre et celui que l’on garde.',
      },
      {
        x: 48,
        y: 30,
        title: 'Le visage voilé',
        line: 'Ni froideur ni mystère de théâtre : l’attention rentrée de ceux qui écoutent.',
      },
    ],
  },
  {
    slug: 'l-imperatrice',
    deck: 'le-tarot-de-marseille',
    title: 'L’Impératrice, arcane III : la carte et ses sens',
    description:
      'Sceptre, écu à l’aigle, regard franc : L’Impératrice fait pousser ce qu’elle touche. Découvrez sa lecture pour le cœur, le métier, l’argent et la vie intérieure.',
    image:
      'Elle nous regarde en face, et c’est assez rare dans ce jeu pour qu’on s’y arrête. Couronnée, large d’épaules, elle occupe son trône comme on occupe une cuisine ou un atelier. Le sceptre, surmonté d’un globe et d’une croix, repose contre elle ; l’autre bras serre un écu frappé d’un aigle aux ailes encore jeunes.\n\nLe dossier du siège monte derrière elle en deux pans qu’un rêveur prendrait pour des ailes. Au pied, les anciens graveurs glissaient parfois une plante.',
    upright:
      'Ça pousse. Voilà tout ce qu’elle aurait à dire si on lui demandait sa doctrine. Après l’outil du Un et l’étude du Deux, le Trois fait apparaître la chose : une lettre partie, un enfant, un tableau, une parole qui trouve sa forme. Son intelligence est de celles qui goûtent, comparent, recommencent.\n\nVous traversez un moment fécond, ou vous en avez la clef. Ne gardez pas vos idées au brouillon pour les vouloir parfaites. Mettez du soin dans la manière, de la couleur, de la générosité ; on répond à ce ton-là. L’aigle de son écu regarde vers le haut, preuve que l’abondance peut viser loin.',
    reversed:
      'Trop, ou pas assez. Tantôt l’on déborde d’avis, de dépenses, de sollicitude, jusqu’à étouffer ce qu’on voulait faire croître ; tantôt la terre semble sèche et l’on n’ose plus rien proposer. Le miroir prend alors la place de l’écu.\n\nRevenez au geste. Cuisinez, dessinez, taillez un rosier, écrivez trois lignes mauvaises. La veine revient par les doigts, et les compliments dont on se croyait privé cessent de manquer.',
    love: 'Le charme sûr de soi, le plaisir d’être ensemble, l’envie de bâtir ou d’agrandir la maison. Dites clairement ce que vous désirez : ici la franchise séduit. Attention seulement à ne pas choyer l’autre au point de décider à sa place. Un bouquet cueilli en passant lui ressemble plus qu’un cadeau de vitrine.',
    work: 'Bonne heure pour présenter, publier, vendre une idée par la beauté de sa forme. Communication, mode, soin, enseignement des petits, artisanat s’y reconnaissent. Entourez-vous de gens qui finissent, puisque vous excellez à lancer, et partagez les éloges sans compter. Soignez la couverture, le titre, l’accueil : la première impression travaille pour vous pendant que vous dormez.',
    money:
      'On dépense pour le plaisir, et le plaisir a sa dignité. Fixez-lui un jardin avec une clôture : une somme, un jour, une limite connue de vous. Ce qui est planté maintenant demandera des arrosages réguliers avant de nourrir qui que ce soit.',
    advice:
      'Donnez une forme visible à votre idée avant dimanche, même en terre crue. On corrige mieux ce que l’on peut toucher. S’il manque une feuille, elle repoussera.',
    kin: [
      {
        slug: 'l-empereur',
        line: 'Elle invente les fleurs, il dessine les allées ; le même aigle garde leurs deux écus.',
      },
      {
        slug: 'le-soleil',
        line: 'Sa chaleur personnelle devient, seize cartes plus loin, une clarté que plusieurs partagent.',
      },
    ],
    symbols: [
      {
        x: 45,
        y: 19,
        title: 'La couronne',
        line: 'Ouverte en fleurons, elle dit une autorité qui rayonne plutôt qu’elle ne pèse.',
      },
      {
        x: 27,
        y: 33,
        title: 'Le sceptre',
        line: 'Un globe sous une croix, tenu sans raideur : le pouvoir de faire advenir.',
      },
      { x: 63, y: 52, title: 'L’écu à l’aigle', line: 'L’oiseau lève la tête, prêt à essayer ses ailes.' },
      { x: 50, y: 76, title: 'Les plis de la robe', line: 'Une étoffe ample où tout un pays semble tenir assis.' },
    ],
  },
  {
    slug: 'l-empereur',
    deck: 'le-tarot-de-marseille',
    title: 'L’Empereur, arcane IIII : sens à l’endroit et à l’envers',
    description:
      'Une jambe croisée en forme de quatre, un sceptre tendu, l’aigle à ses pieds : L’Empereur pose un cadre. Ce qu’il signifie pour vos projets et vos proches.',
    image:
      'Vu de profil, presque debout contre son siège, un homme barbu tend devant lui un sceptre coiffé du globe. La jambe est repliée sur l’autre et fait un quatre assez net, le chiffre même que la carte porte en haut, écrit à l’ancienne avec quatre bâtonnets. À terre, posé comme un bouclier qu’on a lâché, l’écu à l’aigle.\n\nIl a ôté ses armes sans quitter son poste. Sa main libre tient la ceinture.',
    upright:
      'À quoi reconnaît-on un chef ? Non au bruit qu’il fait, répond cette image, mais à ce qui tient debout quand il se tait. L’Empereur mesure, borne, arbitre, fait construire. Il connaît la valeur d’un mur droit et d’une parole qu’on ne reprend pas.\n\nLe quatre est le nombre de la table, de la maison, des saisons qui reviennent. S’il vient à vous, c’est qu’une chose réclame d’être stabilisée : un budget, un horaire, une limite entre vous et les autres. Décidez, puis cessez de revenir sur la décision. Vous verrez combien de fatigue venait de l’indécision seule. Son calme n’exclut pas la chaleur ; il lui donne un toit.',
    reversed:
      'Quand la règle survit à sa raison, elle devient entêtement. Ainsi parle le souverain renversé : ordres qui ne servent que celui qui les donne, père trop haut, patron qui confond respect et crainte. Parfois le tyran est intérieur, et vous tient des discours sur ce que vous devriez être.\n\nL’autre versant est l’absence de cadre. On laisse faire, on remet, on espère qu’un adulte viendra. Choisissez une seule limite et tenez-la gentiment pendant un mois.',
    love: 'Solidité, parole donnée, gestes concrets plus que sérénades. Un tel amour répare la chaudière et se souvient des dates. Il lui manque quelquefois les mots : offrez les vôtres, demandez les siens. Si vous cherchez quelqu’un, préférez la constance à l’éclat des premiers soirs. La confiance s’y construit par étages, et l’on ne monte qu’après avoir vérifié le plancher.',
    work: 'Responsabilités, gestion d’équipe, chantier, administration. On attend de vous une ligne claire et la même règle pour chacun. Un appui hiérarchique est possible si le dossier est d’équerre. Sachez aussi déléguer : un empire ne se gouverne pas en comptant les clous. Le calendrier affiché au mur fera plus que dix rappels.',
    money:
      'Colonnes, totaux, échéances : ce n’est pas triste, c’est une charpente. Un compte tenu chaque semaine vous rendra plus tranquille qu’une aubaine. Pour les gros engagements, voyez un professionnel et faites mettre par écrit ce qui fut dit. Prévoyez l’entretien de ce que vous possédez déjà avant d’agrandir le domaine.',
    advice: 'Tracez une ligne, expliquez-la une fois, respectez-la vous-même. Le reste suivra son exemple.',
    kin: [
      { slug: 'l-imperatrice', line: 'Face à face dans la suite, ils se prêtent l’élan et la mesure.' },
      {
        slug: 'la-maison-dieu',
        line: 'Les tours trop bien fermées finissent par demander de l’air : il le sait et redoute cette carte.',
      },
      {
        slug: 'roi-de-baton',
        line: 'Un cousin plus ardent, qui commande par l’enthousiasme là où lui commande par la durée.',
      },
    ],
    symbols: [
      {
        x: 30,
        y: 30,
        title: 'Le sceptre tendu',
        line: 'Il indique une direction au lieu de menacer : gouverner, c’est montrer où l’on va.',
      },
      {
        x: 52,
        y: 74,
        title: 'Les jambes en quatre',
        line: 'Le corps dessine son propre chiffre, celui de l’assise et des murs.',
      },
      {
        x: 80,
        y: 74,
        title: 'L’écu au sol',
        line: 'L’aigle est descendu près de la terre, gardien tranquille de ce qui est acquis.',
      },
    ],
  },
  {
    slug: 'le-pape',
    deck: 'le-tarot-de-marseille',
    title: 'Le Pape, arcane V : interprétation de la carte',
    description:
      'Un maître bénit, deux têtes tonsurées l’écoutent. Le Pape parle de transmission, de conseil et de parole juste : lisez son message dans chaque domaine.',
    image:
      'Entre deux colonnes, un vieil homme à barbe blanche lève la main, deux doigts tendus, comme on bénit ou comme on réclame l’attention. Une tiare le coiffe ; une croix à trois traverses est passée dans son bras. En bas, vus de dos, deux disciples tonsurés, trop petits pour être ses égaux, assez proches pour toucher le manteau.\n\nPremière apparition d’un auditoire dans la suite : jusqu’ici chaque figure trônait ou jouait seule.',
    upright:
      'Une parole passe d’une bouche à des oreilles, et le monde se peuple. L’arcane cinq n’est pas la foi de tel ou tel, il est ce moment où quelqu’un qui sait un peu plus se penche vers qui demande. Le bon professeur, la grand-mère, le notaire patient, l’ami à qui l’on raconte tout portent ce jour-là sa tiare.\n\nCherchez conseil, ou acceptez qu’on vous en demande. Un usage ancien, une règle de métier, un rite familial peuvent vous soutenir mieux qu’une invention. Remarquez aussi les deux auditeurs : l’un tend le bras, l’autre paraît attendre. On n’enseigne jamais à deux personnes la même chose.',
    reversed:
      'Méfiez-vous des chaires trop hautes. Le donneur de leçons, le gourou, la tradition brandie pour faire taire se rangent sous cette figure basculée, de même que notre propre manie de savoir mieux. Une autorité saine supporte les questions.\n\nIl se peut qu’un modèle vous déçoive. La peine est réelle, et pourtant vous y gagnez un droit, celui de trier dans l’héritage, de garder la musique en changeant les paroles.',
    love: 'Les mots que l’on prononce devant témoins, l’engagement qui a besoin d’une forme, mariage ou simple promesse dite à table. Une personne de confiance peut aider deux êtres à s’entendre. Veillez à ne pas vous faire le directeur de conscience de celui ou celle que vous aimez. Écouter d’abord, puis bénir : l’ordre compte.',
    work: 'Formation, tutorat, concours, métiers du droit, du soin, de l’école. Un aîné vous ouvre sa bibliothèque ; vous ouvrirez la vôtre à plus jeune que vous. En cas de désaccord, une médiation vaut mieux que deux monologues et la procédure existe pour servir. Citez vos sources, saluez vos maîtres, rendez vos livres.',
    money:
      'Avant la somme, le principe : qu’est-ce qui vous paraît juste ? Prêt familial, partage, cotisation, don réclament des termes clairs. L’avis d’un conseiller indépendant, sans rien à vous vendre, éclairera la décision. On respire mieux quand on sait à quoi l’on contribue, même si la part est petite.',
    advice:
      'Posez votre question à quelqu’un qui l’a déjà vécue. Prenez dans sa réponse ce qui vous va, et remerciez pour le reste. Un jour proche, vous transmettrez cela à votre tour, avec vos mots et vos exemples.',
    kin: [
      {
        slug: 'la-papesse',
        line: 'Elle tient le texte, lui la voix ; il leur arrive de ne pas être d’accord sur la virgule.',
      },
      {
        slug: 'l-hermite',
        line: 'Celui-ci a quitté l’estrade avec une lanterne, pour vérifier dehors ce qui s’apprend dedans.',
      },
    ],
    symbols: [
      {
        x: 54,
        y: 18,
        title: 'La triple couronne',
        line: 'Trois étages pour parler aux trois parties de l’homme, disait-on : corps, âme, esprit.',
      },
      { x: 34, y: 36, title: 'La main qui bénit', line: 'Deux doigts levés, le silence se fait.' },
      {
        x: 70,
        y: 40,
        title: 'La croix à trois traverses',
        line: 'Une échelle plus qu’une arme, appuyée contre l’épaule.',
      },
      {
        x: 50,
        y: 80,
        title: 'Les deux disciples',
        line: 'Même coiffure, gestes contraires : chacun reçoit selon sa soif.',
      },
    ],
  },
  {
    slug: 'l-amoureux',
    deck: 'le-tarot-de-marseille',
    title: 'L’Amoureux, arcane VI : amour, choix et désir',
    description:
      'Un jeune homme entre deux femmes, une flèche prête à partir : L’Amoureux parle du cœur et de ses carrefours. Signification à l’endroit, à l’envers, par domaine.',
    image:
      'Trois personnes se tiennent si près qu’on ne sait plus à qui sont les mains. Au milieu, un garçon aux jambes nues ; à sa gauche et à sa droite, deux femmes, l’une couronnée de feuillage, l’autre de fleurs. La première pose la main sur son épaule, la seconde effleure son cœur.\n\nPar-dessus, dans un soleil aux rayons pointus, un petit archer ailé vise. Vers lequel des trois ? Les graveurs n’ont pas pris parti.',
    upright:
      'Longtemps on y a vu Hercule entre le vice et la vertu, et l’on manquait le plus troublant : le jeune homme regarde d’un côté tandis que son corps penche de l’autre. Aimer, sur cette carte, veut dire se découvrir plusieurs. Une mère et une fiancée, le connu et l’inconnu, la raison et l’attrait se disputent poliment le même bras.\n\nVous voici devant un choix où l’arithmétique ne suffira pas. Pesez, oui, puis observez quelle voie vous rend plus vivant, plus franc, plus large avec autrui. Ce que vous choisirez par amour engagera moins votre calcul que votre façon d’être.',
    reversed:
      'Ne pas choisir est aussi une réponse, et chacun autour de vous l’entend. L’arcane inversé montre le cœur partagé qui ménage toutes les portes, la rivalité, l’avis des proches substitué au sien. La flèche reste sur la corde ; le bras se fatigue.\n\nQuelquefois la blessure est plus simple : on a choisi pour plaire. Revenir sur un oui donné trop vite demande du tact, mais ce n’est pas une trahison.',
    love: 'Battement des commencements, déclaration, trouble délicieux. À qui vit en couple, il rappelle que l’on se choisit de nouveau, et que la famille de chacun tient une place à nommer. Si deux personnes vous attirent, la loyauté commence par le fait de vous l’avouer. Le vertige passe, la préférence demeure ; c’est elle qu’il faut entendre.',
    work: 'Deux offres, deux équipes, ou l’ambition contre le plaisir. Interrogez ce que vous feriez volontiers un lundi matin. L’entente entre collègues compte double ici : le meilleur des postes s’use vite si l’on n’y aime personne, et l’estime attire l’estime. Consultez sans déléguer : votre nom figurera seul au bas de la page.',
    money:
      'Les dépenses du cœur ne sont pas les moins sages, encore faut-il les regarder en face. Dans un ménage, parlez d’argent avant qu’il ne parle à votre place. Entre deux achats, lequel vous ressemblera dans un an ? Une envie partagée se finance mieux qu’un caprice caché au fond du placard.',
    advice:
      'Dites à voix haute chacune des deux réponses, et écoutez laquelle respire. C’est une boussole modeste et assez fiable. Ensuite seulement, prévenez ceux que votre choix concerne, avec douceur.',
    kin: [
      {
        slug: 'le-diable',
        line: 'Le petit archer a grandi et s’est installé sur un socle : même désir, avec des cordes.',
      },
      {
        slug: 'le-jugement',
        line: 'Là encore, un être ailé surplombe trois figures ; mais il appelle au lieu de viser.',
      },
      { slug: 'le-chariot', line: 'Une fois le choix fait, il faut bien partir, et voici la voiture.' },
    ],
    symbols: [
      {
        x: 50,
        y: 20,
        title: 'L’archer',
        line: 'Son arc est bandé et ses yeux sont trop jeunes : l’élan précède les raisons.',
      },
      {
        x: 50,
        y: 48,
        title: 'Le jeune homme',
        line: 'Sa tête et ses pieds ne s’accordent pas encore sur la direction.',
      },
      {
        x: 24,
        y: 46,
        title: 'La femme au feuillage',
        line: 'Elle touche l’épaule, là où se posent les conseils et les habitudes.',
      },
      { x: 76, y: 46, title: 'La femme fleurie', line: 'Elle touche la poitrine, là où se prennent les risques.' },
    ],
  },
  {
    slug: 'le-chariot',
    deck: 'le-tarot-de-marseille',
    title: 'Le Chariot, arcane VII : avancer et tenir les rênes',
    description:
      'Un jeune prince debout, deux chevaux qui tirent chacun de son côté, aucune bride visible. Le Chariot en amour, au travail, en argent : lecture complète.',
    image:
      'Quatre montants, un dais frangé, une caisse carrée : on dirait un petit théâtre monté sur roues. Un prince couronné s’y tient debout, en cuirasse, un bâton de commandement au poing. Sur ses épaules, deux masques en forme de visages, ou de lunes. À l’avant, deux chevaux sortent du véhicule plus qu’ils ne le tirent, et partent chacun vers son bord de carte en tournant la tête du même côté.\n\nCherchez les rênes : la gravure les a oubliées.',
    upright:
      'Il y a des semaines où tout roule. Les feux passent au vert, les gens répondent, l’effort d’hier vous porte. Le sept du tarot célèbre ce mouvement et celui qui l’a gagné, car le cocher n’est pas arrivé là par hasard : il a tranché à la carte précédente, et deux forces contraires ont accepté son pas.\n\nVous pouvez prendre la tête d’une affaire, entamer un voyage, défendre vos couleurs. Conduisez sans tirer sur la bouche des bêtes. Votre volonté sert à garder le cap ; l’énergie, elle, vient de ce que vous aimez et de ce qui vous met en colère, attelés ensemble.',
    reversed:
      'Une roue dans l’ornière, et l’on fouette plus fort. Le Chariot versé raconte les victoires qui isolent, la vitesse prise pour un but, l’armure gardée jusque dans le lit. Un contretemps n’est pas une humiliation ; descendez, regardez l’essieu.\n\nAutre lecture, moins voyante : vos chevaux se contredisent. L’un veut la sécurité, l’autre le large, et vous restez sur place en sueur. Mettez-les d’accord sur une étape courte.',
    love: 'On vient vous chercher, ou vous sonnez enfin à la porte. La conquête a son charme, pourvu qu’elle ne fasse pas de l’autre un trophée. Dans une relation établie, partir quelques jours réveille l’allure. Laissez aussi tenir le bâton à votre passager. Un compliment sincère sur le chemin déjà fait vaut tous les lauriers.',
    work: 'Promotion, lancement, déplacement, concours préparé de longue main. Vous avancez vite parce que vous savez où. Pensez à ceux qui marchent à côté des roues : leurs renseignements vous éviteront un fossé, et vous aurez besoin d’eux à l’arrivée. Une fois l’étape gagnée, prenez le temps de dételer.',
    money:
      'L’élan est bon, le frein aussi. Vérifiez le coût du voyage avant d’admirer le carrosse ; une dépense de prestige se justifie rarement par le seul regard d’autrui. Un objectif chiffré et proche vous conduira mieux qu’un grand rêve de fortune. Entretien, carburant, assurance : les petits postes font la distance.',
    advice:
      'Choisissez la prochaine étape, point davantage. Qui connaît son relais du soir mène ses chevaux sans colère. Et saluez ceux qui ouvrent les barrières, leur bienveillance vous fait gagner plus de temps que le fouet.',
    kin: [
      { slug: 'l-amoureux', line: 'Du carrefour il a gardé les deux élans, qu’il a su atteler.' },
      { slug: 'la-justice', line: 'Après la course, on descend de voiture et l’on rend compte de ses actes.' },
      {
        slug: 'cavalier-de-baton',
        line: 'Même ardeur, un seul cheval : l’un mène un équipage, l’autre court porter la nouvelle.',
      },
    ],
    symbols: [
      {
        x: 50,
        y: 24,
        title: 'Le prince couronné',
        line: 'Il regarde ailleurs que devant lui, sûr de son allure ou distrait par elle.',
      },
      {
        x: 50,
        y: 15,
        title: 'Le dais',
        line: 'Un ciel portatif, tenu par quatre montants, pour celui qui emporte sa maison.',
      },
      {
        x: 50,
        y: 72,
        title: 'Les deux chevaux',
        line: 'Leurs corps divergent, leurs têtes s’accordent : tout l’art de conduire est là.',
      },
      {
        x: 37,
        y: 40,
        title: 'Les masques d’épaule',
        line: 'Deux visages au repos, comme deux humeurs que l’on porterait sur soi.',
      },
    ],
  },
  {
    slug: 'la-justice',
    deck: 'le-tarot-de-marseille',
    title: 'La Justice, arcane VIII : équilibre et vérité',
    description:
      'Une épée droite, une balance, un regard qui ne cille pas : La Justice demande de peser et de trancher. Son sens pour vos choix, vos liens, vos papiers.',
    image:
      'Rien ne dépasse. La femme assise occupe le centre exact, de face, et le fauteuil dresse derrière elle deux montants pareils à des tourelles. Dans sa droite, l’épée pointe vers le haut ; dans l’autre main, une balance aux plateaux presque égaux. Presque : les vieux bois montrent souvent un fléau de travers, et un coude qui paraît peser un peu.\n\nContrairement aux statues de nos tribunaux, elle a les yeux ouverts et sans bandeau. Une couronne ronde, un cordon au cou : l’habit d’une fonction plus que d’une personne.',
    upright:
      'Voir d’abord, trancher ensuite. Dans l’ordre ancien, la Justice est la première des vertus que le jeu rencontre, et elle porte le huit, nombre deux fois symétrique. Elle ne punit pas ; elle ajuste. Elle donne son poids à chaque chose, y compris à ce qui vous arrange le moins.\n\nUne situation se clarifie si vous consentez à l’exactitude : dates, faits, paroles réellement dites. Reconnaissez votre part sans y ajouter celle d’autrui. Ce coude posé près du plateau garde une indulgence, car la mesure parfaite n’existe que sur le papier, et un bon juge se souvient qu’il a une main.',
    reversed:
      'Deux poids, deux mesures. Peut-être subissez-vous une décision partiale, un procès d’intention, une lenteur de guichet ; peut-être êtes-vous ce juge, implacable envers vous-même, dont aucune défense ne trouve l’oreille. L’épée sert alors à couper les cheveux en quatre.\n\nDemandez un second avis, rouvrez le dossier sans haine. S’excuser à temps, lorsqu’on a penché du mauvais côté, rétablit bien des balances qu’on croyait faussées.',
    love: 'Qui donne, qui reçoit, qui décide ? Le compte n’a rien de mesquin lorsqu’il se fait à deux, avec le sourire. Un couple gagne à redire ses accords, une personne seule à fixer ce qu’elle n’acceptera plus. La tendresse aime les choses nettes davantage qu’on ne l’imagine. Si un tort ancien encombre la pièce, nommez-le une bonne fois et laissez-le sortir.',
    work: 'Contrat, évaluation, litige, contrôle, répartition des tâches. Soyez irréprochable sur la forme, elle vous protégera. Si l’on vous demande d’arbitrer, entendez les deux parties le même jour, puis écrivez votre motif en trois phrases que chacune puisse relire. Une procédure simple, connue de tous, épargne bien des rancœurs.',
    money:
      'L’heure est aux factures réglées, aux déclarations exactes, aux partages faits devant témoin. Un droit oublié mérite parfois une démarche. Comparez le prix des choses avec le temps de vie qu’elles vous prennent : c’est la seule pesée qui change les habitudes. Rangez les preuves d’achat ensemble, vous les remercierez.',
    advice:
      'Écrivez les faits dans une colonne, vos suppositions dans une autre. Tranchez d’après la première. Puis reposez l’épée : une fois la chose dite, inutile de la redire chaque soir.',
    kin: [
      { slug: 'temperance', line: 'Des sœurs de caractère opposé : l’épée sépare ce que les deux vases remêlent.' },
      { slug: 'le-jugement', line: 'Là où elle pèse et conclut, la trompette appelle et relève.' },
      { slug: 'reine-d-epee', line: 'La même lucidité, passée du tribunal à la conversation.' },
    ],
    symbols: [
      {
        x: 21,
        y: 30,
        title: 'L’épée droite',
        line: 'Elle monte comme une règle : couper net, seulement là où il faut.',
      },
      { x: 78, y: 45, title: 'La balance', line: 'Deux plateaux à hauteur de cœur, où chaque chose trouve son poids.' },
      {
        x: 50,
        y: 24,
        title: 'Les yeux ouverts',
        line: 'Pas de bandeau : juger, c’est consentir à voir qui l’on a devant soi.',
      },
      {
        x: 50,
        y: 42,
        title: 'Le siège à deux montants',
        line: 'Le dossier encadre la figure comme une porte où l’on passe un par un.',
      },
    ],
  },
  {
    slug: 'l-hermite',
    deck: 'le-tarot-de-marseille',
    title: 'L’Hermite, arcane VIIII : chercher avec sa lanterne',
    description:
      'Un vieil homme écarte son manteau et lève une lanterne. L’Hermite parle de solitude choisie, de patience et de lumière prêtée. Lecture complète de l’arcane.',
    image:
      'Le dos voûté, la barbe longue, un vieillard marche appuyé sur un bourdon un peu tordu. Il soulève de la main droite une lanterne que son manteau cachait, et la porte à hauteur de regard. La grande cape tombe en plis lourds, doublée d’une étoffe plus claire que l’on n’aperçoit qu’à l’ouverture.\n\nSon nom s’écrit avec un H, qui n’est pas une faute : les imprimeurs de jadis l’aimaient ainsi. Sur de très vieilles feuilles, il tenait un sablier.',
    upright:
      'Voyez comme il éclaire peu. Deux pas, trois au plus, et cela lui suffit pour ne pas tomber. La vertu de l’Hermite réside dans ce cercle modeste : connaître ce que l’on connaît, reconnaître la nuit pour le reste, continuer. Les bavards le croient triste ; il est occupé.\n\nUn retrait vous ferait du bien, non pour punir le monde mais pour l’entendre. Éteignez quelques écrans, refaites à pied un trajet, reprenez un travail de patience. On viendra peut-être vous consulter, car la lanterne tenue si haut n’éclaire pas que celui qui la porte. Ce neuf arrive près du bout d’un cycle et préfère la maturation aux exploits.',
    reversed:
      'La grotte devient confortable. À force de se garder des importuns, on n’ouvre plus à personne, et la prudence tourne en humeur. Certains jours la lampe reste sous le manteau : vous savez une chose utile, vous la taisez par orgueil ou par lassitude.\n\nSi la solitude vous est venue sans que vous l’ayez choisie, commencez petit. Un bonjour, un appel bref, une place habituelle dans un café remettent de la lumière au-dehors.',
    love: 'L’amour passe ici par la lenteur, la conversation à voix basse, le respect des chambres closes. Un célibat peut être habité, riche même, si l’on y vit au lieu d’y attendre. À deux, accordez-vous des heures séparées ; vous reviendrez avec quelque chose à raconter. Un regard suffit souvent à ceux qui ont appris à se taire ensemble.',
    work: 'Expertise, recherche, relecture, artisanat exigeant. Fuyez les réunions inutiles et défendez vos heures de silence. On apprécie votre jugement parce qu’il se fait rare. Un projet long demande aujourd’hui une vérification silencieuse, outil par outil, avant d’être rendu. La fatigue aussi est un renseignement.',
    money:
      'Peu de besoins, donc peu de chaînes. C’est le moment de distinguer le nécessaire du bruit et de constituer, pièce après pièce, une réserve pour les mauvais chemins. Refusez ce que l’on vous presse d’acheter la nuit. L’objet réparé deux fois a déjà une histoire, et il vous coûte moins qu’un neuf.',
    advice:
      'Accordez-vous une heure de solitude, sans rien produire. Éclairez ensuite le pas suivant et laissez le reste dans l’ombre, où il ne vous manque pas.',
    kin: [
      { slug: 'le-mat', line: 'Ils se croisent de nuit sur la même route, et se saluent d’un coup de bâton.' },
      { slug: 'la-lune', line: 'Son astre jette des ombres immenses ; la petite flamme les remet à leur taille.' },
      { slug: 'le-pape', line: 'Du maître entouré au maître solitaire, une vie entière a passé.' },
    ],
    symbols: [
      { x: 20, y: 38, title: 'La lanterne', line: 'Une flamme protégée du vent, levée pour soi et pour qui suivrait.' },
      { x: 79, y: 60, title: 'Le bourdon', line: 'Ce bois noueux touche le sol avant le pied, et raconte la route.' },
      {
        x: 52,
        y: 66,
        title: 'Le grand manteau',
        line: 'Sombre dehors, clair dedans : la richesse est du côté de la doublure.',
      },
    ],
  },
  {
    slug: 'la-roue-de-fortune',
    deck: 'le-tarot-de-marseille',
    title: 'La Roue de Fortune, arcane X : le sens des tours',
    description:
      'Trois bêtes sur une roue, une manivelle que nul ne tient. La Roue de Fortune parle de cycles et d’occasions : interprétation dans chaque domaine de vie.',
    image:
      'Une roue de bois, six rayons, deux montants plantés dans un sol qui ondule comme de l’eau. Trois créatures s’y accrochent. L’une descend, la tête en bas, avec une allure de singe ; une autre grimpe, longues oreilles dressées ; la troisième s’est installée au sommet sur une petite planche, couronnée, une épée à la patte, l’air de croire que cela durera.\n\nUne manivelle sort de l’axe. Pas de main pour la tourner, à moins que ce ne soit la vôtre.',
    upright:
      'Ce qui montait s’arrête, ce qui traînait démarre : les choses bougent, voilà la nouvelle. Les prédicateurs du Moyen Âge peignaient cette roue aux murs des églises pour calmer les rois. Le tarot en a fait une comédie animale, plus tendre, où l’on change de place sans avoir beaucoup changé de figure.\n\nSaisissez l’occasion qui passe tout en gardant votre centre, seul endroit de la machine où l’on ne soit ni flatté ni bousculé. Dix ferme une dizaine et prépare la suivante. Il se peut qu’une affaire ancienne se rouvre, que l’on vous rappelle, qu’un hasard tombe bien. Prêtez-y la main.',
    reversed:
      'Ça coince, ou cela tourne à vide. Vous reconnaissez la scène, la réplique suivante, jusqu’au décor : même dispute, même retard, même promesse du premier janvier. La manivelle est grippée par l’habitude plus que par le sort.\n\nCherchez votre geste dans la répétition, celui que vous faites chaque fois sans y penser. En changer un détail, l’heure, le ton, la première phrase, modifie parfois tout le tour. Et si la période est contraire, tenez bon : aucune position n’est définitive ici.',
    love: 'Une rencontre due aux circonstances, un ancien visage qui reparaît, un couple à l’heure de son deuxième cycle. Demandez-vous si vous revenez vers quelqu’un ou vers une habitude. Les hauts et les bas partagés avec humour soudent mieux que les serments de toujours. Célébrez les anniversaires discrets.',
    work: 'Réorganisation, contrat à renouveler, poste qui se libère. Vous ne commandez pas le calendrier, mais vous pouvez vous tenir en état de répondre. Mettez à jour votre parcours, gardez le contact, évitez de vous croire au sommet : la bête à l’épée occupe une planche fort étroite. Votre carnet d’adresses mérite un coup de graisse.',
    money:
      'Les flux varient, certains mois portent, d’autres pèsent. Mettez de côté pendant les tours favorables de quoi traverser les autres. Tenez-vous loin des mises et des paris : cette roue enseigne le mouvement, elle n’annonce aucun gros lot. Une dépense qui revient chaque année n’est plus une surprise, donnez-lui sa ligne.',
    advice:
      'Repérez la manivelle, ce petit levier qui dépend de vous. Un quart de tour suffira. Pour tout le reste, asseyez-vous près du moyeu et regardez passer la ménagerie.',
    kin: [
      { slug: 'la-force', line: 'Sa suivante prend la bête par la gueule au lieu de la laisser tourner.' },
      { slug: 'le-monde', line: 'Le cercle de bois y devient une guirlande, et la créature inquiète, une danseuse.' },
      {
        slug: 'le-bateleur',
        line: 'Dix cartes après lui, le un reparaît, accompagné d’un zéro et de quelque expérience.',
      },
    ],
    symbols: [
      {
        x: 50,
        y: 22,
        title: 'La bête couronnée',
        line: 'Tout en haut, elle garde l’épée droite et l’équilibre précaire.',
      },
      { x: 50, y: 52, title: 'L’axe', line: 'Ici rien ne monte ni ne tombe : le lieu d’où l’on peut regarder.' },
      { x: 80, y: 52, title: 'Celle qui grimpe', line: 'Elle ne voit que le sommet, ce qui lui donne des forces.' },
      { x: 19, y: 54, title: 'Celle qui descend', line: 'Tête en bas, elle retrouve le sol et peut-être le repos.' },
    ],
  },
]
