import type { PlanetPair } from './kinds.ts'

export const mercuryAspects: readonly PlanetPair[] = [
  {
    pair: ['mercury', 'venus'],
    conjunction:
      'Dire joliment les choses est votre talent de paix. La conjonction de Mercure et de Vénus met du charme dans la voix, de l’oreille dans la phrase, du goût dans les arguments. La vérité s’en trouve parfois trop sucrée. Ajoutez-y un grain de sel, on vous croira mieux.',
    sextile:
      'Écrire un mot de remerciement, trouver le titre, calmer un différend au téléphone : ces petites réussites vous ressemblent. Le sextile de Mercure et de Vénus donne de l’esprit au cœur. Il attend une occasion de servir ; la lettre que vous remettez depuis un mois en est une.',
  },
  {
    pair: ['mercury', 'mars'],
    conjunction:
      'Votre langue dégaine vite. Mercure et Mars conjoints offrent une pensée tranchante, un humour vif, le plaisir de débattre. On gagne, puis on se retrouve devant une chaise vide. Il est des victoires d’un genre supérieur : le mot de la fin, cédé de bon cœur, en est une.',
    sextile:
      'L’idée et le geste se suivent chez vous à peu d’intervalle. Avec Mercure et Mars en sextile, décider, répondre, résoudre devient presque un jeu. Prenez un dossier qui traîne et donnez-lui une heure pleine : cet aspect adore les choses que l’on croyait compliquées.',
    square:
      'L’ironie sort avant que la conscience ait mis ses chaussures. Le carré de Mercure et de Mars coupe d’abord, s’en veut ensuite. Bien employé, il fait les bons enquêteurs et les plumes drôles. Comptez trois respirations entre la pique et le bouton d’envoi.',
    trine:
      'On vous écoute parce que vous allez droit à l’utile. De l’énergie dans le raisonnement, de la clarté dans l’action : Mercure reçoit de Mars un vrai coup d’épaule. Ce brio se lasse sans matière. Offrez-lui un sujet rude, une langue à déclinaisons, une cause à plaider.',
    opposition:
      'Discuter vous attire et vous épuise. Mars se tient en face de Mercure, et les contradicteurs surgissent, brillants, agaçants, utiles. Reformuler leur thèse avec honnêteté avant de la démonter apaise la joute et, secret d’atelier, affûte vos propres idées.',
  },
  {
    pair: ['mercury', 'jupiter'],
    conjunction:
      'Dans votre tête, il y a des baies vitrées. Mercure et Jupiter réunis croient au pouvoir des livres et enseignent jusque dans les files d’attente. Les détails tombent du camion. Votre vision sera complète avec une personne minutieuse à la relecture, et des remerciements publics.',
    sextile:
      'Les bonnes nouvelles passent par votre téléphone. Mettre les gens en rapport, trouver l’argument encourageant, apprendre avec appétit, c’est Mercure en conversation avec Jupiter. Une formation courte, un cours offert à d’autres, un récit de voyage mettraient cette belle humeur au travail.',
    square:
      'Entre l’idée et son exposé, elle a doublé de volume. Jupiter gonfle ici les voiles de Mercure : on exagère de bonne foi, on saute aux conclusions, on commence des encyclopédies. Quelques chiffres feraient du bien. Vérifier la source avant l’apéritif sauve la conversation et la réputation.',
    trine:
      'Expliquer, pour vous, est une manière d’aimer. Par le trigone de Mercure et de Jupiter, la pensée gagne en hauteur, l’humour en indulgence, et l’on repart de chez vous l’esprit plus vif. Ne vous contentez pas de briller à table : une idée mérite d’être menée jusqu’à la page.',
    opposition:
      'Le fait ou le sens, l’arbre ou la forêt ? Mercure opposé à Jupiter voit passer les deux et se dispute souvent avec qui tient l’autre bout. Une carte à double échelle vous conviendrait : commencez par le panorama, finissez toujours par une adresse exacte.',
  },
  {
    pair: ['mercury', 'saturn'],
    conjunction:
      'Avant de parler, vous pesez ; après, vous vérifiez encore. Saturne et Mercure, de concert, font un esprit grave, précis, capable de travaux longs. La timidité s’y déguise en rigueur. Pour gagner en vitesse, confiez une pensée inachevée à quelqu’un de bienveillant.',
    sextile:
      'Un plan, trois parties, une conclusion qui tient : votre intelligence a des murs porteurs. Ce que Mercure apprend auprès de Saturne, il le retient. Tentez aussi la digression ; une phrase inutile et belle n’a jamais fait s’écrouler un exposé.',
    square:
      'Un vieux « à quoi bon essayer » traîne peut-être au fond de la trousse. Mercure et Saturne au carré doutent de leur intelligence et la prouvent deux fois plutôt qu’une. Préférez la question à la plaidoirie : demander n’est pas avouer, c’est déjà chercher.',
    trine:
      'Les pensées, chez vous, s’assoient avant de prendre la parole. Du trigone de Mercure et de Saturne viennent la méthode, le jugement, un conseil que l’on garde. La légèreté manque un peu de place. Un calembour, même mauvais, placé à la fin du rapport, ferait des merveilles.',
    opposition:
      'On dirait qu’un examinateur siège toujours en face de vos idées. L’opposition de Mercure et de Saturne reçoit les critiques comme des verdicts, puis apprend à s’en servir. Tirer de chaque remarque une correction, rien qu’une, et laisser le reste au vestiaire : voilà la méthode.',
  },
  {
    pair: ['mercury', 'uranus'],
    conjunction:
      'L’intuition vous arrive par décharges, avec trois temps d’avance. Mercure et Uranus conjoints refusent l’évidence, et le raccourci leur donne souvent raison. Les esprits plus lents restent au bord de la route. Un éclair, dessiné étape par étape, devient une lampe de poche pour tout le monde.',
    sextile:
      'Bidouiller, relier deux domaines sans rapport, trouver l’astuce : le sextile de Mercure et d’Uranus garde l’esprit jeune. Il aime les outils nouveaux et les interlocuteurs décalés. Apprenez cette année une chose sans utilité apparente ; c’est de là que viendra la prochaine idée.',
    square:
      'Votre pensée prend les virages sans clignotant. Piqué par Uranus, Mercure trouve, au milieu de la question, des solutions que personne n’avait demandées. Il s’ennuie surtout. Qu’on lui confie une énigme véritable, et les autres finiront enfin leurs phrases.',
    trine:
      '« C’était donc si simple », dit-on de vos trouvailles, une fois que vous les avez énoncées. Voir le mécanisme, le moderniser avec humour, c’est l’affaire d’Uranus quand il souffle à Mercure. Déposez ces idées quelque part, datées ; la désinvolture en laisse filer trop.',
    opposition:
      'La contradiction vous stimule et vous disperse à la fois. Avec Mercure opposé à Uranus, une nouvelle, un avis, une découverte renverse le plan du matin. S’accorder une nuit avant de changer d’opinion donne au revirement la valeur d’une vraie décision.',
  },
  {
    pair: ['mercury', 'neptune'],
    conjunction:
      'Raconter, chanter, inventer : Mercure et Neptune unis pensent en images et entendent les arrière-pensées. La logique y flotte un peu, comme une barque au mouillage. Une liste sur le réfrigérateur et des horaires écrits laissent à votre imagination le grand large, et l’attendent au retour.',
    sextile:
      'Une phrase de vous peut ouvrir une fenêtre. La sensibilité se mêle au langage, car Neptune est de mèche avec Mercure ; poèmes, photographies, confidences y trouvent leur légende. Essayez de transcrire un rêve au réveil, avant le café : la matière en est souvent excellente.',
    square:
      'Le rendez-vous avait lieu mardi, ou était-ce jeudi ? Neptune, au carré de Mercure, entend l’intention plus que les termes et se trompe de quai avec grâce. Un mot de confirmation, la veille, et votre poésie garde son honneur intact.',
    trine:
      'L’invisible se laisse traduire par vous. Mercure et Neptune, en trigone, offrent de l’oreille, de la fantaisie, une parole qui calme sans mentir. Rien ne presse cet aspect, hélas. Une échéance amicale, une personne qui attend la suite donneraient corps à ce qui s’imagine si bien.',
    opposition:
      'Croire ou vérifier ? Dans cette opposition de Mercure à Neptune, la rumeur séduisante fait face à l’esprit critique. Les beaux parleurs vous intéressent, vous flairez aussi leurs trous. Gardez les deux oreilles ouvertes, et le numéro d’une source fiable.',
  },
  {
    pair: ['mercury', 'pluto'],
    conjunction:
      'Aucune question ne vous suffit tant qu’il en reste une dessous. Mercure et Pluton conjoints ont le flair de l’enquête et le don de persuader. La parole peut alors peser comme un sceau. L’employer à éclairer plutôt qu’à vaincre, et reconnaître une erreur à haute voix, augmente encore sa portée.',
    sextile:
      'Rarement un détail manquant vous échappe, ni le mot que l’on évite. Du sextile entre Mercure et Pluton vient un esprit profond, apte à reprendre un sujet jusqu’à l’os. Mettez-le au service d’une recherche, d’une mémoire locale, d’une vérité utile à plusieurs.',
    square:
      'Une idée prise ne vous lâche plus. Sous la pression de Pluton, Mercure rumine longtemps, puis réplique là où cela marque. L’intelligence est là, la confiance moins. Racontez à quelqu’un votre scénario le plus noir ; sa version banale dégonfle bien des affaires.',
    trine:
      'La parole juste au moment critique : ce don-là, vous l’avez. Pluton donne à Mercure l’œil qui voit clair, convainc sans forcer, sait conserver un secret. Un talent pareil mérite mieux que les coulisses. Plusieurs personnes seraient éclairées par ce que vous comprenez des gens, si vous l’écriviez.',
    opposition:
      'Une conversation, avec vous, peut tout changer, et chacun le pressent. D’où ces esprits, envoyés dirait-on par Pluton face à Mercure, qui veulent avoir le dernier mot. Refuser le duel, poser une question ouverte, supporter le silence qui suit : c’est là que réside l’influence.',
  },
]
