import type { PairsOf } from './pair-texts.ts'

export const virgo: PairsOf = {
  virgo: {
    portrait:
      'Deux personnes vérifient que la porte est bien fermée, et cela les fait rire. Deux Vierges se reconnaissent au soin, à la phrase exacte, à cette façon d’arriver avec cinq minutes d’avance et de faire le tour du pâté de maisons. Elles s’épargnent les grandes déclarations et se prouvent chaque jour leur amour par une attention au millimètre. Le monde extérieur les trouve sages. Il n’a pas idée de leur humour. Leur difficulté n’est pas l’autre, c’est la voix intérieure que chacune porte, qui juge et qui ne dort pas. À deux, ces voix peuvent se répondre toute la nuit. Il faut alors rallumer et dire n’importe quoi.',
    attraction:
      'Elle se fait par l’esprit, puis par la confiance, et elle surprend les intéressés. Vous vous observez longtemps, vous notez les mains, la voix, la manière de traiter un serveur. Quand la porte s’ouvre, il y a beaucoup de feu derrière. L’ennemi est la fatigue, et l’idée que tout doit être en ordre avant. Rien ne sera jamais en ordre.',
    tenderness:
      'Que de gestes. Le médicament posé à côté du verre, la correspondance vérifiée, le manteau tendu à la bonne seconde. Vous vous soignez l’un l’autre mieux que vous-mêmes. Pensez à quelques tendresses sans utilité, elles vous coûtent davantage et vous touchent plus. Une sieste, par exemple, sans réveil, un jour ouvré.',
    communication:
      'Précise, loyale, un peu technique. Vous savez vous dire les choses dans le bon ordre, avec des exemples, et vous savez écouter une critique fondée. Les ennuis viennent de l’accumulation. Trois remarques sur le linge et l’une des deux pleure sans que l’on sache pourquoi. Relisez ensemble la journée et commencez par ce qui a été bien.',
    stability:
      'On peut bâtir là-dessus. Vos promesses tiennent, vos comptes aussi, et vous vieillissez en prenant soin l’un de l’autre. Le travail a tendance à tout envahir, car aucune ne sait s’arrêter la première. Alternez le rôle de celle qui éteint la lumière du bureau. Et laissez une pièce de la maison dans un désordre officiel.',
    growth:
      'Vous améliorez tout et vous lancez peu. Les scrupules à deux font une belle barricade. Que l’une décide pour l’autre, une fois par an, de ce qui est prêt. Le livre part chez l’éditeur, le dossier est déposé, la candidature envoyée. Vous serez malades d’angoisse une semaine et délivrées dix ans.',
  },
  libra: {
    portrait:
      'Voisines de signe, et voisines parfois tout court. La Vierge cherche ce qui est juste au sens de l’exact, la Balance ce qui est juste au sens de l’équitable. Elles se plaisent par la tenue, l’intelligence, une certaine horreur du laisser-aller. Elles reçoivent bien. La Vierge trouve que la Balance hésite par coquetterie. La Balance trouve que la Vierge tranche par manie. En réalité, l’une a peur de se tromper et l’autre a peur de blesser, et ces deux peurs pourraient s’entraider. Quand elles ont fini de se corriger, il reste une entente fine, un peu pudique, à laquelle il ne manque qu’un soupçon de désordre.',
    attraction:
      'Courtoise au début, presque diplomatique. La Balance séduit, la Vierge vérifie. Il faut qu’il se passe quelque chose d’imprévu, une averse ou un train supprimé, pour que les gestes prennent le pas. La Vierge s’abandonne quand on ne l’évalue pas. La Balance quand on ne l’oblige pas à choisir. Prenez l’initiative à tour de rôle.',
    tenderness:
      'Des égards, beaucoup, et peu d’effusion. L’une apporte un remède, l’autre une parole jolie, et l’on se demande où est passé le cœur. Il est dans la peur de déranger. Dérangez. Entrez dans la salle de bains en racontant votre journée. Un peu de sans-gêne vous ferait à toutes deux un bien fou.',
    communication:
      'Vous discutez bien et décidez mal. La Vierge apporte un dossier, la Balance ajoute un point de vue, puis un troisième, et le canapé n’est toujours pas acheté. Fixez-vous un nombre d’options, pas plus de trois. Pour les sujets intimes, la Vierge évitera le ton du rapport et la Balance cessera de dire que tout va bien.',
    stability:
      'La répartition naturelle est bonne, à l’une le comment, à l’autre le avec qui. Elle devient injuste si la Vierge fait tout ce qui ne se voit pas. Regardez-y de près. Le couple dure par le respect, par un logement où chacune se sent bien, par des amis qui les aiment toutes les deux. Il s’abîme par le petit procès de chaque soir.',
    growth:
      'Ensemble, vous avez du goût et de la rigueur, un mélange que l’on paie très cher partout ailleurs. Une maison d’édition, un cabinet d’architectes, une table réputée. La Balance trouve les clients et la Vierge fait qu’ils reviennent. Chacune en sort plus complète, plus sûre d’elle et mieux habillée.',
  },
  scorpio: {
    portrait:
      'Ils se sont parlé à voix basse dans un coin, et personne n’a su de quoi. La Vierge examine, le Scorpion perce. Tous deux voient ce que l’on cache et gardent ce qu’ils ont vu. Cette discrétion partagée fait une intimité immédiate. Il aime son exactitude, elle aime qu’il n’ait pas peur de l’inconfort. Ils ont peu d’amis, choisis, à qui ils sont dévoués sans bruit. On se méfiera de l’ironie, qu’ils manient comme un scalpel et qui, les mauvais jours, se retourne contre la maison. À part cela, on a rarement vu deux êtres se faire aussi bien confiance en parlant aussi peu.',
    attraction:
      'Elle couve. La Vierge croit n’intéresser personne et se trouve regardée comme un livre défendu. Le Scorpion croit tout connaître et se heurte à une pudeur qui le rend patient. Ce qui suit reste entre eux. Le désir durera d’autant mieux que l’on n’en fera pas un sujet d’analyse. Pas de compte rendu, donc.',
    tenderness:
      'Sûre, grave, efficace. Celui des deux qui va mal est entouré avec une compétence de service hospitalier et une chaleur que ce service n’a pas. Le Scorpion se laisse soigner, ce qui est un événement. La Vierge accepte d’être défendue. Il y manque un peu de bêtise. Prenez un animal, ou des neveux.',
    communication:
      'Lucide. Vous vous dites la vérité, dosée, au bon moment, et vous la supportez. Vous avez en commun l’horreur des grandes phrases. Veillez à ne pas faire de la soirée un conseil de discipline sur les absents, cela déteint. Et quand l’un se tait plus de deux jours, que l’autre pose une question directe. Elle sera bien reçue.',
    stability:
      'Loyauté, prudence, endurance, il y a de quoi passer les années. Les affaires sont en ordre et les secrets au coffre. On se sépare peu dans cette configuration, on s’enferme plutôt. Laissez entrer des gens. Le Scorpion gère les crises, la Vierge le quotidien, et chacun respecte le territoire de l’autre à condition qu’il ait été délimité.',
    growth:
      'Rien n’échappe à un pareil duo. L’enquête, la médecine, la recherche, la restauration d’œuvres ou de réputations. La Vierge accumule les preuves, le Scorpion comprend le mobile. Vous ressortez de chaque projet un peu plus libres. Utilisez ce pouvoir pour réparer, vous y prenez un plaisir que vous n’avouez pas.',
  },
  sagittarius: {
    portrait:
      'Elle a trois applications de voyage, il n’a pas regardé l’heure. Ils ont pourtant très bien ri dans ce taxi. La Vierge n’avait jamais rencontré quelqu’un qui se fiche à ce point des détails. Le Sagittaire n’avait jamais rencontré quelqu’un qui lui retrouve son passeport. Leurs reproches se répondent avec une symétrie parfaite, trop vague, trop tatillonne. Leurs qualités aussi. L’un ouvre des routes, l’autre fait que l’on arrive. Ils sont malheureux chaque fois qu’ils veulent se convertir. Ils sont épatants quand chacun s’occupe de sa moitié du voyage et se tait sur l’autre moitié.',
    attraction:
      'Il y a du piquant. Le Sagittaire trouve à cette réserve un charme de bibliothécaire de cinéma, la Vierge trouve à cette aisance un charme de vacances. Le désir se lève loin de chez vous, quand l’emploi du temps a sauté. Profitez des pannes de voiture, des hôtels complets. L’imprévu vous va mieux que les bougies.',
    tenderness:
      'Il arrive avec des bras ouverts et des chaussures pleines de boue. Elle voit la boue. Voilà résumé un de vos soirs difficiles. Essayez de regarder d’abord les bras. Et que le Sagittaire, une fois sur deux, ôte ses chaussures sans qu’on le lui demande. C’est dérisoire et c’est ainsi que la Vierge comprend qu’on l’aime.',
    communication:
      'Lui généralise, elle précise. « Jamais », dit-il. « Deux fois en octobre », répond-elle. Les conversations d’idées sont superbes, celles du quotidien explosives. Ne discutez pas de l’organisation à l’oral. Un tableau, un message, une liste épinglée dans l’entrée, et gardez la parole pour ce que vous aimez, le monde.',
    stability:
      'Cela suppose un arrangement. Le Sagittaire n’est pas fait pour les relances, la Vierge n’est pas faite pour les oublis. Qu’elle tienne les délais, contre une vraie compensation en temps libre. Qu’il tienne une chose, une seule, sans rappel. La longévité tient à cette chose-là, la déclaration d’impôts ou le contrôle du chauffe-eau, peu importe. Elle, elle saura.',
    growth:
      'C’est ici que l’on s’aime sans réserve. Vous formez une expédition complète, la boussole et la carte. Une thèse, un tour d’Asie, une ONG, un restaurant d’altitude. Sans elle, il serait resté un rêveur sympathique. Sans lui, elle aurait perfectionné un petit bureau. Vous vous devez d’avoir vu du pays.',
  },
  capricorn: {
    portrait:
      'Deux terres labourées côte à côte, et un humour à faible température. La Vierge améliore, le Capricorne consolide. Ils se sont estimés avant de se plaire, ou ils ont cru que ce n’était que de l’estime. Rien de théâtral. Une fiabilité telle que chacun, pour la première fois, dort vraiment. On leur confie les clés, les testaments, les enfants. Ils rient de la même chose au même instant sans bouger un muscle. Leur seul ennemi est leur propre sérieux. Il y a des années où la maison ressemble à une administration bien tenue. Il leur faut une cause de désordre, et autant la choisir gaie.',
    attraction:
      'On aurait tort de les croire tièdes. Leur désir a la patience de tout ce qu’ils font et il s’améliore. La Vierge se sent en sécurité devant quelqu’un qui ne plaisante pas avec elle, le Capricorne devant quelqu’un qui ne juge pas ses maladresses. Les vacances le révèlent. Prenez-en de vraies, sans ordinateur, plus longues que prévu.',
    tenderness:
      'Elle se donne par actes et se reçoit de même. On s’attend pour dîner, on se couvre la nuit, on s’accompagne aux examens. La parole vient tard et vaut cher. Une fois, dans une salle d’attente, l’un des deux dira quelque chose et l’autre s’en souviendra toujours. Avancez cette fois-là. Un mardi normal conviendrait très bien.',
    communication:
      'Claire, sobre, fiable. Vous parlez peu de vous et beaucoup de ce qu’il y a à faire, et l’on pourrait croire que c’est un défaut. C’est votre manière. Glissez tout de même une question qui ne mène à rien. « À quoi tu pensais, là ? » La réponse est parfois une merveille. Ne la corrigez pas.',
    stability:
      'Parmi les plus solides qui soient. On met de côté, on construit, on tient ses engagements jusqu’à l’absurde. Les crises sont traitées comme des chantiers et finissent à l’heure. Protégez-vous du travail, seul rival sérieux. Un soir fixe, défendu contre les chefs et contre les enfants. Vous en serez fiers comme d’un bien immobilier.',
    growth:
      'Votre progression est lente et ne recule pas. Une exploitation, un cabinet, une recherche de longue haleine, vous arrivez où vous aviez dit. Rêvez un peu plus grand au départ, puisque vous atteignez toujours le but. Le Capricorne en a l’envie secrète et la Vierge en a les moyens. Il suffit que l’un prononce le chiffre.',
  },
  aquarius: {
    portrait:
      'La Vierge regarde la fourmi et le Verseau la fourmilière. Ils ont tous les deux raison et se le démontrent longuement. L’échange d’idées les a rapprochés, peut-être un débat, un travail en commun, un forum. Au quotidien, c’est plus cahotant. Elle range par ordre alphabétique, il range par pressentiment. Elle s’inquiète, il relativise, et rien n’inquiète davantage une Vierge que quelqu’un qui relativise. Pourtant ils ont en partage un vrai souci des autres, une honnêteté intellectuelle, une absence de vanité qui rend le monde plus habitable autour d’eux. Il leur faut un but, et de préférence une cloison.',
    attraction:
      'Mentale, d’abord. Le Verseau trouve sexy une note de bas de page, la Vierge est troublée par un raisonnement qui s’envole. Entre l’esprit et la peau, le chemin est long, car aucun des deux ne se jette. Donnez-vous un prétexte, un bain de mer en novembre, une danse que vous ne savez pas danser. Le ridicule partagé rapproche.',
    tenderness:
      'Elle existe dans les services rendus, le logiciel installé, l’ordonnance renouvelée. Elle manque de bras. La Vierge n’ose pas demander et le Verseau n’y pense pas. Inscrivez-le, oui, dans l’agenda. Deux étreintes par jour, d’une durée de trente secondes, à heures fixes. C’est comique la première semaine et indispensable la troisième.',
    communication:
      'Passionnante sur les sujets, difficile sur les faits. Vous refaites le monde avec talent. Puis quelqu’un demande qui devait appeler la banque. Le Verseau répond par un principe, la Vierge par une date. Séparez les deux conversations. L’une se tient en marchant, l’autre par écrit, et l’on ne passe pas de la première à la seconde sans prévenir.',
    stability:
      'On cahote, on tient quand même si l’on s’accorde sur trois règles domestiques et pas une de plus. Le Verseau a une parole, il suffit qu’il l’ait donnée. La Vierge a une patience, il suffit qu’on la remercie. Gardez des espaces distincts. L’autre n’est pas un projet d’amélioration, quoi qu’en pense chacun.',
    growth:
      'Donnez-vous une utilité commune et vous volez. Une association de consommateurs, une startup de santé, une école qui marche enfin. Il voit ce que personne n’a vu, elle le rend applicable au 1er janvier. Des milliers de gens se servent chaque jour de choses inventées par des couples de cette espèce, sans savoir qu’ils s’étaient disputés le matin.',
  },
  pisces: {
    portrait:
      'L’une a une liste, l’autre a une chanson. Opposés sur la roue, ils se cherchent depuis toujours, car chacun soigne, l’une avec des gestes et l’autre avec sa présence. La Vierge aimerait apprendre à ne rien contrôler. Les Poissons aimeraient que quelqu’un, enfin, sache où sont les clés. L’émerveillement du début est réciproque. L’agacement de la cinquième année aussi. Elle range ce qu’il laisse flotter, il rêve pendant qu’elle range, et l’on se retrouve infirmière et malade. Reprenez vos places d’adultes. Vous êtes deux grands cœurs, dont l’un sait compter.',
    attraction:
      'Puissante, avec une part de mystère. La Vierge, qui surveille tout, est emportée par quelqu’un qui ne surveille rien. Les Poissons, que tout traverse, sont touchés par cette pudeur qui tremble. Le désir a ici quelque chose de sacré. Laissez-lui une chambre sans linge à plier ni dossiers. Et prenez votre temps, vous êtes faits pour la lenteur.',
    tenderness:
      'Deux dévouements se rencontrent. On se soigne, on se berce, on se comprend sans toujours se comprendre. Elle lui apporte le cadre qui apaise, il lui apporte l’indulgence qu’elle ne s’accorde pas. Il arrive qu’elle gronde et qu’il disparaisse. Un mot suffit à le faire revenir, à condition qu’il ne soit pas suivi d’une recommandation.',
    communication:
      'Elle veut des faits, il donne des nuances de gris. Souvent elle finit ses phrases à sa place, et se trompe. Laissez venir. Posez des questions courtes, sans ton d’examen. Les Poissons, pour leur part, peuvent dire « je ne sais pas encore » plutôt que « oui » quand c’est non. La confiance tient tout entière dans cette nuance.',
    stability:
      'L’ordre et la marée trouvent un compromis, et il est durable s’il est dit. La Vierge ne fera pas tout. Les Poissons auront une part visible, régulière, qu’on ne reprendra pas derrière eux même si le résultat penche. On vit bien ainsi, avec de la musique et des factures payées. Les secrets et les dettes cachées sont le seul vrai poison.',
    growth:
      'Quelle œuvre vous pouvez faire. Soigner, enseigner à ceux qui n’y arrivent pas, composer, restaurer, accompagner la fin des vies. La Vierge donne une méthode à la compassion des Poissons et leur évite de s’y noyer. Eux lui rappellent pourquoi elle se lève. Peu d’alliances font autant de bien aux inconnus.',
  },
}
