import type { PlanetPair } from './kinds.ts'

export const sunAspects: readonly PlanetPair[] = [
  {
    pair: ['sun', 'moon'],
    conjunction:
      'Votre naissance est proche d’une nouvelle Lune, et votre énergie part d’un bloc : ce que vous voulez et ce que vous ressentez tirent dans la même direction. Il manque un peu de recul. Un regard extérieur, sollicité avant les grandes décisions, prête la distance qui fait défaut.',
    sextile:
      'Entre volonté et besoins intimes, la conversation est facile chez vous, pour peu que vous l’engagiez. Soleil et Lune en sextile aident à s’entendre avec presque tout le monde. Cette aisance dort, certains jours ; proposez la réconciliation, c’est vous qui en avez le secret.',
    square:
      'Une part de vous prend le train, l’autre a oublié son écharpe à la maison. Soleil et Lune en carré font se heurter l’ambition et le cœur, puis donnent l’énergie d’inventer. Accordez un vrai quart d’heure à chacune avant de trancher.',
    trine:
      'Rien ne force, entre votre lumière et votre sensibilité : ce trigone des deux luminaires offre une humeur égale et l’art d’être à sa place. La facilité endort un peu. Un défi léger, hors des habitudes, réveillerait ce bel accord.',
    opposition:
      'La pleine Lune éclaire votre naissance, et avec elle deux rives qui s’observent. D’un côté l’affirmation, de l’autre le besoin d’être auprès de quelqu’un. Le lien vous apprend beaucoup, à condition de ne pas lui demander de choisir à votre place. Marchez sur le pont.',
  },
  {
    pair: ['sun', 'mercury'],
    conjunction:
      'Pensée et identité parlent d’une même voix : chez vous, on est ce que l’on dit. Mercure, si près du Soleil, rend la parole vive, personnelle, convaincue. Se voir contester une idée blesse alors plus que de raison. Une opinion se change sans que l’on y perde son nom.',
  },
  {
    pair: ['sun', 'venus'],
    conjunction:
      'Plaire vient sans effort à qui réunit le Soleil et Vénus au même point du ciel. Votre chaleur a du goût, votre politesse est sincère, la beauté vous importe. L’approbation sucre tout, trop parfois. De temps en temps, un avis qui déplaît, donné avec le sourire, équilibre la recette.',
  },
  {
    pair: ['sun', 'mars'],
    conjunction:
      'Un moteur tourne sous le capot, même au feu rouge. La conjonction du Soleil et de Mars donne de l’audace et une volonté que l’obstacle excite. Comme l’impatience use l’entourage, réservez chaque jour une dépense physique ou un vrai travail de force ; la voix redescend aussitôt.',
    sextile:
      'Quand l’occasion frappe, vous ouvrez. L’action, chez vous, sert l’intention avec mesure et sait entraîner sans écraser, car Mars tend la main au Soleil. Encore faut-il se lever de la chaise : une initiative par semaine entretient cet excellent outil.',
    square:
      'Pourquoi faut-il toujours pousser la porte marquée « tirez » ? Soleil et Mars en carré vous donnent du ressort, des colères soudaines et une étonnante capacité de redémarrage. Est-ce un adversaire, ou seulement un obstacle ? Le second se contourne sans que personne y laisse sa fierté.',
    trine:
      'Votre énergie sait où elle va, et cela se sent dans une poignée de main. De vouloir à faire, Mars n’oppose presque aucun délai au Soleil. Ce qui vient trop aisément finit par lasser ; prêtez un peu d’élan à quelqu’un qui peine, le vôtre y gagnera du sens.',
    opposition:
      'Les rivaux vous apparaissent en face, au bureau, au volant, parfois à table. L’opposition du Soleil et de Mars fait rencontrer au-dehors votre propre combativité. En reconnaître la moitié comme sienne, puis proposer des règles claires, transforme le duel en match amical.',
  },
  {
    pair: ['sun', 'jupiter'],
    conjunction:
      'Le verre, vu d’ici, est aux trois quarts plein. Soleil et Jupiter réunis apportent confiance, largesse et un rire qui réchauffe les assemblées. La démesure suit de près : une promesse de trop, une assiette de trop. Vos plus belles générosités gagnent à être arrondies à l’unité inférieure.',
    sextile:
      'Des portes s’entrouvrent sur votre passage, souvent grâce à un mot bienveillant que vous aviez oublié. Un sextile entre le Soleil et Jupiter préfère les occasions modestes. Répondre à l’invitation, remplir la demande, se présenter : ces petits pas font grandir le reste.',
    square:
      'Voir plus grand que la nappe, voilà votre péché mignon. Le carré du Soleil et de Jupiter enfle les espoirs, allonge les listes, remet les comptes à plus tard. L’élan est bon, la mesure manque. Divisé par deux, le projet devient souvent deux fois plus vrai.',
    trine:
      'On vous fait crédit facilement, de temps, d’amitié, d’écoute. Cette bienveillance, que dessine le trigone entre Soleil et Jupiter, repose sur une foi tranquille en la vie. Elle risque la paresse. Mettez votre aisance au service d’une ambition qui vous dépasse d’une tête.',
    opposition:
      'Tantôt tout est possible, tantôt le doute vous attend en face, sous les traits d’un sage ou d’un vantard. Jupiter, à l’autre bout du ciel, vous fait chercher la juste grandeur. Écoutez les conseils, gardez votre taille ; entre l’excès et l’excuse, il existe un pas normal.',
  },
  {
    pair: ['sun', 'saturn'],
    conjunction:
      'Enfant, vous aviez peut-être déjà une clé autour du cou. Saturne, posé sur le Soleil, rend sérieux le regard, tenace la volonté, rares les compliments que l’on s’adresse. Inscrivez donc les réussites au même registre que les manques, avec la date ; l’œuvre lente y prend des couleurs.',
    sextile:
      'L’effort bien placé est votre botte secrète. La discipline, grâce à ce sextile où Saturne épaule le Soleil, soutient le désir sans l’écraser. Les aînés vous accordent volontiers leur appui. Un conseil demandé à une personne d’expérience épargne ici plusieurs saisons.',
    square:
      'Devant chaque élan, un petit contrôleur réclame le billet. Soleil et Saturne en carré font douter de sa valeur, puis forgent, à l’usage, une solidité que rien n’imite. Ce juge intérieur parle souvent avec une voix ancienne. Remerciez-le, puis poursuivez quand même ; il finit par baisser le ton.',
    trine:
      'Les responsabilités vous vont bien, comme une couleur que l’on porterait depuis toujours. Avec Saturne au trigone du Soleil, le sens pratique et la constance fondent une autorité qui n’élève pas la voix. Osez, de temps à autre, une imprudence charmante ; la charpente tiendra.',
    opposition:
      'Un regard sévère semble posé sur vous, celui d’un chef, d’un parent ou de la pendule. Saturne, en face du Soleil, oppose la règle au désir d’exister. Choisir soi-même ses devoirs, en petit nombre, fait tomber la moitié des reproches.',
  },
  {
    pair: ['sun', 'uranus'],
    conjunction:
      'Quelque chose d’électrique vous accompagne, et les plans bien rangés en prennent pour leur grade. Soleil et Uranus conjoints exigent la liberté d’être soi, y compris contre l’attente générale. Les gens qui aiment votre imprévu ne demandent qu’un mot avant chaque bifurcation.',
    sextile:
      'Un rien de fantaisie suffit à éclairer votre conduite. Les idées neuves, dès qu’Uranus fait signe au Soleil, trouvent chez vous un terrain d’essai sans tout casser. Notez celles qui surviennent sous la douche : l’une d’elles attend simplement qu’on la prenne au sérieux.',
    square:
      'Dès qu’une règle se présente, l’envie d’en sortir arrive par le même courrier. Uranus, au carré du Soleil, rend inventif le geste et brusque la sortie. Votre indépendance n’a pas besoin d’incidents pour exister. Négociez l’espace libre à l’avance, cela économise bien des portes.',
    trine:
      'La différence ne vous coûte guère, et cela repose les autres. L’originalité coule, l’avenir amuse, les changements se prennent en souplesse quand Uranus s’accorde ainsi au Soleil. Ce don se perd à rester dans le fauteuil ; confiez-lui un vieux problème, il adore les retourner.',
    opposition:
      'Les gens imprévisibles semblent se donner rendez-vous sur votre route. C’est qu’Uranus, opposé au Soleil, place la liberté chez l’autre, jusqu’au jour où l’on reconnaît la sienne. Réclamer doucement votre part d’imprévu évite à la relation de claquer comme un volet.',
  },
  {
    pair: ['sun', 'neptune'],
    conjunction:
      'Une brume dorée entoure l’image que vous avez de vous. Soleil et Neptune réunis donnent l’inspiration, la bonté, des talents d’artiste ou de confident. On s’y égare entre rôle et visage. Un miroir fiable, amitié ancienne ou journal intime, rend les contours sans dissiper la poésie.',
    sextile:
      'L’intuition vous tire discrètement par la manche, et elle a souvent raison. Le sextile du Soleil et de Neptune accorde le cœur à l’imaginaire, sans perdre l’adresse. Accordez-lui une place officielle : une heure de dessin, une prière, un air au piano, chaque semaine.',
    square:
      'Qui êtes-vous, quand personne ne rêve à votre place ? Neptune brouille ici le Soleil et fait hésiter entre l’idéal et l’excuse, la vocation et la fuite. Rien de perdu. Une action concrète, terminée avant midi, dissipe mieux le brouillard que dix résolutions du soir.',
    trine:
      'Votre présence adoucit, comme une lampe sous un abat-jour. Du trigone entre Soleil et Neptune viennent la compassion, le sens artistique, une confiance que l’on ne sait pas expliquer. Ces songes méritent une forme, une date, un cadre, un public de trois personnes.',
    opposition:
      'Les sauveurs et les naufragés vous paraissent souvent fascinants. Avec Soleil et Neptune face à face, l’autre devient un écran où se projette un film superbe. La tendresse ne perd rien quand la salle se rallume et que l’on pose deux questions terre à terre.',
  },
  {
    pair: ['sun', 'pluto'],
    conjunction:
      'La demi-teinte vous convient mal : une volonté profonde, presque souterraine, gouverne vos choix. Pluton, logé contre le Soleil, a connu des recommencements et en tire une force rare. Tout diriger l’épuise pourtant. Elle grandit, curieusement, à chaque décision partagée de plein gré.',
    sextile:
      'Sous votre calme se cache une réserve que l’on découvre dans les moments délicats. Réparer, reprendre, extraire l’essentiel d’un fatras : le Soleil, aidé de Pluton, s’y entend. Pour que ce talent serve, offrez-le : quelqu’un, non loin, cherche comment recommencer.',
    square:
      'Céder vous semble parfois disparaître. Un carré du Soleil à Pluton entraîne vers les rapports de force, contre les autres ou contre soi, et cache un immense pouvoir de renouvellement. Perdez une petite partie exprès : vous êtes encore là, et la main s’ouvre.',
    trine:
      'Du vieux, vous tirez du neuf avec un naturel déconcertant. Trigone du Soleil et de Pluton : l’endurance, l’œil qui perce, l’autorité sans tapage. Le risque est de l’utiliser pour rien, par simple confort. Cherchez une cause à la mesure de cette profondeur.',
    opposition:
      'En face, bien souvent, une personnalité puissante vous teste. Ces bras de fer, que Pluton attire lorsqu’il s’oppose au Soleil, perdent leur prise dès que l’on cesse d’y jouer sa valeur. Poser une limite sans menace, puis la tenir, suffit à changer la partie.',
  },
]
