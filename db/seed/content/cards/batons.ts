import type { SeedCard } from '../kinds.ts'

export const batons: readonly SeedCard[] = [
  {
    slug: 'as-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'L’As de Bâton : l’étincelle, sens et interprétation',
    description:
      'Une main sort d’un nuage et serre un bois noueux. L’As de Bâton parle d’élan, de désir et de chantier à ouvrir : lecture droite, renversée et par domaine.',
    image:
      'Une manche à ruché, une main, un gourdin. Le poing jaillit du bord de la carte, d’une nuée ou d’un nœud d’étoffe, et empoigne par le bas une branche énorme, verte encore, où l’on a scié les rameaux. Les coupes rondes ressemblent à des yeux. Autour, dans le vide, volent de petites flammes ou des copeaux de couleur.\n\nNul ne saurait dire si la main offre le bois, le brandit ou vient de l’arracher au talus.',
    upright:
      'De toutes les couleurs du jeu, celle-ci est la plus proche de l’arbre. Le bâton chauffe, appuie, laboure, frappe, et fait aussi le manche de tous les outils. L’as en donne la matière brute avant tout usage : une envie d’agir qui monte dans le bras avant d’avoir traversé la tête.\n\nVous voilà en présence d’une énergie neuve. Elle peut prendre le visage d’un projet, d’un désir, d’une colère saine, d’une gaieté qui revient après l’hiver. Elle ne s’explique pas encore, et c’est au mouvement qu’elle se reconnaîtra. Prenez-la par le bas, comme sur l’image. On taillera plus tard, une fois connu le poids de l’objet.',
    reversed:
      'Le bois est là et la main hésite, ou bien elle cogne. La carte tournée vers le bas dit le feu qui couve sans prendre, les débuts répétés chaque lundi, une vigueur dépensée en irritations de voisinage. Le corps réclame sans doute un emploi.\n\nRamassez trois copeaux et rallumez petit. Une demi-heure de jardinage ou de marche renseigne davantage sur votre désir réel qu’un mois passé à s’en vouloir.',
    love: 'L’attirance parle la première et elle parle clair. Elle n’est pas encore l’attachement, elle en fournit le bois. Pour une union de longue date, un simple changement de rythme ranime la braise. Dites votre envie sans l’imposer, et recevez celle de l’autre comme une bonne nouvelle. Le feu neuf demande de petites branches.',
    work: 'Premier coup de pioche. On vous confie un chantier, vous en inventez un, une compétence manuelle reprend de la valeur. L’important est de commencer physiquement : ouvrir le fichier, visiter le local, acheter les vis. Les autorisations, vous les demanderez avec quelque chose à montrer.',
    money:
      'Il s’agit moins d’une somme que d’une capacité, celle de produire. Recensez ce que vos bras, votre voix ou votre savoir peuvent faire. Investissez sobrement dans l’outil, pas dans le costume, et gardez pour plus tard les dépenses qui ne servent qu’à se sentir en route. La sève ne se met pas en tirelire, elle s’emploie.',
    advice:
      'Avant ce soir, posez un geste matériel en faveur de votre idée. Une bûche, une seule, puis regardez si cela prend.',
    kin: [
      {
        slug: 'as-d-epee',
        line: 'Deux mains sortent de la nuée, l’une avec l’arbre, l’autre avec la lame qui le taille.',
      },
      { slug: 'le-bateleur', line: 'Il en a fait une baguette fine ; la source du bois est ici.' },
      { slug: 'valet-de-baton', line: 'Le jeune homme a reçu la branche et cherche comment la porter.' },
    ],
    symbols: [
      { x: 55, y: 40, title: 'Le bois vert', line: 'Fraîchement coupé, il garde de la sève et de l’imprévu.' },
      { x: 60, y: 68, title: 'La main', line: 'Elle serre par le bas, là où pèse la matière.' },
      {
        x: 42,
        y: 34,
        title: 'Les rameaux coupés',
        line: 'Chaque entaille fut une branche ; il a fallu choisir pour tenir.',
      },
      { x: 24, y: 30, title: 'Les copeaux de feu', line: 'Des éclats volent, et l’air autour s’en trouve réchauffé.' },
    ],
  },
  {
    slug: 'deux-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Deux de Bâton : croisement, attente et premier choix',
    description:
      'Deux bois se croisent, les premières fleurs s’ouvrent autour. Le Deux de Bâton décrit une énergie retenue qui cherche sa direction : sa lecture complète.',
    image:
      'Un grand X. Deux bâtons rectilignes, peints de bandes, passent l’un sur l’autre au milieu exact de la carte, et l’on distingue très bien lequel est dessus. Les quatre triangles laissés libres par le croisement se sont garnis de plantes : une fleur en haut, sa réplique en bas, des feuilles à droite comme à gauche.\n\nLe bois vert de l’as a donc été équarri. On l’a doublé, poli, mis au repos ; la végétation profite de l’arrêt.',
    upright:
      'Il faut deux bouts de bois pour faire du feu, et un peu de frottement. Le nombre deux accumule, compare, retient. Dans la couleur des bâtons, habituée à filer droit, il provoque un arrêt au carrefour qui ressemble à de l’impatience et relève plutôt de la gestation.\n\nUne envie s’est dédoublée. Vous hésitez entre rester et partir, entre votre projet et celui que l’on vous propose, et cette hésitation travaille pour vous pourvu qu’elle ait un terme. Observez comment les deux bois s’appuient : chacun empêche l’autre de tomber. Il se peut qu’un partenaire réticent vous rende ce service.',
    reversed:
      'Deux volontés se heurtent et la carte craque au croisement. On attend que l’autre cède, on surveille, on s’enferre dans une opposition dont le motif s’est perdu. Ou alors la décision a tant tardé que les fleurs ont séché, discrètement, sur les bords.\n\nFaites un pas de côté et considérez la figure en entier. Ce qui ressemblait à une barrière est aussi un appui ; proposez un essai limité dans le temps, que chacun pourra quitter sans perdre la face.',
    love: 'Un face-à-face chargé d’électricité, quand chacun attend que l’autre parle. Le désir aime ce suspens, à petite dose. Au sein d’un couple, les différends portent sur l’allure plus que sur le sentiment. Demandez franchement : de quoi aurais-tu envie, maintenant, si rien ne l’empêchait ? On peut aussi se croiser sans se barrer la route.',
    work: 'Association naissante, concurrence courtoise, phase de repérage. Réunissez vos forces avant de paraître. Un contrat à deux mérite d’être posé sur le papier tant que l’entente est bonne. La lenteur présente sert à vérifier que les bois sont de la même longueur. Si l’on vous presse de répondre, demandez un délai et utilisez-le vraiment, carnet en main.',
    money:
      'Deux dépenses se disputent la même enveloppe. Ne les départagez pas à la fatigue : chiffrez-les, laissez passer la semaine, puis tranchez. Avec un associé ou un conjoint, convenez d’un montant au-delà duquel on se consulte, et tenez-vous-y gaiement. L’une des deux attendra l’an prochain sans mourir d’ennui.',
    advice:
      'Fixez la date à laquelle vous aurez choisi. Jusque-là, arrosez les deux côtés sans culpabilité. Vous saurez alors si la fleur du haut valait celle du bas, et vous garderez la graine de l’autre.',
    kin: [
      {
        slug: 'trois-de-baton',
        line: 'Un troisième bois vient se planter au milieu du croisement, et l’attente prend fin.',
      },
      { slug: 'la-papesse', line: 'Elle aussi porte le deux ; son retrait ressemble à un feu couvert.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'Le croisement', line: 'Le point où les forces se touchent, s’arrêtent et s’appuient.' },
      { x: 50, y: 20, title: 'La fleur du haut', line: 'Elle pousse dans l’espace que l’attente a laissé libre.' },
      {
        x: 22,
        y: 50,
        title: 'Les feuilles du bord',
        line: 'Ce qui vit à côté du conflit, et qu’il nourrit peut-être.',
      },
    ],
  },
  {
    slug: 'trois-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Trois de Bâton : l’élan prend forme et direction',
    description:
      'Un bois vertical vient traverser la croix des deux premiers. Le Trois de Bâton ouvre l’entreprise et le large : ce qu’il dit pour vos projets et vos amours.',
    image:
      'Cette fois, un axe. Derrière ou devant les deux bois croisés, un troisième se dresse, du bas jusqu’en haut, tel un mât que l’on vient d’assurer avec deux haubans. L’étoile ainsi formée a six branches. Le feuillage recule vers les flancs où il se déploie par paires, plus découpé, plus sûr de lui.\n\nComptez les pointes du haut, puis celles du bas : toutes appartiennent à une seule gerbe, liée en son milieu sans aucune ficelle.',
    upright:
      'Quelqu’un a fini par dire oui. La contradiction du nombre précédent n’a pas été supprimée, elle sert d’étai à une troisième chose, qui monte. Dans les jeux de l’ancien temps, ce nombre promettait aux marchands que le navire était parti ; on peut en conserver l’air marin en laissant la marchandise.\n\nL’idée devient entreprise. Elle a des plans, un calendrier, des témoins, quelque chose qui dépasse votre chambre et va voir du pays. Restez sur la jetée encore un peu, à scruter, car les premiers retours orienteront la suite. Un désir bien planté peut supporter d’être vu, commenté, même contredit. C’est ce qui le distingue d’une rêverie.',
    reversed:
      'Le mât penche. Vous avez lancé l’affaire avant d’avoir équilibré les deux appuis, ou l’attrait des commencements, si plaisants, vous a fait négliger la charpente. Il arrive que l’on attende un navire resté au port.\n\nVérifiez les amarres. Où est la date, qui est prévenu, que manque-t-il pour de bon ? Réduire la voilure n’a rien d’un renoncement, et un projet ramené à sa tige porte parfois plus loin.',
    love: 'On fait des plans. Voyage à deux, ménage à installer, enfant que l’on imagine : l’amour regarde ensemble vers un point à l’extérieur de lui. Pour une personne libre, l’ailleurs a du charme, ami d’ami, accent étranger, cours du soir. Laissez-vous présenter. La correspondance lui convient, ainsi que les quais de gare où l’on se retrouve.',
    work: 'Ouverture d’un nouveau marché, publication, première équipe. On vous soutient volontiers parce que vous savez où va la poutre maîtresse. Énoncez-la en une phrase et répétez-la souvent. Les détails pourront varier dans les branches, sans que l’arbre y perde. Un plan affiché vaut un contremaître.',
    money:
      'Ce qui est engagé travaille au loin et ne se surveille pas toutes les heures. Fixez un rythme de contrôle, mensuel par exemple. Gardez à quai de quoi vivre en attendant, car un projet en mer a toujours un peu de retard. Si l’on vous propose une part dans l’affaire d’un tiers, visitez d’abord la cale.',
    advice:
      'Résumez votre intention en sept mots. Plantez-la au milieu de la table et bâtissez autour. Quand le vent tournera, vous saurez quelle corde tendre et laquelle laisser filer.',
    kin: [
      { slug: 'l-imperatrice', line: 'Son trois fait éclore, celui-ci fait partir ; ils sont frère et sœur.' },
      { slug: 'deux-de-baton', line: 'L’attente d’avant n’était pas vaine, elle forme maintenant les haubans.' },
      { slug: 'six-de-coupe', line: 'Les coupes rangées se souviennent, ces bois dressés regardent devant.' },
    ],
    symbols: [
      {
        x: 50,
        y: 28,
        title: 'Le bois dressé',
        line: 'Une verticale entre deux obliques : l’intention qui met d’accord.',
      },
      { x: 50, y: 50, title: 'Le nœud sans ficelle', line: 'Tout se tient au centre par simple équilibre.' },
      {
        x: 78,
        y: 50,
        title: 'Les feuilles écartées',
        line: 'Elles ont reculé pour laisser passer l’axe, et n’en poussent que mieux.',
      },
    ],
  },
  {
    slug: 'quatre-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Quatre de Bâton : fête, foyer et travail solide',
    description:
      'Quatre bois tressés en treillis, des fleurs dans les vides. Le Quatre de Bâton célèbre ce qui tient debout et invite à souffler : lecture à chaque étage.',
    image:
      'Deux bâtons dans un sens, deux dans l’autre : le croisement s’épaissit et devient treillage. Au cœur, un petit losange se dessine, que l’on n’avait pas dans les nombres plus bas, minuscule fenêtre ménagée par l’entrelacs. Des tiges fleuries occupent le haut et le bas. À droite, à gauche, les feuilles se répondent.\n\nN’importe quel jardinier reconnaîtrait le support d’une vigne ou d’un rosier grimpant. Il ne manque que la tonnelle, et des bancs.',
    upright:
      'Posez la truelle, servez à boire. Les maçons d’autrefois attachaient un bouquet au faîte quand la charpente était levée, et toute la rue savait qu’une maison venait de naître. C’est l’humeur de cette carte : une étape atteinte, assez solide pour supporter qu’on y grimpe.\n\nQuatre donne des murs, le bâton donne du cœur à l’ouvrage ; ensemble ils font une hospitalité. Vous pouvez compter sur une base, même si l’on est loin du bouquet final, et il convient de la reconnaître avant d’empiler autre chose. Invitez ceux qui ont porté les planches. L’énergie qui ne connaît aucune halte finit par ressembler à de la fuite.',
    reversed:
      'La tonnelle est dressée et l’on n’ose pas s’asseoir. Voilà une manière de prendre cette carte renversée : un confort devenu routine, ou le plaisir remis à plus tard au nom d’une perfection qui n’arrive pas. Le treillis se fait alors clôture, et la flamme, lampe de veille.\n\nOuvrez un côté. Déplacez un meuble, recevez une personne inattendue, avancez la fête d’une saison. Si c’est la base qui tremble, cherchez la cheville mal enfoncée avant d’accuser la maison.',
    love: 'Emménager, se fiancer, présenter l’autre à la tablée : les étapes où l’affection prend une adresse. La chaleur y est simple et les voisins sont contents. Un cœur libre croisera du monde pendant une noce ou une pendaison de crémaillère. Gardez du mystère dans le jardin, les maisons trop rangées s’endorment.',
    work: 'Projet livré à moitié, et bien livré. L’équipe a trouvé ses habitudes, les rôles sont clairs, on peut enfin inviter les clients à visiter. Faites un bilan court et chaleureux. Votre prochain mouvement gagnera à partir de cet acquis au lieu de le remettre en cause. Une photographie de groupe, prise ce jour-là, servira dans les semaines grises.',
    money:
      'Loyer, toiture, mobilier, tout ce qui abrite. Les dépenses liées au logement sont raisonnables si elles servent à vivre et non à paraître. Un fonds pour les réparations, alimenté sans y penser, évite de démonter la tonnelle à chaque averse. Un devis comparé à un second devis, voilà de la bonne maçonnerie.',
    advice: 'Marquez l’étape d’un repas, même frugal. Demain, vous reprendrez l’échelle avec meilleure mine.',
    kin: [
      {
        slug: 'l-empereur',
        line: 'Il signe les plans de la bâtisse ; le bouquet sur le toit n’était pas dans son devis.',
      },
      { slug: 'cinq-de-baton', line: 'À la bonne compagnie succède la mêlée, un bois de plus suffit.' },
      { slug: 'le-soleil', line: 'Un muret, un treillage, de la clarté : on cultive le même jardin.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'Le losange', line: 'Une fenêtre au cœur de l’entrelacs, première intimité de la suite.' },
      { x: 50, y: 20, title: 'Le bouquet du faîte', line: 'Il annonce au quartier que la charpente est levée.' },
      { x: 30, y: 34, title: 'Les bois parallèles', line: 'Ils vont deux par deux et se partagent la charge.' },
      { x: 50, y: 80, title: 'Les racines fleuries', line: 'La fête pousse aussi par le bas.' },
    ],
  },
  {
    slug: 'cinq-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Cinq de Bâton : la mêlée, l’épreuve et l’émulation',
    description:
      'Un cinquième bois fend le treillis bien réglé. Le Cinq de Bâton dit les frottements qui réveillent et les rivalités fécondes : son sens dans votre vie.',
    image:
      'Le treillis carré de la carte précédente reçoit en plein cœur une tige debout, plus droite que les autres, qui bouche la petite fenêtre. L’ensemble se resserre. On ne suit plus sans effort le parcours de chaque bois ; l’œil passe dessus, dessous, s’embrouille, recommence. Sur les côtés, le feuillage a l’air bousculé.\n\nLe milieu de la série est atteint, quatre nombres avant, quatre après si l’on met le dix à part.',
    upright:
      'Qui n’a connu cette réunion où cinq personnes intelligentes parlent en même temps ? Personne n’a tort, l’idée commune attrape des coups, et il en sort à l’occasion quelque chose de bien meilleur que l’avis du plus poli. Le cinq introduit un intrus dans l’ordre établi, une ambition plus haute ou simplement le désir d’en découdre.\n\nAcceptez le jeu. La concurrence vous muscle, la contradiction précise votre pensée, et une dispute loyale resserre les rangs quand chacun respecte la ligne de craie. Demandez-vous seulement ce que vous défendez. Le bois central monte vers un point plus élevé que la victoire du jour.',
    reversed:
      'Bruit, fumée, chamailleries pour un tour de parole. La mêlée perd son ballon. Vous vous épuisez contre des adversaires qui ne savent même pas qu’ils jouent, ou bien vous évitez tout frottement, au point d’appeler harmonie ce qui est de la lassitude.\n\nBaissez d’abord votre bâton, pour voir. Écoutez la raison la plus faible avec l’oreille la plus large ; et si l’arène ne respecte aucune règle, sortez-en la tête haute, il en existe d’autres.',
    love: 'Ça chauffe. Deux tempéraments se mesurent, se taquinent, se raccommodent avec ardeur. Convenez de quelques coups interdits : le passé, les familles, les portes. Lorsque plusieurs prétendants se présentent, ne choisissez pas le gagnant du tournoi, mais celui qui vous fait rire après. Une réconciliation vaut son prix de vaisselle, pourvu que l’on en rachète ensemble.',
    work: 'Compétition, appel d’offres, brassage d’idées, collègues qui se marchent sur les pieds. Obtenez une répartition claire des rôles et la moitié du vacarme cessera. Un rival vous tient en forme : étudiez sa méthode, empruntez ce qu’elle a de bon, saluez-le à la sortie. Notez au mur ce qui fait accord, le désaccord y perdra ses aises.',
    money:
      'Plusieurs mains tirent sur la même bourse. Classez les demandes par ordre et dites non à voix douce aux deux dernières. Les enchères et les dépenses faites pour égaler le beau-frère coûtent cher en bois ; un prix ferme décidé d’avance vous en préservera. Dans une copropriété ou une fratrie, désignez un trésorier patient.',
    advice:
      'Choisissez une dispute qui en vaille la peine, laissez tomber les quatre autres. Avant de monter sur l’estrade, buvez un verre d’eau et cherchez des yeux un visage ami.',
    kin: [
      {
        slug: 'le-pape',
        line: 'Lui aussi fait entrer un tiers plus élevé, et obtient le silence que l’on cherche ici.',
      },
      { slug: 'quatre-de-baton', line: 'La maison bien close avait besoin d’un courant d’air.' },
      { slug: 'six-de-baton', line: 'De la bousculade sort un ordre plus beau, où chacun a trouvé son rang.' },
    ],
    symbols: [
      { x: 50, y: 26, title: 'La tige centrale', line: 'L’intrus qui dérange l’ordre et lui donne un sommet.' },
      { x: 50, y: 50, title: 'L’entrelacs serré', line: 'Là où tout frotte, la chaleur se fait.' },
      { x: 20, y: 56, title: 'Le feuillage bousculé', line: 'Même les bords ressentent l’agitation du centre.' },
    ],
  },
  {
    slug: 'six-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Six de Bâton : l’accord, l’honneur et le plaisir',
    description:
      'Trois bois dans chaque sens, une tresse régulière et des fleurs. Le Six de Bâton parle de reconnaissance et d’élan partagé : lecture, conseil, symboles.',
    image:
      'Voyez comme l’ordre est revenu. Trois bâtons descendent vers la droite, trois vers la gauche, et leur rencontre compose un tissage si égal qu’on le prendrait pour un motif de vannerie. Aucun axe. Les fleurs ont quitté leur raideur de blason, celles du haut et celles du bas s’épanouissent en regard les unes des autres.\n\nPour un peu, cette rangée de tiges liées évoquerait les palmes croisées que l’on sculptait au-dessus des portes les jours de triomphe.',
    upright:
      'On applaudit. Peut-être peu de monde, dans une salle mal chauffée, et cela réchauffe tout de même. Le chiffre six a le sens de l’harmonie et de la réciproque : trois et trois, ce que vous donnez, ce que l’on vous rend. Parmi les bâtons, son plaisir devient ardeur partagée, succès d’équipe, beauté du geste réussi.\n\nRecevez. C’est un exercice difficile pour ceux qui se sont beaucoup battus, et l’on risque de gâcher la fête en expliquant que ce n’était rien. Une reconnaissance, une chanson reprise en chœur, un métier qui soudain chante sous la main méritent votre présence entière. Demain, vous pourrez douter à nouveau.',
    reversed:
      'La palme tarde, elle va au voisin, ou bien elle arrive et ne fait aucun effet. Qui travaille pour les bravos écoute surtout ceux qui manquent. Ce six-là, mis à rebours, connaît aussi les flatteurs et les miroirs de coulisse.\n\nRetournez au geste. Que feriez-vous de la même façon, exactement, si personne n’en savait rien ? L’amour du travail est la part de la récompense que l’on ne peut pas vous prendre, et il se voit de loin.',
    love: 'Deux enthousiasmes s’accordent, et c’est une fête pour les sens. On se choisit en public, on se complimente sans calcul. La fierté de l’autre donne des ailes. Veillez à distribuer les rôles équitablement : celui qui admire aujourd’hui aimerait être admiré jeudi. Un air fredonné à deux dans la voiture, c’est déjà la carte entière.',
    work: 'Bonne nouvelle qui circule, évaluation chaleureuse, portes que l’on vous tient. Profitez-en pour nommer chacun de vos compagnons, leurs noms s’entrelacent aux vôtres comme ces tiges. L’instant est propice à demander un peu plus de latitude, avec le sourire et des faits. Rangez les éloges par écrit, ils tiendront chaud en novembre.',
    money:
      'Le plaisir entre dans le compte et il y a sa ligne. Offrez-vous ce qui récompense un effort précis, puis refermez la boîte. Entre associés, partagez les fruits d’une manière visible ; une juste part versée à temps entretient mieux l’ardeur qu’un discours. Inviter l’équipe coûte moins qu’on ne croit.',
    advice: 'Dites merci sans ajouter de mais. Ensuite, tressez une couronne pour quelqu’un d’autre.',
    kin: [
      { slug: 'l-amoureux', line: 'Au même nombre, le cœur tremble encore là où le bois s’est accordé.' },
      { slug: 'le-chariot', line: 'Le triomphe roule sur quatre roues ; ici il tient en une poignée de palmes.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'Le tissage', line: 'Dessus, dessous, sans préséance : l’art de réussir ensemble.' },
      {
        x: 50,
        y: 18,
        title: 'Les fleurs épanouies',
        line: 'Elles se sont assouplies depuis qu’on ne les dispute plus.',
      },
      { x: 26, y: 30, title: 'Les trois bois', line: 'Un groupe dans chaque sens, de force égale.' },
    ],
  },
  {
    slug: 'sept-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Sept de Bâton : tenir sa position avec cœur',
    description:
      'Un bois se dresse au milieu de six autres. Le Sept de Bâton parle de courage, de conviction et d’action bien visée : amour, métier, argent, conseil.',
    image:
      'Six bois tissés, un septième debout. Il traverse l’ouvrage de part en part et son extrémité dépasse, comme une hampe qui attendrait un drapeau. Tout autour, l’espace s’amenuise : les vides sont étroits, les feuilles pointues, les fleurs réduites à des boutons. La carte a pris du poids et de la tension.\n\nOn pense à un faisceau, à une palissade, à ces barrières que les villages dressaient un matin en travers du chemin.',
    upright:
      'Vous n’êtes pas d’accord, et cela commence à s’entendre. Ce nombre premier, qui ne se divise pas, a quelque chose d’irréductible ; mis au feu des bâtons, il donne la conviction qui agit. Là où d’autres négocient, vous sentez qu’il y a un point où l’on reste debout.\n\nLe terrain vous est favorable parce que vous le connaissez. Il n’est pas question de vaincre le monde entier, simplement de garder une hauteur, un principe, un métier bien fait. Choisissez vos mots avec soin et vos alliés avec plus de soin encore. Le tissu des six autres vous soutient, quand bien même il paraît vous enserrer : sans lui la hampe tomberait.',
    reversed:
      'La garde est si haute que l’on ne voit plus qui approche. Un ami peut-être, avec un panier. Défensive, soupçon, arguments répétés à mi-voix dans la salle de bains : l’épuisement vient de l’ennemi imaginé davantage que du vrai. Chez d’autres, la carte basculée marque un recul, un oui lâché pour avoir la paix.\n\nRedéfinissez le périmètre. Qu’est-ce qui est à vous et mérite une barrière ? Le reste peut se traverser librement.',
    love: 'Aimer n’oblige pas à rendre les armes sur tout. Tenez à votre heure de solitude, à vos amis, à cette conviction qui vous fait, et racontez pourquoi. Un amour contrarié par l’entourage trouve ici sa ténacité. Seule limite : on protège un lien, on n’assiège pas une personne.',
    work: 'Défense d’un budget, soutenance, position minoritaire dont le temps dira la justesse. Préparez vos preuves et parlez peu. On respecte les gens qui connaissent leur affaire de l’intérieur. Si les attaques s’accumulent, faites relire vos réponses par un esprit froid avant de les envoyer. Une voix posée porte plus loin que la porte qu’on claque.',
    money:
      'Négociez. Un tarif, une augmentation, une clause ne tombent pas tout cuits et votre prix se défend sans hausser le ton. Protégez l’acquis, relisez les garanties, résistez à la relance qui insiste. Ce que vous refusez calmement aujourd’hui finance ce que vous voudrez vraiment. Citez un chiffre précis et attendez.',
    advice: 'Écrivez la phrase sur laquelle vous ne céderez pas. Pour toutes les autres, montrez de la souplesse.',
    kin: [
      { slug: 'le-chariot', line: 'Ils portent le même nombre : lui avance, celui-ci tient le col.' },
      { slug: 'la-force', line: 'Elle obtiendrait la même chose en posant la main, sans dresser de palissade.' },
      { slug: 'cinq-de-baton', line: 'La mêlée d’hier est devenue une ligne claire.' },
    ],
    symbols: [
      { x: 50, y: 20, title: 'La hampe', line: 'Elle dépasse du faisceau, à l’endroit où l’on a décidé de rester.' },
      { x: 50, y: 50, title: 'Le faisceau', line: 'Six bois qui serrent et qui soutiennent, selon l’humeur.' },
      { x: 24, y: 66, title: 'Les boutons', line: 'Les fleurs se ferment le temps de l’effort.' },
    ],
  },
  {
    slug: 'huit-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Huit de Bâton : vitesse, netteté et messages',
    description:
      'Quatre bois dans chaque sens, un faisceau tendu comme un arc. Le Huit de Bâton condense l’énergie et hâte les nouvelles : ce qu’il suggère, domaine par domaine.',
    image:
      'Quatre et quatre. Le croisement est devenu un bloc au milieu duquel les bandes colorées défilent, si régulières qu’elles donnent une impression de mouvement, comme les barreaux d’une grille vue d’un train. Plus un pouce à perdre. La verdure n’a que les marges, et une fleur à chaque bout pour rappeler de quel arbre on vient.\n\nPlissez les yeux : les lignes semblent filer toutes ensemble vers les coins.',
    upright:
      'Ça part. Lettres, appels, billets, décisions en chaîne : après la tension du nombre impair, l’énergie trouve son lit et va vite parce qu’elle ne rencontre plus d’obstacle intérieur. Dans ce jeu, le huit évoque souvent l’état achevé, un fonctionnement si juste qu’il se fait oublier. Pensez au geste d’une personne qui maîtrise son art.\n\nEnlevez le superflu. Une intention nette, quatre moyens, quatre réponses, rien qui dépasse, et l’on règle en une semaine ce qui traînait depuis six mois. La hâte n’est pas ici de la précipitation. C’est de la concentration qui a pris son élan, et vous la goûterez d’autant mieux que vous aurez éteint deux ou trois autres feux.',
    reversed:
      'Trop de flèches, aucune cible, ou un embouteillage où tout part à la même minute. Le message est envoyé sans avoir été relu. À moins que les voies soient simplement fermées : une nouvelle se fait attendre, un train ne part pas, et vous tapez du pied sur le quai.\n\nRalentissez d’un cran à l’endroit où ça accroche. Un mot mal lu, un horaire oublié, une pièce jointe manquante ? La mécanique repart après un petit réglage, rarement après un coup.',
    love: 'L’échange s’accélère, on s’écrit d’un bord à l’autre de la ville, on prend le train pour une soirée. C’est grisant et il faut dormir un peu. Parlez simplement de vos intentions, l’équivoque se propage à la même allure que la tendresse. Un rendez-vous fixé en deux lignes peut suffire.',
    work: 'Livraisons, déplacements, réponses groupées, équipe qui fonctionne sans réunion. Le moment est bon pour expédier les dossiers mûrs. Traitez-les par paquets, refusez les interruptions et terminez à l’heure. Une information reçue tôt vous fera gagner du chemin, vérifiez-la avant de la transmettre. Pensez à l’autre bout du fil, qui n’a pas toujours votre allure.',
    money:
      'Mouvements nombreux, sommes petites, frais qui défilent sur le relevé comme ces rayures. Regroupez les achats et les virements. Un ordre donné dans la hâte se corrige mal : accordez-vous une vérification de plus pour tout ce qui se valide d’un pouce. Une alerte bien réglée prévient mieux qu’un remords.',
    advice:
      'Gardez un seul objectif jusqu’à midi. Le nombre de choses qui attendaient seulement qu’on les lâche a de quoi étonner.',
    kin: [
      { slug: 'la-justice', line: 'Au même nombre, elle immobilise l’épée ; ces bois, eux, ont quitté la corde.' },
      { slug: 'cavalier-de-baton', line: 'Il porterait volontiers ces messages, pourvu qu’on lui dise où.' },
      { slug: 'dix-de-baton', line: 'Gare à la surcharge : deux bois de plus et la course devient fardeau.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'Le bloc rayé', line: 'L’énergie condensée, où plus rien ne se perd.' },
      { x: 24, y: 26, title: 'Les pointes', line: 'Elles visent les coins, chacune sa destination.' },
      { x: 50, y: 82, title: 'La fleur restante', line: 'Une seule par bout, souvenir de l’arbre et du repos.' },
    ],
  },
  {
    slug: 'neuf-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Neuf de Bâton : persévérance et dépouillement',
    description:
      'Huit bois tissés et un axe, presque plus de feuilles. Le Neuf de Bâton parle de fatigue noble, de fidélité à soi et de dernier effort : sa signification.',
    image:
      'L’arbre s’est tu. Sur bien des gravures anciennes, le feuillage qui accompagnait la série depuis le deux se raréfie tout à fait à cet endroit, et il ne reste que le bois, neuf tiges serrées dont une debout au centre. Les vides noircissent. Ce dépouillement a une beauté de décembre.\n\nEn regardant de près, on constate que l’axe passe derrière toutes les autres. Il ne se montre qu’aux deux bouts, très haut, très bas.',
    upright:
      'Le dernier kilomètre ne se court pas avec les jambes. Vous avez assez donné pour qu’il ne reste plus d’ornement, ni d’ardeur de façade, et quelque chose continue pourtant, discret, sous la fatigue. On appelait cela autrefois la constance. Elle ignore si elle plaira.\n\nLe neuf est le nombre des maturités et des retraits, la lanterne de l’Hermite luit derrière ce fagot. Vous savez maintenant ce qui compte. Tenez sur cela, lâchez le reste, et ne prenez pas la lassitude pour un verdict : les arbres nus préparent leurs bourgeons depuis l’automne. Une vieille expérience, même pénible, vous servira d’abri.',
    reversed:
      'À force d’être sur ses gardes, on finit garde-barrière. L’entêtement tient lieu de fidélité, un ancien coup dicte les réponses présentes, et l’on refuse le secours au motif qu’on s’en est toujours passé. Une autre possibilité, plus douce : vous arrivez au moment de déposer le fagot.\n\nReposez-vous sans demander la permission. Rien ne s’effondrera pendant une sieste. Au réveil, distinguez l’épreuve actuelle de celle, plus vieille, dont elle a pris le chapeau.',
    love: 'Un attachement qui a connu l’hiver et n’en fait pas un roman. Parlez de ce qui vous a coûté, une fois, devant qui saura se taire. Après une déception, la prudence est compréhensible ; entrouvrez d’une main, gardez l’autre sur la poignée. Il n’y a pas de retard en amour.',
    work: 'Longue haleine, relecture finale, fin de thèse ou de saison. Les nerfs sont fins, évitez les décisions de dix-huit heures. Gardez vos forces pour ce que personne d’autre ne sait faire, confiez le reste. Votre ténacité est connue, elle n’a plus besoin d’être prouvée le dimanche. Un lieu silencieux vous rendra la moitié de vos moyens.',
    money:
      'Une économie de réserve, sobre et prudente. Il y a du bois pour l’hiver, pas pour le feu d’artifice, et cette exactitude est rassurante. Revoyez les dépenses que vous maintenez par fierté. Si le mois est dur, parlez-en tôt à qui peut aménager une échéance. Chaque bûche comptée en vaut une et demie.',
    advice:
      'Asseyez-vous contre le tas de bois. Comptez ce qui est déjà rentré, le soir n’en demande pas davantage. La nuit connaît le reste du chemin.',
    kin: [
      { slug: 'l-hermite', line: 'Le même nombre et la même sobriété : un homme, une lumière, un bâton.' },
      { slug: 'dix-de-baton', line: 'Ce qui se porte encore debout devient, un cran plus loin, tout à fait lourd.' },
      { slug: 'neuf-d-epee', line: 'Là veille la pensée ; ici veille le muscle, et tous deux ont besoin de sommeil.' },
    ],
    symbols: [
      {
        x: 50,
        y: 18,
        title: 'L’axe caché',
        line: 'Il n’apparaît qu’aux extrémités : la constance se voit au début et à la fin.',
      },
      { x: 50, y: 50, title: 'Le fagot serré', line: 'Plus d’espace ni de fleur, seulement la matière de l’effort.' },
      { x: 20, y: 50, title: 'Le bord nu', line: 'La place du feuillage absent, où la suite se prépare.' },
    ],
  },
  {
    slug: 'dix-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Dix de Bâton : la charge, la fin d’un cycle',
    description:
      'Dix bois, deux axes, le faisceau à son comble. Le Dix de Bâton parle de ce que l’on porte et de ce que l’on peut poser : amour, travail, argent, conseil.',
    image:
      'Deux mâts jumeaux montent désormais côte à côte dans l’entrelacs, et l’on en oublie presque les obliques. Rien d’autre ne pourrait entrer. Le paquet est complet, bien fait, énorme ; il faut la largeur des deux bras pour le prendre. Une petite plante revient parfois dans les marges, blanche, pâle, d’une autre espèce que les premières.\n\nLa carte a la symétrie d’un rideau fermé à la fin d’un spectacle.',
    upright:
      'Tout ce que vous avez voulu est arrivé, en même temps. Le chiffre de l’achèvement accomplit la couleur et la fatigue aussi : les projets ont prospéré, les responsabilités avec, et l’on avance sous le fagot sans voir le chemin. Il y a de la réussite là-dedans, ne l’oubliez pas, fût-ce la nuque courbée.\n\nRegardez les deux axes. L’un porte ce qui vous appartient, l’autre ce que vous avez ramassé en route pour obliger, impressionner ou éviter une dispute. La fin d’un cycle autorise le tri. Quelques pas restent à faire jusqu’à la grange, accomplissez-les avec de l’aide, et n’acceptez plus la moindre brindille d’ici là.',
    reversed:
      'Le lien casse, les bois roulent, et la première sensation est un soulagement. Mis la tête en bas, ce dix parle de décharge : on délègue enfin, on dit non, on rend les clefs. Il peut montrer aussi l’orgueil du porteur, qui gémit dès qu’on lui tend la main et ne la prend pas.\n\nPar où commencer ? Par la charge dont personne ne se souvient qui l’a demandée. Posez-la au bord du fossé et voyez si quelqu’un la réclame.',
    love: 'L’intendance occupe la chambre. Courses, enfants, parents, factures : la flamme suffoque sous les bûches, elle n’est pas éteinte. Répartissez, simplifiez, sortez sans programme. Qui porte le couple à lui seul peut le dire sans accuser, l’autre l’ignorait peut-être. À plusieurs dans la même barque, ramez chacun votre tour.',
    work: 'On vous dit indispensable, et l’on en abuse. Dressez la liste et montrez-la à qui décide, en demandant quoi retirer. On forme un successeur, on ferme une branche, on automatise ce qui se répète. Un départ en beauté se prépare des mois avant le discours. Une signature en moins par semaine, déjà, redresse la taille.',
    money:
      'Des charges, au sens propre. Additionnez ce qui tombe chaque mois sans vous procurer ni toit ni joie. Regroupez, renégociez, transmettez s’il y a lieu. Soutenir un proche est noble ; convenez d’une durée et d’un montant, de façon que le dos tienne. La bourse aussi aime qu’on la décharge.',
    advice:
      'Rendez aujourd’hui un bois qui n’était pas à vous. Vous marcherez mieux, et l’on verra votre visage. Gardez le plus beau des dix, il vous servira de canne.',
    kin: [
      { slug: 'la-roue-de-fortune', line: 'Dix encore : une dizaine se ferme, la manivelle n’attend que vous.' },
      { slug: 'as-de-baton', line: 'La branche unique du début dort au milieu du tas, verte encore.' },
      { slug: 'le-mat', line: 'Son baluchon minuscule fait rêver celui qui ploie.' },
    ],
    symbols: [
      { x: 42, y: 30, title: 'Le premier mât', line: 'Ce qui vous revient en propre, votre tâche véritable.' },
      { x: 58, y: 30, title: 'Le second mât', line: 'Ce que l’on a pris pour autrui, par bonté ou par habitude.' },
      { x: 50, y: 56, title: 'Le faisceau plein', line: 'Rien n’y entrerait plus : l’abondance touche à son bord.' },
      { x: 22, y: 70, title: 'La plante blanche', line: 'Une espèce nouvelle attend la fin de la moisson.' },
    ],
  },
  {
    slug: 'valet-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Valet de Bâton : un désir jeune qui se prépare',
    description:
      'Debout, les deux mains sur un gros bois posé à terre, le Valet de Bâton prend la mesure de son envie. Son message pour le cœur, le métier et l’argent.',
    image:
      'De profil, bien campé, un jeune homme vêtu court a posé devant lui un gourdin presque aussi grand que lui. Il ne le soulève pas. Les deux mains se rejoignent sur l’écorce, l’une au-dessus de l’autre, et l’on devine qu’il le soupèse du regard, comme un apprenti devant sa première poutre.\n\nSon nom court parfois le long du bord au lieu de s’étaler en bas. Le bois touche le sol et semble y avoir pris racine.',
    upright:
      'Est-ce un voyageur à l’arrêt, un bûcheron en herbe, un garçon de ferme qui rêve d’Amérique ? Il a l’âge des vocations, c’est-à-dire n’importe lequel. Des quatre valets il est le plus rustique, le moins bavard. Ce que d’autres analysent, il le touche.\n\nVous découvrez une envie et vous en faites le tour. Elle est plus lourde que prévu, ce qui est bon signe, les envies de paille se portent d’un doigt. Laissez-vous le temps de l’apprentissage, posez des questions simples, acceptez les petits travaux qui familiarisent avec l’outil. Une nouvelle stimulante ou une personne jeune peut jouer ce rôle auprès de vous.',
    reversed:
      'Outil planté, regard ailleurs. On tourne depuis des mois autour de la poutre en parlant du chantier, et personne ne l’a encore vue bouger. Ou bien le valet s’emporte, soulève tout trop vite, lâche, accuse le bois. C’est la rudesse de ceux qui ignorent leur force.\n\nCherchez un compagnonnage. Un aîné montre en dix minutes où placer les mains ; un échec modeste, commis en bonne compagnie, retire à l’envie tout ce qu’elle avait d’intimidant.',
    love: 'Attirance franche, un peu pataude, pleine de fraîcheur. Les mots viennent mal et les attentions sont concrètes, un objet réparé, un trajet proposé. N’attendez pas de lui un discours, observez ses mains. Vous pouvez aussi redevenir cet être-là, qui désire avant de savoir comment s’y prendre.',
    work: 'Stage, alternance, premier chantier, remise à niveau à quarante ans. L’humilité vous ouvre l’atelier. Demandez à toucher, à essayer, à balayer s’il le faut, car on regarde ici la bonne volonté avant le diplôme. Réservez vos grandes idées pour la deuxième semaine. Une question naïve éclaire quelquefois tout l’établi.',
    money:
      'Petits revenus gagnés de ses mains et d’autant plus appréciés. On apprend le prix des choses. Ne vous équipez pas comme un maître au premier jour : empruntez, achetez d’occasion, remplacez quand l’outil vous limite vraiment. Ce réflexe acquis tôt dure toute une vie. Un bocal où tombent les pièces du samedi suffit pour commencer.',
    advice:
      'Approchez-vous pour de bon de ce qui vous attire, une heure suffit. Vous saurez alors si la place vous convient.',
    kin: [
      { slug: 'as-de-baton', line: 'La branche qu’on lui tend, il vient de la poser à terre pour mieux l’examiner.' },
      { slug: 'cavalier-de-baton', line: 'L’aîné à cheval, qui a fini de réfléchir et réfléchira plus loin.' },
      { slug: 'valet-de-denier', line: 'Un autre apprenti, les yeux sur une pièce : même patience, autre matière.' },
    ],
    symbols: [
      {
        x: 37,
        y: 34,
        title: 'Le gourdin',
        line: 'Lourd, vert, posé au sol : un désir qui n’a pas encore quitté sa terre.',
      },
      { x: 41, y: 52, title: 'Les deux mains', line: 'Elles apprennent le poids avant de vouloir l’usage.' },
      { x: 54, y: 26, title: 'Le profil', line: 'Il ne nous voit pas, tout entier à ce qu’il a devant lui.' },
    ],
  },
  {
    slug: 'cavalier-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Cavalier de Bâton : fougue, départ et demi-tour',
    description:
      'Un cheval drapé, un homme qui se retourne, un bois au poing. Le Cavalier de Bâton entraîne et bouscule : sens droit, renversé, et pistes pour chaque domaine.',
    image:
      'Que fait ce cheval sous sa housse ? On ne voit de lui que la tête et les sabots, le reste disparaît dans un caparaçon de tournoi, ample comme une jupe. Le cavalier tient un bâton droit, mal dégrossi. Il se retourne, le chapeau large au vent, vers ce qu’il quitte ou vers la troupe qui devrait suivre.\n\nL’animal et l’homme ne vont pas tout à fait dans le même sens. Ils ont l’air de s’en accommoder en plein galop.',
    upright:
      'En selle, donc, et l’on en parlera après. Des figures de la série, il est celle qui déplace : un déménagement, une tournée, un coup de tête que l’on raconte encore dix ans plus tard avec un fond de fierté. Son feu est communicatif, il suffit de courir un moment à côté de l’étrier pour y croire aussi.\n\nVous êtes en état de changer de route. L’énergie est là, puissante, couverte d’un tissu de bonnes manières sous lequel elle piaffe. Dirigez-la d’un mouvement des hanches plutôt que d’un coup de rêne, et choisissez le moment du demi-tour. Car c’est l’autre secret de la carte : ce cavalier sait revenir sur ses pas sans descendre de cheval.',
    reversed:
      'Le galop sert d’excuse. On arrive en trombe, on promet, on repart avant la vaisselle ; ou la monture s’emballe et tout l’entourage saute dans les haies. Vu sous cet angle, le caparaçon dissimule un cheval fourbu.\n\nMettez pied à terre un jour sur deux. Finir ce que l’on avait lancé, répondre à ceux qui attendaient votre retour, réparer la clôture, voilà des aventures pour cavaliers confirmés. Quant à celui des autres qui vous bouscule, laissez-le passer, il repassera.',
    love: 'Une passion qui frappe aux volets, des départs à l’improviste, une chaleur à laquelle on résiste mal. Savourez, sans bâtir la maison dès la première nuit. Pour les amours à distance, il dit surtout l’envie de couvrir la route. Demandez-lui ce qui le ferait rester.',
    work: 'Terrain, représentation, mission courte, réorientation menée tambour battant. On vous suit parce que vous y allez. Donnez à l’équipe un point de rencontre, une heure, une carte, elle n’a pas votre monture. Évitez de quitter un poste un jour de colère : attendez de savoir vers quoi vous allez, et pas seulement ce que vous fuyez.',
    money:
      'Dépense en fanfare, revente, coup de cœur pour une machine. L’argent voyage à votre allure. Séparez la somme de l’aventure de celle du loyer et vous pourrez galoper à l’aise. Au retour, videz les sacoches, triez les reçus, nourrissez la bête.',
    advice:
      'Partez, en disant où et pour combien de temps. Ceux qui vous aiment ouvriront la barrière plus volontiers.',
    kin: [
      {
        slug: 'le-chariot',
        line: 'Le prince en voiture regarde le cavalier le doubler, puis le retrouve à l’auberge.',
      },
      { slug: 'huit-de-baton', line: 'Ces traits qui filent pourraient être son courrier.' },
      { slug: 'reine-de-baton', line: 'Elle sait, mieux que personne, pourquoi il se retourne.' },
    ],
    symbols: [
      {
        x: 40,
        y: 23,
        title: 'Le regard en arrière',
        line: 'Il emporte avec lui ce qu’il quitte, ou vérifie qu’on le suit.',
      },
      { x: 28, y: 68, title: 'Le caparaçon', line: 'Une étoffe de fête jetée sur beaucoup de muscle.' },
      { x: 70, y: 24, title: 'Le bâton levé', line: 'À peine taillé, il sert d’étendard autant que d’arme.' },
    ],
  },
  {
    slug: 'reine-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'La Reine de Bâton : ardeur, assurance et générosité',
    description:
      'Cheveux dénoués, un grand bois contre l’épaule, la Reine de Bâton règne par sa chaleur. Ce qu’elle vous dit du désir, de l’ouvrage et de la confiance.',
    image:
      'Ses cheveux sont défaits et descendent sur les épaules, sous la couronne. Assise un peu de biais, elle tient contre elle un bâton monumental, évasé vers le haut, à mi-chemin de la massue et de la courge ; il repose sur l’épaule avec le naturel d’une ombrelle. L’autre main s’est posée à la taille, près de la ceinture.\n\nUn siège bas, une robe épaisse. Elle tourne la tête comme une personne qu’on vient d’appeler et qui prendra tout son temps pour répondre.',
    upright:
      'Chez elle, le désir a trouvé un fauteuil. Ce qui brûlait par à-coups chez le valet et galopait chez le cavalier s’est mis à chauffer régulièrement, ainsi qu’un poêle autour duquel la maisonnée se rassemble. Elle ne prouve rien. Elle sait ce qui lui plaît, ce qu’elle vaut, et la distance qu’il convient de tenir avec les gens pressés.\n\nVotre magnétisme agit mieux si vous demeurez à votre place. Invitez, encouragez, montrez l’exemple d’un appétit heureux ; une personne de cette trempe peut aussi vous prêter son aplomb. Créer, recevoir, diriger une troupe lui sont une même chose. Sa main à la ceinture rappelle que l’autorité part du ventre.',
    reversed:
      'Le poêle fume. Ardeur contrariée, besoin de plaire à chaque regard, jalousies de cour, impatience envers les tièdes : voilà pour l’excès. Dans le défaut, la souveraine doute de ses charmes et laisse le bâton contre un mur, « pour plus tard », en arrangeant la vie de tous les autres.\n\nReprenez place sur votre siège. Quel plaisir personnel, ni utile ni partagé, vous êtes-vous refusé depuis un mois ? Commencez par celui-là et la bonne humeur reviendra tenir la porte.',
    love: 'Sensualité tranquille, goût de choisir, loyauté entière une fois le choix fait. On vient se chauffer à votre feu et vous avez le droit de demander du bois. Pour un couple, elle conseille de la gaieté et des mains posées. Elle n’aime pas les devinettes, dites ce qui vous manque.',
    work: 'Direction chaleureuse, commerce, création, hôtellerie, tout poste où l’accueil est un art. Vos collaborateurs grandissent sous un regard confiant. Tenez ferme la question du temps, car on viendra vous consulter sans cesse. Votre nom peut devenir une enseigne ; veillez à ce qu’elle vous ressemble.',
    money:
      'Elle dépense avec éclat et sait parfaitement combien. Faites comme elle : l’ampleur du geste et, derrière, un cahier bien tenu. Rémunérez correctement votre propre travail avant de consentir des faveurs. Le faste qui endette n’est pas royal, une belle soupe pour dix l’est davantage. Les cadeaux viennent après.',
    advice: 'Asseyez-vous au milieu de votre vie comme si elle était à vous. Elle l’est, et cela se verra.',
    kin: [
      { slug: 'l-imperatrice', line: 'Même lignée de souveraines : à l’une l’écu, à l’autre le feu de bois.' },
      { slug: 'la-force', line: 'Elles ont en commun de ne jamais élever la voix devant un fauve.' },
      { slug: 'reine-de-coupe', line: 'L’une garde le cœur sous un couvercle, l’autre laisse le sien à la chaleur.' },
    ],
    symbols: [
      { x: 71, y: 29, title: 'Le grand bois', line: 'Évasé, presque fruit : une puissance qui a mûri sur l’épaule.' },
      { x: 39, y: 33, title: 'Les cheveux défaits', line: 'Rien n’est retenu, hormis par une couronne.' },
      { x: 39, y: 54, title: 'La main à la taille', line: 'Là se tient le centre, et elle le sait.' },
    ],
  },
  {
    slug: 'roi-de-baton',
    deck: 'le-tarot-de-marseille',
    title: 'Le Roi de Bâton : entreprendre, entraîner, donner',
    description:
      'Un souverain au grand chapeau tient son long bois en travers. Le Roi de Bâton met l’énergie au service d’une œuvre : lecture complète et conseils.',
    image:
      'Sous un chapeau à larges bords où s’est prise la couronne, un homme encore jeune occupe son trône de travers, une jambe en avant, prêt à se lever. Le long bâton qu’il appuie au sol, près du talon, est sculpté à son sommet. De la branche brute de l’as, il a fait un sceptre, en gardant quelque chose de l’arbre.\n\nLe vêtement ressemble à une armure et à un habit de voyage. Il regarde au loin, hors de la carte.',
    upright:
      'On lui apporte un problème, il se lève. Voilà tout son portrait. Les rois du tarot dominent chacun une matière, et celle-là est inflammable : l’enthousiasme, l’ambition, le sang vif, le besoin de fonder. Il a brûlé ses doigts assez souvent pour savoir où placer le foyer et qui doit garder le seau.\n\nÀ son contact on se sent capable. Vous pouvez tenir cet office auprès d’un groupe, ou croiser un guide, un patron, un aîné qui mise sur vous sans vous étouffer. Voyez grand, parlez court, mettez vous-même la main au premier rondin. Quant au trône, ce n’est qu’un relais : sa manière de s’y asseoir indique assez qu’il aime mieux le chantier.',
    reversed:
      'Le chef parle si fort qu’il n’entend plus le bois craquer. Colères, orgueil, projets lancés pour ne pas s’ennuyer, récits de campagne répétés à table. Au fond dort la crainte d’être inutile dès que l’on cesse d’entraîner.\n\nS’il s’agit d’un autre, gardez votre calme et demandez des faits. S’il s’agit de vous, laissez une réunion se tenir en votre absence : vous aurez la surprise de trouver le feu entretenu, et peut-être mieux.',
    love: 'Un tempérament généreux, protecteur, droit, qui offre un voyage plutôt qu’un poème. Avec lui la vie est large et la maison bruyante. Dites-lui quand la chaleur devient trop forte, il n’en prendra pas ombrage longtemps. Et si vous êtes ce roi, demandez parfois la route au lieu de la montrer.',
    work: 'Fonder, reprendre, diriger, former une relève. La vision est juste si elle survit à l’examen d’un comptable et d’une ouvrière. Choisissez des lieutenants qui osent vous contredire. Une entreprise portée par un seul souffle s’éteint avec sa voix, écrivez donc ce que vous savez.',
    money:
      'Il investit dans ce qui construit et donne sans faire sonner. À votre échelle, soutenez un projet que vous comprenez, avec de l’argent dont vous n’aurez pas besoin demain. Le panache n’est pas un plan de trésorerie. Payez vite ceux qui travaillent pour vous, c’est là que se mesure un roi.',
    advice:
      'Demandez à chacun ce qu’il lui faut pour bien faire. Procurez-le, puis retirez-vous d’un pas. Un feu bien bâti brûle sans qu’on le regarde.',
    kin: [
      { slug: 'l-empereur', line: 'L’un administre le royaume, l’autre l’agrandit, et leur dîner annuel est animé.' },
      { slug: 'le-soleil', line: 'Lumière sans calcul, voilà son modèle, les jours où il se tait.' },
      { slug: 'valet-de-baton', line: 'Il se revoit devant la poutre, à cet âge, et lui fait signe d’essayer.' },
    ],
    symbols: [
      {
        x: 46,
        y: 20,
        title: 'Le chapeau couronné',
        line: 'Chef et voyageur à la fois, il gouverne sans quitter la route.',
      },
      { x: 77, y: 22, title: 'Le bois sculpté', line: 'L’arbre du début, travaillé par une main patiente.' },
      { x: 67, y: 77, title: 'La jambe en avant', line: 'Le corps a déjà commencé à se lever.' },
    ],
  },
]
