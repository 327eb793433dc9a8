import type { Pair } from './pair.ts'

export const futharkPairs: readonly Pair[] = [
  {
    cards: ['fehu', 'gebo'],
    line: 'Avoir et donner sortent ensemble, comme la bête et la foire. Ce que vous gardez en réserve cherche une main ouverte, et la vôtre pourrait bien être la première à se tendre.',
  },
  {
    cards: ['fehu', 'othala'],
    line: 'La première rune rencontre la dernière : ce qui marche, ce qui demeure. Il est question de trouver, parmi vos biens, celui qui doit circuler et celui que vous voulez transmettre.',
  },
  {
    cards: ['fehu', 'jera'],
    line: 'Le troupeau suit les saisons de la moisson. Rien ne vous oblige à tout vendre en mars ; attendez la bonne herbe, et comptez ensuite avec les yeux d’un paysan, sans hâte.',
  },
  {
    cards: ['uruz', 'isa'],
    line: 'Une grande force devant un grand froid. Ne fracassez pas la glace de l’épaule : faites le tour du lac à votre pas, la bête s’en portera mieux et la rive aussi.',
  },
  {
    cards: ['uruz', 'ehwaz'],
    line: 'Le sauvage et l’apprivoisé marchent de front. Gardez l’élan du premier et l’oreille du second, vous irez loin sans avoir rien cassé dans la salle à manger.',
  },
  {
    cards: ['uruz', 'thurisaz'],
    line: 'Deux brusqueries se croisent au coin du bois. L’une peut passer si l’autre s’écarte, et c’est peut-être à vous, qui les voyez toutes les deux, d’indiquer le portillon.',
  },
  {
    cards: ['thurisaz', 'algiz'],
    line: 'Deux gardiens pour un même seuil. L’épine répond après coup, la ramure prévient d’avance ; choisissez la seconde façon, elle laisse moins d’égratignures aux gens que vous aimez.',
  },
  {
    cards: ['thurisaz', 'wunjo'],
    line: 'La joie a poussé au milieu des ronces et s’en moque. Cueillez-la avec des gants, sans arracher la haie : ce qui la protège est aussi ce qui vous agace.',
  },
  {
    cards: ['thurisaz', 'nauthiz'],
    line: 'Un besoin que l’on n’avoue pas devient vite piquant. Dites-le dans sa forme la plus courte, et vous verrez plusieurs épines tomber d’elles-mêmes, dans votre voix comme dans celle d’en face.',
  },
  {
    cards: ['ansuz', 'laguz'],
    line: 'La parole rejoint le courant. Ce que vous direz ira plus loin que prévu, dans un sens que vous ne maîtrisez pas ; raison de plus pour y mettre de l’eau claire.',
  },
  {
    cards: ['ansuz', 'raidho'],
    line: 'Un message prend la route. Vérifiez l’adresse et le ton avant le départ, puis laissez-le voyager sans courir derrière, car une lettre poursuivie arrive toujours essoufflée.',
  },
  {
    cards: ['ansuz', 'mannaz'],
    line: 'Quelqu’un parle et quelqu’un écoute, il n’en faut pas plus pour faire société. Demandez-vous lequel de ces deux rôles vous prenez trop souvent, et changez pour une soirée.',
  },
  {
    cards: ['ansuz', 'perthro'],
    line: 'La bouche s’ouvre devant le sac fermé. Tout ne demande pas à être dit maintenant ; parlez de ce que vous savez, et laissez au mystère sa place entre deux phrases.',
  },
  {
    cards: ['raidho', 'ehwaz'],
    line: 'La route a trouvé sa monture. Le déplacement que vous avez en tête sera plus doux à deux, pourvu que l’on convienne avant de partir de l’heure des haltes.',
  },
  {
    cards: ['raidho', 'tiwaz'],
    line: 'Vous avez le chemin et l’étoile, il ne manque que de lever la tête de temps en temps. Corrigez la direction un peu, souvent, plutôt qu’une bonne fois et trop tard.',
  },
  {
    cards: ['raidho', 'isa'],
    line: 'Le voyage et l’arrêt se serrent la main. Cette halte imposée fait partie de l’itinéraire ; profitez-en pour vider vos poches de tout ce que vous portiez sans raison.',
  },
  {
    cards: ['kenaz', 'nauthiz'],
    line: 'Deux feux, celui de l’atelier et celui du besoin. Le manque vous a rendu adroit, et votre adresse à présent dépasse de beaucoup ce que le manque demandait.',
  },
  {
    cards: ['kenaz', 'sowilo'],
    line: 'La torche et le soleil se relaient. Regardez de près ce soir, de loin demain, et ne confondez pas les deux distances : chacune répond à une question différente.',
  },
  {
    cards: ['kenaz', 'ingwaz'],
    line: 'Une lampe au-dessus d’une graine : elle n’y peut rien, sinon tenir compagnie. Continuez d’apprendre en attendant, sans creuser la terre toutes les heures pour y voir plus clair.',
  },
  {
    cards: ['gebo', 'wunjo'],
    line: 'Le plaisir offert revient avec un invité de plus. Cherchez ce qui vous réjouit et que vous pourriez partager sans frais, un disque, un banc, une recette, un après-midi.',
  },
  {
    cards: ['gebo', 'tiwaz'],
    line: 'Un don grave, une parole donnée. Avant de promettre encore, relisez ce que vous avez déjà mis en gage, puis honorez-le ou rendez-le, avec la même franchise dans les deux cas.',
  },
  {
    cards: ['gebo', 'mannaz'],
    line: 'Deux personnes, un anneau entre elles. Ce qui s’échange n’a pas besoin d’être égal pour être juste ; il suffit que chacun puisse dire merci sans baisser les yeux.',
  },
  {
    cards: ['wunjo', 'hagalaz'],
    line: 'Un pré en fleurs, une averse de grêle : la même semaine contient les deux. Rentrez le temps qu’il faut, ressortez sans bouder, les racines n’ont rien senti.',
  },
  {
    cards: ['wunjo', 'berkano'],
    line: 'La gaieté se pose sur une jeune pousse. Fêtez ce début sans le charger de promesses, avec un gâteau modeste, et laissez-lui le droit de ne pas devenir un chêne.',
  },
  {
    cards: ['hagalaz', 'jera'],
    line: 'Un instant de grêle contre une année de travail, et l’année pèse davantage. Ramassez ce qui est tombé, remerciez l’eau, puis regardez combien d’épis sont restés debout derrière vous.',
  },
  {
    cards: ['hagalaz', 'laguz'],
    line: 'Tout grêlon finit par couler. Ce qui vous a heurté est déjà en train de changer de forme, et bientôt vous ne saurez plus dire à quel endroit c’était dur.',
  },
  {
    cards: ['hagalaz', 'nauthiz'],
    line: 'Imprévu dehors, moyens réduits dedans. C’est ainsi que l’on invente, avec trois planches et une ficelle ; demandez aussi au voisin, il a sans doute le même toit à réparer.',
  },
  {
    cards: ['nauthiz', 'isa'],
    line: 'Le froid serre et le feu répond. Réduisez le cercle à l’essentiel pour quelque temps, gardez-y les personnes et les gestes qui tiennent chaud, laissez le reste sous la neige.',
  },
  {
    cards: ['nauthiz', 'gebo'],
    line: 'Un manque s’est nommé et un don l’a entendu. Acceptez-le entier, sans vous presser de rembourser, car la meilleure manière de le rendre sera de le passer plus loin.',
  },
  {
    cards: ['isa', 'laguz'],
    line: 'Même eau, deux saisons. Vous n’avez pas changé de sentiment, seulement de température ; un degré suffit, et personne ne sait dire lequel, alors approchez doucement une chaise du poêle.',
  },
  {
    cards: ['isa', 'dagaz'],
    line: 'L’immobilité touche à son bord, où le ciel pâlit. N’avancez pas encore, ouvrez seulement les rideaux : ce qui paraissait arrêté n’attendait peut-être qu’un peu de jour.',
  },
  {
    cards: ['isa', 'sowilo'],
    line: 'Le soleil et la glace se regardent longtemps avant que rien ne bouge. Soyez patient avec la chaleur, patient avec le froid, et surveillez les premières gouttes au bord du toit.',
  },
  {
    cards: ['jera', 'ingwaz'],
    line: 'La graine et la gerbe, à six mois d’écart. Une chose que vous récoltez aujourd’hui fut jadis cachée et silencieuse ; souvenez-vous-en devant celle qui se tait en ce moment.',
  },
  {
    cards: ['jera', 'berkano'],
    line: 'Bourgeon et moisson dans un seul tirage : vous voilà aux deux bouts de l’ouvrage. Terminez l’un avec gratitude, commencez l’autre sans lui demander déjà de vous nourrir.',
  },
  {
    cards: ['eihwaz', 'berkano'],
    line: 'Le vieil if et le jeune bouleau font une forêt complète. Prenez conseil de ce qui dure pour soigner ce qui naît, et laissez le nouveau éclaircir un peu l’ancien.',
  },
  {
    cards: ['eihwaz', 'othala'],
    line: 'Racines de l’arbre, racines de la maison. Tenez à ce qui vous tient, sans devenir le gardien d’un musée ; les plus belles branches poussent hors du mur.',
  },
  {
    cards: ['eihwaz', 'algiz'],
    line: 'Deux manières de ne pas céder, l’une en restant, l’autre en voyant venir. Cherchez d’abord si l’affaire demande votre constance ou votre attention, car elle ne réclame pas les deux.',
  },
  {
    cards: ['perthro', 'dagaz'],
    line: 'Ce que le sac cachait apparaît à la lumière, et c’est plus petit que vous ne l’imaginiez. Prenez-le dans la main, retournez-le, donnez-lui enfin son nom véritable.',
  },
  {
    cards: ['perthro', 'laguz'],
    line: 'Deux eaux profondes dont on ne distingue pas le fond. Inutile d’y plonger ce soir ; laissez reposer, dormez, et remarquez au matin ce qui sera remonté sans vous.',
  },
  {
    cards: ['perthro', 'mannaz'],
    line: 'Un secret au milieu d’une tablée. Il pèsera moins si une personne le partage, et davantage si tout le monde le devine ; choisissez donc l’oreille avant que la rumeur ne choisisse.',
  },
  {
    cards: ['algiz', 'laguz'],
    line: 'L’élan flaire le courant avant d’y mettre le pied. Ce que vous ressentez est juste, et votre prudence aussi : entrez dans l’eau par l’endroit où l’on voit les cailloux.',
  },
  {
    cards: ['sowilo', 'dagaz'],
    line: 'L’aube et midi se suivent sans nuage entre eux. Servez-vous de cette clarté pour décider une chose restée en suspens, puis offrez-en le reste à quelqu’un d’embrouillé.',
  },
  {
    cards: ['sowilo', 'wunjo'],
    line: 'Beau temps dehors, beau temps dedans. N’y cherchez aucun piège, il n’y en a pas : sortez une chaise, appelez du monde, et retenez la date pour un jour gris.',
  },
  {
    cards: ['tiwaz', 'mannaz'],
    line: 'La droiture d’un seul devant l’assemblée de tous. Parlez net, écoutez plus longtemps encore, et préférez une règle commune un peu boiteuse à une raison parfaite que nul ne suit.',
  },
  {
    cards: ['tiwaz', 'othala'],
    line: 'Une parole donnée sous un vieux toit. Certains serments de famille vous portent et d’autres vous tiennent debout contre votre gré ; relisez-les à voix haute, un par un.',
  },
  {
    cards: ['berkano', 'ingwaz'],
    line: 'Avant et après la surface : la graine, puis la feuille. Une part de votre projet a besoin de lumière et l’autre d’obscurité, ne les mettez pas dans le même pot.',
  },
  {
    cards: ['ehwaz', 'gebo'],
    line: 'Porter, être porté, chacun son heure. Si l’échange vous semble inégal aujourd’hui, regardez-le sur la longueur d’une saison, vous verrez combien de lieues l’autre a faites avec vous.',
  },
  {
    cards: ['ehwaz', 'mannaz'],
    line: 'Compagnons de route et voisins de table. Ce que vous bâtissez à deux gagnerait à être présenté aux autres, qui y verront ce que l’habitude de marcher côte à côte vous cache.',
  },
  {
    cards: ['mannaz', 'othala'],
    line: 'Des gens, une maison, une marmite. Le lieu compte moins que ceux que l’on y attend ; commencez donc par les inviter, les murs trouveront bien à s’arranger.',
  },
  {
    cards: ['wunjo', 'mannaz'],
    line: 'Deux joies tournées l’une vers l’autre, et voilà l’être humain. Allez vers celui ou celle avec qui vous riez sans effort, les sujets graves viendront s’asseoir d’eux-mêmes.',
  },
  {
    cards: ['raidho', 'laguz'],
    line: 'La route arrive au bord de l’eau. Il faut changer d’allure plutôt que de but : laissez la roue sur la berge, prenez la barque, et fiez-vous un moment au courant.',
  },
  {
    cards: ['fehu', 'nauthiz'],
    line: 'L’étable pleine et la main vide se font face. Vous manquez d’une chose et regorgez d’une autre ; un troc honnête, proposé à la bonne personne, arrangerait deux maisons.',
  },
]
