import type { Pair } from './pair.ts'

export const marseillePairs: readonly Pair[] = [
  {
    cards: ['le-mat', 'le-bateleur'],
    line: 'Celui qui n’a pas d’outil et celui qui les a tous se rencontrent sur la même place. Ensemble, ils commencent quelque chose sans savoir quoi, et c’est dans cette ignorance joyeuse que vient l’adresse.',
  },
  {
    cards: ['le-mat', 'la-papesse'],
    line: 'Le marcheur passe devant une femme qui lit et, pour une fois, s’assied. Une expérience vécue trouve les mots qui lui manquaient, à moins qu’un livre ne donne envie de prendre la route.',
  },
  {
    cards: ['le-mat', 'l-imperatrice'],
    line: 'L’idée vagabonde rencontre quelqu’un qui sait la mettre au monde. Il faudra lui donner un nom, une chambre et un calendrier, sans lui ôter tout à fait son baluchon.',
  },
  {
    cards: ['le-mat', 'l-empereur'],
    line: 'L’un ignore les murs, l’autre les bâtit, et chacun envie un peu son voisin. Ce voisinage demande quelle règle vous sert vraiment et laquelle vous pourriez franchir en sifflotant.',
  },
  {
    cards: ['le-mat', 'l-amoureux'],
    line: 'Choisir, oui, mais en marchant : la décision ne viendra pas d’une pesée, elle apparaîtra au bout d’une centaine de pas. Le cœur reconnaît volontiers sa route à ce qu’il n’a plus envie de se retourner.',
  },
  {
    cards: ['le-mat', 'le-chariot'],
    line: 'Deux voyageurs, un seul chemin : le premier va sans but, le second sans détour. Réunis, ils proposent un départ décidé, avec assez de jeu dans les rênes pour saluer l’imprévu.',
  },
  {
    cards: ['le-mat', 'l-hermite'],
    line: 'Deux bâtons, deux allures, une même solitude assumée. Le plus lent éclaire le chemin que le plus vif défriche, et vous découvrez que l’errance d’hier avait un sens.',
  },
  {
    cards: ['le-mat', 'le-pendu'],
    line: 'Marcher ou rester suspendu : les deux refusent l’agitation ordinaire. On dirait qu’un temps d’arrêt involontaire vous rend la liberté que vos déplacements ne vous donnaient plus.',
  },
  {
    cards: ['le-mat', 'l-arcane-sans-nom'],
    line: 'Même silhouette en marche, même pas, l’une habillée, l’autre dénudée. Ce départ ne ressemble pas à une fuite : on laisse derrière soi ce qui n’avait plus de chair, et le bagage s’allège.',
  },
  {
    cards: ['le-mat', 'l-etoile'],
    line: 'Rien dans les poches et l’eau versée sans compter : voici une confiance désarmée, qui ne demande pas de garantie. Elle convient aux commencements où l’on se montre tel que l’on est.',
  },
  {
    cards: ['le-mat', 'le-soleil'],
    line: 'Une légèreté d’enfance gagne la route en plein midi. On peut y rencontrer un compagnon de jeu, un frère choisi, quelqu’un avec qui le but importe moins que la conversation.',
  },
  {
    cards: ['le-mat', 'le-monde'],
    line: 'Du premier pas à la ronde achevée, tout l’itinéraire tient dans ces deux images. Ce qui se termine sous vos yeux vous rend votre liberté de mouvement, avec l’expérience en plus.',
  },
  {
    cards: ['le-bateleur', 'la-papesse'],
    line: 'Des mains qui essaient, une mémoire qui veille : voilà l’atelier et la bibliothèque réunis. Un talent gagne ici à s’adosser à une étude, et le savoir à descendre enfin sur la table.',
  },
  {
    cards: ['le-bateleur', 'l-imperatrice'],
    line: 'L’habileté trouve un public et l’invention une forme. Parlez de votre idée tout de suite, même inachevée, car deux intelligences vives s’y amuseraient plus qu’une seule.',
  },
  {
    cards: ['le-bateleur', 'l-empereur'],
    line: 'Un débutant doué se présente devant quelqu’un qui peut lui donner une place. La réussite de l’entrevue dépendra moins du brio que de la précision avec laquelle on dira ce que l’on demande.',
  },
  {
    cards: ['le-bateleur', 'l-amoureux'],
    line: 'La table est pleine d’objets, et il faut pourtant n’en prendre qu’un. Le charme ouvre toutes les portes ; choisir celle que l’on franchira demande une sincérité que le charme ne remplace pas.',
  },
  {
    cards: ['le-bateleur', 'le-chariot'],
    line: 'Ce qui n’était qu’un essai prend de la vitesse et un nom propre. Vérifiez les roues, partez, corrigez en route : l’élan du début se change en conduite.',
  },
  {
    cards: ['le-bateleur', 'l-hermite'],
    line: 'Au commencement de la route, puis très loin sur elle, le même homme avec vingt ans d’écart. Un conseil d’ancien épargnerait des détours, à condition de garder le droit d’en faire quelques-uns.',
  },
  {
    cards: ['le-bateleur', 'la-force'],
    line: 'L’adresse des doigts rencontre la fermeté douce du poignet. On obtient davantage en apprivoisant ce que l’on manie qu’en l’éblouissant, et le tour de passe-passe devient un vrai métier.',
  },
  {
    cards: ['le-bateleur', 'le-diable'],
    line: 'Beaucoup d’habileté, beaucoup d’appétit : l’affaire sera brillante, reste à savoir qui tient la corde. Demandez-vous ce que vous vendez au juste, et si vous l’achèteriez.',
  },
  {
    cards: ['le-bateleur', 'le-soleil'],
    line: 'La démonstration se fait au grand jour et rien n’a besoin d’être caché sous le gobelet. Un projet simple, montré franchement, attire des alliés de bonne humeur.',
  },
  {
    cards: ['le-bateleur', 'le-jugement'],
    line: 'Un appel vous surprend pendant que vous rangiez vos outils. Ce qui n’était qu’un jeu pourrait devenir une vocation, et la réponse tient à un premier geste public.',
  },
  {
    cards: ['la-papesse', 'l-imperatrice'],
    line: 'L’une garde, l’autre donne au jour : entre les deux, il y a le moment juste où une chose intime peut être dite. Attendre encore un peu ou publier tout de suite, voilà la question.',
  },
  {
    cards: ['la-papesse', 'le-pape'],
    line: 'Le savoir tu et le savoir enseigné se tiennent face à face. Vous avez besoin des deux portes, celle où l’on étudie sans témoin et celle où un tiers bienveillant met des mots.',
  },
  {
    cards: ['la-papesse', 'l-hermite'],
    line: 'Livre ouvert, lanterne levée : on travaille de nuit, loin du bruit, et l’on trouve. Prenez garde seulement à ce que cette retraite féconde ne devienne pas une adresse définitive.',
  },
  {
    cards: ['la-papesse', 'la-justice'],
    line: 'Ce qui se savait intimement rencontre ce qui peut se prouver. Rassemblez les pièces, relisez les dates, puis parlez : votre intuition était sérieuse, donnez-lui un dossier.',
  },
  {
    cards: ['la-papesse', 'la-lune'],
    line: 'Deux profondeurs se regardent, la page écrite et l’étang. Tout ce que vous pressentez n’est pas vrai, tout n’est pas faux non plus ; notez vos rêves à part de vos décisions.',
  },
  {
    cards: ['la-papesse', 'le-pendu'],
    line: 'Une gestation que personne ne voit se poursuit à son rythme. Celui qui ne bouge pas et celle qui ne parle pas font ensemble un travail considérable, dont le fruit surprendra les pressés.',
  },
  {
    cards: ['la-papesse', 'le-soleil'],
    line: 'Ce qui mûrissait derrière le voile supporte maintenant la lumière. Une confidence, un manuscrit, un sentiment gardé peuvent être partagés avec une seule personne, et cette chaleur suffira.',
  },
  {
    cards: ['la-papesse', 'l-amoureux'],
    line: 'Le cœur hésite, et une part plus ancienne de vous connaît déjà sa préférence. Donnez-lui le temps d’une lecture silencieuse avant de demander leur avis à tous vos amis.',
  },
  {
    cards: ['l-imperatrice', 'l-empereur'],
    line: 'La parole qui invente et la main qui établit forment un couple complet, chez deux personnes ou dans la même. Les projets nés ici ont un visage et bientôt une adresse.',
  },
  {
    cards: ['l-imperatrice', 'l-amoureux'],
    line: 'Le désir s’exprime avec esprit, et l’on se plaît en parlant. Cette séduction par les mots gagnera en profondeur si quelqu’un ose une phrase moins jolie et plus vraie.',
  },
  {
    cards: ['l-imperatrice', 'le-chariot'],
    line: 'Une intention claire reçoit des chevaux : le message part, la demande circule, l’œuvre voyage. Relisez avant l’envoi, car ce qui est lancé avec tant d’élan se rattrape mal.',
  },
  {
    cards: ['l-imperatrice', 'la-force'],
    line: 'Deux souverainetés féminines, celle de l’esprit et celle du souffle, se donnent la main. Ce que vous concevez, vous avez aussi de quoi le nourrir et le mener sans brusquerie.',
  },
  {
    cards: ['l-imperatrice', 'l-etoile'],
    line: 'Le verbe et la source coulent de la même cruche. Une beauté simple se propose, dans une œuvre, une rencontre ou une manière de recevoir, et elle n’a pas besoin d’apprêt.',
  },
  {
    cards: ['l-imperatrice', 'l-arcane-sans-nom'],
    line: 'On ne crée rien sans retrancher, tout jardinier le sait. Une idée aimée doit perdre la moitié de ses branches pour que l’autre moitié donne enfin des feuilles.',
  },
  {
    cards: ['l-imperatrice', 'la-lune'],
    line: 'L’imagination déborde et l’on pourrait prendre ses images pour des nouvelles. Écrivez, peignez, racontez ce flot, puis demandez à quelqu’un de calme ce qu’il voit depuis la berge.',
  },
  {
    cards: ['l-empereur', 'le-pape'],
    line: 'Deux autorités, l’une qui ordonne et l’autre qui bénit, encadrent la situation. Un accord officiel peut se conclure, où il faudra distinguer ce que l’on doit de ce que l’on croit.',
  },
  {
    cards: ['l-empereur', 'la-justice'],
    line: 'Le pouvoir se présente devant la règle et accepte d’être mesuré. Les décisions prises dans ce climat tiennent longtemps, parce que chacun sait à quoi il s’engage et ce qu’il en coûte.',
  },
  {
    cards: ['l-empereur', 'le-chariot'],
    line: 'Une base solide et un élan : le territoire conquis trouve qui l’administrera. Veillez à laisser descendre de cheval celui qui a gagné, les victoires se gèrent assis.',
  },
  {
    cards: ['l-empereur', 'la-force'],
    line: 'Gouverner par le rang ou par la douceur, la question se pose à table autant qu’au bureau. L’autorité la plus durable est ici celle qui n’a pas besoin de hausser le ton.',
  },
  {
    cards: ['l-empereur', 'la-maison-dieu'],
    line: 'Une construction trop sûre d’elle reçoit un coup d’air salutaire. Ce n’est pas votre valeur que l’on ébranle, seulement la couronne d’un bâtiment où vous manquiez de fenêtres.',
  },
  {
    cards: ['l-empereur', 'la-lune'],
    line: 'L’homme des faits marche au bord de l’étang et s’impatiente. Vos chiffres sont exacts, votre trouble aussi ; faites-leur de la place à tous deux avant de signer.',
  },
  {
    cards: ['l-empereur', 'le-monde'],
    line: 'Votre ouvrage rejoint un ensemble plus large que vous. On vous propose une place parmi d’autres, et votre poids ne s’y mesurera plus au nombre de vos murs.',
  },
  {
    cards: ['le-pape', 'l-amoureux'],
    line: 'Un tiers bénit, conseille, ou donne seulement son avis sur ce que le cœur décide. Écoutez-le avec respect, puis rappelez-vous qu’il ne partagera pas vos dimanches.',
  },
  {
    cards: ['le-pape', 'l-hermite'],
    line: 'Le maître qui parle devant tous et celui qui cherche loin de tous ont besoin l’un de l’autre. Vous pouvez quitter un enseignement sans renier celui qui vous l’a donné.',
  },
  {
    cards: ['le-pape', 'le-diable'],
    line: 'La bénédiction et la tentation portent ici des habits de cérémonie. Regardez qui s’incline devant qui, et si le lien laisse chacun assez libre pour dire non en souriant.',
  },
  {
    cards: ['le-pape', 'le-jugement'],
    line: 'Une parole reçue autrefois prend soudain tout son sens et demande une réponse. Il peut s’agir d’un engagement public, d’une réconciliation de famille ou d’une vocation qui se déclare.',
  },
  {
    cards: ['le-pape', 'temperance'],
    line: 'Le conseil se fait doux, et la médiation porte. Deux points de vue que l’on croyait inconciliables trouvent un traducteur ; il se pourrait que ce traducteur, ce soit vous.',
  },
  {
    cards: ['le-pape', 'la-force'],
    line: 'Enseigner sans écraser, apprendre sans se soumettre : voici un bel équilibre. La personne dont vous cherchez l’approbation attend peut-être surtout que vous montriez votre tempérament.',
  },
  {
    cards: ['l-amoureux', 'le-chariot'],
    line: 'Le choix fait, les chevaux s’accordent. Toute l’énergie qui se perdait à comparer devient du mouvement, et l’on s’étonne d’avoir hésité si longtemps devant une route aussi nette.',
  },
  {
    cards: ['l-amoureux', 'la-justice'],
    line: 'Le cœur et la balance ne comptent pas dans la même monnaie. Une décision se prépare où il faudra être juste envers chacun, vous compris, sans demander à l’amour des preuves comptables.',
  },
  {
    cards: ['l-amoureux', 'l-hermite'],
    line: 'Avant de dire oui à quelqu’un, on voudrait s’entendre soi-même. Cette retraite n’est pas un refus ; annoncez-la clairement, car celui qui attend dehors ne voit pas votre lanterne.',
  },
  {
    cards: ['l-amoureux', 'le-pendu'],
    line: 'Personne ne tranche, et le temps passe la tête en bas. Vu de là, pourtant, l’un des deux chemins paraît moins brillant et l’autre plus habitable.',
  },
  {
    cards: ['l-amoureux', 'le-diable'],
    line: 'Désir et sentiment se disputent la même place, à moins qu’ils ne s’y donnent rendez-vous. La vraie question porte sur votre liberté : pourriez-vous encore vous lever et partir ?',
  },
  {
    cards: ['l-amoureux', 'la-maison-dieu'],
    line: 'Un coup de foudre, au sens le plus littéral, bouscule l’arrangement des jours. Laissez l’éclair passer avant de rebâtir, ce qui reste debout mérite votre attention.',
  },
  {
    cards: ['l-amoureux', 'l-etoile'],
    line: 'Le cœur choisit et cesse aussitôt de se cacher. Une tendresse sans défense devient possible, à condition de ne pas demander au ciel de signer l’accord à votre place.',
  },
  {
    cards: ['l-amoureux', 'la-lune'],
    line: 'On aime peut-être une personne, peut-être l’histoire que l’on se raconte sur elle. Attendez le plein jour pour vous déclarer, et posez d’ici là quelques questions très simples.',
  },
  {
    cards: ['l-amoureux', 'le-soleil'],
    line: 'Choisi en pleine lumière, un amour n’a besoin d’aucun secret. L’affection devient fraternelle autant qu’amoureuse, et l’on peut enfin présenter l’autre à ceux que l’on aime.',
  },
  {
    cards: ['l-amoureux', 'le-jugement'],
    line: 'Un sentiment se déclare à voix haute, ou revient frapper après un long sommeil. Répondre engage, se taire aussi ; personne d’autre ne peut souffler dans la trompette à votre place.',
  },
  {
    cards: ['le-chariot', 'la-justice'],
    line: 'La course rencontre un carrefour réglementé. Vérifiez vos papiers, votre cap et votre bonne foi ; une victoire obtenue dans les formes ne vous sera reprochée par personne.',
  },
  {
    cards: ['le-chariot', 'l-hermite'],
    line: 'Une vitesse et une lenteur se disputent votre agenda. Il semble que l’on avance mieux, ces temps-ci, en s’arrêtant chaque soir pour regarder la carte à la lanterne.',
  },
  {
    cards: ['le-chariot', 'la-roue-de-fortune'],
    line: 'Vos roues et celle du sort tournent au même moment, mais vous ne conduisez que les premières. Profitez de la pente si elle descend, gardez vos forces si elle monte.',
  },
  {
    cards: ['le-chariot', 'la-force'],
    line: 'Conduire du dehors, tenir du dedans : la maîtrise est complète lorsque ces deux figures s’entendent. Rien ne vous oblige à gagner vite, puisque vous pouvez gagner sans vous raidir.',
  },
  {
    cards: ['le-chariot', 'la-maison-dieu'],
    line: 'À trop vouloir arriver, on finit par traverser la façade. Un contretemps brusque pourrait vous épargner tout simplement une destination que vous n’aviez jamais vraiment choisie.',
  },
  {
    cards: ['le-chariot', 'le-soleil'],
    line: 'L’arrivée se fait presque en fanfare et en bonne compagnie. Partagez la victoire avec celui qui tenait l’autre rêne, elle n’en paraîtra que plus grande.',
  },
  {
    cards: ['le-chariot', 'le-monde'],
    line: 'Le conducteur descend enfin et entre dans la danse. Un objectif longtemps poursuivi est à portée, et la difficulté nouvelle sera d’en profiter sans chercher aussitôt le suivant.',
  },
  {
    cards: ['le-chariot', 'le-pendu'],
    line: 'Tout était prêt, et le départ se trouve suspendu. Cette halte forcée vous montre le harnais, les sangles, l’usure ; vous repartirez mieux attelé si vous acceptez de regarder.',
  },
  {
    cards: ['la-justice', 'l-hermite'],
    line: 'Une conscience scrupuleuse relit tout depuis le début. Le discernement y gagne, la rigueur envers vous-même un peu trop ; prévoyez le jour où le dossier sera clos.',
  },
  {
    cards: ['la-justice', 'la-roue-de-fortune'],
    line: 'Ce qui relève du mérite et ce qui relève de la chance se mêlent dans cette affaire. Faites loyalement votre part, puis cessez de chercher une faute dans ce qui a simplement tourné.',
  },
  {
    cards: ['la-justice', 'la-force'],
    line: 'La règle sans douceur blesse, la douceur sans règle s’épuise. Vous tenez les deux poignées d’une décision ferme et humaine, que l’on respectera même en la regrettant.',
  },
  {
    cards: ['la-justice', 'le-diable'],
    line: 'Un contrat a été signé, peut-être sans paroles, et ses clauses serrent. Relisez ce que chacun y gagne et ce que chacun y perd, puis proposez des termes que l’on puisse dire au grand jour.',
  },
  {
    cards: ['la-justice', 'le-jugement'],
    line: 'Deux cartes de vérité se suivent, la première qui pèse, la seconde qui annonce. Une situation trouve son mot juste, et ce mot une fois prononcé libère tous ceux qu’il concerne.',
  },
  {
    cards: ['la-justice', 'temperance'],
    line: 'Trancher ou doser, il faut ici les deux gestes. Un partage équitable se prépare moins à l’équerre qu’à la louche, en goûtant plusieurs fois avant de servir.',
  },
  {
    cards: ['la-justice', 'l-arcane-sans-nom'],
    line: 'L’épée et la faux s’entendent pour ôter ce qui n’a plus lieu d’être. La séparation, si c’en est une, peut se faire avec exactitude et sans cruauté.',
  },
  {
    cards: ['l-hermite', 'la-roue-de-fortune'],
    line: 'Quelqu’un regarde tourner le monde depuis le bord de la route et n’y monte pas. Cette distance vous protège, et elle vous prive aussi d’un tour de manège ; dosez-la selon l’heure.',
  },
  {
    cards: ['l-hermite', 'la-force'],
    line: 'La patience et l’énergie se rejoignent sous le manteau. Un désir contenu depuis longtemps peut rugir un peu, il ne renversera pas pour autant la lampe.',
  },
  {
    cards: ['l-hermite', 'le-pendu'],
    line: 'Doublement à l’écart, on ne reçoit plus guère de nouvelles du siècle. Profitez-en pour dormir et comprendre, sans faire de cette cellule la preuve que personne ne vous attend.',
  },
  {
    cards: ['l-hermite', 'l-etoile'],
    line: 'Une petite lumière tenue en main répond aux grandes qui brillent là-haut. La recherche touche à sa source : vous pouvez poser le manteau et vous laisser rafraîchir.',
  },
  {
    cards: ['l-hermite', 'la-lune'],
    line: 'Il fait nuit, et l’on a pourtant de quoi voir à trois pas. Avancez à cette mesure, les formes qui vous inquiétaient au loin redeviennent des buissons quand on s’approche.',
  },
  {
    cards: ['l-hermite', 'le-soleil'],
    line: 'Deux clartés d’âges différents, l’une pour chercher, l’autre pour jouer. Après un temps de repli, quelqu’un vous rappelle dehors et la chaleur des autres cesse d’éblouir.',
  },
  {
    cards: ['l-hermite', 'le-diable'],
    line: 'Seul avec ses désirs, on les voit grandir sur le mur comme des ombres portées. Nommez-les à une oreille amie ; la lanterne sert aussi à mesurer la taille véritable des démons.',
  },
  {
    cards: ['l-hermite', 'le-monde'],
    line: 'Votre science de solitaire demande maintenant une scène. On reconnaît enfin votre savoir lent, et une ronde s’ouvre, où votre place était gardée depuis longtemps.',
  },
  {
    cards: ['la-roue-de-fortune', 'la-force'],
    line: 'Tout bouge, sauf votre façon de tenir. Un changement de circonstances met en valeur un courage tranquille, qui n’avait besoin que d’une occasion pour se laisser voir.',
  },
  {
    cards: ['la-roue-de-fortune', 'le-pendu'],
    line: 'La manivelle s’arrête et l’on reste en l’air, entre deux tours. Il n’y a rien à forcer ; regardez d’en haut qui monte, qui descend et pourquoi vous étiez si pressé.',
  },
  {
    cards: ['la-roue-de-fortune', 'l-arcane-sans-nom'],
    line: 'Un cycle se ferme pour de bon au lieu de repasser par le même point. La répétition qui vous lassait peut s’interrompre, puisque quelqu’un a enfin ôté la pièce usée.',
  },
  {
    cards: ['la-roue-de-fortune', 'temperance'],
    line: 'Les hauts et les bas rencontrent une main qui mélange. Vous n’arrêterez pas le mouvement, vous pouvez en adoucir les secousses par de petites habitudes régulières.',
  },
  {
    cards: ['la-roue-de-fortune', 'le-diable'],
    line: 'L’excitation du sort et celle du désir s’alimentent l’une l’autre. Fixez d’avance le moment où vous quitterez la table, quand la partie vous amuse encore.',
  },
  {
    cards: ['la-roue-de-fortune', 'la-maison-dieu'],
    line: 'Une affaire immobile se renverse et déverse ses cailloux de couleur. Le changement va plus vite que prévu ; mettez d’abord les vôtres à l’abri, les explications viendront ensuite.',
  },
  {
    cards: ['la-roue-de-fortune', 'le-monde'],
    line: 'D’un cercle mécanique, on passe à une couronne vivante. Ce qui vous arrivait par hasard devient un ensemble que vous comprenez, et même le détour y trouve sa place.',
  },
  {
    cards: ['la-roue-de-fortune', 'le-soleil'],
    line: 'Le tour est favorable, ou du moins très éclairé. Goûtez ce bon moment à plusieurs, sans lui demander de durer ni le soupçonner d’en préparer un mauvais.',
  },
  {
    cards: ['la-force', 'le-pendu'],
    line: 'L’énergie ne manque pas, elle attend. Tenir sans agir est ici une prouesse, que peu remarqueront et qui prépare le geste juste mieux que dix tentatives.',
  },
  {
    cards: ['la-force', 'l-arcane-sans-nom'],
    line: 'Pour retrancher ce qui ne vit plus, il faut un bras et de la tendresse. Vous possédez l’un comme l’autre, et ce que vous quittez vous en saurait presque gré.',
  },
  {
    cards: ['la-force', 'temperance'],
    line: 'Deux douceurs, la première qui retient, la seconde qui verse. Une convalescence du cœur, une négociation, un apprentissage délicat trouvent là, sans effort, leur meilleure allure.',
  },
  {
    cards: ['la-force', 'le-diable'],
    line: 'L’instinct est puissant et il a deux maîtres possibles. Apprivoisé, il vous porte ; flatté, il vous mène. Le premier signe est la qualité de votre sommeil.',
  },
  {
    cards: ['la-force', 'l-etoile'],
    line: 'Une assurance sans armure se montre à découvert. Après avoir tant tenu, vous pouvez ouvrir les mains sans rien perdre, l’eau trouvera seule son lit.',
  },
  {
    cards: ['la-force', 'la-lune'],
    line: 'Des craintes anciennes aboient au bord de l’étang, et une présence ferme leur parle bas. Elles ne disparaîtront pas sur commande, elles se coucheront, ce qui est déjà beaucoup.',
  },
  {
    cards: ['la-force', 'le-soleil'],
    line: 'La vitalité se communique sans effort, on vient se réchauffer auprès de vous. Réservez-vous un peu de cette ardeur, les soleils généreux oublient volontiers de déjeuner.',
  },
  {
    cards: ['le-pendu', 'l-arcane-sans-nom'],
    line: 'Après la suspension vient la coupe. Ce que vous ne parveniez ni à garder ni à quitter se détache, et les pieds touchent un sol fraîchement retourné.',
  },
  {
    cards: ['le-pendu', 'temperance'],
    line: 'L’immobilité s’assouplit, un filet d’eau passe d’un vase à l’autre. Vous n’êtes plus bloqué, seulement lent, et cette lenteur guérit quelque chose que la hâte entretenait.',
  },
  {
    cards: ['le-pendu', 'la-maison-dieu'],
    line: 'Ce que l’attente avait figé cède d’un coup. Descendre de la potence et sortir de la tour procurent la même surprise : la terre était tout près.',
  },
  {
    cards: ['le-pendu', 'l-etoile'],
    line: 'S’abandonner prend deux formes, l’une contrainte, l’autre consentie. Entre elles, il y a ce moment où l’on cesse de se débattre et où l’on s’aperçoit que l’on respire.',
  },
  {
    cards: ['le-pendu', 'la-lune'],
    line: 'Ni solution ni mouvement, beaucoup d’images. Consignez-les, confiez-les au papier et différez les grandes réponses ; la marée a ses heures à elle, et elle remontera bien.',
  },
  {
    cards: ['le-pendu', 'le-jugement'],
    line: 'Un sommeil prend fin, quelqu’un vous détache en vous appelant par votre nom. Ce que la pause vous a appris devient audible, et d’autres en ont besoin.',
  },
  {
    cards: ['le-pendu', 'le-monde'],
    line: 'Les mêmes jambes croisées, la tête en bas puis en haut : la figure s’est retournée. Un sacrifice ancien trouve sa raison, et vous dansez sur la posture qui vous retenait.',
  },
  {
    cards: ['l-arcane-sans-nom', 'temperance'],
    line: 'La terre remuée reçoit de l’eau, et l’ange passe derrière le faucheur. Un changement net s’adoucit par le soin que l’on met dans les jours d’après.',
  },
  {
    cards: ['l-arcane-sans-nom', 'le-diable'],
    line: 'Un attachement perd de son emprise, la corde s’use d’elle-même à force de lucidité. Tranchez là où cela ne vit plus et gardez l’ardeur, dont vous ferez meilleur usage.',
  },
  {
    cards: ['l-arcane-sans-nom', 'la-maison-dieu'],
    line: 'Deux grands nettoyages se suivent, l’un au ras du sol, l’autre par le toit. La place ainsi faite impressionne d’abord ; elle servira, et rien ne presse de la remplir.',
  },
  {
    cards: ['l-arcane-sans-nom', 'l-etoile'],
    line: 'Après le dépouillement, la nudité paisible. Ce que la coupe a découvert n’était pas une ruine mais une peau neuve, et quelques gestes généreux suffisent à l’habiter.',
  },
  {
    cards: ['l-arcane-sans-nom', 'le-soleil'],
    line: 'Un hiver a bien travaillé et la chaleur vient sur un sol propre. Certaines amitiés renaissent, d’autres naissent tout court, plus simples que les précédentes.',
  },
  {
    cards: ['l-arcane-sans-nom', 'le-jugement'],
    line: 'Quelque chose s’achève afin que l’on puisse entendre. La fin et l’annonce se touchent de si près qu’il est inutile de pleurer longtemps devant la porte, elle s’ouvre déjà.',
  },
  {
    cards: ['l-arcane-sans-nom', 'le-monde'],
    line: 'On retranche pour accomplir, comme le sculpteur. La dernière coupe est la plus délicate et la plus heureuse, car l’on voit enfin la forme qui dansait dans le bloc.',
  },
  {
    cards: ['temperance', 'le-diable'],
    line: 'L’eau et le feu se disputent la soirée. Un désir vif gagne à être coupé de patience, non pour l’éteindre, pour qu’il dure plus longtemps que la bouteille.',
  },
  {
    cards: ['temperance', 'la-maison-dieu'],
    line: 'Un choc suivi d’un apaisement, ou une douceur qui n’avait pas su dire non à temps. Versez lentement après la secousse et ne reconstruisez que ce que vous aimiez vraiment.',
  },
  {
    cards: ['temperance', 'l-etoile'],
    line: 'Deux vases passent de main en main, d’abord pour mêler, ensuite pour donner. Ce qui s’équilibrait en vous peut désormais se répandre, et d’autres viendront boire.',
  },
  {
    cards: ['temperance', 'la-lune'],
    line: 'Des humeurs montent et descendent comme une eau sans bord. Un rythme modeste, heures de repas, heures de marche, fait mieux que toutes les explications.',
  },
  {
    cards: ['temperance', 'le-soleil'],
    line: 'La conversation devient tiède, claire, fraternelle, un après-midi de fin de printemps. Les réconciliations se plaisent dans ce climat, surtout si personne ne tient les comptes.',
  },
  {
    cards: ['temperance', 'le-jugement'],
    line: 'Un dialogue patient débouche sur une parole qui réveille. Ce qui circulait à voix basse entre deux êtres peut être annoncé à la famille entière.',
  },
  {
    cards: ['temperance', 'le-monde'],
    line: 'Le mélange a pris, chaque ingrédient se reconnaît et l’ensemble a un goût nouveau. Vous voilà dans une harmonie qui ne doit rien au hasard, et beaucoup à vos soirs tranquilles.',
  },
  {
    cards: ['le-diable', 'la-maison-dieu'],
    line: 'Une passion montait d’étage en étage, et le toit s’ouvre. La libération fait du bruit ; on comptera plus tard ce qu’elle coûte et ce qu’elle rend.',
  },
  {
    cards: ['le-diable', 'l-etoile'],
    line: 'Le même désir, d’abord attaché, puis offert. Ce passage demande que l’on cesse de posséder ce que l’on adore, et l’on découvre alors combien il était beau sans nous.',
  },
  {
    cards: ['le-diable', 'la-lune'],
    line: 'L’attrait et la peur se déguisent l’un en l’autre, et la nuit leur prête ses costumes. Rien d’urgent ne devrait se conclure sous un éclairage aussi flatteur.',
  },
  {
    cards: ['le-diable', 'le-soleil'],
    line: 'Deux couples se ressemblent : l’un tenu par une corde, l’autre par une main posée sur l’épaule. Voyez lequel décrit votre lien, et ce qui suffirait pour passer de l’ombre au jour.',
  },
  {
    cards: ['le-diable', 'le-jugement'],
    line: 'Un secret ardent demande à remonter de la cave. Dit à la bonne personne, il perd son odeur de soufre et redevient ce qu’il était, un appétit de vivre.',
  },
  {
    cards: ['le-diable', 'le-monde'],
    line: 'Une énergie brute a trouvé son cadre et se met à danser. Rien n’est renié, ni l’ambition ni la sensualité ; elles ont seulement appris à tenir dans une couronne.',
  },
  {
    cards: ['la-maison-dieu', 'l-etoile'],
    line: 'Le toit parti, on voit le ciel. Une déconvenue ouvre un espace plus vaste que la chambre perdue, et l’on s’y tient sans fard, étonné d’avoir si peu froid.',
  },
  {
    cards: ['la-maison-dieu', 'la-lune'],
    line: 'Après l’éclair, les yeux mettent du temps à se refaire. N’interprétez pas trop vite ce qui vient d’arriver, les ombres de cette nuit sont encore celles du choc.',
  },
  {
    cards: ['la-maison-dieu', 'le-soleil'],
    line: 'Un mur en moins, et la cour se remplit de lumière. Ce qui vous paraissait une perte réunit des gens que la façade tenait séparés.',
  },
  {
    cards: ['la-maison-dieu', 'le-jugement'],
    line: 'Deux voix tombent du ciel, un grondement puis un appel. La première dérange, la seconde explique, et l’on comprend que la maison était devenue trop petite pour la nouvelle.',
  },
  {
    cards: ['la-maison-dieu', 'le-monde'],
    line: 'Une structure s’ouvre, un ensemble se forme : les pierres tombées servaient de matériaux. Ce chantier-là avait besoin d’un peu de désordre pour trouver son dessin.',
  },
  {
    cards: ['l-etoile', 'la-lune'],
    line: 'De l’eau claire à l’eau trouble, le même ciel de nuit. Gardez le souvenir de votre élan sincère pendant que tout paraît flou, il vous servira de repère.',
  },
  {
    cards: ['l-etoile', 'le-soleil'],
    line: 'L’espoir intime devient une joie partagée, et la source arrive au jardin public. Invitez, montrez, donnez sans compter, ces deux lumières n’ont pas d’ennemi entre elles.',
  },
  {
    cards: ['l-etoile', 'le-monde'],
    line: 'Une femme nue verse, une autre danse, et l’on croirait la même après une longue route. Votre sincérité a fini par se trouver une place à sa taille.',
  },
  {
    cards: ['l-etoile', 'le-jugement'],
    line: 'Ce que vous aviez confié aux étoiles vous revient par une voix humaine. Une réponse arrive, peut-être différente de la demande, et plus vivante qu’elle.',
  },
  {
    cards: ['la-lune', 'le-soleil'],
    line: 'La nuit et le jour se succèdent dans la même question. Attendez que la lumière tourne avant de juger ; les mêmes deux silhouettes, hurlantes à minuit, joueront peut-être à midi.',
  },
  {
    cards: ['la-lune', 'le-jugement'],
    line: 'Un souvenir ancien remonte de l’eau et demande à être nommé. L’entendre une bonne fois, avec quelqu’un de sûr, l’empêchera de revenir gratter à la porte.',
  },
  {
    cards: ['la-lune', 'le-monde'],
    line: 'L’inquiétude cherche sa place dans un ensemble apaisé. Même au centre de la couronne, on a le droit de mal dormir ; vos doutes font partie de votre richesse.',
  },
  {
    cards: ['la-lune', 'la-roue-de-fortune'],
    line: 'Deux mouvements sans volonté, marée et manivelle, emportent l’humeur. Ne bâtissez pas une vérité sur une heure basse, la prochaine vous donnera un avis différent.',
  },
  {
    cards: ['le-soleil', 'le-jugement'],
    line: 'La joie se fait entendre, une nouvelle réunit ceux qui se parlaient peu. Naissance d’un projet, retour d’un proche, parole claire : quelque chose demande à être fêté à voix haute.',
  },
  {
    cards: ['le-soleil', 'le-monde'],
    line: 'Le bonheur simple et l’accomplissement se donnent rendez-vous. Rien ne manque au tableau, sinon peut-être votre propre consentement à le regarder sans chercher le défaut.',
  },
  {
    cards: ['le-jugement', 'le-monde'],
    line: 'On vous appelle, et la place est prête. Ces deux figures, les dernières de la suite, disent qu’une étape peut être reconnue devant témoins puis quittée le cœur plein.',
  },
  {
    cards: ['la-papesse', 'la-maison-dieu'],
    line: 'Le livre était fermé, la foudre l’ouvre à une page précise. Une chose gardée trop longtemps se révèle sans votre aide, et le soulagement dépasse l’embarras.',
  },
  {
    cards: ['la-papesse', 'le-jugement'],
    line: 'Ce qui s’écrivait en silence reçoit un jour de parution. L’appel vient du dehors, la matière vient de loin, et vous pouvez répondre sans élever la voix.',
  },
  {
    cards: ['l-empereur', 'le-diable'],
    line: 'Le pouvoir et l’envie s’assoient à la même table. L’affaire peut réussir brillamment ; précisez qui commande, qui profite, et ce que chacun refuse de faire.',
  },
  {
    cards: ['l-empereur', 'l-hermite'],
    line: 'Il y a un temps pour régner sur les choses et un temps pour les comprendre. Une responsabilité se transmet ou s’allège, et l’on marche plus loin avec moins de titres.',
  },
  {
    cards: ['le-pape', 'le-monde'],
    line: 'Un enseignement arrive à son terme et l’élève entre dans la danse. Remerciez, prenez votre place, et transmettez à votre tour ce qui vous fut donné sans condition.',
  },
  {
    cards: ['le-bateleur', 'la-roue-de-fortune'],
    line: 'Le joueur habile rencontre la chance, qui ne lit pas les manuels. Laissez-lui ce qui ne dépend de personne, et travaillez plutôt le tour qui dépend de vos doigts.',
  },
  {
    cards: ['le-bateleur', 'le-monde'],
    line: 'La première carte et la dernière numérotée se font signe de part et d’autre du jeu. Ce petit essai contient déjà sa forme achevée, ayez la patience des vingt étapes.',
  },
  {
    cards: ['le-mat', 'le-diable'],
    line: 'La liberté du vagabond côtoie l’attrait de la corde. Vous pouvez entrer dans cette ardeur et en sortir, à condition de ne pas laisser votre baluchon à l’entrée.',
  },
  {
    cards: ['le-mat', 'la-lune'],
    line: 'On marche de nuit, sans carte, en compagnie d’un chien qui hésite à mordre. L’instinct est un bon guide sur les premiers mètres ; pour la suite, attendez l’aube.',
  },
  {
    cards: ['le-mat', 'le-jugement'],
    line: 'Une voix arrête le promeneur et lui rappelle qu’il avait un nom. Il se peut que votre route sans but ait été, depuis le début, le chemin de cette réponse.',
  },
  {
    cards: ['le-mat', 'la-justice'],
    line: 'L’insouciant se fait demander son passeport. Un peu d’ordre dans vos papiers, un peu d’indulgence dans vos principes, et le voyage continue gaiement, sans amende.',
  },
  {
    cards: ['le-mat', 'la-force'],
    line: 'L’animal qui mord les mollets trouve une main pour le calmer. Vos impulsions cessent de vous pousser dans le dos dès qu’elles marchent à côté de vous.',
  },
  {
    cards: ['l-amoureux', 'as-de-coupe'],
    line: 'Un sentiment tout neuf se présente au moment même où l’on vous demande de choisir. La coupe est pleine, elle peut attendre que vous ayez fini de la regarder.',
  },
  {
    cards: ['l-amoureux', 'deux-de-coupe'],
    line: 'L’attrait devient réciproque et la question change : il ne s’agit plus de savoir qui, mais comment. Deux libertés se penchent l’une vers l’autre, sans que rien ne soit encore signé.',
  },
  {
    cards: ['l-amoureux', 'dix-de-coupe'],
    line: 'Le choix d’un seul touche ici toute une tablée. Famille, amis, enfants boivent à la même fontaine, et votre décision gagnera à être annoncée avec tact.',
  },
  {
    cards: ['l-amoureux', 'trois-d-epee'],
    line: 'Entre deux affections, une lame a passé, et l’on sait maintenant ce qui comptait. Cette clarté douloureuse oblige moins à trancher vite qu’à parler vrai.',
  },
  {
    cards: ['l-amoureux', 'cavalier-de-coupe'],
    line: 'Quelqu’un vient vers vous avec un cœur à la main et d’excellentes manières. Laissez-le descendre de cheval avant de répondre, on choisit mieux à hauteur d’yeux.',
  },
  {
    cards: ['le-bateleur', 'as-de-baton'],
    line: 'Une étincelle tombe sur une table pleine d’outils. L’envie et l’habileté arrivent ensemble, il ne manque plus qu’une heure sans interruption pour que l’ouvrage commence.',
  },
  {
    cards: ['le-bateleur', 'as-de-denier'],
    line: 'L’adresse trouve une première matière, un contrat d’essai, une pièce bien réelle. Prenez-la au sérieux sans vous y enfermer, votre table compte encore d’autres objets.',
  },
  {
    cards: ['le-bateleur', 'valet-de-baton'],
    line: 'Deux débutants se donnent du courage et font plus de bruit que d’ouvrage. Choisissez ensemble un seul tour à réussir avant dimanche, l’enthousiasme fera le reste.',
  },
  {
    cards: ['le-bateleur', 'sept-d-epee'],
    line: 'L’intelligence tourne vite et trouve des détours élégants. Voyez si la ruse vous sert encore ou si une phrase directe épargnerait désormais bien du chemin.',
  },
  {
    cards: ['la-papesse', 'reine-de-coupe'],
    line: 'Deux femmes qui savent garder ce qu’on leur confie se tiennent côte à côte. Une affection profonde veille sur vous et ne parlera que si vous l’interrogez.',
  },
  {
    cards: ['la-papesse', 'as-d-epee'],
    line: 'Une pensée longtemps mûrie reçoit soudain son tranchant. Le mot exact est là, prononcez-le une fois, au bon endroit, sans le répéter pour le plaisir de l’entendre.',
  },
  {
    cards: ['la-papesse', 'huit-de-denier'],
    line: 'L’étude descend dans les mains et devient un métier patient. Ce que vous avez lu peut se pratiquer dès maintenant, un petit morceau après l’autre.',
  },
  {
    cards: ['l-imperatrice', 'reine-de-denier'],
    line: 'L’esprit d’invention et le sens des choses s’allient dans la même maison. Une idée charmante reçoit un budget, un placard, une date, et elle n’en est pas moins charmante.',
  },
  {
    cards: ['l-imperatrice', 'as-de-coupe'],
    line: 'La tendresse trouve ses mots et déborde avec grâce. Une déclaration, une œuvre, un accueil préparé avec soin diront tous la même chose à leur manière.',
  },
  {
    cards: ['l-imperatrice', 'trois-de-baton'],
    line: 'Le projet sort de terre et se ramifie. Trois mains valent mieux que deux ici, surtout si quelqu’un accepte de tenir le fil pendant que les autres inventent.',
  },
  {
    cards: ['l-empereur', 'roi-de-denier'],
    line: 'Deux hommes d’assise, deux façons de compter jusqu’au bout. La situation est solide, presque trop massive ; pensez à y percer une fenêtre pour les visiteurs.',
  },
  {
    cards: ['l-empereur', 'as-de-denier'],
    line: 'Une base matérielle se propose, première pierre ou première paie. Votre sens de l’ordre saura la faire durer, pourvu que l’ordre ne devienne pas le but.',
  },
  {
    cards: ['l-empereur', 'cinq-de-baton'],
    line: 'L’autorité se trouve contestée par des gens qui ont de l’énergie à revendre. Donnez-leur un terrain et une règle claire, la querelle deviendra une équipe.',
  },
  {
    cards: ['le-pape', 'deux-de-coupe'],
    line: 'L’affection cherche un témoin, une forme, quelques paroles dites devant les autres. Le rite importe moins que le regard échangé au moment de le traverser.',
  },
  {
    cards: ['le-pape', 'valet-d-epee'],
    line: 'Un esprit vif questionne son maître, et la leçon y gagne. Le doute respectueux est une façon d’apprendre ; n’en faites pas un duel, l’autre sait des choses.',
  },
  {
    cards: ['le-chariot', 'cavalier-de-baton'],
    line: 'Deux attelages, un seul désir d’arriver. L’élan est magnifique et consomme beaucoup, aussi convient-il de savoir, bien avant midi, où l’on couchera vraiment ce soir.',
  },
  {
    cards: ['le-chariot', 'six-de-baton'],
    line: 'La réussite se montre en public et l’on vous salue depuis les trottoirs. Répondez au salut, puis descendez dîner avec ceux qui vous connaissaient à pied.',
  },
  {
    cards: ['le-chariot', 'as-de-baton'],
    line: 'Le désir fournit le feu, la volonté tient les rênes. Un départ longtemps différé trouve sa raison simple : vous en avez envie, et la route est libre.',
  },
  {
    cards: ['la-justice', 'as-d-epee'],
    line: 'Deux lames droites disent la même vérité, l’une en pensée, l’autre en acte. Une décision nette s’annonce, qui fera moins mal que l’hésitation qu’elle remplace.',
  },
  {
    cards: ['la-justice', 'six-de-denier'],
    line: 'Donner et recevoir se pèsent ici sans avarice. Regardez de quel côté penche le plateau depuis un an, et rétablissez le niveau par un geste concret.',
  },
  {
    cards: ['la-justice', 'reine-d-epee'],
    line: 'Une femme de parole juge, ou bien c’est en vous cette voix qui ne se raconte pas d’histoires. Elle tranche juste ; demandez-lui seulement d’y mettre un sourire.',
  },
  {
    cards: ['la-justice', 'deux-d-epee'],
    line: 'On se protège derrière une paix armée qui évite de choisir. La balance est prête pourtant, il suffirait de poser l’une des deux lames pour qu’elle se mette à parler.',
  },
  {
    cards: ['l-hermite', 'huit-de-coupe'],
    line: 'On s’éloigne d’un lien encore plein, parce que quelque chose cherche ailleurs. Ce départ n’accuse personne, il suit une lumière que l’autre ne voit pas.',
  },
  {
    cards: ['l-hermite', 'neuf-d-epee'],
    line: 'Les pensées de nuit tournent autour d’une seule lanterne. Confiez-en une à voix haute dès le matin, elles perdent beaucoup à être entendues par quelqu’un qui vous aime.',
  },
  {
    cards: ['l-hermite', 'roi-de-baton'],
    line: 'L’ardeur du meneur apprend la lenteur du guide. Il y a plus d’autorité à éclairer un pas qu’à crier en avant, et votre troupe vous en saura gré.',
  },
  {
    cards: ['la-roue-de-fortune', 'dix-de-denier'],
    line: 'La prospérité d’une maison connaît ses saisons, et celle-ci se souvient d’avoir été différente. Rangez, transmettez, partagez, sans prendre le beau temps pour une loi.',
  },
  {
    cards: ['la-roue-de-fortune', 'quatre-de-denier'],
    line: 'Plus le monde tourne, plus on serre son bien. Desserrez un seul doigt et voyez ce qui se passe ; la sûreté a besoin de mouvement autant que de murs.',
  },
  {
    cards: ['la-force', 'reine-de-baton'],
    line: 'Un tempérament de feu trouve sa juste hauteur de flamme. L’entourage s’y réchauffe sans s’y brûler, et l’on vous suit parce que vous n’obligez personne.',
  },
  {
    cards: ['la-force', 'neuf-de-baton'],
    line: 'La résistance a été longue et le corps en garde la mémoire. Vous pouvez baisser la garde d’un cran, la douceur tiendra la porte mieux que la vigilance.',
  },
  {
    cards: ['la-force', 'roi-d-epee'],
    line: 'Une raison ferme et un instinct puissant négocient enfin. Quand la tête cesse de donner des ordres au cœur, tous deux se mettent à travailler dans le même sens.',
  },
  {
    cards: ['le-pendu', 'quatre-d-epee'],
    line: 'Repos sur repos, rien ne réclame votre lame. Acceptez cette trêve jusqu’au bout, les idées que vous cherchiez viennent rarement à ceux qui montent la garde.',
  },
  {
    cards: ['le-pendu', 'huit-d-epee'],
    line: 'La pensée s’est resserrée autour d’elle-même et le corps attend. Regardez le nœud de près, la tête en bas s’il le faut : plusieurs tours n’étaient que des habitudes.',
  },
  {
    cards: ['l-arcane-sans-nom', 'dix-d-epee'],
    line: 'Une manière de penser a fait son temps, et l’on peut enfin baisser les bras sans honte. La terre sous vos pieds est noire et meuble, elle attend autre chose.',
  },
  {
    cards: ['l-arcane-sans-nom', 'as-de-baton'],
    line: 'Du sol fauché jaillit un bâton vert. Peu de voisinages disent aussi nettement qu’une fin a libéré du désir, et que ce désir n’a pas à s’excuser.',
  },
  {
    cards: ['l-arcane-sans-nom', 'cinq-de-coupe'],
    line: 'Un regret s’attarde là où la coupe est déjà faite. Comptez aussi ce qui reste plein, après le retranchement : ce dénombrement demande du temps, et personne ne vous chronomètre.',
  },
  {
    cards: ['temperance', 'deux-de-coupe'],
    line: 'Une conversation égale passe de l’un à l’autre, sans gagnant. Ce lien se construit par petites quantités, et son charme tient à ce que personne n’y force la dose.',
  },
  {
    cards: ['temperance', 'deux-de-denier'],
    line: 'Jongler devient presque un art quand la main mélange au lieu d’opposer. Deux charges, deux lieux, deux envies trouvent un rythme que l’on pourra tenir.',
  },
  {
    cards: ['temperance', 'cavalier-de-coupe'],
    line: 'Un messager tendre arrive au pas, sans renverser une goutte. On peut croire à sa douceur, et vérifier tout de même qu’elle tient les jours de pluie.',
  },
  {
    cards: ['le-diable', 'as-de-denier'],
    line: 'L’argent et le désir se regardent avec intérêt. Une offre tentante se propose ; lisez ce qu’elle attache, puis prenez-la très librement ou laissez-la sans regret.',
  },
  {
    cards: ['le-diable', 'sept-de-coupe'],
    line: 'Trop d’ivresses se proposent à la fois, et le désir se disperse à toutes les goûter ; retenez celle dont vous parleriez encore demain à jeun.',
  },
  {
    cards: ['le-diable', 'roi-de-coupe'],
    line: 'Un cœur généreux se découvre des appétits de souverain. Rien de honteux là-dedans, si celui qui offre le vin accepte qu’on lui demande parfois de l’eau.',
  },
  {
    cards: ['la-maison-dieu', 'trois-d-epee'],
    line: 'La vérité a fait tomber un pan de mur, et l’on voit la plaie à l’air libre. Nettoyez simplement, entourez-vous, remettez l’architecture à plus tard.',
  },
  {
    cards: ['la-maison-dieu', 'quatre-de-baton'],
    line: 'Une fête se tient dans une maison sans toit, et l’on s’y amuse davantage. Le bonheur était dans la cour depuis le début, avec les amis et les tables basses.',
  },
  {
    cards: ['l-etoile', 'neuf-de-coupe'],
    line: 'Un souhait se trouve comblé et la soif cesse de commander. Partagez ce contentement dès maintenant, il perdrait vite sa fraîcheur à être gardé en bouteille.',
  },
  {
    cards: ['l-etoile', 'as-de-coupe'],
    line: 'Source contre source, la tendresse se donne sans calcul. C’est un commencement fragile et très clair, que l’on protège en le laissant couler où il veut.',
  },
  {
    cards: ['la-lune', 'neuf-d-epee'],
    line: 'L’inquiétude de minuit prend toutes les formes, aucune ne supporte le café du matin. Écrivez ce qui tourne, barrez ce qui n’est pas arrivé, puis dormez du côté frais.',
  },
  {
    cards: ['la-lune', 'valet-de-coupe'],
    line: 'Un cœur jeune rêve devant l’eau et prend ses reflets pour des réponses. L’élan est joli ; accompagnez-le simplement d’une question posée à une personne réelle.',
  },
  {
    cards: ['la-lune', 'reine-de-coupe'],
    line: 'La sensibilité est si fine qu’elle capte jusqu’aux humeurs des voisins. Rendez à chacun la sienne, il restera une tendresse intacte, qui est bien à vous.',
  },
  {
    cards: ['le-soleil', 'as-de-coupe'],
    line: 'L’affection naît en plein midi, sans énigme. On se plaît, on se le dit, et cette simplicité surprend ceux qui croyaient que l’amour devait être difficile.',
  },
  {
    cards: ['le-soleil', 'deux-de-coupe'],
    line: 'Deux êtres jouent comme des enfants devant un mur tiède. Le sentiment a la solidité des camaraderies, il saura traverser les jours gris sans grand discours.',
  },
  {
    cards: ['le-soleil', 'dix-de-denier'],
    line: 'Une maison prospère ouvre ses volets, et l’on y rit. L’abondance dont il est question se compte en chaises occupées bien plus qu’en pièces rangées.',
  },
  {
    cards: ['le-jugement', 'as-de-baton'],
    line: 'Un appel réveille l’envie de faire. Répondez par un acte, même très modeste, pendant que le son de la trompette est encore tout chaud dans l’oreille.',
  },
  {
    cards: ['le-jugement', 'six-de-coupe'],
    line: 'Un souvenir d’enfance se relève et demande des nouvelles. Retrouver un ami, un lieu, un goût d’alors donnerait à une décision présente sa note juste.',
  },
  {
    cards: ['le-monde', 'dix-de-coupe'],
    line: 'Plénitude du cœur et plénitude de la place : on ne saurait demander plus sans impolitesse. Regardez ceux qui forment la ronde et retenez leurs visages.',
  },
  {
    cards: ['le-monde', 'roi-de-denier'],
    line: 'L’œuvre matérielle est complète et tient debout sans son bâtisseur. Vous pouvez lui confier la clef et vous occuper enfin de ce qui ne se compte pas.',
  },
  {
    cards: ['le-mat', 'as-de-baton'],
    line: 'L’envie part avant la valise. Suivez-la jusqu’au prochain tournant, vous verrez si c’était un feu de paille ou le bâton dont vous aviez besoin pour marcher.',
  },
  {
    cards: ['le-mat', 'valet-de-denier'],
    line: 'Un vagabond rencontre un apprenti économe, et tous deux s’instruisent. Un rêve de liberté gagne à connaître le prix du billet, sans que le prix décide seul.',
  },
  {
    cards: ['as-de-baton', 'as-de-coupe'],
    line: 'Le désir et la tendresse s’éveillent le même jour, ce qui n’arrive pas si souvent. Laissez-leur la même chambre, sans demander lequel parlera en premier.',
  },
  {
    cards: ['as-d-epee', 'as-de-coupe'],
    line: 'La lucidité et l’émotion se présentent ensemble à la porte. Dites ce que vous ressentez avec des mots précis, ni plus froids ni plus chauds que la chose.',
  },
  {
    cards: ['as-de-denier', 'as-de-baton'],
    line: 'Une graine et de quoi la planter : l’élan rencontre sa matière. Commencez petit, cette semaine, avec ce que vous avez déjà au fond des poches.',
  },
  {
    cards: ['reine-de-coupe', 'roi-de-coupe'],
    line: 'Deux cœurs formés se reconnaissent à leur façon d’écouter. Leur lien a de la profondeur, il gagnera encore si l’on y invite un peu de jeu.',
  },
  {
    cards: ['reine-de-baton', 'roi-de-baton'],
    line: 'Le feu double sa hauteur et les idées fusent à table. On ne s’ennuie pas ; désignez seulement celui qui surveille la cuisson, chacun à son tour.',
  },
  {
    cards: ['reine-d-epee', 'roi-d-epee'],
    line: 'Deux intelligences se mesurent et se respectent. La franchise règne, la tendresse attend qu’on lui apporte une chaise, et elle aurait vraiment beaucoup à dire.',
  },
  {
    cards: ['reine-de-denier', 'roi-de-denier'],
    line: 'La maison est tenue, la cave pleine, les comptes à jour. Ce couple de bâtisseurs se souhaite maintenant une surprise qui ne serve à rien.',
  },
  {
    cards: ['valet-de-coupe', 'reine-d-epee'],
    line: 'Une offrande timide se présente devant un regard exigeant. Que l’un ne s’excuse pas d’être tendre, que l’autre accepte de ne pas corriger la phrase.',
  },
  {
    cards: ['cavalier-de-coupe', 'cavalier-d-epee'],
    line: 'Tendresse et argument galopent l’un vers l’autre. S’ils freinent à temps, il en sortira une conversation brillante ; autrement, beaucoup de poussière et deux chapeaux perdus.',
  },
  {
    cards: ['trois-d-epee', 'deux-de-coupe'],
    line: 'Une vérité coupante traverse une affection réelle sans la détruire. On peut s’aimer et s’être fait mal, la suite dépend de ce que l’on décide d’en dire.',
  },
  {
    cards: ['cinq-de-denier', 'six-de-denier'],
    line: 'Un temps de manque rencontre une main qui partage. Accepter l’aide offerte demande ici plus de courage que de tenir bon par fierté, en silence.',
  },
]
