import type { SeedCard } from '../kinds.ts'

export const epees: readonly SeedCard[] = [
  {
    slug: 'as-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'As d’Épée : trancher, comprendre, nommer',
    description:
      'Une main tient une lame dressée qui traverse une couronne : l’As d’Épée annonce l’idée nette, la décision et la parole qui coupe juste.',
    image: `D’un nuage, ou d’une manche plissée en forme de nuage, sort une main qui empoigne une épée. La lame monte droit. Elle passe au milieu d’une couronne d’où pendent deux rameaux, l’un de laurier, l’autre de palme ou d’olivier selon l’humeur des graveurs, et de petites flammes colorées, sur les vieux tirages, flottent alentour comme des étincelles refroidies.

Remarquez que la couronne n’est pas fendue. L’acier la traverse par son ouverture, exactement, sans toucher les bords. Toute l’image tient dans cette précision.`,
    upright: `Penser commence par séparer : ceci de cela, le fait de la rumeur, ce qui dépend de vous du reste. L’épée inaugurale apporte cette faculté à l’état pur. Une idée apparaît, d’une évidence telle que l’on se demande comment on vivait la veille. Une phrase se forme, enfin, dans le bon ordre.

La main invite cependant à la responsabilité. Un outil si bien affûté ne prévient pas. Il peut ouvrir une lettre, tailler un rosier, rendre une justice ; il blesserait aussi sûrement si l’on gesticulait. Usez-en pour délier. La couronne est promise aux victoires de l’esprit sur la confusion, non aux querelles gagnées contre un cousin.`,
    reversed:
      'Pointe en bas, la lame va chercher ses cibles à ras de terre : le détail, la pique, l’argument de trop. L’intelligence tourne à vide et tranche pour le plaisir d’entendre siffler. Il se peut aussi qu’une décision mûre reste au fourreau, par peur d’en vexer l’un ou l’autre. Posez l’outil, aiguisez la question. Quand elle sera vraiment nette, un mot suffira, et il n’aura pas besoin d’être dur.',
    love: 'La franchise ouvre une fenêtre. Dites ce que vous voulez, demandez ce que l’autre veut, avec des verbes au présent. Une équivoque ancienne peut se dissiper en une seule conversation. Quant aux cœurs disponibles, ils gagneront à savoir ce qu’ils ne cherchent plus : la liste est courte, et d’un grand secours le samedi soir.',
    work: 'Idée directrice, concours, négociation, contrat à rédiger : l’esprit est vif, profitez de la matinée. Supprimez avant d’ajouter. Un projet résumé en une ligne trouvera des alliés, alors que le dossier complet aurait trouvé des lecteurs fatigués.',
    money:
      'Tranchez dans le vif des dépenses inutiles, une bonne fois, papier en main. La clarté vaut ici plus que la ruse. Avant toute signature, faites-vous expliquer chaque clause ; celui qui soupire de vos questions vient d’y répondre. Un seul chiffre exact vaut mieux que cinq impressions rassurantes.',
    advice:
      'Formulez votre problème en une phrase de douze mots, sans adverbe. Tant qu’elle résiste, c’est que deux problèmes se cachent dans le même manteau. Séparez-les, puis occupez-vous du plus petit.',
    kin: [
      {
        slug: 'la-justice',
        line: 'Elle tient la même lame, et dans l’autre main de quoi vérifier le poids des choses.',
      },
      { slug: 'as-de-baton', line: 'L’un pense, l’autre pousse : deux mains sorties du ciel pour commencer.' },
    ],
    symbols: [
      { x: 50, y: 26, title: 'La couronne traversée', line: 'Une pensée juste passe par le centre et n’abîme rien.' },
      { x: 50, y: 48, title: 'La lame dressée', line: 'La verticale de la décision, sans hésitation ni retour.' },
      {
        x: 42,
        y: 76,
        title: 'La main qui empoigne',
        line: 'L’outil ne vaut que par la responsabilité de qui le tient.',
      },
    ],
  },
  {
    slug: 'deux-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Deux d’Épée : la fleur entre deux lames',
    description:
      'Deux épées courbes se croisent en ovale autour d’une fleur : le Deux d’Épée parle de réserve, de réflexion et de la décision qui mûrit à l’abri.',
    image: `On a d’abord du mal à voir des épées. Les deux lames, courbées comme des osiers, se croisent en haut et en bas et dessinent un œuf presque parfait. À l’intérieur, une grande fleur s’épanouit, protégée de partout ; aux quatre coins du dehors, de plus petites semblent demander la permission d’entrer.

C’est un jardin clos, un médaillon, une paupière. L’acier sert de haie. Rien de tranchant n’est tourné vers le cœur du dessin.`,
    upright: `Chez les épées, le deux accumule de la pensée. On lit, on pèse, on confronte deux opinions d’égale force et l’on s’abstient de conclure. Cette suspension agace l’entourage ; elle est pourtant fertile, puisque la fleur pousse. Certaines idées ont besoin de murs pour grandir, et la conversation les casserait comme un courant d’air casse une tige.

Le tirage vous accorde donc un délai. Vous n’avez pas à choisir aujourd’hui. Nourrissez les deux côtés, écoutez l’avis contraire avec une bonne foi presque sportive, protégez votre silence. Un matin, l’ovale s’ouvrira sans qu’il soit besoin de le forcer.`,
    reversed:
      'À l’envers, la carte change à peine, seule la fleur regarde ailleurs ; détail à retenir lorsque l’on tourne en rond. La réflexion est devenue une cachette. On rassemble encore une preuve, encore un témoignage, tandis que la vie attend dans le couloir. Une autre possibilité : deux convictions se bloquent l’une l’autre et vous fatiguent. Fixez une date de fin à la délibération, puis tenez-la, fût-ce pour une décision provisoire.',
    love: 'Chacun reste sur son quant-à-soi, non par froideur, par pudeur. Une période d’observation mutuelle protège ce qui commence. Dans un couple, respectez le jardin secret de l’autre ; il n’y enterre pas forcément un trésor, il y prend peut-être simplement l’air. Et si deux attirances se disputent votre faveur, donnez-leur le temps de montrer leurs différences.',
    work: 'Études, recherche, préparation d’un entretien : le travail invisible est le plus utile en ce moment. Ne montrez pas le brouillon. Si l’on vous presse de prendre parti entre deux chefs, déclarez que vous examinez la question, ce qui aura le mérite d’être exact.',
    money:
      'Deux devis, deux banques, deux solutions : comparez-les vraiment, colonne contre colonne. Attendre une semaine ne coûte rien et révèle souvent le piège, ou l’économie cachée dans une note de bas de page. Ne laissez cependant pas l’examen durer plus longtemps que le besoin.',
    advice:
      'Fermez une porte, au sens propre, pendant une demi-heure par jour. Pensez avec un crayon. L’objet de la séance n’est pas de trouver, encore moins de conclure ; c’est de voir ce qui pousse quand personne ne demande où vous en êtes.',
    kin: [
      {
        slug: 'la-papesse',
        line: 'Deux fois deux silences : elle tient le livre que cette carte est en train de lire.',
      },
      { slug: 'deux-de-baton', line: 'Là les forces se croisent sans rien enclore ; ici elles abritent une fleur.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La fleur enclose', line: 'L’idée grandit mieux lorsqu’on lui épargne les commentaires.' },
      { x: 50, y: 20, title: 'Le croisement du haut', line: 'Deux avis contraires se rejoignent pour former un abri.' },
      { x: 16, y: 80, title: 'La fleur du dehors', line: 'Le monde patiente à la porte ; il ne s’en ira pas.' },
    ],
  },
  {
    slug: 'trois-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Trois d’Épée : sens d’une lame droite',
    description:
      'Une épée droite traverse l’ovale de deux lames courbes, entre des rameaux : le Trois d’Épée dit l’idée qui perce et la vérité qui soulage après coup.',
    image: `Au milieu de l’amande formée par les deux lames courbes, une troisième se plante, rectiligne. Elle monte de bas en haut, ou descend, l’œil hésite ; deux branches feuillues l’accompagnent et lui font cortège. Sans elles on ne verrait qu’une percée. Avec elles, on pense à un tuteur autour duquel quelque chose verdit.

Pas de cœur transpercé, donc. Cette image fameuse appartient à une autre tradition, et notre gravure a les joues bien plus fraîches. Ce qui est traversé, ici, c’est une clôture.`,
    upright: `La pensée retenue au deux vient d’éclore. Elle sort armée d’une certitude de jeune étudiant : tout devient limpide, il faut le dire, il faut l’écrire, dès ce soir. Le trois met en mouvement l’intelligence et lui donne une direction. Un plan se trace, un article trouve son titre, un aveu sort de la bouche avant qu’on l’ait poli.

Cette fraîcheur a ses angles. Ce qu’on vient de comprendre paraît si vrai que l’on en piquerait volontiers tout le monde. Gardez l’élan et les rameaux : une vérité bien dite porte des feuilles, elle laisse à l’interlocuteur de quoi s’abriter.`,
    reversed:
      'Une parole a passé trop près, de vous vers quelqu’un ou l’inverse, et l’écorchure cuit encore. Rien d’irréparable dans cette carte, mais une tendance à y revenir du bout de la langue. On reconnaît également le projet bâti sur un raisonnement trop jeune, magnifique en théorie. Demandez ce que l’autre a entendu plutôt que de répéter ce que vous avez dit. L’écart entre les deux contient la réparation.',
    love: 'Une explication tombe, claire, un peu abrupte. Elle peut chagriner sur le moment et rendre ensuite les gestes plus libres. Choisissez vos mots comme on choisit des fleurs pour une malade : sans parfum trop fort. La personne que vous aimez n’est pas votre contradicteur, même lorsqu’elle a répondu trop vite et claqué le placard.',
    work: 'Le concept est trouvé, il traverse la réunion d’un trait. Mettez-le par écrit avant midi, puis montrez-le à quelqu’un de patient. Une critique reçue ces jours-ci touche probablement un point exact ; isolez-la de son ton et gardez le renseignement.',
    money:
      'Vous venez de repérer la fuite, la clause, l’erreur d’addition. Réclamez poliment, pièces jointes. L’enthousiasme d’un calcul neuf mérite par ailleurs une contre-épreuve : refaites-le en supposant que l’affaire marche à moitié, puis au quart, et regardez si elle vous plaît encore.',
    advice:
      'Écrivez la chose vraie en entier, sans ménagement, à l’abri de tout regard. Laissez reposer une nuit. Le lendemain, retirez les épines et voyez ce qu’il reste : c’est cela qu’il faut dire.',
    kin: [
      { slug: 'l-imperatrice', line: 'Elle partage avec cette lame l’éclosion, mais la sienne a des rondeurs.' },
      { slug: 'as-d-epee', line: 'La verticale d’origine, revenue percer une enceinte devenue trop sûre d’elle.' },
    ],
    symbols: [
      { x: 50, y: 48, title: 'L’épée droite', line: 'Une certitude toute neuve se fraie un chemin au centre.' },
      { x: 34, y: 52, title: 'Le rameau', line: 'La vérité nue a besoin de feuilles pour être habitable.' },
      {
        x: 50,
        y: 18,
        title: 'Les lames qui se croisent',
        line: 'L’ancienne réserve tient encore et sert de cadre à l’audace.',
      },
    ],
  },
  {
    slug: 'quatre-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Quatre d’Épée : la trêve et la pensée posée',
    description:
      'Quatre lames courbes ferment un ovale où repose une fleur coupée : le Quatre d’Épée invite à la pause, au cadre, à l’esprit qui se rassemble.',
    image: `Doublée, la clôture prend l’allure d’un rempart. Les lames vont maintenant par paires, deux de chaque côté, parallèles comme des sillons, et leurs croisements en haut et en bas forment un treillis serré. Au centre repose une unique fleur ; sur bien des versions la tige en est coupée net.

On l’a cueillie, on l’a mise là, en sûreté. Elle ne pousse plus, elle se conserve. De la vie sauvage on a fait un bouquet d’étude, que l’on peut regarder à loisir.`,
    upright: `L’esprit se donne un règlement. Après la percée viennent la méthode, le cadre, les horaires ; on range ses idées dans des boîtes étiquetées et l’on dort mieux. Le quatre apporte à l’intelligence la solidité d’un bureau de notaire. Elle sait où se trouve chaque dossier et n’élève plus la voix.

Il conseille très souvent le repos. Une trêve dans une discussion, deux jours sans nouvelles, un dimanche rendu à sa paresse : la pensée, ainsi protégée du vent, se reconstitue. Ne prenez pas ce calme pour une défaite. Un champ en jachère travaille à sa façon, et personne ne songerait à l’accuser de traîner.`,
    reversed:
      'Le rempart se prend pour le monde. Idées fixes, règlements que l’on applique parce qu’ils sont écrits, fatigue d’un mental qui garde ses frontières nuit et jour. Ou encore une immobilité imposée et mal supportée : vous rongez votre frein. Dans les deux cas, changez l’eau de la fleur. Lire un auteur qui vous contrarie, modifier un trajet, accepter une sieste sont des assouplissements sérieux sous leur air de rien.',
    love: 'On décide d’un armistice, et chacun repose ses arguments dans le râtelier. La paix du soir vaut mieux que la victoire. Profitez-en pour établir deux ou trois règles de vie commune, brèves, révisables, avant qu’un malentendu ne les rédige à votre place. Vivre sans compagnie n’est pas attendre : votre calme est déjà une maison.',
    work: 'Consolidez. Documentation, classement, formation, sauvegardes : tâches modestes dont on ne mesure l’importance que le jour où elles manquent. Si vous sortez d’une période de tension, négociez un vrai congé avec une vraie porte fermée. Le poste sera encore là lundi.',
    money:
      'Vos finances demandent de la rigueur et point d’audace. Établissez un cadre simple, trois colonnes, une relecture par mois. Les grandes décisions patienteront sans dommage jusqu’à ce que la tête soit fraîche et le dossier complet.',
    advice:
      'Instaurez une heure quotidienne pendant laquelle aucune opinion n’est exigée de vous. Éteignez ce qui parle. Regardez un objet simple, une poire, un mur au soleil, et constatez qu’il se passe de commentaire.',
    kin: [
      { slug: 'l-empereur', line: 'Le même goût des limites claires, avec un sceptre au lieu d’un treillis.' },
      { slug: 'l-hermite', line: 'Il pratique la retraite en marchant ; cette carte préfère s’asseoir.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La fleur cueillie', line: 'Une idée mise à l’abri se laisse contempler sans hâte.' },
      { x: 50, y: 20, title: 'Le treillis', line: 'La méthode protège, tant qu’on se rappelle où est la porte.' },
    ],
  },
  {
    slug: 'cinq-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Cinq d’Épée : l’idée neuve entre dans la place',
    description:
      'Une épée droite pénètre l’ovale fermé par quatre lames : le Cinq d’Épée évoque le débat, la découverte et le point de vue qui dérange à propos.',
    image: `Par une fente du treillis, une lame est entrée. Les quatre courbes que l’on croyait si bien jointes laissent passer, au milieu, une cinquième, droite comme un trait de règle. La fleur a disparu. De petits feuillages subsistent aux angles, dehors, témoins d’une saison plus calme.

Tout l’intérêt du dessin vient de ce contraste entre le souple et le raide, l’enceinte et l’intrus. On ne distingue pas de vainqueur, et nulle lame n’est ébréchée. Le mot d’intrus est d’ailleurs un peu fort : disons un visiteur.`,
    upright: `Il y a dans chaque système bien clos une question qu’il n’avait pas prévue. Elle arrive ici. Une lecture, un adversaire courtois, la remarque d’un enfant au dessert : d’un coup, votre opinion sur l’affaire n’est plus la même. Le cinq prend l’esprit rangé du quatre et lui offre un horizon.

La discussion peut être vive. Elle vaut d’être menée si l’on y cherche à voir plutôt qu’à gagner. Vous sentirez la différence à votre respiration. Ce qui vous contredit aujourd’hui vous servira de levier demain, pour peu que vous résistiez à la tentation d’avoir raison tout de suite.`,
    reversed:
      'Gagner quoi, au juste ? La carte à l’envers pose cette question au milieu d’une dispute dont chacun a perdu le motif. On mouline, on cite des messages vieux de trois ans. Il arrive que l’intrus soit une pensée amère, entrée par une fissure et devenue locataire. Rompez l’engagement avec élégance. Celui qui quitte le premier un débat stérile n’abandonne pas le terrain, il le rend à la culture.',
    love: 'Vous ne pensez pas pareil, la belle affaire. Une différence de vues sur les enfants, l’argent, la foi ou les vacances demande du temps et des chaises confortables. Parlez à tour de rôle. L’amour résiste fort bien aux opinions ; il supporte mal les sourires en coin. Une question posée sans arrière-pensée vaut trois répliques.',
    work: 'Quelqu’un conteste la méthode, et il n’a pas tort sur toute la ligne. Transformez l’objection en chantier. Si vous êtes la voix discordante, apportez une solution avec votre critique, et réservez les formules assassines à votre journal intime.',
    money:
      'Une dépense litigieuse, un remboursement contesté : réunissez les preuves, proposez un compromis, chiffrez le temps que la bataille coûterait. Un expert neutre ferait gagner des semaines. Refusez les offres qui exigent une réponse avant d’avoir été comprises.',
    advice:
      'Exposez par écrit la thèse de votre contradicteur jusqu’à ce qu’il puisse dire « c’est exactement cela ». L’exercice est rude. Il vous rendra un adversaire, ou un ami, et de toute façon un meilleur argument.',
    kin: [
      { slug: 'le-pape', line: 'Il accueille la question du disciple ; enseigner, c’est aussi se laisser percer.' },
      { slug: 'quatre-d-epee', line: 'L’enceinte d’hier, que l’idée étrangère vient rendre habitable.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La lame intruse', line: 'Une objection entre par la fente que l’on ne voyait pas.' },
      {
        x: 22,
        y: 50,
        title: 'Les courbes souples',
        line: 'Ce qui plie un peu laisse passer la question sans se rompre.',
      },
      { x: 84, y: 20, title: 'Les feuilles du coin', line: 'Hors de la discussion, le monde continue de pousser.' },
    ],
  },
  {
    slug: 'six-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Six d’Épée : l’esprit en paix avec lui-même',
    description:
      'Six lames courbes tressées autour d’une fleur : le Six d’Épée célèbre la pensée harmonieuse, les affinités d’esprit et la sortie tranquille d’un souci.',
    image: `Vannerie, dentelle, ferronnerie de balcon : les mots viennent de l’artisanat. Les six lames se répartissent par trois, ployées avec une régularité d’éventail, et leurs bouts s’entrelacent aux deux extrémités comme des doigts. L’ovale qu’elles ménagent abrite une fleur complète, au cœur bien dessiné.

L’acier n’a jamais paru si aimable. Tout est courbe et rythme, et le vide intérieur, plus étroit qu’auparavant, prend l’intimité d’une chapelle de campagne où l’on baisserait la voix d’instinct.`,
    upright: `Une beauté propre à l’intelligence existe, les mathématiciens en parlent avec des larmes. Le six y donne accès. Les idées se répondent, l’argument trouve sa chute, on goûte un livre ou une conversation comme un fruit. L’esprit cesse de se battre contre quelque chose et prend du plaisir à être de la partie.

D’où l’apaisement que la tradition attache souvent à ce nombre. Un souci s’éloigne parce qu’il a été compris. Vous pourriez changer de lieu, de lecture ou de milieu, et y rencontrer des têtes faites pour s’entendre avec la vôtre. Savourez. Ce n’est ni paresse ni évasion : la pensée a droit à ses vacances, elle aussi.`,
    reversed:
      'L’harmonie devient un salon où l’on s’écoute parler. On polit les phrases, on s’admire entre esprits délicats, et le courrier s’entasse sur la commode. Autre visage du renversement : un départ que l’on reporte, un problème résolu sur le papier et jamais dans la vie. Descendez d’une marche. Le plus raffiné des raisonnements se vérifie à un geste, qui peut commencer par une enveloppe à ouvrir.',
    love: 'L’attirance passe par les mots. Vous aimez sa façon de penser, ses lettres, ce rire qui arrive avec une seconde de retard sur la plaisanterie. Prenez soin de ces échanges et n’oubliez pas le corps, qui se lasse d’attendre la fin des chapitres. Une lettre écrite à la main produirait ces jours-ci un effet considérable. Les brouilles récentes se dénouent.',
    work: 'Écriture, conception, enseignement, musique : le travail coule, les partenaires sont au diapason. Servez-vous de cette grâce pour terminer la partie difficile. Un changement de service ou de ville se fait en douceur s’il s’accompagne d’une passation soignée.',
    money:
      'Après une période tendue, le budget retrouve sa mélodie. Rééchelonner, regrouper, simplifier : la solution existe déjà dans les textes, il suffit de la demander. Réservez une ligne aux nourritures de l’esprit, livres, cours, concerts.',
    advice:
      'Relisez ce qui vous tourmentait il y a six mois, dans un agenda ou de vieux messages. Mesurez la distance. Puis envoyez vos remerciements à la personne qui vous a prêté la barque, ou simplement tenu compagnie pendant la traversée.',
    kin: [
      { slug: 'six-de-coupe', line: 'Deux cartes de concorde : les cœurs se reflètent, les esprits s’accordent.' },
      { slug: 'la-roue-de-fortune', line: 'Elle tourne bruyamment ; ici le cours des choses glisse sans heurt.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La fleur entière', line: 'Une compréhension complète, que l’on peut respirer.' },
      { x: 50, y: 18, title: 'L’entrelacs du haut', line: 'Des pensées différentes se croisent sans s’entamer.' },
    ],
  },
  {
    slug: 'sept-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Sept d’Épée : stratégie, doute et pensée agile',
    description:
      'Une lame droite au cœur de six lames courbes : le Sept d’Épée parle d’intelligence en action, de stratégie discrète et de la loyauté qu’elle exige.',
    image: `L’amande centrale s’est rétrécie à mesure que les courbes se multipliaient, trois à gauche, trois à droite, et une épée droite la remplit à présent sur toute sa hauteur. On croirait une flèche dans son carquois, ou une plume dans son étui. À l’extérieur, quelques fleurs minces occupent les marges.

Rien ne dépasse. Cette lame-là pourrait rester longtemps sans qu’on la remarque, tant elle épouse l’axe du dessin ; sa discrétion est déjà une tactique.`,
    upright: `Parler de ruse serait court. Le sept agit dans le monde, et quand l’intelligence agit, elle ne passe pas toujours par la grande porte : elle observe, contourne, attend la fin de l’orage, choisit l’heure. On l’admire chez les négociateurs, les chercheurs, les parents d’adolescents. C’est une pensée tournée vers l’effet, économe de ses mouvements.

La carte aime la solitude des éclaireurs. Avancez sans tout annoncer, protégez un projet que le bavardage userait, prenez des notes. Gardez seulement à l’esprit que la discrétion a une frontière, au-delà de laquelle elle change de nom ; votre estomac la connaît très bien.`,
    reversed:
      'L’éclaireur s’est perdu dans ses propres détours. À force de calculer les réactions des uns et des autres, on ne fait plus rien de simple ; un demi-mensonge en réclame un second pour lui tenir compagnie. Parfois la ruse vient d’en face et le tirage vous recommande de relire ce qu’on vous a fait signer. Le remède est le même : remettre à plat, à voix haute, devant témoin s’il le faut.',
    love: 'Ce qui se tait entre vous mérite un inventaire. Il existe des silences délicats et des silences commodes. Une surprise se prépare en cachette, une double vie aussi ; vous savez dans quelle pièce vous êtes. La séduction intelligente plaît, la transparence attache. Dites au moins l’essentiel, les détails sauront attendre un soir propice.',
    work: 'Préparez le terrain : qui décide, qui freine, quel est l’argument qui compte pour chacun. Une démarche indirecte réussira mieux qu’un assaut. Protégez vos idées par une trace écrite, et citez toujours celles des autres, c’est l’assurance la moins chère du métier.',
    money:
      'Comparez, négociez, demandez la remise que personne ne propose. L’astuce honnête trouve à s’employer partout. Restez à l’écart des montages dont on vous prie de ne pas parler ; une bonne affaire supporte la lumière du jour et les questions de votre beau-frère.',
    advice:
      'Avant d’agir, racontez votre plan à voix haute comme si la personne concernée écoutait derrière la porte. Les passages où vous baissez le ton sont ceux qu’il faut revoir, la plume à la main et sans vous juger trop vite.',
    kin: [
      { slug: 'le-chariot', line: 'Le sept majeur file à découvert ; celui-ci arrive au même endroit par le sentier.' },
      { slug: 'le-bateleur', line: 'Deux habiles : les mains de l’un, la tête de l’autre.' },
    ],
    symbols: [
      {
        x: 50,
        y: 50,
        title: 'La lame dans son axe',
        line: 'L’action la plus sûre tient parfois à ne pas se faire voir.',
      },
      {
        x: 24,
        y: 50,
        title: 'Les trois courbes',
        line: 'Le contexte, les règles, les autres : tout ce qu’il faut contourner sans le briser.',
      },
      { x: 82, y: 82, title: 'La fleur de la marge', line: 'Une franchise reste à portée, au bord du calcul.' },
    ],
  },
  {
    slug: 'huit-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Huit d’Épée : le silence de l’esprit attentif',
    description:
      'Huit lames courbes serrées autour d’une petite fleur : le Huit d’Épée dit la concentration, la clarté mentale et le danger de se croire enfermé.',
    image: `Quatre courbes d’un côté, quatre de l’autre, si proches que l’on pourrait y passer l’ongle et en tirer un accord. L’ovale intérieur s’est réduit à presque rien. Une toute petite fleur y tient encore, simple, réduite à son essentiel, comme un point au milieu d’une page blanche ; d’autres, menues, occupent les angles de la carte.

Le regard finit par se taire. Ces cercles concentriques produisent sur lui l’effet d’une eau immobile, où l’on n’oserait pas jeter un caillou.`,
    upright: `Dans bien des livres, ce nombre parmi les lames sent la prison. La gravure de Marseille raconte autre chose à qui la fixe sans hâte : le mental, parvenu à son équilibre, s’apaise. Les pensées ne sont plus dispersées, elles tournent toutes autour d’un centre minuscule. On appelle cela concentration, recueillement, ou tout bonnement l’attention d’un enfant qui dessine.

Vous disposez d’une lucidité calme, peu bavarde, capable de voir une situation sans l’habiller de commentaires. Servez-vous-en pour examiner ce qui vous retient. La plupart des liens, considérés de près, sont des lignes parallèles qu’aucun nœud ne ferme ; il suffit d’avoir cessé de bouger pour s’en apercevoir.`,
    reversed:
      'Le cerveau s’emballe dans une pièce trop étroite. Chaque issue paraît gardée, chaque hypothèse appelle la pire, et vous finissez par ne plus tenter la poignée. Or c’est l’agitation qui resserre les lames. Parlez-en à quelqu’un qui vit hors de cette pièce ; son étonnement vous indiquera la sortie. Une contrainte réelle se traite point par point, en commençant par celle que vous vous êtes fixée à vous-même.',
    love: 'Un silence habité s’installe, pareil à celui des longs voyages en voiture. Rien à prouver, rien à plaider. Si l’un de vous se sent à l’étroit, qu’il le dise avant de dresser l’acte d’accusation. Les célibataires apprécieront de ne pas se raconter l’histoire avant la première rencontre, ni la seconde d’ailleurs.',
    work: 'Idéal pour une tâche qui exige de la profondeur : code, comptes, traduction, musique, examen. Fermez les onglets, prévenez les collègues, plongez. Une réglementation vous paraît étouffante ? Lisez-la en entier, elle laisse presque toujours plus de jeu que son résumé.',
    money:
      'La question financière demande un examen froid, sans honte ni héroïsme. Dressez la liste complète, le détail rassure toujours plus que le brouillard. Si vous vous croyez sans issue, un conseiller ou une association spécialisée verra des portes que l’inquiétude avait peintes en mur.',
    advice:
      'Asseyez-vous dix minutes et comptez vos pensées, de loin, comme passent des wagons. N’en prenez aucune. Au dernier, regardez ce qui demeure sur le quai, et accordez-lui un salut.',
    kin: [
      { slug: 'la-lune', line: 'Elle trouble les eaux que le huit des lames s’efforce de tenir immobiles.' },
      { slug: 'le-pendu', line: 'Lié par un pied et paisible : il sait déjà que bouger moins fait voir mieux.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La fleur minuscule', line: 'L’attention tient dans un point, et ce point suffit.' },
      {
        x: 24,
        y: 50,
        title: 'Les quatre courbes serrées',
        line: 'Une contrainte regardée de près révèle ses intervalles.',
      },
      { x: 16, y: 18, title: 'La fleur de l’angle', line: 'Au dehors il y a de l’air, et il vous attend.' },
    ],
  },
  {
    slug: 'neuf-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Neuf d’Épée : une lumière dans la pensée',
    description:
      'Une lame droite au cœur de huit lames courbes : le Neuf d’Épée accompagne les nuits où l’on pense trop et la lucidité nouvelle qui peut en sortir.',
    image: `Huit lames ployées, une seule qui refuse de l’être. L’épée droite se tient au centre, fine, un peu plus claire que les autres ; certains l’ont dite ébréchée, ailleurs elle brille d’un jaune de chandelle. Les fleurs ont presque quitté la carte, et l’ensemble frappe par sa sobriété de lampe posée sur un bureau, tard.

Imaginez une fenêtre allumée dans une rue endormie : tel est, à peu de chose près, l’effet produit.`,
    upright: `Cette carte a mauvaise réputation, et elle ne la mérite guère. Elle ne prédit ni malheur ni deuil. Elle décrit un moment que chacun connaît : l’esprit, ayant épuisé ses vieilles réponses, veille et cherche. Vers trois heures du matin, une chaussette perdue prend des airs de procès. Puis le jour vient, et l’on s’aperçoit que parmi tant de tourments imaginaires une vérité toute simple s’était levée.

Le neuf est une naissance qui se déguise en crise. Une manière de penser s’achève ; une autre s’annonce, plus tendre avec l’existence, moins sûre de ses jugements. Laissez tomber la vieille logique. Ce qu’il reste de lumière vient justement de la fêlure.`,
    reversed:
      'L’inquiétude a pris ses quartiers et rejoue la même scène, avec des variantes toujours à votre désavantage. Vous êtes votre juge, votre accusé, votre greffier. Il est temps que quelqu’un d’autre entre dans la salle. Confiez ces pensées à un proche, ou à un professionnel si elles durent ; le courage consiste ici à décrocher le téléphone. Dans d’autres tirages, la carte inversée montre au contraire l’aube qui point et le soulagement d’en rire.',
    love: 'Les scénarios que l’on compose en l’absence de l’autre sont rarement flatteurs pour lui. Vérifiez avant de souffrir. Une confession faite à voix basse, « j’ai eu peur que », désarme mieux qu’une enquête. L’amour gagne ici en vérité ce qu’il abandonne en illusions.',
    work: 'Surmenage de l’attention, crainte de l’erreur, message relu vingt fois : ramenez la conscience professionnelle à sa taille utile. Faites relire par un collègue, puis envoyez. Une méthode périmée peut céder la place à une idée plus simple, entrevue pendant l’insomnie et qu’il serait bon de noter.',
    money:
      'La nuit grossit les chiffres. N’ouvrez aucun relevé après le dîner, consultez-les le matin avec du café et un stylo. La situation réelle, même serrée, se discute et s’aménage ; celle que l’on imagine ne se négocie avec personne.',
    advice:
      'Posez près du lit une feuille et un crayon. Écrivez-y la pensée qui revient, une seule fois, lisiblement, et donnez-lui rendez-vous à dix heures demain. Elle viendra plus petite, si toutefois elle vient.',
    kin: [
      { slug: 'l-hermite', line: 'Sa lanterne éclaire le même moment : on ne voit qu’un pas, et il suffit.' },
      { slug: 'dix-d-epee', line: 'La veille y prend fin ; une seconde lame accourt au secours de la première.' },
    ],
    symbols: [
      { x: 50, y: 50, title: 'La lame de clarté', line: 'Au plus fort du souci, une vérité mince et droite se tient.' },
      {
        x: 50,
        y: 22,
        title: 'La voûte des courbes',
        line: 'Les vieilles raisons, si nombreuses, ne suffisent plus à tout couvrir.',
      },
    ],
  },
  {
    slug: 'dix-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Dix d’Épée : la fin d’une façon de penser',
    description:
      'Deux lames droites se rejoignent parmi les courbes : le Dix d’Épée clôt un cycle de l’esprit. On dépose les arguments, un dialogue devient possible.',
    image: `On en attendait une, en voilà deux. Là où le neuf dressait une épée solitaire, deux lames droites se rejoignent au milieu des courbes et croisent leurs pointes, ou leurs gardes, selon les ateliers. Autour, les huit arcs continuent leur tressage, épais à présent comme une natte.

Peu de vide, presque pas de fleurs. Mais ce V, ou ce toit, que forment les deux droites donne au dessin un sommet et une base, un avant et un après. La solitude de la pensée vient de prendre fin sous nos yeux.`,
    upright: `Autant le dire d’emblée à qui connaît les jeux anglais : personne n’est étendu au sol dans notre version, et cette carte ne parle pas de catastrophe. Elle marque une fin mentale. Un raisonnement a donné tout ce qu’il contenait, une dispute a épuisé ses arguments, une opinion de jeunesse se dépose d’elle-même comme le marc au fond de la tasse.

Les deux lames annoncent un échange d’égal à égal. L’autre existe, il pense, et ce qu’il pense peut entrer chez moi sans me détruire : découverte immense, que l’on fait parfois très tard. Après dix pensées d’acier, le cycle réclame autre chose, du bois, des feuilles, un commencement moins tranchant.`,
    reversed:
      'On remue le couteau dans la plaie, dit la langue, et elle a l’œil. L’esprit ressasse une histoire terminée, cherche la réplique qu’il aurait fallu, prolonge le duel par lettres recommandées. À moins qu’il ne tienne à sa fatigue comme à une médaille. La carte renversée propose de rendre les armes au vestiaire : reconnaître ce qui est fini, remercier ce que l’on y a compris, dormir.',
    love: 'Une longue explication arrive à son terme, et l’on peut se parler sans plaider. Deux vérités tiennent dans la même pièce. S’il s’agit d’une rupture déjà consommée, laissez le dernier mot à l’autre, c’est un luxe qui coûte peu. La suite demandera de la tendresse plus que de la logique.',
    work: 'Le dossier est clos, la réforme votée, le conflit arbitré. Archivez avec soin et passez le balai. Votre expérience de ces batailles intéresse les plus jeunes ; transmettez-la sans les décorations. Un travail moins cérébral, au moins quelques jours, vous remettrait d’aplomb.',
    money:
      'Soldez ce qui traîne : contentieux, comptes oubliés, abonnements d’une vie antérieure. La somme compte moins que l’espace retrouvé. Un accord imparfait signé ce mois-ci vaudrait mieux qu’une victoire au troisième appel.',
    advice:
      'Donnez un livre qui a compté et que vous ne relirez pas. Glissez-y la phrase qu’il vous a apprise. C’est une façon polie d’enterrer une idée et de la laisser germer ailleurs.',
    kin: [
      {
        slug: 'l-arcane-sans-nom',
        line: 'Lui aussi nettoie le terrain, et l’on voit déjà l’herbe repousser entre ses pas.',
      },
      { slug: 'as-de-baton', line: 'Après tant de pensée, une branche verte : le prochain cycle sera de sève.' },
    ],
    symbols: [
      {
        x: 50,
        y: 50,
        title: 'La rencontre des pointes',
        line: 'Deux pensées droites se croisent, et aucune n’est de trop.',
      },
      { x: 50, y: 76, title: 'La base commune', line: 'Les adversaires d’hier partaient peut-être du même endroit.' },
      {
        x: 22,
        y: 50,
        title: 'La natte des courbes',
        line: 'Tout ce que l’on a pensé, tressé serré, et que l’on peut poser.',
      },
    ],
  },
  {
    slug: 'valet-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Valet d’Épée : l’apprenti de la parole',
    description:
      'Un jeune homme debout, l’épée d’une main, le fourreau de l’autre : le Valet d’Épée apprend à penser, à se taire et à choisir le moment de parler.',
    image: `Il a sorti la lame et gardé le fourreau, on ne sait s’il va combattre ou ranger. Campé sur ses deux jambes, coiffé d’un chapeau dont le large bord lui tombe presque sur l’œil, le jeune homme tient l’acier un peu en arrière, comme s’il n’avait pas fini de s’habituer à sa longueur.

Le corps va d’un côté, la tête se tourne de l’autre. Cette torsion dit assez bien l’état d’esprit : deux idées se disputent la direction, et aucune ne l’a encore emporté. Sous les pieds, un sol d’herbes rases attend le premier pas.`,
    upright: `Curieux, vif, contestataire à l’occasion, ce garçon s’exerce. Il apprend une langue, un droit, une technique, l’art de répondre du tac au tac et celui, plus lent, de ne pas répondre. Ses opinions ont la raideur du neuf. On lui pardonne volontiers, parce qu’il cherche pour de bon et qu’un argument solide le fait changer d’avis.

La carte peut représenter un élève, un jeune collaborateur, une nouvelle qui demande vérification, ou l’instant d’hésitation avant de parler. Faut-il dégainer ou remettre au fourreau ? La bonne question est là, dans cette seconde. Apprendre à la prolonger vaut plusieurs années d’études.`,
    reversed:
      'Le chapeau descend encore et l’on n’y voit plus rien : soupçon, indiscrétion, bavardage, captures d’écran. Un esprit jeune utilise sa pointe pour impressionner la galerie. Si vous êtes la cible, ne ramassez pas le gant, demandez les sources. Au cas où la tentation serait vôtre, rappelez-vous que le plus mordant des mots d’esprit se périme en une heure, tandis que sa victime a une excellente mémoire.',
    love: 'Des discussions, des malices, un jeu d’escrime qui peut beaucoup plaire. Cette personne se protège derrière l’ironie ; baissez la garde d’un cran et voyez si elle suit. Un doute vous travaille ? Posez la question simplement, sans mener d’enquête : lire un téléphone n’a jamais renseigné sur un cœur, au mieux sur un agenda.',
    work: 'Période d’apprentissage, de dossier à défricher, d’examen. Votre regard neuf repère les incohérences, formulez-les comme des questions. Surveillez le courriel écrit trop vite : on le laisse au fourreau jusqu’au lendemain, où il se révèle souvent inutile.',
    money:
      'Vous maîtrisez à peu près le vocabulaire et cela donne des ailes. Continuez d’apprendre avant d’engager la somme. Devant un placement miraculeux déniché sur la toile, cherchez qui parle, qui surveille, qui encaisse. L’ignorance avouée est une excellente protection.',
    advice:
      'Aujourd’hui, laissez passer trois secondes avant chaque réponse. Vous remarquerez combien de phrases renoncent d’elles-mêmes à être dites, et combien d’autres, en attendant, s’améliorent ou changent de destinataire.',
    kin: [
      {
        slug: 'le-bateleur',
        line: 'Encore un jeune homme au grand chapeau, devant des possibilités qu’il tient à peine.',
      },
      { slug: 'reine-d-epee', line: 'Elle dut être cette élève-là ; elle sait désormais à quoi sert la lame.' },
    ],
    symbols: [
      { x: 23, y: 24, title: 'La lame sortie', line: 'Une intelligence qui fait ses premiers essais grandeur nature.' },
      { x: 70, y: 67, title: 'Le fourreau gardé', line: 'On peut toujours choisir de se taire, et c’est une force.' },
      {
        x: 60,
        y: 22,
        title: 'Le large bord',
        line: 'Nos idées nous coiffent ; veillez à ce qu’elles ne cachent pas la vue.',
      },
    ],
  },
  {
    slug: 'cavalier-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Cavalier d’Épée : l’élan de l’intelligence',
    description:
      'Casqué, lancé au galop, la lame haute : le Cavalier d’Épée court vers son idée. Courage, vitesse, franchise, et l’obstacle que l’on saute sans le voir.',
    image: `Le cheval ne touche plus terre, ou si peu. Cabré, bondissant, couvert d’un riche harnais, il emporte un cavalier en armure qui pointe son arme vers l’avant comme on montre du doigt une évidence. Quelques touffes d’herbe, en bas, disent que le sol existe ; ni l’un ni l’autre n’ont le loisir d’y penser.

Sous la visière, le visage reste calme. Toute la fureur est passée dans la monture, et l’homme, là-haut, suit une ligne parfaitement droite.`,
    upright: `L’esprit, cette fois, prend la route et la prend vite. Ce cavalier porte une nouvelle, défend une cause, part plaider, se sépare d’une tutelle. Il a compris quelque chose et ne voit pas pourquoi il faudrait attendre le printemps pour le dire. On lui doit les réformes, les sauvetages, les lettres ouvertes, toutes ces choses qu’un esprit prudent aurait remises à la semaine prochaine.

Au tirage, il donne du courage et de la clarté dans l’action. Allez droit, parlez franc, ne vous arrêtez pas à chaque caillou. Emportez simplement une provision d’égards, car la vérité lancée au galop fait du vent, et tout le monde n’a pas un casque.`,
    reversed:
      'Cheval emballé. Il charge avant d’avoir choisi l’adversaire, défonce une porte qui était ouverte, répond à la première phrase du message. Ces précipitations laissent derrière elles des excuses à faire. D’autres fois l’élan se brise net : on voulait partir, on piétine, on s’irrite contre la haie. Descendez un moment, tenez la bride. Une colère que l’on mène à pied pendant un kilomètre devient souvent une idée utilisable.',
    love: 'Déclaration éclair, départ sur un coup de tête, retrouvailles sur un quai : la vitesse grise. Elle convient aux commencements et malmène les confidences. Avec une personne plus lente, arrêtez-vous aux relais. Et s’il faut rompre, faites-le proprement, de vive voix, sans traîner ni piétiner les fleurs.',
    work: 'Une échéance, un obstacle à franchir, une négociation où il faut prendre l’initiative : vous êtes dans votre élément. Envoyez la proposition. Regardez une seule fois en arrière pour vérifier que l’équipe suit ; un éclaireur qui arrive seul n’a pas vraiment conquis la place.',
    money:
      'On veut régler l’affaire tout de suite, signer, vendre, clore. La rapidité peut servir, pourvu que la réflexion ait eu lieu avant l’étrier. Évitez les achats vengeurs et les résiliations colériques, dont les pénalités galopent aussi. On négocie mal au galop.',
    advice:
      'Désignez votre cible par écrit avant de vous élancer, puis demandez-vous ce que l’on trouvera derrière vous en arrivant. Si la réponse est tranquille, partez sans regarder la pendule.',
    kin: [
      { slug: 'cavalier-de-baton', line: 'Même hâte : l’un brûle d’agir, l’autre d’avoir raison à temps.' },
      { slug: 'la-maison-dieu', line: 'Le trait qui décoiffe la tour ressemble assez à cette pointe en plein vol.' },
    ],
    symbols: [
      { x: 13, y: 16, title: 'La pointe tendue', line: 'Une seule idée devant soi, et tout le corps pour la suivre.' },
      { x: 59, y: 15, title: 'Le casque', line: 'Le courage de dire protège mal s’il empêche d’entendre.' },
      {
        x: 29,
        y: 63,
        title: 'Le bond du cheval',
        line: 'L’élan franchit l’obstacle que la réflexion aurait contourné.',
      },
    ],
  },
  {
    slug: 'reine-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Reine d’Épée : lucidité, pudeur, liberté',
    description:
      'Assise, la lame levée, une main posée sur elle-même : la Reine d’Épée dit la lucidité acquise, l’indépendance et la parole qui protège sans durcir.',
    image: `La verticale de l’épée partage l’image comme un fil à plomb. Derrière elle, la reine est assise de trois quarts, couronnée, droite sans raideur ; de son bras libre, que les graveurs ramènent devant le corps à la façon d’un rempart, elle semble garder une chose à laquelle il n’est pas question que l’on touche.

Son expression demeure difficile à nommer. Certains y lisent la tristesse, d’autres la vigilance. C’est peut-être le visage de quelqu’un qui écoute sérieusement et ne fera pas semblant d’approuver.`,
    upright: `On ne lui raconte pas d’histoires. Elle a été dupe une fois, autrefois, et elle a pris le temps d’étudier la question. De cette étude lui sont venus l’indépendance, un humour sec qui fait du bien et une parole exacte. Quand elle conseille, elle tranche dans les illusions et laisse la personne intacte, art qui suppose beaucoup d’affection.

La carte peut désigner une amie franche, une juriste, une femme qui vit seule par goût, un homme réservé tout autant. En vous, elle représente la faculté de poser des limites sans hausser le ton. Son « non » est complet, elle n’y ajoute pas d’annexe. Son « oui » en prend une valeur considérable.`,
    reversed:
      'La vigilance s’est changée en garde permanente. Tout compliment paraît suspect, toute main tendue cache un gant, et la solitude devient un poste frontière. La langue, que l’on a vive, sert à tenir à distance ceux que l’on voudrait près de soi. Ce n’est pas de la méchanceté, c’est une cicatrice qui a pris la parole. Permettez à quelqu’un d’être maladroit avec vous, une fois, sans le lui faire payer.',
    love: 'Exigence et loyauté. Cette reine préfère la solitude à l’à-peu-près et n’a pas tort, si la porte garde une poignée à l’intérieur. En couple, elle demande qu’on lui parle vrai et n’oublie pas qui l’a fait. Un attachement ancien peut être regardé avec justice, ni idole ni coupable.',
    work: 'Votre jugement est recherché : relecture, audit, contrat, recrutement difficile. Donnez-le avec ses raisons, les gens acceptent beaucoup d’une sévérité argumentée. Défendez votre périmètre et vos horaires. Une distance bien tenue vous vaudra davantage de respect que la disponibilité perpétuelle.',
    money:
      'Autonomie, le mot lui plaît. Un compte à votre nom, des papiers classés, la connaissance exacte de vos droits : ces précautions ne visent personne. Elle négocie bien les séparations d’intérêts parce qu’elle distingue le dû du ressenti.',
    advice:
      'Refusez une demande cette semaine en une phrase courte, souriante, dépourvue d’excuses. Puis observez le silence qui suit. Le monde n’y tombe pas, et la place gagnée est à vous.',
    kin: [
      { slug: 'la-justice', line: 'Même lame, même assise ; la reine y ajoute une histoire personnelle.' },
      {
        slug: 'reine-de-coupe',
        line: 'Sa sœur sent d’abord et comprend ensuite ; les deux auraient intérêt à déjeuner ensemble.',
      },
    ],
    symbols: [
      { x: 26, y: 28, title: 'La lame verticale', line: 'La limite se dit d’un trait, sans menace.' },
      { x: 64, y: 55, title: 'Le bras replié', line: 'Il existe en chacun un lieu qui ne se discute pas.' },
      {
        x: 53,
        y: 20,
        title: 'La couronne',
        line: 'La dignité vient de ce que l’on a compris, plus que de ce que l’on a subi.',
      },
    ],
  },
  {
    slug: 'roi-d-epee',
    deck: 'le-tarot-de-marseille',
    title: 'Roi d’Épée : l’autorité de la raison',
    description:
      'Assis, armé, le regard attentif : le Roi d’Épée juge et décide. Droiture, expertise, parole donnée, et la part d’humanité que toute loi réclame.',
    image: `De tous les rois, lui seul a l’air de pouvoir se lever d’une seconde à l’autre. Assis au bord de son trône plutôt qu’au fond, cuirassé, il tient l’épée d’une main ferme ; des masques ornent ses épaulières dans les anciens tirages, l’un gai, l’autre moins, pareils à ceux que porte le conducteur du Chariot.

Son regard est mobile. Il ne fixe pas la lame : un bon juge surveille la salle. L’équipement dit la guerre, la posture dit l’audience, et la seconde l’emporte.`,
    upright: `Qu’est-ce qu’une intelligence arrivée à maturité ? Quelque chose qui ressemble à ce roi : capable de trancher, lente à le vouloir. Il connaît les lois et les motifs pour lesquels on les fit. On vient le voir pour un avis, une expertise, un arbitrage ; il répond en peu de mots, dont aucun ne devra être retiré.

La carte renvoie à un magistrat, un ingénieur, un professeur, un parent à principes, ou à votre propre faculté de gouverner vos idées au lieu de les suivre. Elle demande une décision équitable et assumée. Que votre parole soit écrite ou non, tenez-la. Et souvenez-vous du masque souriant sur l’épaule : la rigueur a le droit d’avoir de l’esprit.`,
    reversed:
      'Sa Majesté a toujours raison, il suffit de le lui demander. Le droit devient un gourdin, l’expertise un trône, et chaque objection un crime de lèse-savoir. À l’opposé, un chef apparemment sévère peut ne plus rien oser décider, enfoui sous les avis qu’il a commandés. Dans les deux situations, l’épée a perdu son lien avec la vie ordinaire. Qu’il sorte une heure écouter les gens que sa décision concernera.',
    love: 'La parole donnée compte plus que les effusions. Vous avez peut-être en face de vous quelqu’un qui aime en réparant le toit et en lisant les contrats ; apprenez sa langue. Si la raison gouverne seule, un couple finit par siéger. Réintroduisez du jeu, du rire, de l’inutile.',
    work: 'Poste de responsabilité, jury, arbitrage, recours à un expert : l’affaire sera jugée sur pièces. Préparez les vôtres. Comme supérieur, expliquez vos décisions, y compris celles que rien ne vous oblige à justifier. Une règle comprise s’applique sans surveillance, et vous rendra des matinées entières.',
    money:
      'Contrats, fiscalité, droit des affaires : adressez-vous à qui connaît son métier et payez-le sans marchander. Vos comptes peuvent supporter l’examen, soumettez-les volontairement. Une dette reconnue et datée cesse d’être une honte.',
    advice:
      'Au moment de rendre votre verdict dans une affaire qui vous occupe, énoncez la meilleure raison qu’a l’autre d’agir ainsi. Si vous n’en trouvez pas, l’audience est suspendue jusqu’à demain.',
    kin: [
      { slug: 'l-empereur', line: 'Il règne par la présence, son cousin des lames par le raisonnement.' },
      { slug: 'valet-d-epee', line: 'Le débutant à qui le roi ferait bien d’expliquer, avant de le reprendre.' },
    ],
    symbols: [
      {
        x: 24,
        y: 29,
        title: 'L’épée tenue',
        line: 'Décider est un service que l’on rend, quand on en accepte le poids.',
      },
      {
        x: 66,
        y: 41,
        title: 'Le masque à l’épaule',
        line: 'La loi a deux visages, et il vaut mieux s’en souvenir en souriant.',
      },
      { x: 53, y: 74, title: 'Le bord du trône', line: 'Un juge attentif ne s’installe jamais tout à fait.' },
    ],
  },
]
