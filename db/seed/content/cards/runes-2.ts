import type { SeedCard } from '../kinds.ts'

export const runes2: readonly SeedCard[] = [
  {
    slug: 'eihwaz',
    deck: 'les-runes',
    title: 'Eihwaz : l’if, ce qui plie et tient par la racine',
    description:
      'La treizième rune porte le nom de l’if, l’arbre toujours vert. Endurance, profondeur, passage, sans envers : comment la lire dans un tirage.',
    image:
      'Un vieil if se penche au-dessus de la pierre, si large qu’il lui sert de toit. Son tronc est creusé de sillons, ses baies rouges brillent dans le noir des aiguilles, ses racines empoignent le talus comme des doigts. La rune, longue et fourchue aux deux bouts, a la souplesse d’un arc.',
    upright: `L’if vit très vieux. Certains, dans les cimetières normands et anglais, ont dépassé le millénaire, creux comme des tonneaux et couverts de jeunes pousses. Le poème anglais le décrit rude au-dehors, dur, tenu ferme par la terre, gardien du feu. Le norvégien remarque surtout qu’il est l’arbre le plus vert de l’hiver.

Retournez Eihwaz : un crochet monte, l’autre descend, et vous retrouvez le même signe. Elle n’a pas d’envers. On y a vu un axe qui relie le haut et le bas, les racines et la cime, ce que l’on montre et ce que l’on sait sans l’avoir dit.

Dans un tirage, elle parle à ceux qui tiennent. Ce que vous traversez demande de la fibre plus que de la force : un bois qui plie, reprend sa forme, et dont on faisait pour cela les arcs. Demandez-vous où sont vos racines. Un lieu, une habitude, deux ou trois personnes, une langue d’enfance. C’est par elles que vous tenez, bien plus que par votre volonté.

Quand quelque chose s’achève, la rune montre la souche qui repart. Elle ne presse pas le deuil, elle ne promet pas l’oubli. Elle rappelle que le vert existe en plein janvier.`,
    reversed: null,
    love: 'Une affection profonde supporte de ne pas parler tous les jours. Vérifiez simplement que le silence est habité. Si vous sortez d’une histoire longue, ne coupez pas les racines en voulant arracher la branche ; une part de ce que vous avez aimé reste à vous. Les nouvelles pousses, chez l’if, partent du vieux tronc.',
    work: 'Vous êtes la personne qui sait où sont rangées les choses. Cette ancienneté a de la valeur, pourvu qu’elle ne serve pas à dire non. Changez un détail chaque saison. Une reconversion ressemble d’ordinaire à une greffe : on garde le pied, on renouvelle la tête.',
    money:
      'Construisez lentement ce qui doit durer. Une réserve modeste à laquelle on ne touche pas, un crédit que l’on comprend, un toit que l’on entretient. Eihwaz regarde à trente ans et ne se laisse guère éblouir par le mois courant.',
    advice:
      'Retournez voir un arbre que vous avez connu enfant, ou une photographie de lui. Posez-lui votre question à voix basse. Le temps qu’il met à ne pas répondre est à peu près celui qu’il vous faut.',
    kin: [
      { slug: 'algiz', line: 'Deux gardiens verts : l’un s’enracine, l’autre se dresse au bord de l’eau.' },
      { slug: 'berkano', line: 'Le vieil arbre et le jeune bois, l’hiver tenu et le printemps venu.' },
      { slug: 'othala', line: 'Les racines sous la terre et le nom sur la porte disent la même fidélité.' },
    ],
    symbols: [
      { x: 42, y: 53, title: 'Les deux crochets', line: 'L’un monte, l’autre descend : la rune ne se renverse pas.' },
      { x: 62, y: 21, title: 'Les baies rouges', line: 'Une vie vive dans le vert le plus sombre.' },
      { x: 84, y: 85, title: 'Les racines', line: 'Ce qui tient quand le vent décide du reste.' },
    ],
  },
  {
    slug: 'perthro',
    deck: 'les-runes',
    title: 'Perthro : la rune dont nul ne connaît le sens',
    description:
      'La quatorzième rune garde son secret : son nom n’a jamais été expliqué. Un cornet, une bourse, un fruit ? Le mystère accepté, à l’endroit et à l’envers.',
    image:
      'Une bourse de cuir s’est ouverte sur un linge. Cinq lamelles de bois en ont roulé, toutes face contre terre ; on distingue leurs veines, non leurs marques. La pierre se dresse derrière avec sa rune en forme de coupe couchée. Rien, dans l’image, n’a encore été retourné.',
    upright: `Personne ne sait ce que veut dire ce nom. Un seul poème le mentionne, en Angleterre, et il décrit une scène plutôt qu’une chose : des rires et du jeu, là où les hommes sont assis ensemble dans la salle. Cornet à dés, pièce d’échecs, poirier, chanson, les savants ont tout proposé et ne s’accordent sur rien.

Cette ignorance est devenue son enseignement. Perthro est la rune de ce que vous ne savez pas encore, et qui n’est pas pour autant une menace. Elle vous invite à rester un moment dans la question, comme on garde une enveloppe fermée sur la table du salon en attendant d’être assis.

N’y lisez surtout aucun conseil de jeu. Ce qui roule sur le linge, ce sont des histoires et non des mises. La salle du poème était gaie parce que l’on y était ensemble. Si elle sort, il y a sans doute dans votre affaire une part de hasard honnête, à laisser tranquille, et une part de compagnie, à rechercher.`,
    reversed:
      'Renversée, la bourse serre son lacet. Un secret pèse, une information tarde, ou vous cherchez des réponses à une heure où il n’y a que des suppositions. Fermez les onglets, éteignez la lampe. Ce qui doit apparaître n’a pas besoin que vous veilliez ; et ce que vous taisez peut être confié à une seule personne, choisie avec soin.',
    love: 'L’autre restera toujours un peu inconnu, et c’est une chance. Interrogez-le sur un épisode de sa vie que vous n’avez jamais entendu. Une histoire débutante peut se passer de nom durant quelques semaines. Méfiez-vous en revanche des mystères entretenus exprès : la pudeur se respecte, la cachotterie se questionne.',
    work: 'Toutes les données ne sont pas sur la table. Avancez jusqu’où vous voyez, en disant franchement où vous ne voyez plus. Une bonne part des idées naissent pendant la pause, entre deux plaisanteries ; ne la supprimez pas sous prétexte de retard.',
    money:
      'Le hasard n’est pas une ressource, et cette rune n’engage personne à le tenter. Regardez plutôt ce qui reste flou dans vos comptes, une échéance mal notée, une garantie oubliée. Soulever ces petites plaques de bois une par une vous rendra plus tranquille que n’importe quel espoir.',
    advice:
      'Écrivez la question qui vous occupe, puis retournez la feuille. Vivez trois jours sans y penser exprès. Relisez ensuite : bien souvent, la question a changé, et c’était cela qu’il fallait découvrir.',
    kin: [
      { slug: 'nauthiz', line: 'Le besoin se dit, le mystère se garde ; il faut savoir lequel on tient.' },
      { slug: 'dagaz', line: 'Ce que la bourse cachait, le jour finit par le poser sur la table.' },
      { slug: 'mannaz', line: 'Le poème riait en compagnie : le secret pèse moins à plusieurs.' },
    ],
    symbols: [
      { x: 50, y: 43, title: 'La coupe couchée', line: 'Un signe ouvert sur le côté, dont le nom reste inexpliqué.' },
      { x: 28, y: 80, title: 'La bourse', line: 'Ce qui n’est pas encore connu, et qui n’a rien de menaçant.' },
      {
        x: 65,
        y: 82,
        title: 'Les bois retournés',
        line: 'Des réponses face contre terre : rien ne presse de les lire.',
      },
    ],
  },
  {
    slug: 'algiz',
    deck: 'les-runes',
    title: 'Algiz : l’élan et les roseaux, veiller sans attaquer',
    description:
      'La quinzième rune lève les bras comme une ramure. Protection, vigilance, limites douces : ses sens, à l’endroit et à l’envers.',
    image:
      'Un élan sort des roseaux et regarde droit devant lui. Sa ramure s’ouvre exactement comme la rune, trois branches vers le ciel. L’eau est calme, le museau étonné. On sent qu’au premier craquement il aura disparu, sans avoir fait de mal à personne.',
    upright: `Le nom est incertain ; plusieurs formes anciennes ont été proposées, et celle-ci n’est qu’une convention. Le poème anglais parle d’une laîche, une herbe coupante des marais que l’élan fréquente et qui blesse la main qui la saisit. Les lecteurs modernes ont vu dans le dessin une ramure, ou bien quelqu’un qui lève les bras, et ils en ont fait la rune de la protection.

Protection n’est pas cuirasse. L’élan n’attaque guère. Il habite un endroit où l’on ne s’aventure pas par mégarde, il entend loin, il sait quand partir. Voilà un modèle pour les semaines chargées.

Algiz vous propose d’écouter ce premier frisson, à la nuque, devant une demande trop pressante ou une soirée qui tourne. Il renseigne, il n’oblige à rien. Reculez d’un pas, regardez, décidez ensuite. Et si tout est tranquille, broutez : la vigilance a aussi besoin d’herbe fraîche et d’heures où il ne se passe rien.`,
    reversed:
      'Renversée, la ramure regarde le sol. On se croit sans défense, ou l’on se défend contre des ombres. Peut-être une limite a-t-elle été franchie avec votre sourire poli pour laissez-passer. Elle peut se retracer, même tard. Demandez l’appui de quelqu’un, reposez-vous, et ne lisez pas chaque froissement de roseau comme un danger.',
    love: 'La confiance grandit auprès de qui respecte un non. Dites le vôtre sans vous justifier longuement, puis regardez ce qu’il en fait. Dans un couple, protéger l’autre commence par lui demander s’il le désire. Une personne timide approche peut-être : ne bougez pas trop vite, laissez-lui voir que la berge est sûre.',
    work: 'Préservez une plage de votre journée, affichée comme telle. Un message non ouvert pendant deux heures ne fait tomber aucune maison. Si l’on cherche à vous entraîner dans une querelle, restez courtois et notez les faits, avec les dates. Un collègue attentif veille déjà un peu sur vous.',
    money:
      'Relisez vos assurances, vos mots de passe, vos autorisations de prélèvement. C’est ennuyeux, c’est la laîche du marais : on s’y frotte moins volontiers. Devant une offre qui presse, la meilleure parade tient en une phrase, « je vous répondrai la semaine prochaine ».',
    advice:
      'Repérez le lieu où vos épaules descendent d’elles-mêmes. Allez-y sans raison, ne serait-ce qu’un quart d’heure. Revenez avec une limite claire, une seule, et offrez-la à vos proches comme une information utile.',
    kin: [
      { slug: 'thurisaz', line: 'La ramure avertit, la ronce griffe : deux façons de dire « pas plus loin ».' },
      { slug: 'eihwaz', line: 'L’élan veille au bord, l’if tient au centre.' },
      { slug: 'laguz', line: 'Il vit près de l’eau et n’y entre qu’après avoir flairé le courant.' },
    ],
    symbols: [
      { x: 73, y: 49, title: 'La rune levée', line: 'Trois branches vers le ciel : une ramure, ou deux bras.' },
      { x: 28, y: 38, title: 'La ramure', line: 'La défense portée haut, qui suffit souvent à ne pas servir.' },
      { x: 51, y: 86, title: 'Les roseaux', line: 'La laîche du poème : elle coupe la main qui la serre.' },
    ],
  },
  {
    slug: 'sowilo',
    deck: 'les-runes',
    title: 'Sowilo : le soleil, le cap de ceux qui naviguent',
    description:
      'La seizième rune est le soleil. Clarté, direction, chaleur partagée, sans envers : comment lire ce signe en éclair dans un tirage.',
    image:
      'Le soleil occupe le ciel, avec un visage bienveillant et des rayons tantôt droits, tantôt ondulés. En bas, la mer est pâle à force de lumière ; un bateau à voile rouge y fait route. La rune, taillée en trois traits vifs sur un large bloc, a l’air d’un reflet sur l’eau.',
    upright: `Toujours l’espérance des marins : c’est ainsi que le poème vieil-anglais salue le soleil, tandis qu’ils traversent « le bain des poissons » jusqu’à la terre. L’Islandais l’appelle bouclier des nuages et ennemi de la glace. On n’a jamais eu de mal à comprendre cette rune.

Elle n’a pas de revers. Faites-la pivoter, l’éclair retombe sur ses pieds : Sowilo est l’une des neuf runes qui se lisent d’une seule manière.

Ce qu’elle apporte est moins un succès qu’une visibilité. Vous voyez où vous êtes. Les contours sont nets, les distances appréciables, et l’on se demande pourquoi l’on tournait. Profitez-en pour fixer un cap, parce que la brume reviendra, à son tour, sans méchanceté.

Le soleil a une autre qualité : il ne choisit pas qui il chauffe. Une bonne humeur gardée pour soi refroidit vite. Prêtez votre clarté à quelqu’un d’embrouillé, expliquez, accompagnez ; on comprend souvent sa propre route en indiquant la leur aux autres.

Attention seulement à midi. À trop vouloir éclairer, on éblouit. Certaines choses, en vous comme chez vos proches, poussent à l’ombre et s’en trouvent bien.`,
    reversed: null,
    love: 'Montrez-vous tel que vous êtes par beau temps et par temps gris. L’élan est sincère, il a envie de plein air, d’amis communs, de projets dits à haute voix. Une tension ancienne supporterait d’être regardée en face aujourd’hui, sans dramatiser. Si vous cherchez quelqu’un, sortez le matin : on rencontre mieux les gens quand ils ne sont pas encore fatigués.',
    work: 'Énoncez l’objectif en une ligne et affichez-la. L’équipe avance dès qu’elle distingue la côte. Votre travail a des chances d’être remarqué, à condition de signer sans fanfare et de nommer ceux qui ramaient avec vous. Prévoyez une vraie pause à l’heure chaude.',
    money:
      'Ouvrez les volets sur la situation entière, revenus, charges, projets, dans un seul tableau. Rien n’y est aussi sombre qu’au fond du tiroir. Une fois le cap choisi, la plupart des petites décisions se prennent toutes seules.',
    advice:
      'Levez-vous une fois avec l’aube cette semaine et ne faites rien d’autre que regarder. Ce que vous pensez dans les cinq minutes qui suivent mérite d’être écrit.',
    kin: [
      { slug: 'isa', line: 'Le soleil n’ôte rien à la glace, il lui rend sa forme d’eau.' },
      { slug: 'kenaz', line: 'La torche connaît la chambre, le soleil connaît le pays.' },
      { slug: 'raidho', line: 'Un cap et une route : il manque seulement le premier pas.' },
    ],
    symbols: [
      { x: 50, y: 21, title: 'Le visage du soleil', line: 'Une clarté qui ne choisit pas qui elle chauffe.' },
      { x: 80, y: 52, title: 'Le bateau', line: 'L’espérance des marins dont parle le vieux poème.' },
      { x: 43, y: 60, title: 'Le trait d’éclair', line: 'Trois segments, semblables dans les deux sens.' },
    ],
  },
  {
    slug: 'tiwaz',
    deck: 'les-runes',
    title: 'Tiwaz : l’étoile fixe, la parole que l’on tient',
    description:
      'La dix-septième rune est celle de Týr, le dieu qui donna sa main en gage. Droiture, choix, fidélité à un cap, à l’endroit et à l’envers.',
    image:
      'Une étoile à huit branches tient le milieu du ciel ; autour d’elle, deux cercles fins disent que tout le reste tourne. En bas, une lance plantée près de la pierre ne menace personne. La rune montre la même direction que le fer, droit vers le haut.',
    upright: `Týr était le dieu des assemblées autant que du combat. Pour enchaîner le loup, raconte l’Edda, il fallut que quelqu’un mît sa main dans la gueule de la bête en gage de bonne foi. Lui seul accepta ; il la perdit. Les récits ne le plaignent pas. Ils constatent qu’une parole a coûté quelque chose, et qu’elle a tenu.

L’Angleterre, devenue chrétienne, a préféré lire ici une étoile, qui garde sa foi envers les princes et ne manque jamais, par-dessus les brumes de la nuit. Nous avons gravé les deux.

Tiwaz interroge votre droiture, avec le sérieux d’un ami. Qu’avez-vous promis, à qui, et le promettriez-vous encore ? Il y a des engagements à honorer, d’autres à rendre avec les égards voulus. Ce que la rune n’aime pas est l’entre-deux, la parole qui traîne.

Elle ne réclame aucun sacrifice. Une main par millénaire suffit. Elle suggère de viser juste, une chose à la fois, et d’accepter que choisir une étoile revienne à laisser les autres briller pour d’autres.`,
    reversed:
      'Renversée, la pointe hésite. On se bat pour avoir raison, on défend une cause dont on ne se rappelle plus le début, ou l’on renonce trop tôt par lassitude. Reposez la lance contre le mur. La justice la plus urgente est parfois celle que l’on se doit : dormir, se faire relayer, reconnaître une erreur avant qu’elle ne s’installe.',
    love: 'Tenez les petites promesses, l’heure du retour, le coup de fil, et les grandes se sentiront en sûreté. Un désaccord loyal rapproche plus qu’une complaisance. Si vous hésitez entre deux personnes ou deux vies, ne faites pas durer le doute aux dépens d’un tiers ; une vérité douce peut se dire dès ce soir.',
    work: 'On attend de vous une décision nette. Exposez vos raisons, écoutez une objection, puis tranchez et expliquez. Refuser un avantage qui vous gênerait au réveil fait partie des victoires discrètes. Dans un conflit, cherchez la règle commune avant de chercher le coupable.',
    money:
      'Payez ce qui est dû, réclamez ce qui vous est dû, du même ton. Les affaires claires aiment l’écrit et la date. Fixez un but unique pour l’année, avec son chiffre, et dites non sans remords à ce qui n’y mène pas.',
    advice:
      'Rédigez votre règle de conduite pour le mois en moins de douze mots. Si elle vous fait redresser la tête, gardez-la sur vous. Sinon, raccourcissez-la encore.',
    kin: [
      { slug: 'raidho', line: 'L’étoile ne marche pas ; elle rend la marche possible.' },
      { slug: 'gebo', line: 'Týr a donné sa main : le plus grave des dons est une parole.' },
      { slug: 'mannaz', line: 'La droiture d’un seul ne vaut que par l’assemblée où elle s’exerce.' },
    ],
    symbols: [
      { x: 50, y: 22, title: 'L’étoile polaire', line: 'Le point qui ne bouge pas, et d’après lequel on s’oriente.' },
      { x: 78, y: 38, title: 'La lance plantée', line: 'Une force au repos, qui montre une direction.' },
      { x: 45, y: 54, title: 'La rune en flèche', line: 'La même pointe, deux fois : dans la pierre et dans le ciel.' },
    ],
  },
  {
    slug: 'berkano',
    deck: 'les-runes',
    title: 'Berkano : le bouleau, ce qui repart en douceur',
    description:
      'La dix-huitième rune porte le nom du bouleau, premier arbre à verdir. Naissances de toutes sortes, soin, croissance, à l’endroit et à l’envers.',
    image:
      'Deux bouleaux blancs se penchent l’un vers l’autre, et leurs jeunes feuilles se rejoignent presque au-dessus de la pierre. Des chatons jaunes pendent, prêts à poudrer l’air. Une ronde de primevères s’est installée au pied. La rune, avec ses deux panses pointues, semble porter quelque chose.',
    upright: `Après les glaces, le bouleau revint le premier. Il pousse vite sur la terre pauvre, éclaire le sous-bois, prépare le sol à des arbres plus lents, puis leur cède la place. Le poème anglais s’étonne d’un arbre qui donne des rejets sans porter de fruit, la couronne chargée de feuilles, touchant le ciel. Les botanistes pensent qu’il décrit plutôt un peuplier. Le nom, lui, dit bien le bouleau.

Berkano parle de commencements que l’on couve. Il peut s’agir d’un projet, d’un apprentissage, d’une amitié, d’un jardin, d’un retour à soi après des mois difficiles. L’image qui lui convient est l’écorce : mince, pâle, elle s’en va par feuilles à mesure que le tronc grossit.

Ne demandez pas encore à quoi cela servira. Un plant de l’année a besoin d’un tuteur souple, d’eau, et de ne pas être déterré tous les lundis pour vérifier qu’il a pris. Votre attention, tranquille et fréquente, fait le gros de l’ouvrage. Acceptez aussi que l’on prenne soin de vous ; la sève monte mieux dans un arbre entouré.`,
    reversed:
      'À l’envers, la feuille tarde. On protège trop, on tient la main de qui voudrait marcher, ou bien l’on néglige sa propre terre à force d’arroser celle des autres. La rune ne gronde pas. Elle vous rend votre arrosoir et vous laisse choisir par où commencer, en vous rappelant qu’un printemps frais n’est pas un printemps manqué.',
    love: 'La tendresse a besoin de petites heures régulières, sans témoin. Préparez l’endroit, changez les draps, éteignez l’écran. Une relation toute jeune demande que l’on n’en parle pas à trop de monde. Et si une peine vous a laissé nu comme un bois de février, rien ne vous presse : vous reconnaîtrez le bourgeon quand vous l’aurez sous les yeux.',
    work: 'Une idée fragile vous est confiée. Ne la présentez pas trop tôt aux grands vents de la réunion. Montrez-la à une personne bienveillante, corrigez, recommencez. Former un débutant vous rajeunira, et ce temps ne sera pas perdu pour vous.',
    money:
      'Semez petit. Une somme versée chaque mois, un achat qui fera de l’usage, des outils que l’on prête entre voisins. Rien de spectaculaire ne se voit la première saison ; l’important, pour l’instant, est de ne pas couper les jeunes tiges.',
    advice:
      'Choisissez un être ou une chose à faire grandir, une plante suffit. Donnez-lui trois minutes chaque matin pendant un mois. Observez ce qui, du même pas, se remet à pousser chez vous.',
    kin: [
      { slug: 'ingwaz', line: 'La graine dort, le bouleau verdit : avant, après.' },
      { slug: 'jera', line: 'Le printemps commence ce que l’année achèvera sans lui.' },
      { slug: 'eihwaz', line: 'Le bois blanc ouvre la forêt, le bois noir la garde.' },
    ],
    symbols: [
      { x: 51, y: 50, title: 'La rune aux deux panses', line: 'Une lettre pleine, qui a l’air de porter.' },
      { x: 17, y: 45, title: 'L’écorce blanche', line: 'Elle se détache par feuilles à mesure que l’arbre grandit.' },
      { x: 50, y: 85, title: 'Les primevères', line: 'Les premières venues, au pied de ce qui reverdit.' },
    ],
  },
  {
    slug: 'ehwaz',
    deck: 'les-runes',
    title: 'Ehwaz : le cheval, avancer à deux du même pas',
    description:
      'La dix-neuvième rune est le cheval, compagnon de route. Confiance, mouvement, alliances, à l’endroit et à l’envers, en amour comme au travail.',
    image:
      'Deux chevaux marchent côte à côte, l’un blanc à la crinière dorée, l’autre brun. Leurs pas se répondent sans se confondre, et aucune main ne les mène. La rune, au-dessus, a deux montants reliés par un creux : on dirait deux encolures qui se touchent.',
    upright: `Le mot est frère du latin equus. Un cheval, dans les vieux poèmes, fait la joie des nobles assemblés, qui en parlent entre eux sans fin, et il réconforte ceux qui ne tiennent pas en place. Tacite raconte que les Germains écoutaient les hennissements de chevaux blancs comme des messages. Nous les avons gravés pour leur allure.

Ehwaz est la rune du lien qui avance. Un cavalier seul n’est qu’un piéton, une monture seule rentre au pré. Ensemble, ils vont là où ni l’un ni l’autre n’aurait songé.

Regardez qui, en ce moment, marche à votre hauteur. Cela peut être un associé, un frère, une amie, un animal, ou cette part de vous que vous menez à la bride courte. La question est celle de la confiance : qui tient les rênes, et est-ce toujours la même main ? On guide mal en serrant. Les gens de cheval le savent, une bête détendue entend mieux.

Le changement que la rune accompagne se fait par étapes égales. Ni bond, ni surplace, un pas puis l’autre, et le paysage qui change sans qu’on y pense.`,
    reversed:
      'Renversée, l’attelage tire à hue et à dia. Deux volontés, deux vitesses, une selle mal mise qui blesse depuis des lieues. Descendez. Vérifiez les sangles, buvez, parlez d’autre chose. Il n’y a souvent qu’un malentendu à desserrer. Et si vos chemins diffèrent pour de bon, on peut se quitter au carrefour en bons compagnons.',
    love: 'Apprenez l’allure de l’autre avant de proposer la vôtre. Une promenade, un trajet en voiture, une tâche faite à quatre mains disent beaucoup plus qu’un face-à-face. Dans une histoire récente, remarquez si vous êtes plus vous-même après l’avoir vu. Ce critère-là trompe rarement, et il se vérifie sans questionnaire.',
    work: 'Cherchez votre second. Celui qui termine quand vous lancez, ou l’inverse. Définissez qui décide de quoi, puis laissez faire, sans reprendre les rênes à chaque virage. Un déplacement, une mutation, un nouvel outil se passeront mieux si quelqu’un les traverse avec vous.',
    money:
      'Les comptes à deux réclament deux signatures et une conversation tranquille par mois. Partagez l’entretien autant que l’usage. Pour un véhicule, un animal, un équipement, calculez ce qu’il coûte au repos ; c’est là que se décide s’il vous convient.',
    advice:
      'Proposez à quelqu’un de marcher une heure avec vous, au rythme du plus lent, sans but ni écran. Parlez peu. Vous saurez au retour ce qu’il fallait changer entre vous.',
    kin: [
      { slug: 'raidho', line: 'L’une trace la route, l’autre fournit le compagnon.' },
      { slug: 'uruz', line: 'Vigueur libre, vigueur accordée : le cheval est un aurochs qui a dit oui.' },
      { slug: 'gebo', line: 'Porter et être porté : un échange qui dure toute une journée.' },
    ],
    symbols: [
      { x: 44, y: 38, title: 'Les deux montants', line: 'Deux encolures qui se rejoignent par le milieu.' },
      { x: 30, y: 78, title: 'Le cheval blanc', line: 'Le compagnon dont on écoutait les avis, selon Tacite.' },
      { x: 72, y: 72, title: 'Le même pas', line: 'Deux allures accordées, sans bride ni cavalier.' },
    ],
  },
  {
    slug: 'mannaz',
    deck: 'les-runes',
    title: 'Mannaz : l’être humain, et le miroir des autres',
    description:
      'La vingtième rune dit l’homme, l’humain, la compagnie. Se connaître par les autres, demander et offrir de l’aide, à l’endroit et à l’envers.',
    image:
      'Deux personnes encapuchonnées se font face, l’une en rouge, l’autre en bleu, de part et d’autre de l’herbe. Elles se regardent, et c’est toute l’action. Derrière elles, la grande rune croise ses bras au sommet : deux montants qui se tiennent par les épaules.',
    upright: `Mannaz nomme l’être humain, homme ou femme sans distinction. L’islandais a cette belle formule : l’homme est la joie de l’homme. L’anglais, plus mélancolique, remarque que chacun, dans sa gaieté, est cher à ses proches, et que tous devront pourtant se quitter un jour. Entre les deux se tient à peu près toute notre vie en commun.

La rune ressemble à deux runes de joie qui se tournent l’une vers l’autre. Est-ce voulu ? Personne ne peut l’assurer. L’idée plaît, en tout cas, et elle aide à lire : on se comprend par reflet.

Ce qui vous agace chez un voisin, ce que vous admirez chez une cousine vous renseigne sur vous. Prenez-le comme une nouvelle, sans vous juger. Vous n’êtes ni le premier ni le seul à ressentir ce que vous ressentez, et cette banalité est reposante.

Quand elle paraît dans un tirage, cherchez le visage manquant. À qui n’avez-vous pas encore parlé de cela ? L’intelligence d’une situation se trouve rarement dans une seule tête. Elle circule entre plusieurs, comme une corbeille de pain autour d’une table.`,
    reversed:
      'Renversée, la compagnie s’est éclaircie. On se croit différent de tous, ou l’on se fond dans le groupe au point de ne plus s’entendre. L’une et l’autre solitude ont un remède modeste : une seule personne, une heure, un sujet vrai. Soyez également le prochain de vous-même, en vous parlant comme à un ami fatigué.',
    love: 'Aimez quelqu’un d’ordinaire, avec ses lunettes et ses retards ; vous l’êtes aussi. Dites ce que vous pensez de vous quand vous êtes avec lui. À deux depuis longtemps, faites entrer du monde, des amis, de la famille, des rires de table. Seul, ne vous retirez pas du cercle en attendant : c’est là que l’on vous présentera.',
    work: 'Demandez un avis à quelqu’un dont ce n’est pas la spécialité. Vous verrez apparaître la question évidente que l’habitude vous cachait. La réussite dont parle cette rune est collective et se raconte au pluriel. Un conflit gagne à être repris autour d’un repas plutôt que par écrit.',
    money:
      'L’entraide est une économie ancienne : prêter une échelle, garder un enfant, partager un jardin. Faites le compte de ce que vous pourriez mettre en commun. Parler d’argent entre proches, calmement, chiffres à l’appui, dissipe la moitié des gênes.',
    advice:
      'Écrivez cinq noms de personnes qui vous ont aidé sans le savoir. Remerciez l’une d’elles avant ce soir, en racontant le détail. Gardez la liste pour les jours où vous penserez que personne ne compte.',
    kin: [
      { slug: 'wunjo', line: 'Deux joies face à face, si l’on en croit la forme des lettres.' },
      { slug: 'ansuz', line: 'La parole a besoin d’un visage, et le visage d’une parole.' },
      { slug: 'othala', line: 'Des gens et une maison : l’une réunit, l’autre abrite.' },
    ],
    symbols: [
      { x: 49, y: 30, title: 'Les bras croisés', line: 'Deux montants qui se tiennent par les épaules.' },
      { x: 29, y: 72, title: 'La personne en rouge', line: 'Celle qui se découvre en regardant l’autre.' },
      { x: 71, y: 72, title: 'La personne en bleu', line: 'Le miroir, qui n’est jamais tout à fait fidèle.' },
    ],
  },
  {
    slug: 'laguz',
    deck: 'les-runes',
    title: 'Laguz : l’eau, se laisser porter sans se perdre',
    description:
      'La vingt et unième rune est celle de l’eau, du lac, de la mer. Émotions, intuition, courant et rive, à l’endroit et à l’envers.',
    image:
      'Une cascade tombe d’une falaise et s’apaise dans un bassin très bleu. La pierre y a les pieds dans l’eau ; des cercles clairs s’élargissent autour d’elle. Une barque jaune repose au bord, une rame en travers. Il ne manque que quelqu’un pour y monter, et rien ne dit qu’il faille le faire.',
    upright: `Le nom désigne le lac ou la mer ; quelques savants préfèrent y entendre le poireau, plante respectée en ce temps-là. Les poèmes choisissent l’eau. En Norvège, elle dévale la montagne en chute. En Angleterre, c’est une étendue interminable pour qui s’y risque sur une barque peu sûre, quand le « cheval de mer » n’obéit plus à sa bride.

Laguz a donc deux humeurs, l’élan de la cascade et le calme du bassin, et elle vous demande laquelle vous habitez. L’émotion qui monte n’a rien d’anormal ; l’eau prend toujours de la vitesse dans un passage étroit. Plus bas, elle s’étale et redevient transparente.

L’intuition, que l’on associe volontiers à cette rune, ressemble au reflet au fond de la barque. Elle se brouille si l’on agite la rame. Posez votre question, puis éloignez-vous de la rive quelques heures, le temps d’une lessive ou d’une promenade. Ce qui reste visible au retour mérite d’être pris au sérieux, et vérifié ensuite auprès des faits.`,
    reversed:
      'Renversée, l’eau stagne ou déborde. Des larmes longtemps tenues, un chagrin dont on nourrit tout le monde, une rêverie qui remplace l’action. Cherchez la petite vanne : un carnet, une chanson, une personne qui sait écouter. Inutile d’assécher le lac. Une rigole suffit pour que le courant reprenne sa pente.',
    love: 'Laissez venir ce que vous ressentez avant d’en tirer une décision. Un mot tremblant vaut mieux qu’un discours. L’autre n’est pas toujours capable de suivre votre profondeur ; indiquez-lui les endroits où l’on a pied. Pour un cœur solitaire, la rune conseille de fréquenter ce qui coule, la musique, la rivière, les conversations sans programme.',
    work: 'Contournez le rocher au lieu de l’attaquer, c’est ainsi que procèdent les rivières et les bons négociateurs. Votre sens des ambiances est juste : dites tout haut que l’équipe est fatiguée. Pour un travail d’invention, alternez les heures de source et celles de digue.',
    money:
      'L’argent aussi coule, et il aime les canaux. Décidez d’avance où va chaque ruisseau, le quotidien, les imprévus, le plaisir. Évitez de signer sous le coup d’une émotion, joyeuse ou triste ; attendez que la surface soit redevenue lisse.',
    advice:
      'Lavez-vous les mains lentement, à l’eau fraîche, en pensant à ce que vous quittez. Puis buvez un grand verre en pensant à ce qui commence. Ce n’est qu’un geste ; il remet les idées dans le bon sens.',
    kin: [
      { slug: 'hagalaz', line: 'Le grain fondu rejoint la rivière, et l’on ne saurait plus dire lequel était dur.' },
      { slug: 'isa', line: 'Même eau, autre saison : l’une coule, l’autre se souvient.' },
      { slug: 'perthro', line: 'Deux profondeurs où l’on ne voit pas le fond, et où l’on n’a pas besoin de le voir.' },
    ],
    symbols: [
      { x: 60, y: 52, title: 'La rune inclinée', line: 'Un mât, une pente : l’eau trouve toujours sa descente.' },
      { x: 30, y: 60, title: 'La cascade', line: 'L’émotion dans son étroit, rapide et bruyante.' },
      { x: 72, y: 85, title: 'La barque', line: 'On peut s’y laisser porter, ou rester sur la rive.' },
    ],
  },
  {
    slug: 'ingwaz',
    deck: 'les-runes',
    title: 'Ingwaz : la graine, ce qui se prépare sous terre',
    description:
      'La vingt-deuxième rune est le signe d’Ing, héros des Danois, et d’une graine close. Repos, maturation, promesse tenue secrète. Elle n’a pas d’envers.',
    image:
      'La terre est coupée comme un gâteau. Dessous, entre les cailloux, une graine dorée a lancé ses racines blanches et pousse vers le haut une tige qui n’a pas encore percé. Dessus, la pierre, l’herbe et le soleil ne se doutent de rien. La rune, un losange fermé, a la forme de cette graine.',
    upright: `Ing, dit le poème anglais, fut d’abord vu parmi les Danois de l’Est, puis il repartit par-dessus la vague, et son char le suivit. On n’en apprend guère plus. Les historiens le rapprochent de Freyr, dieu des pluies douces et des champs, dont une famille royale de Suède se disait issue.

Le losange est pareil de tous côtés ; on ne peut pas le renverser. Ingwaz fait partie des neuf runes sans envers, et cela sied à une chose enclose, occupée d’elle-même.

Elle vient vous parler du temps où l’on ne voit rien. La décision est prise, ou presque, et pourtant les jours se ressemblent. On se croit paresseux. C’est un travail, cependant, que d’amasser, de choisir, de se taire. Les graines les plus solides passent par le froid avant de germer, et celles que l’on force lèvent maigres.

Protégez donc cette période. Dormez davantage, répondez moins, rangez une pièce. Terminez ce qui traîne, car la rune aime les choses finies, bouclées d’un dernier point. Le moment de paraître se reconnaît à un signe tout simple : la coque vous serre. Vous saurez alors pousser vers la lumière, sans que l’on vous y invite.`,
    reversed: null,
    love: 'Un sentiment mûrit, chez vous ou près de vous, à l’abri des commentaires. Laissez-le prendre sa taille. Un couple a le droit de rester quelque temps dans son cocon, sans sorties ni explications. Après une séparation, le repos est une saison entière ; vous ne perdez pas votre temps, vous faites de la racine.',
    work: 'Achevez avant d’entreprendre. Le dossier presque fini vous prend plus de forces que vous ne pensez, simplement parce qu’il reste ouvert. Une idée nouvelle gagnera à passer l’hiver dans un carnet, relue de loin en loin. Annoncez-la quand elle tiendra debout toute seule.',
    money:
      'Épargnez dans un lieu que l’on ne voit pas tous les jours. La rune aime les réserves muettes, les projets chiffrés en secret, les contrats lus jusqu’à la dernière page avant de servir. Refusez poliment d’exhumer vos semences pour une envie du moment.',
    advice:
      'Écrivez un souhait sur un papier plié en quatre et rangez-le dans un pot de terre, une boîte, un livre. Notez au dos une date, dans trois mois. D’ici là, n’en parlez à personne et faites une seule chose pour lui chaque semaine.',
    kin: [
      { slug: 'jera', line: 'De la graine à la gerbe il y a exactement une année.' },
      { slug: 'berkano', line: 'L’une travaille sous la surface, l’autre montre déjà ses feuilles.' },
      { slug: 'isa', line: 'Le froid et la terre noire : deux sommeils qui ne se ressemblent qu’en apparence.' },
    ],
    symbols: [
      { x: 52, y: 38, title: 'Le losange clos', line: 'Pareil de tous côtés : une réserve, une chambre, une graine.' },
      { x: 50, y: 74, title: 'La graine', line: 'La vie qui se prépare sans témoin.' },
      { x: 50, y: 86, title: 'Les racines', line: 'Avant de monter, on descend un peu.' },
    ],
  },
  {
    slug: 'dagaz',
    deck: 'les-runes',
    title: 'Dagaz : le jour, l’instant où tout s’éclaire',
    description:
      'La vingt-troisième rune dit le jour, celui qui se lève sans bruit. Un basculement paisible, une évidence. Elle n’a pas d’envers.',
    image:
      'Le soleil monte derrière la pierre et lui fait une couronne de rayons rouges et jaunes. Deux étoiles s’attardent dans un ciel déjà pâle. À droite, un papillon vient d’ouvrir ses ailes, dont le dessin répète celui de la rune : deux triangles qui se touchent par la pointe.',
    upright: `Aimé des hommes, lumière glorieuse, joie et espérance des riches comme des pauvres, utile à tous : le poème vieil-anglais n’a rien trouvé à reprocher au jour. Il n’y a pas d’ombre dans cette strophe.

Dagaz se retourne sans changer. Aucun envers, par conséquent, et l’on comprend pourquoi : le matin contient déjà son soir, les deux moitiés sont égales, seule compte la pointe où elles se joignent. À cet endroit du dessin, la nuit cesse et le jour commence, et pourtant nul n’a jamais vu la limite.

La rune signale ce genre de passage. On a cherché longtemps, on s’est couché sans réponse, et au réveil la chose est là, toute simple, appuyée contre la cafetière. Vous n’avez pas travaillé pour rien. Le travail s’est achevé quand vous avez cessé de le regarder.

Elle ne dit pas que l’évidence plaira à tout le monde, ni qu’elle réglera le détail. Un jour neuf a vingt-quatre heures, avec leurs vaisselles. Mais il y a une direction de la lumière, et vous pouvez y tourner votre chaise. Si vous attendez encore, la rune vous prie de ne pas guetter : l’aube se moque des réveille-matin.`,
    reversed: null,
    love: 'Une conversation peut changer de couleur en une phrase. Dites la plus vraie, celle que vous gardiez pour plus tard, en choisissant une heure claire. Entre vous, la rancune d’hier a peut-être perdu sa raison. Et pour qui est seul, il arrive que l’on remarque soudain une personne déjà croisée vingt fois : prenez le temps de la regarder dans cette lumière neuve.',
    work: 'Votre méthode vient de basculer, ou va le faire : ce qui paraissait compliqué tient en trois gestes. Expliquez-le aussitôt à quelqu’un, avant que l’habitude ne se referme. Les premières heures du matin vous appartiennent ; donnez-les à la tâche qui vous ressemble.',
    money:
      'Une vue d’ensemble se dégage. Profitez-en pour dresser le budget que vous remettiez, à tête reposée, sans chercher de miracle. Vous découvrirez peut-être que deux soucis n’en faisaient qu’un, et qu’une seule démarche les règle.',
    advice:
      'Couchez-vous avec une question notée sur un papier, et n’y réfléchissez pas. Au réveil, avant toute autre lecture, écrivez cinq lignes. Soulignez ensuite le mot qui revient.',
    kin: [
      { slug: 'isa', line: 'L’arrêt le plus long finit au point où le ciel pâlit.' },
      { slug: 'sowilo', line: 'L’aube et le plein midi : la promesse, puis l’évidence.' },
      {
        slug: 'perthro',
        line: 'La nuit gardait son secret ; le jour le pose devant vous, et il est plus petit que prévu.',
      },
    ],
    symbols: [
      { x: 51, y: 47, title: 'Les deux ailes', line: 'Deux moitiés égales qui se joignent en un point.' },
      { x: 22, y: 40, title: 'Les rayons', line: 'Une clarté arrivée sans que l’on ait vu comment.' },
      { x: 77, y: 73, title: 'Le papillon', line: 'Ce qui s’ouvre après avoir été longtemps replié.' },
    ],
  },
  {
    slug: 'othala',
    deck: 'les-runes',
    title: 'Othala : la maison, ce qui se transmet',
    description:
      'La vingt-quatrième rune nomme le bien de famille. Héritage, racines, chez-soi, et le droit de choisir ce que l’on garde, à l’endroit et à l’envers.',
    image:
      'Une longue maison couverte d’herbe fume doucement. Un chemin y mène, une barrière de bois la borde, ouverte du côté de la pierre. La rune a la silhouette d’un toit posé sur deux jambes écartées. Il n’y a personne dehors ; on devine que la table est mise.',
    upright: `Le mot désignait la terre que l’on ne vend pas, celle des aïeux. Cher à tout homme, observe le poème anglais, s’il peut y jouir, dans sa maison, de ce qui est juste, en une prospérité durable. La condition est importante. Un domaine n’est aimable que si l’on y vit bien et si l’on s’y conduit bien.

Au siècle dernier, des régimes de haine ont volé ce signe, comme quelques autres, pour en marquer leurs uniformes. Nous le lisons tel qu’il était avant eux : un toit, un seuil, des gens qui se succèdent.

Othala vous demande ce que vous avez reçu. Une recette, un caractère, un accent, un buffet trop grand, une manière de se taire à table. Tout n’est pas à garder. Hériter consiste à trier, à cirer ce qui est beau, à poser le reste avec respect au bord du chemin.

La rune concerne aussi les maisons que l’on s’invente, loin de la première. Un chez-soi commence le jour où quelqu’un y retrouve ses chaussons. Où est le vôtre, et que voudriez-vous que l’on y trouve après vous ?`,
    reversed:
      'À l’envers, le toit pèse. Une histoire de famille se répète, une place à table semble assignée pour toujours, ou bien l’on erre sans savoir où poser ses cartons. Vous avez le droit de changer de chaise. Parlez-en à un cousin, à une tante, à quelqu’un qui connaît les lieux : on hérite moins lourdement à plusieurs.',
    love: 'On entre dans une vie avec ses meubles. Présentez les vôtres, vos dimanches, vos manies, et visitez les siens sans tout réarranger. Vivre ensemble demande de décider ce que « chez nous » veut dire, jusque dans les tiroirs. Si vous êtes seul, rendez votre maison accueillante pour vous d’abord ; elle le sera pour d’autres.',
    work: 'Vous travaillez sur des fondations posées par d’autres. Renseignez-vous sur elles, remerciez, puis bâtissez à votre goût. Un savoir ancien mérite d’être écrit avant le départ de celui qui le détient. Travailler de chez soi peut convenir, à condition de fermer la porte le soir.',
    money:
      'Il est question de biens durables, de papiers à classer, de partages à préparer tant que tout le monde s’entend. Un notaire ou une association peuvent éclairer les points obscurs. Entretenez avant d’agrandir ; une gouttière réparée vaut mieux qu’une véranda rêvée.',
    advice:
      'Demandez à l’aîné de votre famille, ou à un vieux voisin, l’histoire d’un objet. Écrivez-la sur une étiquette. Choisissez ensuite une chose à transmettre vous-même et dites dès maintenant à qui.',
    kin: [
      { slug: 'fehu', line: 'La première et la dernière rune : ce qui marche et ce qui demeure.' },
      { slug: 'eihwaz', line: 'Les racines tiennent l’arbre, les souvenirs tiennent la maison.' },
      { slug: 'mannaz', line: 'Un toit n’est qu’un abri tant que personne n’y rit.' },
    ],
    symbols: [
      { x: 68, y: 51, title: 'Le toit sur deux jambes', line: 'Un signe qui ressemble à ce qu’il protège.' },
      { x: 30, y: 49, title: 'La longue maison', line: 'Ce que l’on a reçu, et où l’on peut vivre autrement.' },
      { x: 25, y: 68, title: 'La barrière', line: 'Une limite habitée, qui s’ouvre pour qui vient en ami.' },
    ],
  },
]
