import type { PairsOf } from './pair-texts.ts'

export const libra: PairsOf = {
  libra: {
    portrait:
      'Après vous. Non, après vous. Deux Balances peuvent rester longtemps devant une porte, et il s’y dit des choses charmantes. On s’est plu par l’allure, par l’attention, par cette manière d’écouter qui fait de l’autre quelqu’un d’intéressant. Votre vie est jolie. Les amis l’aiment, les propriétaires vous adorent. Sous cette harmonie, il y a deux personnes qui se demandent ce que l’autre veut au lieu de dire ce qu’elles veulent. La vérité recule poliment de dîner en dîner. Il faudra bien qu’un jour l’une des deux soit insupportable. Vous découvrirez alors que l’amour ne s’en porte pas plus mal.',
    attraction:
      'Un plaisir d’yeux, de conversation, de parfum. Vous savez plaire et vous vous regardez le faire. Le désir dépend du cadre, du moment, d’une certaine lenteur. Il manque parfois de brusquerie. Osez mal à propos, dans un couloir, avant l’arrivée des invités. Le charme survit très bien à une chemise froissée.',
    tenderness:
      'Attentionnée, mesurée, réciproque. Vous vous apportez le plateau et vous vous excusez de l’heure. Il y a de la grâce dans ce soin. Il y a aussi la crainte de peser. Pesez donc. Un soir de tristesse, ne demandez pas si l’autre est disponible, asseyez-vous par terre et commencez à parler. La réponse de l’autre vous surprendra.',
    communication:
      'Vous pourriez négocier un traité de paix entre deux voisins de palier. Les échanges sont fins et l’on se comprend à mi-mot. On ne se dit pourtant pas tout, par courtoisie. Jouez à l’avocat du diable, une fois par semaine, chacun défendant sans nuance ce qu’il préfère. Vous apprendrez avec stupeur que l’autre déteste la mer.',
    stability:
      'Une paresse heureuse vous retient. Se quitter serait si compliqué, si laid. On reste donc, et l’on a raison la plupart du temps. La décision vous manque. Pour le logement, l’enfant, le poste à Bruxelles, fixez un délai, puis tirez au sort si rien n’est tranché. Le soulagement ou la déception vous dira ce que vous vouliez.',
    growth:
      'Vous affinez la vie plus que vous ne la bouleversez. Les voyages sont beaux, la maison aussi, et il flotte un léger regret d’aventure. Mettez du conflit au service de quelque chose. Défendez une cause, montez un procès, entrez au conseil municipal. Deux Balances en colère pour autrui sont d’une efficacité redoutable.',
  },
  scorpio: {
    portrait:
      'La Balance arrange la lumière et le Scorpion éteint. Leur goût du beau n’a pas la même saison. Elle adoucit, lui dévoile, et chacun possède un art qui manque à l’autre. Elle est saisie par cette intensité qu’elle n’ose pas. Il est désarmé par cette grâce qu’il ne sait pas. Elle sourit à tout le monde, ce qui le rend fou. Il pose des questions à voix basse, ce qui la fait pâlir. On s’attire, on se soupçonne, on se retrouve. Pour que cela tienne, il faut une vérité quotidienne d’un côté et un secret respecté de l’autre. L’exercice fait des couples très élégants et assez dangereux.',
    attraction:
      'Le trouble est là, plus fort d’un côté que de l’autre selon les semaines. La Balance joue avec le feu, le Scorpion est le feu. Il lui faut sentir qu’elle ne joue pas avec les voisins. Elle a besoin de légèreté avant la profondeur, un dîner, un rire, une robe. Servez dans cet ordre. Brûler les étapes la fait reculer.',
    tenderness:
      'Il donne tout à une seule, elle donne un peu à chacun. Il y a là matière à malentendus. La Balance peut apprendre une tendresse sans témoin, longue, silencieuse, où elle n’a rien à réussir. Le Scorpion peut apprendre la gentillesse du matin, un café posé et une phrase aimable, avant les grandes eaux. Elle en vit.',
    communication:
      'L’une enveloppe, l’autre déballe. Elle dit que tout va bien d’une voix égale et il entend exactement ce qui ne va pas. Ne jouez pas au détective et à la suspecte. Sortez marcher, de front, sans vous regarder, cela délie. Elle avouera plus volontiers, il interrogera moins. Les mots blessants, une fois dits, restent longtemps dans l’air.',
    stability:
      'Un certain équilibre, toujours à refaire. La jalousie en est le thème. On peut la traiter avec franchise, quels sont les amis, quels sont les soirs, qu’est-ce qui est à nous et à personne d’autre. La Balance aime l’engagement, le Scorpion aussi, ce qui vous sauve. Méfiez-vous de l’argent, elle dépense et il s’en souvient.',
    growth:
      'Vous vous apprenez le courage et l’art. Le Scorpion tire la Balance hors de la politesse, la Balance lui montre que l’on peut dire une vérité sans tuer. Dans un tribunal, dans un journal, dans un cabinet de thérapie de couple, vous seriez des collègues admirables. Et chacun guérit un peu de sa peur.',
  },
  sagittarius: {
    portrait:
      'La Balance invite et le Sagittaire arrive avec trois inconnus. C’est ainsi qu’ils ont des amis dans tous les ports. Ils aiment les gens, la conversation d’après dîner, l’idée que la vie peut être belle si l’on s’en mêle. Elle lui donne des manières, il lui donne des ailes. Leur entente est de celles qui mettent à l’aise une tablée. Là où elle arrondit, il dit la chose toute crue, et le silence qui suit dure une seconde de trop. Un regard convenu suffit. Ils n’ont pas beaucoup d’autres ennuis, hormis cette manie de remettre à demain ce qui demandait une décision.',
    attraction:
      'L’esprit voyageur plaît à l’esprit mondain. On se plaît en riant, dans une fête, sur un quai, et l’on part ensemble avant la fin. Le désir est léger, souriant, sans drame. Il aime les hôtels et les arrière-saisons. Quand il faiblit, remettez du jeu et de l’élégance. Donnez-vous rendez-vous dans une ville où vous n’habitez pas.',
    tenderness:
      'Un bon cœur des deux côtés, plus chaleureux chez l’un, plus soigneux chez l’autre. La Balance n’ose pas toujours dire qu’elle a besoin d’être tenue. Le Sagittaire ne devine pas, il faut lui écrire en grand. Il répond alors avec un élan qui fait tout oublier. Elle, de son côté, pensera à ne pas lui reprocher sa mise devant les autres.',
    communication:
      'Un régal. L’histoire racontée par lui, mise en forme par elle, et l’on ne s’ennuie pas un instant. Vous débattez sans amertume, vous riez de vos désaccords. La franchise brusque du Sagittaire oblige la Balance à être sincère, c’est un bienfait. Sa diplomatie à elle lui évite quelques procès. Parlez plus souvent d’argent, seul sujet que vous fuyez.',
    stability:
      'On reste si l’on ne se sent pas tenu. La Balance voudrait un oui officiel, le Sagittaire voudrait que ce soit en Patagonie. Faites les deux. La vie de tous les jours, avec ses relances et ses poubelles, n’intéresse personne. Il vous faut une aide ou une règle. Vous vous disputerez moins pour l’amour que pour un contrat d’énergie.',
    growth:
      'Tout ce qui relie des gens vous va. Les échanges entre pays, l’hôtellerie, l’enseignement, le droit des étrangers, un festival d’été. Le Sagittaire convainc par la foi, la Balance par le tact, il reste peu de monde à convaincre. Vos horizons s’ouvrent à mesure que vous vieillissez. Continuez d’accepter les invitations.',
  },
  capricorn: {
    portrait:
      'Une rencontre correcte, deux manteaux bien coupés. Tout a commencé comme un entretien réussi. La Balance a trouvé au Capricorne de l’autorité, le Capricorne lui a trouvé de la classe. Ils présentent bien. Puis elle cherche la douceur et il cherche le résultat. Elle voudrait qu’on sorte, il voudrait qu’on avance. Les silences de l’un paraissent froids, les mondanités de l’autre semblent perdues. Pourtant ils ont un même idéal de tenue et une ambition complémentaire. Ce lien se réchauffe par des moments soustraits à l’utile. Il se refroidit chaque fois que l’agenda décide à votre place. C’est un amour de volonté, et il y en a de très beaux.',
    attraction:
      'L’un plaît par la grâce, l’autre par le poids. Une attirance d’opposés de bonne compagnie, nourrie d’un peu de défi. Il faut que le Capricorne lâche son téléphone et que la Balance cesse de sourire pour voir ce qu’il y a dessous. Beaucoup de choses, dans les deux cas. Une nuit dans un grand hôtel vous réussit.',
    tenderness:
      'Elle attend un mot, il attend que la journée soit finie. Le mot n’arrive pas et la journée ne finit jamais. Voilà l’écueil, et ne le sous-estimez pas. Le Capricorne doit apprendre que la douceur est une tâche, urgente, quotidienne, à placer en tête de liste. La Balance doit dire « tu me manques » au lieu de changer les rideaux.',
    communication:
      'La diplomatie contre l’ordre du jour. Elle enrobe, il conclut, et chacun se croit manœuvré. Un conflit dure ici en bonne tenue, sans éclat, pendant des semaines. Il vaut mieux une heure franche. Notez trois demandes chacun, échangez les feuilles, lisez-les en silence. Vous serez étonnés du peu qu’il fallait.',
    stability:
      'Les sujets qui fâchent sont l’argent et les sorties. Il épargne, elle embellit. Il travaille tard, elle a déjà dîné avec des amis. Sans accord explicite, vous vous éloignez avec courtoisie. Un accord explicite, donc. Un soir par semaine à deux, une somme pour le beau, une pour l’avenir, et un droit de veto que l’on n’utilise qu’une fois l’an.',
    growth:
      'Vous pouvez aller très haut. La Balance ouvre les portes, le Capricorne sait quoi y faire. Un cabinet, une fondation, un mandat, une marque qui dure. Elle lui apprend que la forme compte, il lui apprend à finir. Cette association vous fait tous deux grandir, à condition de ne pas n’être qu’une association.',
  },
  aquarius: {
    portrait:
      'De l’air, encore de l’air, et une vue dégagée. La Balance aime quelqu’un, le Verseau aime l’humanité, et leurs débats sur la justice occupent des soirées heureuses. Ils se sont plu par l’intelligence et par une absence de bassesse assez rare pour être remarquée. Ils vivent en amis qui se désirent. Leur couple est ouvert au monde, un peu trop à ses heures, et l’on y croise du monde le dimanche matin. La passion n’y brûle pas tous les jours, la complicité, si. Il leur manque parfois de se demander « et nous ? ». La réponse, quand ils la donnent en moins de dix phrases, est presque toujours bonne.',
    attraction:
      'Elle naît d’une conversation et d’un regard amusé. Le Verseau est séduit par cette élégance naturelle, la Balance par cette singularité sans pose. Il n’y a pas de hâte. Il y a du jeu, de la fantaisie, une tendance à remettre à plus tard parce qu’on parle. Interrompez-vous. Un baiser au milieu d’un argument est toujours recevable.',
    tenderness:
      'Une amitié câline. On se respecte, on se fait des surprises, on se tient le bras dans les musées. Les gros chagrins embarrassent. La Balance pleure un peu de profil, le Verseau propose une explication. Avancez une chaise et taisez-vous. Vous découvrirez que la présence seule fait le travail, et qu’elle ne demande aucune compétence.',
    communication:
      'Votre plus grand bien. Vous vous écoutez, vous changez d’avis l’un grâce à l’autre, vous inventez des mots. Le Verseau oblige la Balance à aller au bout d’une idée, elle lui apprend à la rendre aimable. Les disputes portent sur les principes, et on en sort grandi. Notez vos meilleures trouvailles, vous les perdez toutes.',
    stability:
      'Vous durez parce que personne n’étouffe. La Balance veut un lien reconnu, le Verseau un lien choisi chaque matin, et il existe des formes qui conviennent aux deux. Un contrat écrit par vous, une fête, deux bureaux fermés. La maison sera belle et bizarre. Pensez à la retraite tôt, aucun des deux n’y songera avant soixante ans.',
    growth:
      'Ensemble vous améliorez la société, ou du moins l’immeuble. Une association, un jardin partagé, un cabinet d’avocats militants, un lieu d’art. Le Verseau voit ce qui pourrait être, la Balance réunit ceux qui le feront. Votre élan vient des autres et y retourne. Gardez-en un peu, une fois l’an, pour une folie à deux.',
  },
  pisces: {
    portrait:
      'Un accord de guitare, un mot choisi, et ils se sont compris sans se le dire. La Balance et les Poissons craignent de blesser. C’est leur grâce. C’est aussi la raison pour laquelle, au bout de trois ans, personne ne sait qui a voulu cet appartement. On vit dans une jolie lumière, avec des amis artistes et des promesses un peu floues. Elle raisonne ce qu’il éprouve, il éprouve ce qu’elle évite. Leur amour est sincère et fuyant comme une aquarelle. Il lui faut un trait de plume, quelques vérités nettes, une personne de confiance pour les chiffres. Alors la couleur tient.',
    attraction:
      'Charme contre charme. Un peu hésitante, car chacun attend un signe. Elle aime la beauté de la scène, il aime s’y dissoudre. La musique et le soir aident beaucoup. Si cela flotte, prenez une décision très simple, la main, la porte, la clé. Après quoi il n’est plus question d’hésiter, et vous vous demandez pourquoi vous avez attendu.',
    tenderness:
      'Une douceur de chaque instant, mais inégale. Les Poissons débordent et la Balance craint d’être mouillée. Elle propose une explication là où il faudrait pleurer avec. Lui se donne jusqu’à l’effacement, puis il en veut à quelqu’un qui n’avait rien demandé. Dites vos doses. « Une heure contre toi, et ensuite je sors voir du monde. »',
    communication:
      'Les non-dits s’empilent comme des coussins. C’est moelleux, et l’on ne peut plus s’asseoir. La Balance ment par politesse, les Poissons par compassion. Vous pourriez convenir d’une vérité par jour, au coucher, accueillie d’un merci et sans débat. Elle sera minuscule le lundi. Vers le jeudi elle aura de l’intérêt.',
    stability:
      'Personne ne décide, personne n’appelle l’assurance, personne n’a dit non à ce cousin qui loge dans le salon depuis mars. Le lien a besoin d’un cadre que ni l’un ni l’autre n’apporte. Prenez-le chez un professionnel, chez un ami carré, dans une application sévère. L’amour y survivra mieux qu’au cousin.',
    growth:
      'Dans l’art et dans le soin, vous êtes inspirés. Un spectacle, une marque de vêtements, une maison pour ceux qui n’en ont pas. Les Poissons rêvent, la Balance met en forme, et le résultat touche. Chacun apprend de l’autre une manière d’aimer, avec mesure pour l’un, sans mesure pour l’autre. Rencontrez-vous au milieu.',
  },
}
