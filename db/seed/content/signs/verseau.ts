import type { SeedPage } from '../kinds.ts'

export const verseau: readonly SeedPage[] = [
  {
    path: '/astrologie/verseau',
    title: 'Verseau : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Verseau, avec les mythes de ses maîtres, les trois décans et leurs dates.',
    lead: 'Il verse de l’eau et il est d’air, il aime l’humanité et fuit les embrassades, il arrive en avance d’un siècle et en retard d’une heure. Le Verseau a sa logique, elle est en général excellente.',
    body: `
<h2>Le point de vue d’à côté</h2>
<p>Tout le monde regarde la scène et vous regardez la salle. Vous voyez le système, les habitudes que personne n’a décidées, la règle absurde qu’on applique depuis 1974. Vous le dites. On sourit de votre originalité, puis cinq ans passent et c’est devenu l’avis général. À ce moment-là vous en avez changé.</p>
<p>L’amitié est votre religion. Vous avez des amis de tous les âges, un syndicaliste, une comtesse, un collégien passionné de champignons. Vous leur parlez de la même manière, ce qui est la définition d’une certaine noblesse.</p>
<p>Ce détachement que l’on vous reproche a une cause. Les émotions vous traversent très fort, d’un coup, et vous reculez pour les voir entières. Les gens croient que vous partez. Vous cadrez.</p>
<h2>L’enfance d’un Verseau</h2>
<p>On se demande d’où il vient. Blond chez des bruns, rêveur chez des commerçants, athée de six ans dans une famille pratiquante. Il démonte la radio. Il pose à table la question qu’il ne fallait pas, avec l’innocence d’un savant. Il a un ami imaginaire qui a des opinions politiques.</p>
<p>Le groupe l’attire et l’effraie. Il voudrait en être, et quelque chose l’en empêche, un vêtement, une phrase, un savoir trop précis sur les volcans. Il connaît la solitude du préau. Elle lui donne pour toujours l’œil sur celui qui est assis tout seul. Toute sa vie il ira s’asseoir à côté.</p>
<p>Les ordres sans raison le rendent d’une obstination minérale. Un Verseau qui croise les bras est, des douze, le plus difficile à déplacer.</p>
<h2>Au travail</h2>
<p>Ne lui donnez pas de fiche de poste, donnez-lui un problème. Il le retourne, trouve une issue que nul n’avait vue et oublie de la breveter. La recherche, l’informatique, l’aviation, le milieu associatif et la musique en regorgent. Il fait aussi des médecins admirables, qui expliquent tout.</p>
<p>Il déteste le titre et le parking réservé. Il parle au directeur comme au stagiaire, ce que le stagiaire n’oublie jamais et que le directeur oublie rarement. Si une promotion vous intéresse, il faudra pourtant accepter d’avoir l’air de la vouloir. Portez la veste ce jour-là. Vous la rendrez.</p>
<p>Votre ennemi est l’ennui du milieu. Vous inventez le prototype et vous vous sauvez quand vient le service après-vente. Associez-vous à un signe de terre et payez-le bien.</p>
<h2>En amour</h2>
<p>Cela commence par une conversation qui finit à quatre heures. Vous aimez d’abord un esprit et découvrez chaque fois avec surprise qu’il est logé dans un corps. La surprise est agréable.</p>
<p>Vous avez besoin d’air comme on a besoin de sommeil. Une pièce à vous, une soirée sans compte rendu, des vacances séparées tous les deux ans. Ce n’est pas un manque d’amour. Dites-le au tout début, calmement, avec des exemples, et vous éviterez trois ruptures.</p>
<p>Le mot « normal » ruine vos histoires. Vivre à deux adresses, à trois rues de distance, avec deux chats chacun, pourquoi pas ? Les couples de Verseau qui durent ont réécrit le contrat au moins une fois.</p>
<p>L’autre demande parfois une chose très simple, que vous soyez là, sans théorie, pendant qu’il pleure. Restez. Ne proposez pas d’article.</p>
<p>Célibataire, vous l’êtes, et avec talent, et c’est un ami de huit ans qui, un soir, vous apparaît.</p>
<h2>L’argent</h2>
<p>Il ne vous impressionne pas. Vous pouvez vivre de rien pour une idée et dépenser un mois de salaire pour un objet qui mesure la qualité de l’air. Vous prêtez au groupe, vous cotisez partout. Comme l’administration vous ennuie, elle se venge. Confiez vos papiers à quelqu’un qui les aime. Cette personne existe, vous la trouvez bizarre.</p>
<h2>En famille</h2>
<p>Le parent Verseau élève des citoyens. Il explique, il vote avec ses enfants le menu du dimanche, il les emmène voir une éclipse sur une aire d’autoroute. Il respecte leur étrangeté, ce qui est immense. Les câlins viennent par surprise et il faut en profiter.</p>
<p>La parenté de sang lui semble un hasard intéressant. Il a une famille choisie, et celle-là, il la défend bec et ongles.</p>
<h2>La part d’ombre</h2>
<p>On peut aimer tout le monde pour n’avoir à aimer personne en particulier. Vous répondez à une inquiétude par une analyse, à un reproche par un principe. La personne en face se sent comme une cause que vous auriez signée.</p>
<p>Vous tenez à votre différence plus qu’à la vérité, certains jours. Si le groupe entier se range à votre avis, vous en cherchez un autre. Est-ce de la liberté, si ce sont eux qui décident de quoi vous vous éloignez ?</p>
<p>Et puis il y a le froid, soudain. Un mot de trop et vous sortez de la relation comme d’un programme, sans bruit. De l’autre côté de la porte, on ne comprend pas.</p>
<h2>Saturne et Uranus, vos maîtres</h2>
<p>Les anciens vous donnaient Saturne, et l’on oublie trop que le Verseau est un signe de règle, de froid et de persévérance. Le second maître est arrivé le 13 mars 1781, quand William Herschel, musicien à Bath, vit dans le télescope de son jardin une étoile qui n’en était pas une. Le monde connu doubla de taille en une nuit.</p>
<p>Uranus est le Ciel, le premier. Il couvrait la Terre sans répit et refusait que ses enfants voient le jour. L’un d’eux, Saturne justement, prit une faucille. Vos deux maîtres sont donc le père et le fils qui l’a mutilé. L’ordre contre l’infini, et cela discute en vous depuis.</p>
<p>Le verseur d’eau du ciel est Ganymède, berger troyen que Zeus enleva pour servir le nectar. Un mortel admis parmi les immortels, et qui leur remplit les verres.</p>
<h2>Les trois décans</h2>
<p>Du 20 au 29 janvier, Vénus donne la grâce et le bizarre qui plaît. Le 23 janvier a donné Stendhal, Manet, Django Reinhardt et Jeanne Moreau ; Virginia Woolf est du 25, Mozart du 27, Colette du 28.</p>
<p>Du 30 janvier au 8 février, Mercure invente. Rosa Parks et Jacques Prévert sont du 4, Charles Dickens du 7, Jules Verne et James Dean du 8.</p>
<p>Du 9 au 18 février, la Lune rend à l’idée sa part d’humain. Darwin et Lincoln sont nés le même jour, le 12 février 1809, et Galilée un 15.</p>
`,
  },
  {
    path: '/astrologie/venus-en-verseau',
    title: 'Vénus en Verseau : aimer à sa façon',
    description:
      'Vénus en Verseau aime en liberté et en amitié. Séduction, couple, distance, argent, rupture, et les dates de son passage en 2027.',
    lead: 'Elle voudrait un amour qui ne ressemble à aucun autre, et en général elle l’obtient. Vénus en Verseau commence par l’amitié et oublie parfois d’en sortir.',
    body: `
<h2>L’attrait de l’étrange</h2>
<p>Vous n’aimez pas qui il faut. Le beau parti vous fait bâiller, et vous voilà sous le charme de quelqu’un qui élève des abeilles sur un toit et ne possède pas de téléphone. L’esprit libre vous séduit avant tout. Vous traitez d’ailleurs tout le monde pareil, ce qui rend vos préférences difficiles à lire. La personne que vous adorez a pu croire six mois à votre simple gentillesse.</p>
<p>Dites-le. Une phrase simple, dépourvue de second degré. L’effet est garanti, on ne s’y attend pas de votre part.</p>
<h2>À deux</h2>
<p>Il vous faut de l’espace comme il faut du sommeil. Une porte qui ferme, des amis à vous, des soirées dont on ne rend pas compte. Vous accordez tout cela sans calcul à l’autre. Certains y voient une indifférence. Expliquez que votre confiance est votre manière de serrer fort.</p>
<p>Vous inventez vos règles. Deux adresses, un mariage sans gâteau, un enfant à quarante-cinq ans ou pas du tout. Ne laissez pas les cousins vous faire honte. En revanche, écrivez ces règles, car chacun croit les avoir comprises.</p>
<p>L’émotion brute vous met en fuite. Quelqu’un sanglote et vous cherchez une solution. Il n’y en a pas. Il y a une épaule, la vôtre fait l’affaire.</p>
<p>La séparation se passe mieux chez vous que chez d’autres, tant l’amitié survit. Elle survit même un peu trop tôt. Ne proposez pas d’aller voir une exposition le lendemain.</p>
<h2>Le goût et l’argent</h2>
<p>Le bleu électrique, l’objet détourné, la veste achetée à un musicien. Vous donnez aux causes et vous oubliez le loyer. L’argent en commun vous paraît une survivance. Une cagnotte transparente, gérée par l’un, vérifiée par l’autre, conviendra à vos principes. On vous offrira peu de bijoux, vous les égarez.</p>
<h2>Quand Vénus traverse le Verseau</h2>
<p>Elle y est du 1er au 26 mars 2027, et de nouveau à partir du 19 décembre. Les groupes font les couples. On tombe amoureux à une réunion, on redevient ami avec quelqu’un que l’on avait aimé. Les formules neuves s’essaient. Si c’est votre Vénus, répondez ce mois-là à une question sentimentale par oui ou par non.</p>
`,
  },
  {
    path: '/astrologie/lune-en-verseau',
    title: 'Lune en Verseau : le cœur indépendant',
    description:
      'Émotions, distance, enfance, amitié, couple et foyer quand la Lune est en Verseau, avec ce qui rapproche et ce qui fait fuir.',
    lead: 'Elle observe sa propre peine avec intérêt, comme une comète. La Lune en Verseau ressent par éclairs, recule pour comprendre et revient quand on ne l’attend plus.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>On parle de froideur. C’est de l’électricité. L’émotion vous traverse d’un coup, très forte, et vous montez aussitôt à l’étage pour regarder la rue. De là-haut vous comprenez tout, y compris la personne qui vous a fait mal. Il ne reste plus qu’à redescendre, et l’escalier est long.</p>
<p>Les élans de groupe vous bouleversent plus que les scènes intimes. Une manifestation, un stade qui chante, un village qui reconstruit une maison, et vous pleurez ouvertement.</p>
<h2>L’enfance</h2>
<p>Vous étiez différent ou votre famille l’était. Une mère originale, intellectuelle, prise par une cause ou par un métier, qui vous traitait en petit adulte. Vous avez eu de la liberté et pas tout à fait assez de bras. Les amis ont fait le reste. À dix ans vous aviez déjà une seconde famille, et elle vous comprenait mieux.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous aimez d’amitié, ce qui est la manière la plus durable. Vous ne surveillez pas, vous ne jugez pas, vous laissez à l’autre toute sa hauteur. Il vous faut en échange une pièce à vous, des heures sans compte rendu, la possibilité d’une nuit à part sans que ce soit un drame. Demandez-le au début, en souriant.</p>
<p>Lorsque l’autre s’effondre, votre premier mouvement est un pas en arrière. Nommez-le. « Je recule parce que c’est fort, je reviens. » Et revenez. Cette phrase a sauvé des mariages.</p>
<p>Votre logement est un atelier, un hall, une expérience. On y croise des gens qui ne se connaissent pas. Chacun se croit de vos intimes, et vous le croyez aussi.</p>
<p>Au travail, il vous faut une équipe plutôt qu’un chef. Vous donnez vos meilleures idées à qui ne les demande pas, et votre énergie à la cantine plutôt qu’au comité. Les félicitations vous gênent. Acceptez-les pourtant, d’un hochement de tête, elles serviront à défendre vos horaires étranges.</p>
<h2>Ce qui apaise</h2>
<p>Le ciel, la technique, les amis d’avant, une chose à réparer pour tout le monde. L’imprévu. Le droit de changer d’avis sans explication. De temps en temps, une étreinte plus longue que prévu. Comptez jusqu’à trente. À vingt, vous verrez, il se passe quelque chose. Chaque mois la Lune fait escale ici et les habitudes sautent. Laissez-en sauter une pour de bon.</p>
`,
  },
]
