import type { PairsOf } from './pair-texts.ts'

export const capricorn: PairsOf = {
  capricorn: {
    portrait:
      'Ils se sont donné la main pour se dire bonjour. Il y a vingt-deux ans de cela, et ils en rient encore, à leur façon, d’un côté de la bouche. Deux Capricornes savent où ils vont et combien d’années il faudra. Sous la réserve circule un humour de gardiens de phare. Ils s’admirent de ne pas se plaindre. Ils se soupçonnent de ne pas se plaindre. Leur danger n’est ni la passion des autres ni l’ennui, c’est l’épuisement, cette façon d’ajouter du devoir au devoir jusqu’à ne plus se croiser que dans le couloir. Il faut un jour poser la charge, ensemble, à trois. Un, deux.',
    attraction:
      'Elle a le temps pour elle. Vous vous êtes regardés longtemps avant de rien tenter, et vous avez bien fait. La pudeur protège un désir obstiné, plus chaud d’année en année. Il a besoin d’être prévu, et alors ? Réservez la chambre, posez la matinée. Le planning est chez vous un préliminaire.',
    tenderness:
      'On se montre qu’on tient à l’autre en lui évitant un souci. Ce sont des tendresses d’ingénieurs. Elles sont vraies, elles ne réchauffent pas toujours. Ajoutez-en d’inutiles. Un mot dans un sac, une main qui s’attarde, dix minutes au lit après la sonnerie. L’un de vous doit commencer, et chacun attend que ce soit l’autre, depuis décembre.',
    communication:
      'Peu de phrases, bien construites, tenues. Les décisions sont nettes et le sarcasme affectueux. Ce qui touche au cœur passe mal, faute d’habitude. Prenez une question chacun, le dimanche, écrite d’avance si cela aide. « Qu’est-ce qui t’a manqué cette semaine ? » La réponse tient en quatre mots, et ils valent tous les rapports.',
    stability:
      'Vous durez, c’est presque une vocation. Les traites sont payées, les parents accompagnés, la cave est pleine. Chacun peut compter sur l’autre au-delà du raisonnable. Que cette confiance ne devienne pas un bureau. Inscrivez le repos au registre des obligations, avec pénalités de retard. Vous êtes les seules personnes au monde que cela fera rire et obéir.',
    growth:
      'Vous montez du même pas et sur la même pente, ce qui rend forts et un peu monotones. Il manque un imprévu, un enfant fantasque, un associé Sagittaire. Choisissez une chose pour laquelle vous n’êtes pas doués. La salsa, mettons. Être mauvais devant l’autre est la dernière intimité qu’il vous reste à conquérir.',
  },
  aquarius: {
    portrait:
      'Saturne les gouverne tous deux, l’un par le passé qu’il garde, l’autre par l’avenir qu’il prépare. Voisins, ils se parlent par-dessus le mur depuis toujours. Le Capricorne veut des preuves, le Verseau veut des brèches. L’un respecte la hiérarchie, l’autre demande à quoi elle sert, et il arrive que la question soit bonne. On s’accuse d’entêtement, à juste titre. Mais ce sont deux êtres de parole, peu mondains, qui n’aiment ni la flatterie ni le bruit. Quand l’estime s’installe, elle ne bouge plus. Leur couple ne ressemble à aucun autre et finit, curieusement, par servir de modèle aux amis.',
    attraction:
      'Froide au premier abord. Elle se réchauffe par l’esprit, au cours d’un désaccord où chacun a senti la trempe de l’autre. Le Verseau aime qu’on ne cherche pas à lui plaire. Le Capricorne aime qu’on le surprenne, il croyait avoir tout vu. Ne vous observez pas trop longtemps. L’un fera le premier pas par calcul et l’autre par expérience, peu importe.',
    tenderness:
      'Deux pudeurs, l’une par réserve, l’autre par distraction. Il peut se passer trois jours sans un geste, et personne n’a voulu cela. Faites-vous des règles, vous aimez les règles. Un baiser au départ, un au retour, une soirée sans but. La tendresse viendra remplir la forme. Elle attendait seulement qu’on lui donne un horaire.',
    communication:
      'On se contredit, on argumente, on se respecte. Le Capricorne tient aux faits, le Verseau à la logique, et vous pouvez aller très loin dans une discussion sans cris. Elle s’envenime quand l’un invoque l’usage et l’autre le progrès. Cherchez alors un exemple réel. Et n’oubliez pas de dire ce que la chose vous fait, pas seulement ce que vous en pensez.',
    stability:
      'Plus forte qu’il n’y paraît. Une fois le règlement intérieur adopté, on l’applique pendant trente ans. Le Capricorne assure la base, le Verseau modernise une pièce par an. Il lui faut de l’air et des amis, au Capricorne il faut des horaires et un coffre. Révisez le pacte chaque année, à date fixe, et gardez-en la trace.',
    growth:
      'L’un sait bâtir et l’autre sait ce qui manque au monde. Un bureau d’études, une ville mieux pensée, une réforme qui passe. Sans le Verseau, le Capricorne referait très bien ce qui existe. Sans le Capricorne, le Verseau laisserait des plans. Attelez-vous à quelque chose d’utile, et de préférence à quelque chose qu’on disait impossible.',
  },
  pisces: {
    portrait:
      'Une falaise et la mer. Le Capricorne donne un contour, les Poissons donnent un mouvement, et l’on ne sait plus qui a sculpté l’autre. Ils se sont approchés par la bonté. L’un avait l’air si seul avec ses responsabilités. Les autres avaient l’air si perdus dans cette gare. Beaucoup de tendresse se cache dans des services rendus, un papier rempli, un disque offert. Le Capricorne blesse par brusquerie et ne s’en aperçoit pas. Les Poissons s’éloignent et ne le disent pas. Une question posée sans ton d’examen, une réponse acceptée même en forme d’image, et le paysage se dégage. On y est très bien.',
    attraction:
      'Inattendue et douce. Le Capricorne se croyait à l’abri, et cette sensibilité lui entre sous la veste. Les Poissons se sentent tenus, ce qui les rend audacieux. Le désir aime ici le silence, la nuit, le temps long. Que l’un oublie l’heure, que l’autre n’oublie pas le rendez-vous. Vous avez une île, allez-y plus souvent.',
    tenderness:
      'On ne s’y attendait pas, elle est immense. Les Poissons sentent la fatigue que le Capricorne cache à tous et ils posent une main dessus. Il ne l’avait jamais permis à personne. En échange il les protège du monde, des banques, des faux amis. Dites-vous merci, souvent. Chacun donne à l’autre ce qu’aucun diplôme n’enseigne.',
    communication:
      'L’un demande des faits et reçoit une atmosphère. Il apprend à l’interpréter, et c’est peut-être son plus bel apprentissage. Les Poissons, de leur côté, gagnent à préciser une date, un prix, un oui. Vous parlez bien le soir, à mi-voix, quand le travail est rangé. Évitez les mises au point du matin, elles ont des airs de convocation.',
    stability:
      'Un toit solide et quelqu’un qui chante dessous. Le Capricorne assure l’avenir, les Poissons rendent le présent supportable, et personne n’échangerait. La durée viendra d’un partage honnête des charges. Laissez aux Poissons des tâches entières, même imparfaites. Et que le Capricorne rentre à l’heure une fois par semaine, non par vertu, mais parce qu’on l’attend.',
    growth:
      'Vous donnez corps à des rêves. Le Capricorne sait faire d’une vision un lieu, avec un permis et une ouverture. Les Poissons lui rappellent qu’une vie ne se mesure pas au poste. Un centre de soins, un studio d’enregistrement, une maison de retraite où l’on danse. Ce que l’un rêve, l’autre le pose sur des fondations.',
  },
}
