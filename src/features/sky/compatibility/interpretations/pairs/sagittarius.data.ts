import type { PairsOf } from './pair-texts.ts'

export const sagittarius: PairsOf = {
  sagittarius: {
    portrait:
      'Deux sacs dans l’entrée, et personne ne sait lequel part demain. Deux Sagittaires s’adorent sur-le-champ, car chacun trouve enfin quelqu’un qui ne lui demande pas de s’asseoir. On se raconte des routes, on échange des livres, on se dispute sur Dieu jusqu’à l’aube et l’on se couche d’excellente humeur. Vous vous donnez de l’air et du courage. On vous dit faits l’un pour l’autre, et il est vrai que vous vous ressemblez beaucoup. Peut-être trop pour que l’un retienne l’autre au bord d’une bêtise. Il faudra bien, un jour, que quelqu’un soit la maison. Tirez au sort, et changez chaque année.',
    attraction:
      'Gaie, immédiate, sans complication. Vous vous plaisez en mouvement, dans un refuge, un concert, une manifestation. Le désir a les joues rouges. Il n’aime pas les rideaux tirés ni les questions sur l’avenir. Pour le garder, faites des choses à deux pour la première fois. Vous en avez encore une longue liste, il suffit de la relire.',
    tenderness:
      'Camaraderie, bonne foi, grandes accolades. Vous vous consolez par l’optimisme, ce qui marche pour les petites peines. Les grandes demandent d’arrêter le cheval. Descendez, asseyez-vous dans l’herbe, laissez l’autre pleurer sans lui montrer le panorama. Il vous le rendra. Vous êtes plus tendres que vous n’en avez l’air, et vous le savez.',
    communication:
      'Libre et drôle. La vérité fuse, on éclate de rire ou de colère, et cinq minutes plus tard il n’y paraît plus. Vous vous interrompez, vous exagérez, vous refaites l’histoire à trois versions. Prenez garde aux promesses lancées en l’air. L’autre les croit, puisqu’il fait les mêmes. Inscrivez celles qui comptent, trois par an au maximum.',
    stability:
      'C’est possible, si l’on cesse d’attendre que l’autre s’en charge. Les impôts, le chat, la caution. Prenez un logement facile à fermer. Faites gérer ce qui peut l’être. La fidélité doit se définir à deux, clairement, car vous ne supporterez ni les serments vagues ni la surveillance. Le mot qui vous lie est « reviens », et vous revenez.',
    growth:
      'Beaucoup d’horizons, peu d’arrivées. Vos rêves se doublent au lieu de se compléter. Choisissez-en un, invitez une personne méthodique, et allez au bout. L’école au Sénégal, la thèse, la traversée. Une chose achevée à deux vous donnera plus de joie que onze commencées, ce qui, pour des Sagittaires, est une vraie découverte.',
  },
  capricorn: {
    portrait:
      'Le Sagittaire regarde la montagne et pense à la vue. Le Capricorne la regarde et compte les heures. Ils montent pourtant ensemble, l’un chantant devant, l’autre portant le sac. Chacun estime que l’autre exagère. L’insouciance de l’un inquiète, la gravité de l’autre pèse. Et puis, à un détour, le Capricorne éclate de rire, et le Sagittaire comprend qu’il est le seul à obtenir ce rire-là. Il reçoit en échange une chose qu’il n’a jamais eue, quelqu’un qui reste. Il faut du temps à ces deux-là. Ils ont deux notions du temps, ce qui rend la chose plus longue et plus intéressante.',
    attraction:
      'D’abord une méfiance. Le Capricorne trouve le Sagittaire trop facile, le Sagittaire trouve le Capricorne trop fermé. L’envie vient d’un défi, faire rire l’un, faire tenir en place l’autre. Elle se déclare en vacances, ou après un succès partagé. Le désir du Capricorne est patient. Celui du Sagittaire est prompt. Le second apprendra que la lenteur a du bon.',
    tenderness:
      'L’un étreint et s’en va, l’autre reste et n’étreint pas. Vous vous manquez beaucoup, au double sens. Le Capricorne devrait dire ce qu’il éprouve à l’heure où il l’éprouve, et non l’année suivante. Le Sagittaire devrait rester un quart d’heure de plus. Un rite du soir, bref, intangible, vous fera plus de bien que dix grandes explications.',
    communication:
      '« On verra bien. » « On aurait dû voir avant. » Vos échanges opposent l’espoir et l’expérience, et il faut les deux pour décider. Donnez la première parole au Sagittaire, qui ouvre, et la seconde au Capricorne, qui évalue, sans railler. L’ordre inverse tue l’idée dans l’œuf. Votre ironie est excellente, ne la tournez pas contre vous.',
    stability:
      'Les comptes diront si vous durez. Le Capricorne tient la réserve, le Sagittaire dépense l’imprévu, et l’imprévu arrive souvent. Une règle d’alternance vous convient, un mois d’épargne, un mois d’escapade. Le Sagittaire apprend à aimer une maison. Le Capricorne finit par louer un camping-car. Aucun des deux ne l’avouera aux amis.',
    growth:
      'Voilà un attelage qui arrive loin. L’un voit grand, l’autre voit comment. Une entreprise à l’étranger, un domaine de montagne, une carrière publique. Le Capricorne prend confiance dans la chance, le Sagittaire prend goût à l’effort. Vous vous reprocherez vos défauts toute la vie et vous vous devrez vos succès.',
  },
  aquarius: {
    portrait:
      'Liberté, curiosité, horreur des étiquettes, le programme était commun avant la rencontre. Le Sagittaire met de la ferveur dans les idées du Verseau. Le Verseau met de l’étrange dans les itinéraires du Sagittaire. On les croit de passage, ils sont là depuis quinze ans. Leur secret est de s’aimer en compagnons, avec la politesse que l’on réserve d’ordinaire aux amis. Ils se disent tout, ne se demandent rien, et se retrouvent par goût. La tendresse manque parfois le train. Un geste, toujours le même, une main dans la nuque au réveil, leur sert de domicile.',
    attraction:
      'L’indépendance de l’un attire celle de l’autre. Cela commence par une idée folle, un départ, un pari tenu. Le désir est vif, inventif, peu sentimental. Il aime les lieux improbables. Vous ne vous devez rien et c’est pourquoi vous avez envie de tout. Quand les projets occupent tout l’espace, bloquez une nuit. Sans carte, sans écran, sans avis.',
    tenderness:
      'Chaleureuse et un peu distraite. Chacun croit que l’autre sait. Le Sagittaire le montre à grands bruits, le Verseau par des attentions insolites, et personne ne pense au bisou du soir. Pensez-y. Les jours de maladie, vous êtes d’une maladresse touchante. Un bouillon, une main, pas de théorie sur les vaccins.',
    communication:
      'Une fête de l’esprit. Vous êtes francs, drôles, passionnés par ce qui n’existe pas encore. On peut tout dire, même l’infidélité d’une pensée. Le Sagittaire s’emporte, le Verseau décortique, et cela se complète. Le seul manque est du côté des sentiments ordinaires. « Je suis content de te voir » mérite d’être prononcé, y compris après vingt ans.',
    stability:
      'L’absence de chaînes vous attache. Vous supportez les séparations, les carrières dans deux villes, les vacances chacun de son côté. Le risque est de ne plus se croiser. Prenez un rendez-vous fixe par semaine, et un long voyage par an. Pour le matériel, deux comptes et une application sévère. Le mariage, si mariage il y a, sera très gai, et célébré dans un pays qu’il faudra d’abord trouver sur la carte.',
    growth:
      'Vous avez de l’avance. Une école sans notes, un habitat collectif, une expédition, un média. Le Sagittaire y croit pour dix, le Verseau l’a conçu autrement que tout le monde. Vous entraînez du monde avec vous. Pensez à ceux qui devront faire fonctionner la chose le lendemain, et payez-les bien.',
  },
  pisces: {
    portrait:
      'Jupiter, leur maître traditionnel, leur a donné à tous deux le goût de ce qui dépasse. Le Sagittaire cherche l’infini au bout de la route, les Poissons le trouvent dans la chambre d’à côté. Ils se sont rencontrés lors d’un concert, d’une retraite, d’un voyage raté. Ils ont cru se connaître. L’enthousiasme des premiers mois est immense, et ils font ensemble des projets à remplir trois vies. Puis le Sagittaire dit une vérité un peu fort, et les Poissons disparaissent sans bouger. Ils ont besoin d’apprendre une langue commune, faite d’une franchise plus basse et d’une rêverie plus précise. Leur bonté naturelle les y aidera.',
    attraction:
      'Elle a du souffle. L’un est porté par l’élan, l’autre par la vague, et cela fait un départ irrésistible. Le Sagittaire aime cette disponibilité d’âme, les Poissons aiment cette joie. Les vacances au bord de l’eau sont votre climat. Évitez de tout promettre la première semaine. Les Poissons vous croiront, et garderont la phrase.',
    tenderness:
      'L’un blesse en passant, l’autre pardonne en silence et n’oublie pas tout à fait. Les Poissons voudraient une douceur qui dure, le Sagittaire donne des bouffées. Ralentissez. Un soir sans sortie, une musique, deux corps sur un tapis, et il se passe une chose que ni la route ni le rêve ne donnent. Recommencez le jeudi suivant.',
    communication:
      'La flèche et le brouillard. « Dis-moi franchement. » Les Poissons disent une chose douce et le Sagittaire la prend pour la vérité. Trois mois plus tard il tombe de haut. De leur côté, ils ont reçu trop de remarques sans gants. Pesez vos mots l’un, dites les vôtres l’autre. Une lettre par saison, relue avant d’être remise, fait des merveilles.',
    stability:
      'Ne nous cachons rien, personne ne garde la maison. L’un est parti et l’autre rêve. Le loyer, la voiture, l’heure de la crèche tombent dans un trou. Ce lien demande un tiers, une institution, un métier stable pour l’un des deux au moins. Si vous l’avez, la tendresse fera le reste. Sinon, aimez-vous sans partager le bail, cela se défend très bien.',
    growth:
      'Vos rêves sont jumeaux et ils sont grands. Un voyage spirituel, une œuvre, une mission, une maison ouverte aux exilés. Le Sagittaire donne la route, les Poissons donnent la raison d’y aller. Vous vous élevez l’un l’autre. Confiez le budget à une personne rabat-joie, et remerciez-la dans le discours final.',
  },
}
