import type { Saying } from '../saying.ts'

export const coupes: Readonly<Record<string, Saying>> = {
  'as-de-coupe': {
    upright: {
      keyword: 'l’accueil du cœur',
      love: 'Une tendresse neuve cherche où se poser, et votre seule tâche est de lui laisser une place avant de lui demander des garanties.',
      work: 'Le goût que vous prenez à une tâche est une information sérieuse, peut-être la plus fiable dont vous disposiez pour choisir la suite.',
      money:
        'Un cadeau, un coup de main ou une dépense partagée réchauffe les liens, tant que chacun sait ce qu’il peut donner sans regret.',
      self: 'Votre sensibilité revient comme une eau claire, et vous pouvez l’écouter longuement sans devoir l’expliquer à quiconque dès le premier soir.',
    },
    reversed: {
      keyword: 'le trop-plein',
      love: 'Donner sans relâche à quelqu’un qui n’a rien demandé finit par peser sur les deux, et la réserve est aussi une politesse.',
      work: 'L’affectif a envahi le bureau au point de brouiller les rôles, et c’est le moment de tracer une frontière aimable.',
      money:
        'Certaines largesses servent surtout à se faire aimer, et leur total, mis au propre un dimanche, mérite un regard sans complaisance.',
      self: 'Les larmes montent vite ou ne viennent plus du tout, signe qu’une émotion ancienne attend simplement qu’on la laisse passer.',
    },
  },
  'deux-de-coupe': {
    upright: {
      keyword: 'l’entente naissante',
      love: 'Deux personnes avancent l’une vers l’autre à pas égaux, et la réciprocité se lit mieux dans les gestes que dans les serments.',
      work: 'Une alliance se dessine avec quelqu’un dont les qualités répondent aux vôtres, et quelques mots écrits suffiraient à lui donner un cadre.',
      money:
        'Les décisions d’argent prises à deux, chiffres ouverts sur la table, rapprochent plus sûrement qu’une générosité silencieuse dont l’autre ignore l’effort.',
      self: 'Une part de vous que vous teniez à l’écart demande à être entendue, et ce dialogue intérieur a la douceur des retrouvailles.',
    },
    reversed: {
      keyword: 'le malentendu',
      love: 'Chacun attend que l’autre parle le premier, et ce silence, pris pour de la froideur, n’est souvent que de la timidité.',
      work: 'Une collaboration repose sur des sous-entendus que chacun traduit à sa façon, de sorte qu’une heure de clarté vaudrait mieux que des égards.',
      money:
        'Des sommes avancées, jamais évoquées, ont pris la place d’une conversation, et c’est elle qui manque plus que l’argent.',
      self: 'Vous attendez d’un regard extérieur la permission de vous apprécier, alors que le premier accord à trouver se passe entre vous et vous.',
    },
  },
  'trois-de-coupe': {
    upright: {
      keyword: 'la joie partagée',
      love: 'Un sentiment longtemps tu trouve enfin ses mots, et l’entourage, heureux pour vous, lui fait une place à table.',
      work: 'Votre enthousiasme gagne les collègues, et une réunion improvisée autour d’un café ferait avancer le projet plus vite qu’un long rapport.',
      money:
        'Une dépense consacrée à recevoir ceux que l’on aime laisse de bons souvenirs, surtout lorsqu’on en a fixé le montant d’avance.',
      self: 'Quelque chose en vous a envie de chanter, de peindre ou de cuisiner, et cette envie n’a besoin d’aucune justification pour exister.',
    },
    reversed: {
      keyword: 'l’excès de bruit',
      love: 'Trop de conseils venus du dehors troublent une affaire intime, et deux voix suffisent pour décider de ce qui vous lie.',
      work: 'L’équipe s’amuse beaucoup et décide peu, si bien qu’un ordre du jour modeste rendrait à chacun le plaisir d’avoir avancé.',
      money:
        'Tournées offertes et petits plaisirs s’additionnent dans l’ombre, et le carnet où on les note a la vertu de calmer les élans.',
      self: 'À force d’être de toutes les fêtes, vous perdez de vue ce qui vous réjouit, et une soirée calme sait très bien le retrouver.',
    },
  },
  'quatre-de-coupe': {
    upright: {
      keyword: 'le foyer paisible',
      love: 'L’attachement repose sur de petites fidélités quotidiennes, assez solides pour que l’on ose, sans crainte, y glisser une surprise.',
      work: 'Un cadre connu et des collègues sûrs vous permettent de soigner votre ouvrage, ce qui vaut bien des promotions tapageuses.',
      money:
        'Les comptes de la maison sont en ordre, et cet ordre discret protège mieux la tranquillité que n’importe quel coup d’éclat.',
      self: 'Un calme intérieur s’est installé sans prévenir, et il mérite qu’on le reconnaisse avant de lui chercher une raison ou un défaut.',
    },
    reversed: {
      keyword: 'la torpeur douce',
      love: 'L’habitude a rendu l’autre presque invisible, et une question inattendue, posée avec tendresse, rallumerait plus de choses qu’un long reproche.',
      work: 'Le confort du poste commence à ressembler à une salle d’attente, où même une minuscule responsabilité nouvelle réveille l’appétit.',
      money:
        'Vous payez pour des aises que vous ne remarquez plus, et leur liste, lue à voix haute, a quelque chose de comique.',
      self: 'Un ennui poli recouvre vos journées, et il indique moins un manque qu’un désir encore timide auquel vous n’avez pas répondu.',
    },
  },
  'cinq-de-coupe': {
    upright: {
      keyword: 'le désir nouveau',
      love: 'Un élan plus grand que d’habitude bouscule vos repères, et il gagnera à être dit sans détour plutôt que vécu en secret.',
      work: 'Une activité qui a du sens vous appelle, et quelques rencontres avec ceux qui l’exercent éclaireraient l’idéal d’une lumière plus concrète.',
      money:
        'Une cause vous tient à cœur et mérite un budget à elle, décidé la tête froide, où la générosité ne mange pas le nécessaire.',
      self: 'Vous sentez qu’une conviction nouvelle cherche le centre de votre vie, et rien ne presse de lui céder toute la place.',
    },
    reversed: {
      keyword: 'l’idole fêlée',
      love: 'La personne admirée descend de son piédestal, ce qui déçoit d’abord, puis permet enfin de la rencontrer telle qu’elle est.',
      work: 'Un projet porté aux nues montre ses limites, et c’est peut-être l’occasion de séparer ce que vous aimez de ce qui vous flattait.',
      money:
        'Un achat fait dans la ferveur déçoit un peu, et le regret passe plus vite dès que l’on comprend ce qu’il devait consoler.',
      self: 'Un regret occupe le milieu de la pièce, alors que bien des joies fidèles, rangées sur les côtés, attendent votre regard.',
    },
  },
  'six-de-coupe': {
    upright: {
      keyword: 'la douceur retrouvée',
      love: 'Une complicité immédiate, faite de goûts et de mots communs, donne aux jours une légèreté que l’on aurait tort de croire banale.',
      work: 'D’anciennes relations professionnelles gardent de vous une bonne image, et un simple message de votre part pourrait rouvrir une conversation utile.',
      money:
        'Les échanges sont équitables, chacun rend ce qu’il a reçu, et cette justesse laisse assez de place pour quelques plaisirs choisis.',
      self: 'Un souvenir d’enfance remonte avec sa couleur et son odeur, et il vous rend un talent que vous pensiez avoir égaré.',
    },
    reversed: {
      keyword: 'la nostalgie',
      love: 'Le passé paraît plus tendre qu’il ne fut, et la comparaison n’est pas juste envers la personne assise aujourd’hui en face de vous.',
      work: 'À travailler toujours entre semblables, on se donne raison trop vite, et le détail gênant reste invisible à tous.',
      money:
        'Racheter les objets d’autrefois ne rend pas l’époque, et le plaisir serait peut-être le même en les empruntant pour une soirée.',
      self: 'Vous vous attardez dans une version ancienne de vous-même, confortable comme un vieux manteau dont les manches seraient devenues trop courtes.',
    },
  },
  'sept-de-coupe': {
    upright: {
      keyword: 'l’amour en actes',
      love: 'Un geste concret, fait au bon moment et sans le commenter, dira votre attachement mieux que tous les messages de la semaine.',
      work: 'Votre manière d’accueillir et d’écouter devient une force reconnue, et elle mérite d’être placée là où elle change vraiment les choses.',
      money:
        'Un soutien régulier et mesuré à ce que vous aimez porte plus loin qu’une dépense brillante oubliée avant la fin du mois.',
      self: 'Vos émotions demandent à servir, et leur donner une tâche précise les transforme en une force calme qui aura de quoi vous étonner.',
    },
    reversed: {
      keyword: 'la dispersion',
      love: 'À vouloir contenter chacun, vous arrivez les mains vides devant la personne qui compte, et elle s’en aperçoit avant vous.',
      work: 'Trop de services rendus de tous côtés diluent votre travail principal, et un « non » courtois vous rendrait du temps pour bien faire.',
      money:
        'Plusieurs envies se disputent la même somme, et en écrire la liste suffit souvent à voir laquelle était sérieuse.',
      self: 'Vos bonnes intentions tournent en rond faute d’un premier pas, qu’il faut choisir si petit qu’on ne puisse plus le refuser.',
    },
  },
  'huit-de-coupe': {
    upright: {
      keyword: 'la plénitude',
      love: 'L’affection a perdu son besoin de preuves, et cette tranquillité, loin d’être de la tiédeur, lui donne une profondeur nouvelle.',
      work: 'On vous écoute parce que vous ne cherchez plus à convaincre, et ce crédit discret peut servir une cause que vous jugez juste.',
      money:
        'Une fois le nécessaire couvert, la bonne question devient celle de la mesure, et la réponse se trouve rarement dans une vitrine.',
      self: 'Vous pouvez goûter ce que vous êtes sans dresser la liste de ce qui manque, au moins jusqu’à dimanche.',
    },
    reversed: {
      keyword: 'l’encombrement',
      love: 'Tant d’égards et d’habitudes entourent votre lien qu’on ne le voit plus, comme une fenêtre cachée par de beaux rideaux.',
      work: 'Votre gentillesse attire tous les dossiers épineux de l’étage, et votre meilleur travail en paie le prix sans se plaindre.',
      money:
        'Les placards débordent de biens aimés jadis, et donner ou vendre le superflu soulagerait autant la maison que le budget.',
      self: 'Une impression de vide persiste au milieu de journées pleines, comme si la place laissée à l’imprévu avait été remplie par erreur.',
    },
  },
  'neuf-de-coupe': {
    upright: {
      keyword: 'la moisson',
      love: 'Le chemin parcouru à deux a donné des fruits que vous pouvez compter, et le raconter ensemble préparerait la saison suivante.',
      work: 'Une tâche longue trouve son aboutissement, et la façon dont vous la transmettrez comptera autant que la façon dont vous l’avez menée.',
      money:
        'Ce que les efforts passés ont laissé demande à être engrangé d’abord et fêté ensuite, dans cet ordre et sans discussion.',
      self: 'Un vœu ancien s’est accompli presque à votre insu, et le reconnaître tranquillement vous apporterait une paix assez rare.',
    },
    reversed: {
      keyword: 'la saison retenue',
      love: 'Retenir les choses telles qu’elles furent empêche de voir ce qu’elles deviennent, alors que le lien demande peut-être une forme plus libre.',
      work: 'Vous prolongez une mission terminée depuis longtemps, par fidélité sans doute, et quelqu’un attend pourtant que vous lui laissiez la place.',
      money:
        'L’œil se fixe sur la seule somme qui manque et passe sur toutes celles qui, patiemment réunies, dorment déjà à l’abri.',
      self: 'Rien ne semble suffire ces temps-ci, et nommer trois contentements ordinaires chaque soir détournerait doucement l’esprit de cette comptabilité.',
    },
  },
  'dix-de-coupe': {
    upright: {
      keyword: 'la tablée complète',
      love: 'Votre histoire s’ouvre à ceux qui vous entourent, et ce cercle bienveillant lui donne un appui que deux personnes seules n’auraient pas.',
      work: 'L’équipe a trouvé sa cohésion, si bien qu’un changement de rôles peut se préparer sans crainte et dans la bonne humeur.',
      money:
        'Les biens tenus à plusieurs demandent une conversation claire, et l’entente qui règne en ce moment en facilite chaque ligne.',
      self: 'Vous appartenez à plus de monde que vous ne le pensez, et cette appartenance vous laisse parfaitement libre de commencer autre chose.',
    },
    reversed: {
      keyword: 'l’harmonie de façade',
      love: 'On préserve les apparences pour ne peiner personne, et une vérité dite à voix basse ferait moins de mal que ce sourire fatigué.',
      work: 'La bonne entente affichée recouvre un désaccord que chacun connaît, et que l’on traite mieux à trois qu’en assemblée.',
      money:
        'Des arrangements familiaux jamais mis par écrit commencent à peser, et un avis extérieur permettrait d’en parler sans se fâcher.',
      self: 'Tenir votre place dans le tableau de famille vous fatigue, et il existe sûrement une façon d’y être sans poser.',
    },
  },
  'valet-de-coupe': {
    upright: {
      keyword: 'l’aveu timide',
      love: 'Une attention maladroite dit parfois plus long qu’un beau discours, pourvu que l’on accepte de la recevoir sans la corriger.',
      work: 'Vous débutez dans un rôle où la sensibilité est utile, et vos questions sincères vous feront progresser plus vite qu’une assurance empruntée.',
      money:
        'Les présents les plus touchants ne sont pas les plus chers, et votre imagination peut très bien soulager le porte-monnaie.',
      self: 'Une émotion toute neuve vous intimide un peu, et il suffit de la porter doucement quelques jours pour apprendre son nom.',
    },
    reversed: {
      keyword: 'la susceptibilité',
      love: 'Bouder en espérant être deviné complique tout, et la plus courte des phrases, même tremblante, avance toujours davantage.',
      work: 'Une remarque ordinaire vous a fait plus de peine qu’elle ne le méritait, et demander ce qu’elle voulait dire remettrait les choses à leur taille.',
      money:
        'On vous attendrit facilement, et la bourse suit le cœur sans demander d’itinéraire, surtout en fin de journée.',
      self: 'Vous cachez ce que vous ressentez sous un air détaché, et cette armure d’adolescent commence à serrer aux épaules.',
    },
  },
  'cavalier-de-coupe': {
    upright: {
      keyword: 'l’offrande',
      love: 'Quelqu’un s’avance à découvert, avec des égards à l’ancienne, et vous avez tout loisir de voir ce que deviennent ces égards dans la durée.',
      work: 'Une proposition faite avec cœur mérite d’être entendue jusqu’au bout, puis relue posément, chiffres en main, le lendemain matin.',
      money:
        'Un geste généreux est possible sans imprudence si vous l’accompagnez d’un montant précis et d’un simple engagement par écrit.',
      self: 'L’envie d’aller vers les autres vous revient avec une grâce nouvelle, et vous pouvez la suivre sans avoir préparé votre discours.',
    },
    reversed: {
      keyword: 'le beau parleur',
      love: 'Les promesses arrivent au galop et les actes à pied, aussi vaut-il mieux regarder le calendrier que se laisser bercer par la musique.',
      work: 'Une offre charmante reste floue sur l’essentiel, et demander des dates n’a jamais éloigné le moindre interlocuteur honnête.',
      money:
        'Le goût du beau geste entraîne plus loin que prévu, et le plafond se fixe avant de sortir, jamais devant la vitrine.',
      self: 'Vous rêvez votre vie avec talent, et le plus modeste de ces rêves, mené à son terme, vous consolerait de tous les autres.',
    },
  },
  'reine-de-coupe': {
    upright: {
      keyword: 'l’intuition tendre',
      love: 'Un attachement profond et pudique demande de la confiance pour s’ouvrir, et il rend au centuple la délicatesse qu’on lui témoigne.',
      work: 'Votre flair concernant les personnes est juste ces temps-ci, et il mérite d’être consulté avant les décisions qui engagent l’équipe.',
      money:
        'Une réserve gardée pour vous, à l’abri des demandes, n’a rien d’égoïste puisqu’elle assure le calme nécessaire à toute générosité.',
      self: 'Vous savez déjà ce que vous ressentez, et il ne manque qu’une heure de silence pour que cette certitude remonte à la surface.',
    },
    reversed: {
      keyword: 'la rumination',
      love: 'Une blessure gardée sous clef colore chaque parole entendue, si bien que l’autre répond à des reproches qu’il ignore.',
      work: 'Vous portez les soucis de tous vos collègues, et rendre à chacun sa part libérerait l’attention que réclame votre propre ouvrage.',
      money:
        'Payer encore pour épargner un proche l’empêche peut-être d’apprendre, et votre affection n’a pas besoin de cette preuve-là.',
      self: 'Les pensées tournent dans un vase clos, et l’oreille d’une amie ou d’un professionnel y ferait entrer un peu d’air.',
    },
  },
  'roi-de-coupe': {
    upright: {
      keyword: 'la bonté mûre',
      love: 'Une tendresse sûre d’elle, sans tutelle ni théâtre, offre à l’autre un endroit où poser ses soucis et reprendre souffle.',
      work: 'On accepte vos arbitrages parce qu’ils sont humains, et ce crédit vous autorise à trancher une question restée longtemps en suspens.',
      money:
        'Une générosité réfléchie reste possible à votre échelle, et sa limite, écrite noir sur blanc, préserve la bonne entente de tous.',
      self: 'Les émotions d’autrefois sont devenues des conseillères, et vous pouvez les entendre toutes sans remettre à aucune les clefs du palais.',
    },
    reversed: {
      keyword: 'la largesse intéressée',
      love: 'Offrir pour être aimé installe une dette sans nom, et la tendresse respirerait mieux si chacun redevenait libre de décevoir un peu.',
      work: 'Une direction trop affective fait des favoris sans le vouloir, ce que les moins aimés remarquent toujours en premier.',
      money:
        'Certaines aides entretiennent une dépendance des deux côtés, et le moment se prête à convenir ensemble d’un terme raisonnable.',
      self: 'À force de consoler tout le monde, vous avez remis vos propres larmes à plus tard, et elles ont droit à une audience.',
    },
  },
}
