import type { SeedPage } from '../kinds.ts'

export const lion: readonly SeedPage[] = [
  {
    path: '/astrologie/lion',
    title: 'Lion : portrait complet du signe',
    description:
      'Caractère, enfance, travail, amour, argent, famille et part d’ombre du Lion, avec le mythe du Soleil, les trois décans et leurs dates d’anniversaire.',
    lead: 'Il suffit qu’un Lion parte pour que la soirée sache qu’elle est finie. Le signe du cœur de l’été brille pour les autres, et il aimerait qu’on le lui dise.',
    body: `
<h2>Une affaire de lumière</h2>
<p>Vous n’aimez pas être regardé, vous aimez qu’on soit heureux de vous voir. La nuance échappe à ceux qui vous disent vaniteux. Un Lion seul sur une île n’aurait plus de crinière au bout d’un mois. Avec deux naufragés, il aurait fondé un théâtre et distribué les rôles.</p>
<p>Votre générosité est physique. Vous donnez de la place, de l’entrain, des compliments exacts dont les gens se souviennent vingt ans. En échange vous demandez peu, et ce peu est tout. Que l’on s’en aperçoive.</p>
<p>La fierté vous tient droit. Elle vous fait payer l’addition un mois où vous ne pouvez pas et sourire au mariage d’un ex. Elle vous empêche aussi de rappeler d’abord. Combien de brouilles durent parce que deux personnes attendent, dont vous ?</p>
<h2>L’enfance d’un Lion</h2>
<p>À trois ans il salue. Il fait des spectacles, vend les billets, oblige le chat à jouer. L’adulte qui rit au bon moment devient un dieu. Celui qui dit « arrête de faire l’intéressant » est noté pour toujours.</p>
<p>Il a besoin d’un regard, un seul, qui s’allume quand il entre. S’il l’a eu, il sera toute sa vie d’une bonté royale. S’il ne l’a pas eu, il passera longtemps à le chercher dans les applaudissements, qui sont nombreux et ne tiennent pas chaud. Beaucoup de Lions timides viennent de là. Oui, cela existe, et ce sont les plus touchants.</p>
<h2>Au travail</h2>
<p>Mettez-le devant. Il accueille, il préside, il présente le projet aux financeurs, et l’argent arrive parce qu’on a envie d’être avec lui. Les métiers de scène lui vont, et tous ceux qui en sont une sous un autre nom, le barreau, la classe, la cuisine ouverte d’un restaurant. Il est bon chef. Il protège son équipe d’en haut et la félicite par son nom.</p>
<p>Il est mauvais second. Pas par méchanceté, il occupe simplement l’espace du premier sans y penser. Si votre directrice se raidit quand vous parlez, laissez-lui la conclusion de la réunion. Le geste coûte trois minutes et rapporte un an.</p>
<p>La critique vous blesse à proportion de sa justesse. Prenez l’habitude de répondre le lendemain. Une phrase toute prête aide, « j’y réfléchis et je reviens vers vous ».</p>
<h2>En amour</h2>
<p>Vous aimez en grand. La déclaration et le voyage surprise, l’anniversaire qui dure trois jours. On s’y habitue vite et l’on ne s’en remet pas, les personnes quittées par un Lion trouvent longtemps les autres un peu éteintes.</p>
<p>Il vous faut admirer. Dès que l’autre se néglige ou se plaint sans agir, vous vous surprenez à regarder ailleurs, sans intention, par besoin de soleil. Dites plutôt ce qui vous manque. « J’ai besoin de nous admirer » est une phrase que l’on peut entendre.</p>
<p>La fidélité est votre luxe. On doute de votre fidélité, à cause de l’éclat, et elle dépasse celle de bien des signes réputés sages, tant que vous restez la personne préférée de quelqu’un. Le jour où vous ne l’êtes plus, vous partez sans claquer la porte, avec une politesse qui glace.</p>
<p>Sans attache, vous faites peur. Souriez d’abord, on n’ose pas.</p>
<h2>L’argent</h2>
<p>Il se voit. Vous payez pour la table, vous donnez de beaux pourboires, vous achetez l’original. Vos fins de mois ressemblent à des coulisses. La meilleure ruse est de confier l’épargne à un virement du premier du mois, que vous n’aurez pas à regarder, et de garder le reste pour le geste.</p>
<p>Ne prêtez pas pour être aimé. Vous le savez, vous le faites, puis vous en voulez à l’ami qui traverse la rue.</p>
<h2>En famille</h2>
<p>Le parent Lion est l’homme ou la femme que l’enfant montre du doigt à la sortie de l’école. Ses fêtes font date. Il croit en ses enfants avec une force qui les porte, et parfois leur trace un destin sans leur avoir posé la question. Un enfant réservé, né d’un Lion, a besoin d’entendre qu’il a le droit de ne pas monter sur l’estrade.</p>
<p>Avec le père, souvent, il y a une couronne en jeu. On veut la lui offrir ou la lui prendre, et l’on découvre à sa mort qu’il ne l’avait jamais portée.</p>
<h2>La part d’ombre</h2>
<p>Derrière la scène, un doute. Et si l’on ne m’aimait que pour le numéro ? Alors vous en rajoutez, et le doute grandit avec la salle. Les jours sans public vous paraissent sans réalité.</p>
<p>Vous pouvez devenir injuste envers qui brille à côté. Vous trouvez soudain sa coiffure ridicule. Reconnaissez ce pincement, il a un bon usage, il désigne ce que vous n’avez pas encore osé faire.</p>
<p>Et puis vous ne savez pas demander de l’aide. Un roi n’appelle pas au secours. Un ami, si.</p>
<h2>Le Soleil, votre maître</h2>
<p>Hélios voyait tout. C’est lui qui dénonça les amours de Mars et de Vénus. Il avait un fils, Phaéton, que ses camarades traitaient de menteur. Le garçon exigea une preuve, et le père, pris par son serment, lui laissa conduire le char un jour. Les chevaux sentirent une main légère, quittèrent la route, brûlèrent des royaumes. Zeus foudroya l’enfant. Ses sœurs pleurèrent si longtemps qu’elles devinrent des peupliers.</p>
<p>Voilà pour l’orgueil. Il reste que Phaéton ne voulait pas le pouvoir. Il voulait qu’on le croie quand il disait de qui il était le fils.</p>
<h2>Les trois décans</h2>
<p>Du 23 juillet au 1er août, Saturne tient le Lion, plus grave et meilleur organisateur. Alexandre Dumas est du 24 juillet 1802, Mick Jagger du 26, Louis de Funès du 31.</p>
<p>Du 2 au 12 août, Jupiter lui donne l’ampleur et la bonne humeur du pouvoir. Barack Obama est né le 4 août 1961, Andy Warhol le 6.</p>
<p>Du 13 au 22 août, Mars le rend combatif jusqu’au scandale. Alfred Hitchcock est du 13, Napoléon du 15 août 1769, Madonna du 16, Coco Chanel du 19.</p>
`,
  },
  {
    path: '/astrologie/venus-en-lion',
    title: 'Vénus en Lion : aimer en pleine lumière',
    description:
      'Vénus en Lion veut admirer et être admirée. Séduction, fidélité, orgueil blessé, argent, rupture, et les dates de 2027.',
    lead: 'Elle ne sait pas aimer à moitié ni en cachette. Vénus en Lion met de l’or sur tout ce qu’elle touche et voudrait qu’on applaudisse au moins une fois.',
    body: `
<h2>Une entrée</h2>
<p>Vous plaisez de loin. Quelque chose dans le port, dans le rire, dit que la fête est de votre côté. Vous courtisez en grand, avec des fleurs de saison, une place au premier rang, une déclaration faite devant la famille médusée. La demi-mesure vous semble une insulte à l’autre.</p>
<p>Vous avez besoin d’admirer. Un être brillant dans son métier, courageux, drôle, vous tient. Le même, avachi et plaintif, vous échappe en un hiver. Ce n’est pas de la cruauté, vous aimez par le haut.</p>
<h2>À deux</h2>
<p>On vous croit frivole, vous êtes d’une loyauté de chevalier. Tant que vous vous sentez la personne préférée, rien ne vous détourne. Un compliment par jour suffit, pourvu qu’il soit exact et dit sans qu’on vous le souffle. Les gens avares de mots vous font mourir de soif à côté d’un puits.</p>
<p>Votre point faible est l’orgueil. Sous l’offense, vous ne criez pas, vous prenez un air de majesté. L’autre ne comprend pas ce qu’il a fait et n’ose plus approcher. Descendez d’une marche. « Tu m’as fait de la peine » est une phrase de trois secondes qui évite trois semaines.</p>
<p>Dans le désir, vous avez de la générosité et le sens du spectacle. Il vous faut de la lumière, un miroir, un public d’une personne.</p>
<p>Quand on vous quitte, vous faites bonne figure en société et pleurez chez vous. Choisissez un ami devant qui vous effondrer. Il se sentira honoré.</p>
<h2>Le goût et l’argent</h2>
<p>L’original plutôt que la copie, le restaurant plutôt que les courses. Vous offrez au-dessus de vos moyens et vous le regrettez rarement. Mettez de côté, chaque mois, une part que vous appellerez « panache ». Dépensez-la entièrement, et rien d’autre. Votre banquier en aura les larmes aux yeux.</p>
<h2>Quand Vénus traverse le Lion</h2>
<p>En 2027, du 27 juillet au 20 août, elle y rencontre un été tout fait pour elle. Les amours de vacances ont de l’allure, les mariages aussi. On ose le décolleté, la scène, le premier pas en public. Une éclipse de Soleil a lieu dans ce signe le 2 août et fait de la saison un moment que l’on racontera. Si votre Vénus s’y trouve, mettez-vous au milieu de la photo.</p>
`,
  },
  {
    path: '/astrologie/lune-en-lion',
    title: 'Lune en Lion : le besoin d’être vu',
    description:
      'Émotions, fierté, enfance, couple et foyer quand la Lune est en Lion, avec ce qui réchauffe et ce qui blesse.',
    lead: 'Elle rit fort, pleure en privé et a besoin d’au moins une personne pour qui elle soit la plus belle. La Lune en Lion a un cœur d’enfant dans un manteau de roi.',
    body: `
<h2>Ce que vous ressentez</h2>
<p>De grandes émotions, franches, chaudes, un peu théâtrales. Vous ne savez pas aimer à voix basse. La joie vous donne envie d’inviter du monde, l’injustice vous met debout. Vous avez le cœur noble et vous le savez, ce qui vous oblige.</p>
<p>La honte est votre douleur secrète. Une moquerie, un oubli sur une liste vous atteignent à un endroit très ancien. Vous souriez, vous faites un bon mot, vous rentrez chez vous et vous en avez pour trois jours. Nul n’en saura rien, puisque vous y mettez votre fierté.</p>
<h2>L’enfance</h2>
<p>On vous regardait, ou vous l’avez voulu de toutes vos forces. Il y avait une mère remarquable, élégante, dramatique peut-être, et il fallait se hisser jusqu’à son regard. Vous avez fait des spectacles dans le salon. Vous vous rappelez qui a applaudi et qui a quitté la pièce.</p>
<p>Certaines Lunes en Lion ont été, au contraire, invisibles. Elles deviennent des adultes généreux qui remarquent tout le monde, et qui n’osent pas demander leur tour.</p>
<h2>À deux, chez soi, au travail</h2>
<p>Vous êtes un soleil domestique. On rentre et il fait bon. Les anniversaires durent une semaine, les enfants se sentent princes. Vous protégez les vôtres avec une férocité joyeuse.</p>
<p>Il vous faut de l’attention, sans qu’il soit nécessaire de la mendier. Choisissez quelqu’un qui a le compliment naturel. Et si l’autre est avare, dites-lui ce qui vous nourrit, avec des exemples. On n’est pas ridicule de demander du pain.</p>
<p>Dans les disputes, vous passez du grandiose au glacial. La réconciliation est toujours possible par le rire, à condition que personne ne regarde.</p>
<p>Au travail, l’atmosphère dépend de vous plus que de la direction. Sous les éloges, vous portez l’équipe. Sans eux, vous éteignez la lumière sans un mot. Un responsable qui sait votre prénom et s’en sert obtient davantage qu’une prime. Si le vôtre l’ignore, changez-en avant de perdre votre éclat.</p>
<h2>Ce qui apaise</h2>
<p>Créer, jouer, s’habiller, danser dans sa chambre. Un enfant sur les genoux. La scène sous toutes ses formes, même une chorale de quartier. Chaque mois, la Lune passe deux jours et demi dans ce signe, et vous avez l’air d’avoir dormi. Montrez-vous, on vous attendait.</p>
`,
  },
]
