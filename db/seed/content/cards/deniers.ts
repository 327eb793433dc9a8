import type { SeedCard } from '../kinds.ts'

export const deniers: readonly SeedCard[] = [
  {
    slug: 'as-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'As de Denier : le germe et la matière',
    description:
      'Un seul grand denier entouré de rinceaux fleuris : l’As de Denier parle d’une ressource, d’un début concret, de ce que l’on tient dans la main.',
    image: `Soleil, fleur, monnaie, roue de chapelle : ce disque unique, au beau milieu de la carte, pourrait être tout cela. Ses cercles s’emboîtent, ses pétales rayonnent, et l’on cherche machinalement un visage au centre sans jamais le trouver. Quatre rameaux partent de lui, en haut, en bas, et se recourbent avec une précision d’horloger.

Tournez la carte d’un demi-tour et vous la reconnaîtrez à peine changée. L’or se moque du haut et du bas. Il a son poids, son éclat, et se tient là.`,
    upright: `Tout est contenu dans cette graine. Les deniers parlent d’argent, certes, mais aussi de corps, de terre, de métier, de pain, de ce qui se touche et se compte ; l’as en fournit la première unité. Vous disposez d’une ressource. Elle peut être modeste, un outil, un savoir-faire, une pièce vide au fond du couloir, une somme mise de côté dont on avait presque perdu le souvenir.

Rien n’en est encore sorti. La valeur d’un germe dépend du sol où il tombera et des soins qu’il recevra. La carte vous prie de commencer par regarder ce que vous avez, avant de désirer ce qui manque ; l’inventaire est toujours plus long qu’on ne croit.`,
    reversed:
      'Une pièce serrée trop fort laisse sa marque dans la paume. L’avarice n’est pas seule en cause : on peut retenir un talent, une idée, une caresse, par crainte de les gaspiller. À d’autres moments, la ressource existe et demeure inaperçue, ou fond entre les doigts faute d’emploi précis. Desserrez la main et regardez. Il faut lui trouver un usage, petit et réel, avant la fin du mois.',
    love: 'Tout passe par la présence : une odeur de linge, un dos chaud, des courses faites à deux. Cette carte croit aux preuves tangibles. Elle favorise les débuts qui ont les pieds sur terre, et les couples qui s’offrent ensemble quelque chose de durable, même une simple table.',
    work: 'Un poste, un contrat, un premier client, un atelier : la matière première est là. Estimez honnêtement votre valeur et dites-la sans baisser les yeux. Le projet gagnera à être lancé en petite série, pour voir comment il respire hors de votre tête.',
    money:
      'Connaître au centime près ce que l’on possède a quelque chose d’apaisant. Faites le compte une fois, sans juger. Réservez une part, fût-elle minuscule, à ce qui doit croître, et ne la confiez qu’à des projets que vous comprenez.',
    advice:
      'Prenez dans la main un objet qui vous est utile tous les jours. Soupesez-le, demandez-vous qui l’a fabriqué. Votre prochaine richesse se trouve probablement dans ce genre d’attention.',
    kin: [
      { slug: 'le-soleil', line: 'Même disque, même chaleur : l’un éclaire les vivants, l’autre dort dans la terre.' },
      { slug: 'deux-de-denier', line: 'La pièce unique s’y dédouble et entre en circulation.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'Le grand denier', line: 'Une valeur entière, qui n’a pas encore été monnayée.' },
      { x: 50, y: 22, title: 'Le rameau du haut', line: 'Ce que l’on possède peut monter en graine et fleurir.' },
      { x: 50, y: 80, title: 'Le rameau du bas', line: 'Toute fortune a ses racines, souvent modestes.' },
    ],
  },
  {
    slug: 'deux-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Deux de Denier : le ruban, l’échange, l’équilibre',
    description:
      'Deux pièces unies par un ruban en S où le cartier signait son ouvrage : le Deux de Denier évoque l’échange, l’association et l’équilibre en mouvement.',
    image: `Ce serpentin qui lie les deux pièces a longtemps servi de signature. Les cartiers y inscrivaient leur nom, leur ville, parfois l’année, si bien que cette carte est l’état civil du jeu entier. Le ruban dessine un S : il passe au-dessus du denier d’en haut, glisse entre les deux, enlace celui d’en bas.

Des feuillages meublent les vides. Suivez la bande du doigt et vous ne saurez plus très vite où elle commence, ce qui est peut-être la meilleure définition d’un échange.`,
    upright: `Deux biens, deux charges, deux besoins se tiennent par la même étoffe. Ce qui monte ici redescend là ; une dépense nourrit une rentrée, un jour de travail permet un jour de repos. L’équilibre que propose le nombre deux n’est pas celui de la balance immobile, il ressemble à la marche, qui consiste à tomber d’un pied sur l’autre en y prenant plaisir.

On y trouve de la préparation. L’affaire se négocie, le contrat attend la signature, les moyens se rassemblent sans que rien ne soit encore visible. Placez votre nom au bon endroit, comme le faisait l’artisan : un accord clair dit qui a fait quoi, et sous quelle date.`,
    reversed:
      'Le ruban s’emmêle. On jongle entre deux caisses, on déshabille l’une pour habiller l’autre, on promet le même samedi à trois personnes. La fatigue vient de la quantité de nœuds et non du poids des pièces. Simplifiez : une chose à la fois, deux au plus, et par écrit. Lorsqu’un échange est déséquilibré, le dire tôt coûte une gêne ; le dire tard coûte une amitié.',
    love: 'Un lien se tisse par les services rendus et les agendas comparés. Qui conduit, qui cuisine, qui se lève la nuit ? La poésie d’un couple dépend aussi de ces réponses. Pour les solitaires, une rencontre possible suit le fil d’un échange pratique, prêt d’outil ou trajet partagé.',
    work: 'Deux activités demandent votre temps, ou deux partenaires un accord. Rédigez la convention maintenant, alors que tout le monde sourit. Un double emploi peut être équilibré pendant une saison ; posez dès le départ la date où vous en ferez le bilan.',
    money:
      'Entrées, sorties, entrées : le mouvement est sain si vous en suivez le rythme. Tenez un tableau à deux colonnes, pas davantage. Évitez d’emprunter à un poste pour en combler un autre sans noter la date du retour.',
    advice:
      'Repérez dans vos semaines ce qui circule mal : un objet prêté, une réponse due, un remerciement. Remettez-le en route. Un seul nœud défait détend parfois tout le ruban, et quelques épaules avec lui.',
    kin: [
      { slug: 'temperance', line: 'Elle verse d’un vase à l’autre comme ce ruban passe d’une pièce à l’autre.' },
      { slug: 'deux-de-coupe', line: 'L’accord y est de tendresse ; ici il se signe et se date.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'Le ruban en S', line: 'Ce qui relie compte autant que ce qui est relié.' },
      { x: 50, y: 28, title: 'La pièce d’en haut', line: 'Un bien visible, que l’on regarde volontiers.' },
      {
        x: 50,
        y: 72,
        title: 'La pièce d’en bas',
        line: 'Son pendant discret, sans lequel la première ne tiendrait pas.',
      },
    ],
  },
  {
    slug: 'trois-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Trois de Denier : l’ouvrage sort de terre',
    description:
      'Un denier au sommet, deux à la base, des rinceaux entre eux : le Trois de Denier raconte l’ouvrage qui sort de terre et le plaisir de fabriquer.',
    image: `Pareille à une plante en pot qui aurait décidé de faire des pièces au lieu de fleurs, la composition part de deux deniers posés en bas et s’élève, par un jeu de tiges symétriques, jusqu’au troisième, dressé tout en haut comme un fruit. Les feuilles l’enveloppent presque. On dirait qu’elles le présentent.

La matière, en somme, a poussé. Le métal lui-même s’est mis à obéir à la sève, et le petit miracle a lieu sans le moindre nuage.`,
    upright: `Du grain enterré sort une première pousse, verte, un peu chère payée peut-être, mais que l’on peut montrer. Le trois des deniers désigne le stade du prototype, de la boutique ouverte depuis huit jours, du mur monté à hauteur de genou. Ce n’est plus une idée, puisqu’on peut s’y cogner.

On associe à ce nombre le travail bien fait et reconnu par quelqu’un du métier. Un maître passe, penche la tête, grogne : c’est un éloge. Continuez. L’énergie abonde, la maladresse aussi, et la seconde se corrige avec la première. Ne cherchez pas encore la rentabilité ; la jeunesse d’un ouvrage coûte toujours un peu plus qu’elle ne rapporte.`,
    reversed:
      'On a bâti dans l’enthousiasme et les fondations réclament des nouvelles. Matériau choisi à la hâte, compétence surestimée, associés qui n’avaient pas le même plan dans la tête : reprenez l’ouvrage là où il cloche, sans tout abattre. Une seconde lecture concerne le travail sans témoin, que personne ne regarde et qui se décourage. Invitez un œil exercé. Une critique compétente tient mieux chaud que dix encouragements distraits.',
    love: 'L’amour fait des choses : un potager, une armoire montée sans la notice, un voyage dont on a cousu les sacs. Créer côte à côte révèle les caractères et rapproche. Une attirance nouvelle gagne à sortir de la conversation ; proposez une activité où les mains soient occupées.',
    work: 'Montrez vos réalisations, même inachevées, à des personnes qui s’y connaissent. L’apprentissage avance à grands pas. Dans un projet collectif, clarifiez qui dessine, qui exécute, qui finance, car chacun se croit volontiers l’architecte. Un calendrier affiché au mur évite bien des malentendus de chantier.',
    money:
      'Les premières recettes arrivent et chantent clair dans la boîte. Réinvestissez-en une portion dans l’outil, gardez le reste. Un budget de démarrage se double généralement en cours de route ; l’avoir prévu est une élégance que les associés apprécient.',
    advice:
      'Terminez cette semaine un objet, un seul, que l’on puisse tenir ou poser sur une table. Datez-le. Dans quelques années, vous aurez plaisir à revoir d’où vous partiez, et à sourire de vos assemblages.',
    kin: [
      { slug: 'l-imperatrice', line: 'Reine des éclosions, elle prête à cet atelier son goût de la forme.' },
      { slug: 'huit-de-denier', line: 'Ce premier essai, répété mille fois, deviendra la maîtrise du huit.' },
    ],
    symbols: [
      { x: 50, y: 26, title: 'Le denier du sommet', line: 'Un premier résultat, que l’on peut voir de la rue.' },
      { x: 50, y: 54, title: 'Les tiges montantes', line: 'L’effort invisible qui a porté la matière jusque-là.' },
      { x: 28, y: 74, title: 'L’un des deux socles', line: 'Rien ne s’élève sans une réserve laissée au sol.' },
    ],
  },
  {
    slug: 'quatre-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Quatre de Denier : ce que l’on possède et ce que l’on garde',
    description:
      'Quatre pièces aux angles, un écusson au centre : le Quatre de Denier dit la sécurité matérielle, le foyer, la terre ferme et l’art de ne pas s’y enfermer.',
    image: `L’ordre règne et porte même un blason. Quatre deniers occupent les coins d’un rectangle bien calé, et au milieu, entre deux rinceaux, un écusson montre une fleur ou un emblème de maison. Les graveurs en ont varié le motif, lys ici, initiales ailleurs ; tous ont voulu marquer un territoire.

Ce blason change tout. Les pièces ne sont plus des pièces, elles deviennent les bornes d’un domaine, avec son propriétaire, son cadastre, et sans doute un chien couché en travers de l’entrée.`,
    upright: `Avoir un toit, un revenu qui revient, un dos qui sait où s’appuyer : on ne chante guère ces choses-là, et pourtant quel soulagement. Le quatre de cette couleur assure la base. L’affaire tient ses promesses ordinaires, les murs sont secs, les clients fidèles, et la santé du projet ne dépend plus d’un coup de chance.

Sa vertu est la prudence, au noble sens. Vous savez ce qui est à vous, ce qui ne l’est pas, et combien coûte l’entretien de chaque mètre. Prenez appui là-dessus. Une sécurité bien comprise n’est pas le but de la promenade, c’est la paire de chaussures.`,
    reversed:
      'Le domaine a fini par posséder son propriétaire. Vous surveillez plus que vous n’habitez, vous comptez les petites cuillers après chaque visite, et la peur de perdre abîme la jouissance de ce qui est là. Si au contraire la base vacille, loyer en retard, emploi incertain, la carte incite à consolider un angle après l’autre plutôt qu’à courir aux quatre. Demandez de l’aide à temps : c’est encore une manière de tenir sa maison.',
    love: 'Le désir de fonder se précise : habiter, partager un compte, choisir une ville. Donnez aussi du jeu à la serrure. Un attachement se reconnaît à ce qu’il protège sans posséder ; l’autre a droit à un tiroir que vous n’ouvrirez pas. Qui vit seul peut se demander quelle place, chez lui, reste vraiment libre.',
    work: 'Situation stable, contrat solide, territoire reconnu. Entretenez-le, mais laissez une clôture ouverte par où puissent entrer une idée, un stagiaire, un concurrent aimable. À force de défendre son pré, on oublie d’y semer quoi que ce soit.',
    money:
      'Épargne de précaution, assurances relues, toiture inspectée : rien de romanesque et beaucoup de nuits tranquilles. Déterminez le montant à partir duquel vous vous sentez à l’abri. Ce chiffre, une fois écrit, empêche de le repousser tous les ans.',
    advice:
      'Faites le tour de votre logis comme un futur locataire. Notez une chose à réparer, une à donner, une à montrer avec fierté. Commencez par celle qui demande un tournevis.',
    kin: [
      { slug: 'l-empereur', line: 'Il possède le royaume entier et s’y tient, jambes croisées, comme chez lui.' },
      { slug: 'cinq-de-denier', line: 'Une pièce de plus vient bousculer le cadastre et poser une question.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'L’écusson', line: 'Un nom, une maison : ce que l’on défend donne aussi une identité.' },
      { x: 25, y: 25, title: 'Les bornes du domaine', line: 'La sécurité se mesure, et c’est sa bonté.' },
    ],
  },
  {
    slug: 'cinq-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Cinq de Denier : une valeur nouvelle au centre',
    description:
      'Quatre pièces aux angles, une cinquième au milieu des feuillages : le Cinq de Denier questionne ce qui a du prix et invite à l’échange avec plus grand que soi.',
    image: `Cueillie, greffée ou tombée du ciel, une cinquième pièce a pris la place du blason. Des tiges feuillues l’encadrent, tantôt droites tantôt nouées, et forment autour d’elle une sorte de tonnelle. Aux angles, les quatre anciennes gardent leur poste, un rien surprises.

Il n’y a ni neige ni mendiant dans cette image, quoi qu’en disent les jeux illustrés qui ont fait de ce numéro une carte de dénuement. Chez nous, on voit au contraire un centre qui prend de la valeur.`,
    upright: `Que vaut ce que vous avez, et par rapport à quoi ? La pièce centrale pose la question à des gens qui se croyaient tranquilles. Un apprentissage coûteux, un idéal, un lieu nouveau, un enfant : quelque chose survient qui n’est pas plus cher que le reste et qui, pourtant, recalcule tous les prix.

Le cinq pousse les deniers hors du coffre. Une part de vos biens demande à circuler vers l’étude, l’entraide, la beauté d’un projet dont on ne récoltera pas tout soi-même. Cela inquiète légèrement, comme chaque fois que l’on monte une marche plus haute que les autres. Gardez les angles en bon état, puis montez.`,
    reversed:
      'Une gêne passagère, ou la peur d’en connaître une, vous diminue à vos propres yeux. La carte inversée rappelle que la fortune d’un être ne tient pas dans ses tiroirs. Elle signale aussi l’argent dépensé pour se rassurer sur sa valeur : habits de rôle, tournées générales, formations empilées. Parlez de votre embarras à une personne fiable. Les portes auxquelles on n’a pas frappé restent forcément closes.',
    love: 'Qu’est-ce qui compte à vos yeux dans l’alliance de deux vies ? Les goûts de luxe et de frugalité s’affrontent parfois sous des prétextes ménagers. Une rencontre hors de votre milieu habituel élargit l’horizon ; laissez-vous enseigner ce que vous ne savez pas encore apprécier, un silence, une épice, une chanson.',
    work: 'L’envie vous prend d’un métier plus utile ou plus beau. Calculez le coût du passage : durée, formation, revenu pendant le trajet. Beaucoup de reconversions échouent par manque de tableur et non par manque de flamme. Un mi-temps d’essai vaut un long discours.',
    money:
      'Un imprévu ou une ambition neuve appelle un ajustement. Ouvrez la discussion avant l’incident : banquier, bailleur, famille. Aucune somme ne mérite que l’on s’isole ; des services publics existent pour ces conversations, et elles y sont confidentielles.',
    advice:
      'Interrogez cinq personnes d’âges différents sur ce que l’argent leur a permis de mieux. Ne répondez rien, écoutez. L’une des réponses sera votre cinquième pièce, et peut-être pas celle que vous espériez.',
    kin: [
      { slug: 'le-pape', line: 'Il rappelle qu’une valeur se transmet et que l’on ne s’enrichit pas sans maître.' },
      { slug: 'l-etoile', line: 'Elle donne sans compter et ne semble pas plus pauvre : belle énigme pour ce cinq.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La pièce du centre', line: 'Une valeur nouvelle s’installe et redéfinit les autres.' },
      { x: 50, y: 32, title: 'La tonnelle de feuilles', line: 'Ce qui naît de précieux mérite un abri provisoire.' },
      {
        x: 76,
        y: 76,
        title: 'Une pièce d’angle',
        line: 'La sécurité acquise attend, fidèle, et vous pouvez vous y appuyer.',
      },
    ],
  },
  {
    slug: 'six-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Six de Denier : donner, recevoir, harmonie des biens',
    description:
      'Quatre pièces serrées, une au-dessus, une au-dessous : le Six de Denier parle de partage, de plaisir matériel et de la juste façon de donner.',
    image: `Quatre deniers se tiennent au milieu comme un petit groupe qui bavarde, un cinquième les domine, un sixième les soutient. Des ramures montent et descendent de ce noyau, chargées de fleurs ouvertes, et le tout rappelle une enseigne de jardinier ou le corsage brodé d’un jour de foire.

L’axe est vertical : la richesse, ici, ne s’étale pas sur les côtés. Elle va du plus haut vers le plus bas et remonte, si bien que le groupe du centre a l’air de vivre du passage.`,
    upright: `Il existe un bonheur des choses en quantité juste. Du pain pour ce soir, de quoi inviter, un lit dont les draps sentent le vent : le six met les biens en beauté. On prend plaisir à travailler, à payer honnêtement, à offrir sans se donner en spectacle. L’argent redevient ce qu’il n’aurait pas dû cesser d’être, une politesse entre les gens.

Donner, dans cette carte, engage autant que recevoir. Celui qui aide aujourd’hui fut aidé, et le sera encore, sous une autre forme et par quelqu’un d’imprévu. Si l’on vous propose un soutien, prenez-le simplement. Si vous êtes en mesure d’en offrir un, faites-le de façon que l’autre puisse vous regarder à la même hauteur.`,
    reversed:
      'On tend la pièce et l’on garde le fil attaché. Aides qui humilient, cadeaux qui réclament, comptes d’apothicaire entre amis : l’axe s’est bouché quelque part. Voyez si c’est en haut, parce que l’on attend trop d’un généreux unique, ou en bas, parce que l’on refuse par orgueil ce qui faciliterait tout. Les plaisirs peuvent aussi s’être alourdis ; un repas plus simple aurait meilleur goût.',
    love: 'L’amour se fait nourricier. Mijoter, masser des pieds fatigués, choisir un fruit pour quelqu’un : il y a là une langue entière. Tâchez que les attentions ne coulent pas toujours dans la même direction, et dites à voix haute celles qui vous font du bien.',
    work: 'Salaire équitable, entraide, mécène, client content qui en amène un second. Reconnaissez publiquement la part de chacun. Voici peut-être le moment de demander un ajustement : on vous écoutera plus volontiers si vous parlez du service rendu que de vos besoins.',
    money:
      'Équilibre agréable, où l’on peut aider sans se mettre en péril. Préférez les dons discrets et les prêts sans mystère. Un achat de qualité, longuement désiré, fait partie des dépenses saines ; trois achats de consolation, non.',
    advice:
      'Payez quelque chose à quelqu’un qui ne le saura pas : un café en attente, une dette minime, un timbre. Regardez ensuite si votre journée en a été diminuée.',
    kin: [
      { slug: 'l-amoureux', line: 'Entre deux femmes et sous un ange, lui aussi reçoit d’en haut et choisit en bas.' },
      { slug: 'six-de-baton', line: 'Là le plaisir est d’agir ensemble, ici de partager ce que l’action a produit.' },
    ],
    symbols: [
      {
        x: 50,
        y: 22,
        title: 'La pièce du haut',
        line: 'Ce qui nous est donné, sans que nous l’ayons toujours mérité.',
      },
      { x: 50, y: 50, title: 'Le groupe des quatre', line: 'La vie commune, qui se nourrit de ce qui passe.' },
      { x: 50, y: 78, title: 'La pièce du bas', line: 'Ce que nous laissons à notre tour, pour d’autres.' },
    ],
  },
  {
    slug: 'sept-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Sept de Denier : la semence et la patience',
    description:
      'Trois pièces en triangle au-dessus de quatre autres : le Sept de Denier évoque le projet qui prend forme, l’effort concret et le temps de la croissance.',
    image: `Un triangle sur un carré : les enfants dessinent ainsi les maisons. Les trois deniers du haut forment le toit, les quatre du bas les murs, et entre les deux étages courent des tiges feuillues qui pourraient être la charpente ou bien la glycine. L’architecture tient par cette verdure.

Un regard plus lent y verra autre chose encore. L’idée, en haut, descend dans la matière ; ou la matière, en bas, se met à rêver. Le mouvement est possible dans les deux sens.`,
    upright: `Avec le sept, les biens cessent d’être un état et deviennent une entreprise. Vous semez, investissez du temps, ouvrez un chantier dont les effets se feront attendre. La carte approuve l’action, pourvu qu’elle soit informée par l’esprit du triangle : savoir pour quoi l’on travaille allège la brouette.

Arrive le moment délicat où le jardinier s’appuie sur sa bêche. Tout est planté, rien n’est mûr. Faut-il arroser davantage, éclaircir, patienter ? Évaluez sans arracher la tige pour regarder les racines. Une croissance réelle est lente, silencieuse, assez vexante pour l’amour-propre. Elle n’en poursuit pas moins son chemin pendant que vous dormez.`,
    reversed:
      'Le toit pèse plus que les murs : beaucoup d’ambition, peu de base. Ou les murs sont bons et l’on a oublié à quoi servait la bâtisse, de sorte que l’on travaille par habitude, sans joie ni plan. L’impatience fait changer de culture tous les ans. Choisissez une parcelle, rien qu’une, et menez-la jusqu’à la récolte, si maigre soit-elle ; elle vous instruira plus que dix semis abandonnés.',
    love: 'Une histoire se cultive, l’expression est usée parce qu’elle est exacte. Voyez où vous en êtes : racines, feuillage, fruits ? Certaines relations demandent un hiver de plus. D’autres ont reçu tous les soins possibles et ne prennent pas ; cela se constate avec douceur, et l’on garde la terre.',
    work: 'Mi-parcours d’un projet. Faites le point chiffres en main, ajustez une chose à la fois, résistez au plaisir de tout refonder. Vos qualités concrètes, constance, ponctualité, goût du détail, constituent un capital que vos concurrents plus brillants vous envient peut-être.',
    money:
      'Ce que vous avez engagé travaille à son rythme. Vérifiez une fois par trimestre, davantage ne ferait que vous agiter. Diversifiez les semences, méfiez-vous des récoltes annoncées d’avance : la terre ne signe aucune garantie, les marchands de miracles encore moins.',
    advice:
      'Dessinez la maison de votre projet. Au toit, écrivez la raison ; sur les murs, les quatre appuis dont vous disposez. Un mur manque ? Voilà le travail du mois, avec un nom, un lieu, une date et, si possible, de l’aide.',
    kin: [
      { slug: 'sept-de-baton', line: 'Lui défend l’ouvrage à coups d’énergie, celui-ci le laisse pousser.' },
      { slug: 'la-force', line: 'Une patience qui tient la gueule du temps sans la forcer.' },
    ],
    symbols: [
      { x: 50, y: 26, title: 'Le triangle du toit', line: 'L’intention qui donne un sens au labeur.' },
      { x: 50, y: 70, title: 'Le carré des murs', line: 'Les moyens réels, que l’on compte et que l’on éprouve.' },
      { x: 50, y: 48, title: 'La tige entre deux', line: 'Le temps, ce matériau dont on oublie toujours le prix.' },
    ],
  },
  {
    slug: 'huit-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Huit de Denier : la maîtrise du geste',
    description:
      'Deux colonnes de quatre pièces, sans désordre aucun : le Huit de Denier dit le métier, la répétition heureuse et une prospérité d’artisan.',
    image: `Rien de plus sage à première vue. Deux colonnes, quatre pièces dans chacune, alignées comme des boutons sur un gilet. Entre elles les feuillages se glissent où ils peuvent, répétant de ligne en ligne, à peu près pareil, le même enroulement. Un apprenti graveur a dû apprendre patience sur cette carte.

La beauté vient en s’approchant. Aucune des huit pièces n’est tout à fait identique à sa voisine ; le burin a dévié d’un cheveu, la main a vécu. L’exactitude, ici, garde une chaleur humaine.`,
    upright: `Recommencer, pour un artisan, ne signifie pas refaire la même chose. Le huit des deniers connaît cette nuance. Il parle de savoir-faire, d’études menées à bien, de mains qui vont seules parce que l’esprit leur a longtemps tenu compagnie. La matière et celui qui la travaille sont arrivés à un accord.

C’est également une carte d’abondance tranquille. Les choses se suffisent ; la caisse, l’agenda, la réserve de bois sont pleins sans excès. Prenez plaisir au détail que personne d’autre ne verra. La perfection dont il s’agit n’a rien d’un concours, elle ressemble à la satisfaction du boulanger qui retourne un pain et en tapote la croûte.`,
    reversed:
      'La répétition a perdu son âme. Vous produisez, vous cochez, et la fatigue vient de ce que l’on vous prend pour une colonne. Chez d’autres la carte inversée dénonce le perfectionnisme : un ouvrage poncé jusqu’à la transparence, jamais livré. Introduisez une variation. Changez l’ordre, l’outil, l’heure, enseignez ce que vous savez à un débutant dont les questions rendront au geste son étrangeté. Ou rendez la copie, avec son cheveu d’écart.',
    love: 'Un couple est un métier à tisser, on y passe mille fois la navette. Les attentions régulières bâtissent ce que les grands soirs n’ont jamais su faire. Rajoutez simplement, de loin en loin, un fil d’une couleur inattendue. Si vous cherchez quelqu’un, un cours ou un atelier vaut dix soirées mondaines.',
    work: 'Compétence, rigueur, réputation qui grandit de bouche à oreille. Un certificat, une formation, un outil meilleur feraient franchir un palier. Fixez vos tarifs d’après la qualité, et refusez l’urgence permanente qui transforme un bel atelier en comptoir.',
    money:
      'La prospérité arrive par petites quantités honnêtes. Continuez à provisionner, réparez avant la panne, achetez moins et solide. La seule dépense à craindre est celle que l’on répète sans s’en apercevoir ; un mois de notes suffit à la démasquer.',
    advice:
      'Choisissez un geste quotidien, éplucher, balayer, signer, et faites-le une fois aussi bien que possible. L’attention ainsi réveillée déborde sur le reste de la journée.',
    kin: [
      { slug: 'la-justice', line: 'Huitième majeure : l’exactitude y est une vertu, ici un plaisir des doigts.' },
      {
        slug: 'valet-de-denier',
        line: 'L’apprenti regarde sa première pièce ; le huit en a déjà façonné une colonne.',
      },
    ],
    symbols: [
      { x: 30, y: 50, title: 'La colonne de gauche', line: 'La pratique, jour après jour, sans gloire et sans ennui.' },
      { x: 70, y: 50, title: 'La colonne de droite', line: 'Les fruits de cette pratique, en nombre égal.' },
      {
        x: 50,
        y: 50,
        title: 'Le feuillage répété',
        line: 'Le vivant se glisse entre les gestes que l’on croyait mécaniques.',
      },
    ],
  },
  {
    slug: 'neuf-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Neuf de Denier : abondance, jardin et détachement',
    description:
      'Quatre pièces en haut, quatre en bas, une neuvième au milieu des fleurs : le Neuf de Denier parle de récolte, d’autonomie et de naissance à autre chose.',
    image: `Elle semble à l’étroit, la pièce du milieu, entre les quatre d’au-dessus et les quatre d’en dessous. Un anneau de tiges l’entoure de tous côtés. Plus d’un lecteur y a reconnu une naissance, et il faut avouer que la forme s’y prête : un passage étroit, une rondeur qui s’y engage, des bords qui s’écartent.

En tout cas l’image est pleine, dense, végétale, et pousse vers un dénouement. Les huit deniers d’alentour ont l’air d’attendre, avec le calme de parents dans un couloir.`,
    upright: `Vous voilà au jardin, en fin d’été. Les arbres ont rendu, les murs renvoient la chaleur, et la personne qui s’y promène peut dire que tout cela vient de ses mains. Le neuf célèbre une autonomie gagnée : revenu suffisant, domaine ordonné, corps ménagé, goût formé. On y savoure la solitude choisie autant que la compagnie.

Cependant quelque chose remue au centre. Une fois l’abondance acquise, à quoi sert-elle ? Le nombre neuf conduit les biens vers leur transformation : transmettre, léguer un savoir, quitter une maison trop grande, mettre au monde le projet qui justifiait tous les autres. Cette gestation n’a rien de triste, elle donne même bonne mine.`,
    reversed:
      'On demeure dans le jardin, grille fermée, à arroser des fleurs que nul ne respire. Le confort coûte plus de soins qu’il n’apporte de joie, ou bien l’apparence d’aisance masque une fatigue et deux échéances. Quelquefois c’est la naissance qui est retardée : tout est prêt, on n’ose lâcher ce qu’il faudrait laisser. Allégez d’une chose. La place faite, même exiguë, est souvent celle que l’avenir attendait pour se présenter.',
    love: 'Deux indépendances peuvent s’aimer fort bien, chacune avec sa clef. Nul besoin de fondre les jardins ; percez une porte dans le mur mitoyen. Si votre solitude est heureuse, n’en faites pas une forteresse pour autant : une visite le dimanche ne dérange pas les rosiers.',
    work: 'Vous récoltez les fruits d’années discrètes, et votre nom suffit comme recommandation. Que faire de cette latitude ? Former une relève, lancer l’œuvre personnelle, réduire le nombre d’heures. L’essentiel est de ne pas remplir par automatisme le temps enfin dégagé.',
    money:
      'Une aisance raisonnable vous permet de choisir. Inventoriez ce qui vous sert, ce qui vous encombre, ce qui réjouirait quelqu’un d’autre. Pour les questions de transmission, le notaire est un interlocuteur moins austère que sa plaque de cuivre ne le laisse croire.',
    advice:
      'Sortez marcher dans un lieu que vous avez contribué à rendre plus beau, rue, bureau, potager ou famille. Faites-en le tour complet. Puis demandez-vous ce qui voudrait y naître.',
    kin: [
      { slug: 'l-hermite', line: 'Il a quitté le jardin et n’a gardé que la lumière : on peut donc vivre de peu.' },
      { slug: 'dix-de-denier', line: 'La naissance annoncée au neuf agrandit bientôt toute la maisonnée.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La pièce qui vient', line: 'Au milieu de l’abondance mûrit une chose d’un autre ordre.' },
      { x: 50, y: 24, title: 'Les quatre d’en haut', line: 'Ce que l’on a su rêver, et que l’on a reçu.' },
      { x: 50, y: 78, title: 'Les quatre d’en bas', line: 'Ce que l’on a bâti et dont on peut répondre.' },
    ],
  },
  {
    slug: 'dix-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Dix de Denier : un patrimoine à transmettre',
    description:
      'Deux quinconces de pièces parmi les fleurs : le Dix de Denier raconte la prospérité partagée, la maison, la lignée et ce que l’on choisit de laisser.',
    image: `Cinq en haut, cinq en bas. Deux fois la même figure, celle que l’on voit au dé et dans les vergers, se superpose d’un bout de la carte à l’autre. Les pièces centrales de chaque groupe tiennent sur un axe ; de petites fleurs les relient comme une agrafe joint les deux pans d’un manteau.

L’œil y devine deux mondes. Deux familles, deux époques, la cave et le grenier, les aînés et les petits, à vous de dire. Le compte est rond et la surface comble.`,
    upright: `La dernière des cartes à points dépose devant vous tout ce que la couleur a su produire : des murs, du linge, un commerce, des recettes, des cicatrices d’outil sur les mains. Il y en a pour plusieurs. Le dix de deniers parle rarement d’un seul individu ; il comprend la maison, les ascendants, les associés, les voisins à qui l’on prête l’échelle.

Que le cycle soit complet ne veut pas dire qu’il faille s’asseoir dessus. Une richesse qui n’irrigue rien retourne à l’état de cailloux. Pensez en termes de passage : ce que vous avez reçu, ce que vous y avez ajouté, ce qui pourrait en repartir sous forme de geste, de savoir ou d’idée neuve. Un bâton, dit-on, attend derrière la porte.`,
    reversed:
      'L’héritage encombre. Meubles et opinions se transmettent par lots, et l’on n’ose demander s’il est permis de trier. Des questions d’intérêt assombrissent peut-être les réunions de famille, ou l’affaire a tellement grossi que plus personne ne s’y reconnaît. Prenez une pièce à la fois. Ce qui vous convient, gardez-le avec reconnaissance ; quant au reste, vous pouvez le remercier et le laisser sur le trottoir de l’histoire.',
    love: 'Aimer, à ce stade, revient à fonder : un foyer, un rituel de vacances, une table où les générations se chamaillent. Présentez, invitez, intégrez sans absorber. La personne que vous chérissez arrive elle aussi avec son quinconce ; prévoyez de la place pour deux bibliothèques.',
    work: 'Entreprise familiale, équipe de longue date, institution : l’expérience accumulée forme un trésor qu’il convient d’ordonner. Documentez, déléguez, passez la main sur un dossier. Votre prochaine aventure sera plus légère si quelqu’un d’autre détient le double des clefs.',
    money:
      'La vue d’ensemble s’impose : avoirs, dettes, projets, proches. Réunissez les intéressés autour d’un document lisible par tous, et faites-vous accompagner pour les actes. Une part destinée à autrui, même faible, aère la totalité.',
    advice:
      'Couchez sur le papier la recette d’un plat de votre enfance telle que vous la feriez lire à quelqu’un qui n’est pas encore là. Ajoutez-y votre modification. Voilà une succession bien réglée.',
    kin: [
      { slug: 'le-monde', line: 'Une fin pleine, une couronne de feuilles, et la danse qui reprend à l’intérieur.' },
      { slug: 'as-de-baton', line: 'La matière accomplie appelle une étincelle : le cycle suivant est de feu.' },
    ],
    symbols: [
      { x: 50, y: 30, title: 'Le quinconce du haut', line: 'Les aînés, les sources, ce qui fut donné.' },
      { x: 50, y: 70, title: 'Le quinconce du bas', line: 'Les suivants, les usages, ce qui sera transmis.' },
      { x: 50, y: 50, title: 'L’agrafe de fleurs', line: 'Le présent tient ensemble les deux moitiés d’une histoire.' },
    ],
  },
  {
    slug: 'valet-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Valet de Denier : l’apprenti et la pièce d’or',
    description:
      'Un jeune homme debout contemple la pièce qu’il tient : le Valet de Denier parle d’apprentissage, de projet concret et d’une attention qui vaut de l’or.',
    image: `Chapeau à large bord, pied posé avec assurance, il lève une pièce à la hauteur des yeux comme on mire un œuf. Les vieilles versions en figurent une seconde au sol, à demi enfouie, que le jeune homme n’a pas remarquée ou qu’il a lui-même plantée. Entre celle qui brille et celle qui germe, il se tient debout, exact trait d’union.

Un peu d’herbe pousse à ses pieds. Tout indique le dehors, la foire peut-être, un matin où l’on vient de toucher son premier salaire.`,
    upright: `Le débutant sérieux : espèce rare, délicieuse à fréquenter. Il examine, compare, revient le lendemain avec une question meilleure. L’or l’intéresse moins que la façon dont on l’a frappé. Cette carte décrit un apprentissage, un premier emploi, une petite somme reçue, une nouvelle d’ordre matériel ; elle décrit surtout l’attention au réel, sans laquelle nul talent ne prend.

Des deux pièces, l’une est à dépenser et l’autre à laisser en terre. Vous devrez répartir de même votre énergie. Ce que vous étudiez à présent paraît sans éclat, et ce sera dans quelques années le sol sous vos pas. Allez lentement. On s’étonnera plus tard de votre facilité.`,
    reversed:
      'Il fixe la pièce au point de ne plus voir la route. Soit qu’il en rêve, grands projets sur papier à lettres, sans un sou de pratique ; soit qu’il en ait peur et garde sous le matelas un talent qui aurait aimé voyager. Les études traînent, l’inscription attend, le devis reste au brouillon. Rien de grave : une démarche par jour, la plus ennuyeuse d’abord, et la machine repart.',
    love: 'Une affection simple, attentive, qui retient vos goûts et arrive à l’heure. Elle manque de panache et gagne à être connue. Offrez du concret à ceux que vous aimez : réparer, accompagner, apprendre leur recette préférée. Les débuts timides préfèrent les promenades aux grandes tables.',
    work: 'Alternance, stage, reconversion, période d’essai. Posez toutes les questions, y compris celles qui font sourire. Un travail minutieux accompli maintenant sera remarqué par quelqu’un de discret. Pensez aux démarches officielles, aides à la formation, reconnaissance d’acquis : elles demandent surtout de la persévérance.',
    money:
      'Voici venir la première tirelire sérieuse. Même modeste, elle enseigne l’ordre. Notez chaque dépense durant trente jours, puis tirez-en une seule règle que vous respecterez. Les leçons d’argent les plus utiles coûtent rarement plus de dix euros.',
    advice:
      'Apprenez cette semaine à faire une chose manuelle auprès de quelqu’un qui la fait depuis longtemps. Regardez ses doigts, taisez-vous, essayez. Remerciez par un second essai, moins bon peut-être, mais à vous.',
    kin: [
      { slug: 'le-bateleur', line: 'Lui aussi tient une pièce entre deux doigts, mais il en fait un tour.' },
      {
        slug: 'cavalier-de-denier',
        line: 'Le même, quelques années plus tard, parti suivre l’or qui l’appelait au loin.',
      },
    ],
    symbols: [
      {
        x: 73,
        y: 28,
        title: 'La pièce levée',
        line: 'L’attention soutenue change une chose ordinaire en enseignement.',
      },
      { x: 47, y: 85, title: 'Le sol herbeux', line: 'Ce qui est enfoui travaille pour plus tard.' },
      {
        x: 47,
        y: 20,
        title: 'Le grand chapeau',
        line: 'Un toit portatif : l’apprenti est chez lui partout où l’on apprend.',
      },
    ],
  },
  {
    slug: 'cavalier-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Cavalier de Denier : la route et le bien',
    description:
      'Un bâton à la main, il suit au pas une pièce suspendue dans l’air : le Cavalier de Denier avance avec constance vers un bien qu’il a choisi.',
    image: `Curieux équipage ! Ce cavalier de l’or porte un bâton, comme s’il l’avait emprunté à une autre couleur, et la pièce, au lieu d’être dans sa main, flotte devant lui à la façon d’une lune en plein jour. Le cheval marche, large et tranquille, habitué aux longues distances et aux mauvais chemins.

L’homme lève les yeux. Il ne saisit rien, il suit. De toutes les figures à cheval celle-ci est la moins pressée, et c’est peut-être la seule qui sache exactement à quelle heure elle arrivera.`,
    upright: `Les trois autres cavaliers filent vers un être, une idée ou un désir ; lui se dirige vers un résultat. Il le voit de loin, le garde en vue, règle son allure. Endurance, méthode, sens pratique : on ne fait pas de chansons sur ces qualités, on leur confie volontiers ses clefs.

Le bâton rappelle que la matière a besoin d’une énergie pour être mise en route. Ensemble, l’effort et le but forment un voyage d’affaires, un déménagement, un chantier, la lente conquête d’une autonomie. Vous progressez, même si le paysage paraît identique depuis ce matin. Nourrissez la monture, ménagez les étapes, et gardez le regard un peu au-dessus de l’horizon, là où brille ce qui vous a fait partir.`,
    reversed:
      'Le cheval broute. Inertie, prudence devenue prétexte, circuit parcouru cent fois dans le même sens sans que l’on se rappelle pourquoi : la pièce a disparu du ciel et l’on avance par discipline pure. Plus rarement, c’est la course après l’or qui épuise bête et cavalier. Arrêtez-vous au bord du chemin, relisez l’adresse. Si le but ne vous parle plus, vous avez le droit d’en suivre un autre.',
    love: 'Peu de sérénades, beaucoup de kilomètres. Cette tendresse vient vous chercher à la gare sous la pluie et a vérifié l’horaire. À deux, un projet de long cours vous unit, maison à rénover, voyage lointain. Prenez garde que le chantier ne devienne l’unique sujet ; tournez-vous parfois vers qui marche à côté.',
    work: 'Mission longue, déplacement, suivi patient d’un dossier que d’autres ont abandonné. Votre fiabilité est une valeur qui se négocie, pensez-y lors des entretiens. Décomposez le but en relais de quinze jours ; chaque auberge atteinte redonne du cœur au cheval.',
    money:
      'Une progression régulière l’emporte sur les coups d’éclat. Virement automatique, remboursement échelonné, objectif chiffré au mur de la cuisine : cette monotonie protège. Ne suivez pas une pièce brillante au motif que tout le monde regarde en l’air.',
    advice:
      'Tracez sur une carte, réelle ou dessinée, la route entre l’endroit où vous êtes et celui que vous visez. Placez-y trois haltes. Réservez la première.',
    kin: [
      {
        slug: 'le-mat',
        line: 'Deux voyageurs à bâton : l’un suit son or des yeux, l’autre ne sait pas où il va et chante.',
      },
      { slug: 'roi-de-denier', line: 'Au terme du chemin, un siège au grand air attend celui qui aura su arriver.' },
    ],
    symbols: [
      {
        x: 77,
        y: 22,
        title: 'La pièce dans le ciel',
        line: 'Le but se tient à distance pour que l’on ait envie de marcher.',
      },
      { x: 21, y: 34, title: 'Le bâton', line: 'L’énergie empruntée au vivant, sans quoi l’or reste immobile.' },
      { x: 66, y: 64, title: 'Le cheval patient', line: 'La durée porte mieux que l’élan.' },
    ],
  },
  {
    slug: 'reine-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Reine de Denier : la sagesse des choses',
    description:
      'Assise, elle élève une pièce et la contemple : la Reine de Denier veille sur les biens, le foyer et le corps, avec du goût, de la mesure et du flair.',
    image: `D’elle à la pièce court une ligne invisible, le regard. La reine, assise de profil chez la plupart des cartiers, tient son denier haut devant le visage et le considère comme un miroir ou une hostie ; l’autre main garde un sceptre posé contre l’épaule, presque oublié. Sa robe tombe avec le poids des bonnes étoffes.

L’échange est muet. Que se disent le métal et cette femme ? Elle évalue, certainement. Elle admire peut-être. On jurerait qu’elle s’y voit telle qu’elle est, et que cela lui convient.`,
    upright: `Savoir ce que valent les choses est une forme d’intelligence, et la reine des deniers la possède au plus haut degré. Elle reconnaît au toucher la laine, le bon pain, l’homme de parole. Elle tient une maison, un commerce, un laboratoire, et tient aussi son corps pour un allié que l’on nourrit et que l’on repose.

Sous sa protection, les projets s’incarnent. Elle ne distribue pas de rêves mais des clefs, des graines, une chambre au calme, un prêt à échéance précise. Cette figure peut évoquer une mère, une patronne avisée, un intendant, une grand-tante à confitures ; ou votre talent pour rendre la vie vivable. Regardez bien ce que vous tenez. Cela mérite ce regard.`,
    reversed:
      'Une contemplation trop exclusive rétrécit le monde aux dimensions de la pièce. La reine calcule l’amitié, soupçonne les emprunteurs, confond confort et bonheur. Ou bien elle ne sait plus s’évaluer et se brade, travaille pour un merci, néglige de dîner. Ces deux excès ont un seul remède, la juste mesure retrouvée par petites pesées : une dépense pour soi, un cadeau pour un autre, un repos sans justification.',
    love: 'L’amour a ici des draps propres et un four chaud. On s’y occupe de vous, on y attend que vous remarquiez le bouquet. Remerciez explicitement. Si vous êtes la personne qui veille à tout, laissez l’autre brûler le rôti : partager les soins suppose d’en partager les ratages.',
    work: 'Gestion, artisanat, immobilier, soin, agriculture : vous avez l’œil et le sens du possible. Votre avis sur la faisabilité sauve des projets. Faites-vous payer à proportion. Une collaboration avec un esprit plus rêveur donnerait de beaux résultats, à condition que vous teniez le calendrier.',
    money:
      'Ses livres sont à jour, ses factures dans l’ordre, et elle garde un petit luxe qu’elle ne discute avec personne. Imitez-la sur les trois points. Avant l’achat important, dormez une nuit et touchez la marchandise.',
    advice:
      'Estimez votre journée d’hier comme une antiquaire : ce qui était authentique, ce qui était plaqué, ce qui n’était pas à vendre. Gardez cette dernière catégorie pour demain.',
    kin: [
      { slug: 'l-imperatrice', line: 'Autre souveraine féconde, plus aérienne ; la nôtre a les mains dans la farine.' },
      {
        slug: 'reine-de-baton',
        line: 'Sa voisine agit d’abord et chiffre ensuite ; leur commerce commun prospérerait.',
      },
    ],
    symbols: [
      { x: 28, y: 29, title: 'La pièce contemplée', line: 'Estimer une chose, c’est déjà en prendre soin.' },
      {
        x: 75,
        y: 31,
        title: 'Le sceptre oublié',
        line: 'Le vrai pouvoir sur les biens consiste à savoir les regarder.',
      },
      { x: 52, y: 70, title: 'La robe pesante', line: 'Une présence qui occupe sa place sans s’en excuser.' },
    ],
  },
  {
    slug: 'roi-de-denier',
    deck: 'le-tarot-de-marseille',
    title: 'Roi de Denier : aisance, sagesse et simplicité',
    description:
      'Un homme mûr, les jambes à l’aise, une pièce sur le genou : le Roi de Denier a réussi sans raideur. Prospérité, bon sens, générosité d’homme d’affaires.',
    image: `Où est passé le palais ? Dans les jeux anciens, ce souverain s’est installé dehors, au milieu des herbes, sur un siège plutôt simple. Point de couronne bien fière : un vaste chapeau le protège du soleil. Il croise les jambes comme un voisin sur son banc, et la pièce repose près du genou, tenue du bout des doigts.

Elle ne l’intéresse déjà plus. Son regard passe au-dessus, vers la route, vers la carte suivante, vers ce qui poussera l’année prochaine.`,
    upright: `Dernier roi de la dernière couleur, il a fini de prouver. L’argent fut gagné, sué peut-être, et il se tient maintenant à sa place d’outil. De là une aisance que les ambitieux lui envient sans la comprendre. Il sait acheter, embaucher, attendre, perdre un peu, rendre. On dort bien sous son toit.

Vous pourriez rencontrer ce personnage sous les traits d’un entrepreneur, d’un propriétaire humain, d’une banquière de campagne, d’un grand-père qui signe les chèques et taille les poiriers. Vous pourriez l’être. La carte vous invite à posséder sans être possédé, à vous servir de votre expérience au grand air, et à tourner la tête : la réussite n’est pas une chaise, c’est un endroit d’où l’on voit plus loin.`,
    reversed:
      'Gros chapeau, petites vues. Le roi renversé paie pour qu’on l’écoute, ramène chaque question à son tarif et traite le monde en dépendance agricole. Une autre variante le montre qui s’endort sur ses sacs, sourd aux changements de saison. Il y a enfin le riche inquiet, jamais rassasié de garanties. Proposez-lui une heure sans prix : cueillir, jouer, rendre un service à quelqu’un qui ne peut rien pour lui.',
    love: 'Chaleur sans fièvre, protection sans cage, plaisir évident des bonnes choses. Un partenaire de cette étoffe montre qu’il aime en rendant l’existence confortable ; rappelez-lui que votre âme apprécie aussi d’être invitée. Les engagements solennels, vus d’ici, ont un air de pique-nique.',
    work: 'Direction d’entreprise, métier établi, négociation avec un décideur pragmatique : parlez clair, apportez des résultats, abrégez les diapositives. Si l’affaire est à vous, préparez l’étape prochaine pendant que celle-ci prospère. Un patron se juge à ce qui marche en son absence.',
    money:
      'L’expérience gouverne : engagements proportionnés, conseillers choisis, méfiance envers la mode. L’avenir ne signe rien à personne, et vous avez appris à composer avec cette réserve. Sachez dire « c’est assez », phrase que nul établissement ne vous soufflera.',
    advice:
      'Installez une chaise dehors, sur un seuil, un balcon, un trottoir. Restez-y le temps qu’un passant vous salue. Certaines fortunes se comptent en bonjours, et elles ne connaissent pas l’inflation.',
    kin: [
      {
        slug: 'l-empereur',
        line: 'Assis pareillement, les jambes croisées, mais celui-là n’a pas encore ôté sa couronne.',
      },
      { slug: 'as-de-baton', line: 'Son regard s’en va par là : l’aisance acquise réclame un nouvel élan.' },
    ],
    symbols: [
      { x: 35, y: 62, title: 'La pièce au genou', line: 'Un bien tenu sans crispation, prêt à servir.' },
      {
        x: 50,
        y: 20,
        title: 'Le vaste chapeau',
        line: 'L’autorité préfère ici l’ombre utile à l’éclat de la couronne.',
      },
      { x: 86, y: 79, title: 'Les herbes du dehors', line: 'La richesse a retrouvé la terre d’où elle était venue.' },
    ],
  },
]
