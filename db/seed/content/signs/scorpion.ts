import type { SeedPage } from '../kinds.ts'

export const scorpion: readonly SeedPage[] = [
  {
    path: '/astrologie/scorpion',
    title: 'Scorpion : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Scorpion, avec les mythes de Mars et de Pluton, les trois décans et leurs dates.',
    lead: 'On baisse la voix en prononçant son nom. Le Scorpion laisse dire, cela lui épargne les conversations inutiles. Il sait bien que la peur qu’il inspire est surtout celle d’être vu.',
    body: `
<h2>Rien à moitié</h2>
<p>Vous n’avez pas de goûts, vous avez des passions et des dégoûts. Entre les deux s’étend une contrée grise où vivent les gens aimables, et vous n’y passez qu’en correspondance. Un livre vous prend ou vous le refermez page vingt. Une personne aussi.</p>
<p>Votre regard est célèbre. Vous regardez les gens une seconde de trop, et cette seconde suffit pour qu’ils se mettent à parler. On vous confie des choses énormes, des dettes, des enfants cachés, des diagnostics. Vous n’en répétez pas un mot. Le coffre est plein et personne n’en connaît l’existence.</p>
<p>Mourir et renaître, dit-on de votre signe. En termes ordinaires, vous avez déjà tout perdu une fois, un métier, une ville ou quelqu’un, et vous avez tout rebâti. Ceux qui vous rencontrent ensuite sentent un sol sous vos pieds.</p>
<h2>L’enfance d’un Scorpion</h2>
<p>Il écoute aux portes, non par vice, mais parce que derrière on parle de lui. Il a perçu très tôt qu’il y avait dans la maison quelque chose dont on ne parlait pas. Un deuil, de l’argent, un amour. Il a enquêté. À neuf ans il savait.</p>
<p>Il aime d’un bloc et il éprouve les adultes. Il fait une bêtise pour voir si l’on restera. Ceux qui tiennent bon ont gagné un allié pour la vie. Ceux qui trahissent une promesse, même minuscule, ne comprendront jamais pourquoi cet enfant si attachant s’est mis à leur répondre poliment.</p>
<p>La cour d’école lui apprend le pouvoir. Il peut y être le roi ou la victime, rarement le spectateur. S’il a souffert, il n’a rien dit, et il a retenu les noms.</p>
<h2>Au travail</h2>
<p>Ce qui est caché vous revient. L’enquête, la chirurgie, la psychologie, l’audit, la recherche qui dure dix ans avec une paillasse et aucune nouvelle. Vous ne lâchez pas. Une équipe en crise vous va mieux qu’une équipe heureuse, car vous respirez bien là où les autres suffoquent.</p>
<p>Vous comprenez les jeux de pouvoir et vous y gagnez, au prix de vos nuits. Votre supérieur sait que vous savez. Il serait plus reposant de lui montrer une fois, en tête à tête, que vous êtes de son côté. Sinon il vous donnera des missions lointaines.</p>
<p>Négocier un salaire vous réussit parfaitement, car vous pouvez partir. Vérifiez seulement que vous ne partez pas pour punir.</p>
<h2>En amour</h2>
<p>Tout commence par une reconnaissance. Deux regards, un silence un peu trop long dans une cuisine de fête, et vous savez. Le désir est chez vous une chose sérieuse, presque une enquête. Vous voulez l’autre entier, avec ses hontes. Vous offrez les vôtres en échange, mais plus tard, et par morceaux.</p>
<p>La jalousie, oui. Elle vient d’une imagination très exacte. Vous voyez la scène. Demandez, au lieu de vérifier. La réponse à une question franche vaut tous les téléphones fouillés, et elle laisse debout la personne que vous aimez.</p>
<p>On vous soupçonne d’infidélité, à cause du soufre. La statistique n’existe pas, l’expérience dit le contraire. Un Scorpion engagé supporte la maladie, le chômage et l’exil. Il ne supporte pas le mensonge par confort.</p>
<p>Après une rupture, vous coupez. Numéro effacé, quartier évité. Il arrive que l’autre, trois ans plus tard, envoie un message très simple, et que vous y répondiez. Ce sont vos plus belles amitiés.</p>
<h2>L’argent</h2>
<p>Vous avez le sens de l’argent des autres, héritages, parts, crédits, associations. Vous lisez un bilan comme un visage. Dans le couple, cela peut tourner au contrôle. Un compte commun, un compte à chacun, et personne ne regarde celui d’à côté, voilà une règle qui vous coûtera et qui vous rendra aimable.</p>
<h2>En famille</h2>
<p>Le parent Scorpion devine. Il sait que l’enfant fume avant l’enfant. Sa protection est absolue, il irait chercher le sien au fond d’un commissariat à quatre heures sans un reproche sur la route du retour. Il doit pourtant laisser une porte fermée, celle de la chambre d’un adolescent. Frapper, attendre, accepter qu’on ne réponde pas.</p>
<p>C’est souvent vous qui rouvrez le dossier de famille, qui retrouvez le frère adopté, qui posez la question à l’enterrement. On vous en veut, puis on vous remercie, dans cet ordre.</p>
<h2>La part d’ombre</h2>
<p>Vous pouvez faire très mal. Vous connaissez l’endroit. Dans une dispute, la phrase arrive toute prête et vous la retenez, sauf deux ou trois fois dans une vie, dont vous vous souvenez.</p>
<p>Vous testez ceux qui vous aiment jusqu’à obtenir la preuve qu’ils ne vous aiment pas. C’est un mauvais protocole, il réussit toujours. Et vous gardez rancune comme d’autres gardent du vin. Ouvrez la bouteille un jour, vous verrez qu’elle a tourné.</p>
<h2>Mars et Pluton, vos maîtres</h2>
<p>Mars vous gouverne depuis l’Antiquité, un Mars de nuit, de siège et de patience. L’autre maître vous a été donné en 1930, quand un astronome de vingt-quatre ans, Clyde Tombaugh, trouva Pluton sur deux plaques photographiques en Arizona.</p>
<p>Le dieu du même nom règne sous terre. Il enleva Perséphone dans un champ de fleurs, et sa mère, Déméter, arrêta les moissons. Il fallut négocier. La jeune femme avait mangé quelques grains de grenade dans le royaume d’en bas, elle y passerait donc une part de l’année. On parle toujours de l’enlèvement, rarement de la suite. Elle devint reine. Sur les vases, elle est assise à côté de lui, et c’est elle qui tient le sceptre.</p>
<p>Votre constellation a tué Orion, le chasseur qui se vantait d’exterminer toutes les bêtes. Depuis, quand le Scorpion se lève à l’est, Orion se couche à l’ouest.</p>
<h2>Les trois décans</h2>
<p>Du 23 octobre au 1er novembre, Mars double la volonté. Pablo Picasso est du 25 octobre 1881, Bill Gates du 28.</p>
<p>Du 2 au 11 novembre, le Soleil donne une présence que l’on n’oublie pas. Marie Curie et Albert Camus sont tous deux du 7, Alain Delon du 8, Dostoïevski du 11.</p>
<p>Du 12 au 21 novembre, Vénus apaise le trait. Auguste Rodin et Claude Monet sont nés la même semaine, les 12 et 14 novembre 1840. Voltaire est du 21.</p>
`,
  },
  {
    path: '/astrologie/venus-en-scorpion',
    title: 'Vénus en Scorpion : tout ou rien',
    description:
      'Vénus en Scorpion aime jusqu’au fond. Désir, jalousie, confiance, argent du couple, rupture, et les dates de 2027.',
    lead: 'On ne la drague pas, on se fait choisir. Vénus en Scorpion ne s’intéresse pas aux débuts charmants. Elle veut savoir qui vous êtes à quatre heures du matin.',
    body: `
<h2>Le regard</h2>
<p>Vous fixez quelqu’un une seconde de trop et cette seconde fait le travail. Il y a en vous une intensité que vous croyez cacher. Les gens légers s’éloignent, un peu inquiets. D’autres s’approchent pour voir, et certains d’entre eux restent dix ans.</p>
<p>Ce qui vous attire n’est pas la beauté, c’est la vérité d’un être. Une fêlure avouée, un secret porté avec dignité. Vous êtes capable d’aimer quelqu’un d’impossible parce qu’il ne ment pas, et de quitter quelqu’un de parfait parce qu’il ment sur un détail.</p>
<h2>À deux</h2>
<p>Le désir est le cœur de l’affaire. Vous y mettez votre âme et vous attendez la sienne en échange. Une période sans intimité vous semble une trahison silencieuse. Dites-le avec des mots de peine, pas d’accusation.</p>
<p>La jalousie, oui. Elle vient d’une imagination qui filme tout. Ne fouillez pas. Le téléphone de l’autre ne vous apprendra qu’une chose, que vous l’avez ouvert. Posez la question franche, une seule fois, et croyez la réponse ou partez. Entre les deux il n’y a qu’un couloir où l’on devient mauvais.</p>
<p>Votre loyauté est entière. Vous accompagnez la maladie, la prison, la faillite. Qui vous a eu à ses côtés dans ces moments sait ce que le mot amour désigne.</p>
<p>Vous rompez au couteau. Numéros effacés, ville évitée. Cela vous protège, et cela laisse en vous une pièce condamnée. Un jour, ouvrez-la, ne serait-ce que pour aérer.</p>
<h2>Le goût et l’argent</h2>
<p>Le noir, le velours, ce qui a une histoire. Vous dépensez peu, puis d’un coup, pour une chose absolue. L’argent du couple touche chez vous au pouvoir. Un compte commun pour les charges, un compte à chacun que l’autre ne consulte pas, et vous voilà à l’abri de vous-même.</p>
<h2>Quand Vénus traverse le Scorpion</h2>
<p>Elle y séjourne du 4 décembre 2026 au 7 janvier 2027, puis du 8 octobre au 1er novembre 2027. Les liens se décantent. On apprend ce que l’on ne savait pas, on se déclare enfin, on solde une vieille histoire. Les fêtes de fin d’année y prennent un tour inattendu. Si votre Vénus s’y trouve, faites confiance à quelqu’un, sans vérification, pour voir.</p>
`,
  },
  {
    path: '/astrologie/lune-en-scorpion',
    title: 'Lune en Scorpion : le cœur au secret',
    description:
      'Émotions, enfance, confiance, jalousie et foyer quand la Lune est en Scorpion, avec ce qui apaise et ce qui ne se pardonne pas.',
    lead: 'La tradition la dit en chute. Disons qu’elle descend. La Lune en Scorpion va chercher ses émotions tout au fond, et remonte avec des choses que les autres préfèrent ne pas voir.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>Rien n’est tiède. Vous aimez, vous haïssez, vous pressentez. Un changement d’une demi-seconde dans une voix, et vous savez. Cette lucidité vous a sauvé plusieurs fois et vous a gâché plusieurs soirées.</p>
<p>Vous ne montrez pas. Le visage est lisse, la mer est au-dessous. On croit à votre force, on vous raconte des horreurs, et l’on ne vous demande jamais comment vous allez. Le jour où quelqu’un le demande et attend la réponse, vous vous méfiez d’abord. Puis vous l’aimez pour la vie.</p>
<h2>L’enfance</h2>
<p>Il y avait un secret dans la maison, et vous l’avez trouvé. Une maladie, une liaison, un enfant mort, de l’argent. Ou bien une mère d’une présence si forte qu’on ne savait plus où finissait sa colère. Vous avez appris qu’aimer expose, et qu’il faut toujours garder une carte. Elle vous a protégé. Elle vous isole.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous vous donnez tard et sans retour. La personne que vous laissez entrer visite un palais. Elle doit savoir qu’un mensonge, même aimable, y éteint la lumière. Vous supportez la vérité, toutes les vérités, et il faudrait le lui dire, elle n’ose pas.</p>
<p>La jalousie vous dévore par vagues. Un récit simple l’arrête. « J’ai peur que tu partes. » Prononcez-la à la place de la question piège. Les pièges se referment sur qui les pose.</p>
<p>Chez vous il faut un endroit inviolable, un bureau qui ferme, un jardin sans vis-à-vis. Donnez le même à l’autre.</p>
<p>Au travail, vous savez qui ment et à quel étage. On vous craint un peu, on vous consulte beaucoup. Une équipe en crise vous réveille, une équipe sans enjeu vous endort. Gardez-vous de collectionner les torts des uns et des autres. La liste est exacte, et vous seriez la première personne qu’elle empoisonne.</p>
<h2>Ce qui apaise</h2>
<p>L’eau profonde, la nuit, le désir partagé, la thérapie quand elle est bonne. Brûler des lettres. Accompagner quelqu’un dans une crise vous redonne des forces, ce qui surprend les âmes plus fragiles. Et pardonner, une fois, à voix haute, sans conditions. Vous verrez ce que pesait l’affaire. Chaque mois la Lune descend ici. Couchez-vous tôt ou dites tout.</p>
`,
  },
]
