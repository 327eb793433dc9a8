import type { PairsOf } from './pair-texts.ts'

export const leo: PairsOf = {
  leo: {
    portrait:
      'Deux rois à table, et il faut deux bouts de table. Vous vous êtes plu parce que vous étiez les deux personnes les plus vivantes de la pièce. L’amour, entre vous, a de la tenue, du faste, une générosité qui éclabousse les voisins. On vous envie vos fêtes et vos réconciliations. Vous vous admirez sincèrement, et c’est le ciment. Le jour où l’admiration cesse de circuler, il fait froid d’un coup. Chacun attend alors que l’autre parle le premier, avec une dignité superbe, dans deux pièces différentes. Riez de vous. C’est ce que vous savez faire de mieux à deux, et cela désarme tout.',
    attraction:
      'Une évidence de plein midi. Vous vous habillez l’un pour l’autre, vous vous applaudissez, vous vous reprenez en scène. Le désir est fier et veut être célébré. Un compliment oublié un soir de robe neuve pèse plus qu’une dispute. Continuez à vous faire la cour, avec un programme, une adresse, une surprise. Vous êtes bons public.',
    tenderness:
      'Vous êtes très tendres, à l’abri. La crinière tombe, on se roule en boule, on parle avec des voix stupides. Personne ne le saura. Un Lion consolé par un Lion découvre qu’il pouvait être vu sans éclat. Le seul obstacle est l’orgueil qui empêche de demander. Inventez un signal, poser une couronne en papier sur le lit par exemple.',
    communication:
      'Franche, sonore, spectaculaire. Vous ne cachez pas grand-chose, et l’on sait où l’on en est. Le problème est la préséance. Qui raconte l’histoire du voyage ? À chacun son chapitre. Évitez de vous corriger en public, même pour rire. Les reproches vont dans la voiture du retour, et se terminent à la dernière rue.',
    stability:
      'Cela tient par honneur et par plaisir. Vous n’êtes pas de ceux qui partent pour une tiédeur passagère, vous préférez rallumer. Les carrières sont le vrai risque, car deux réussites tirent dans deux villes. Décidez à tour de rôle et n’en faites pas un sacrifice. Pour l’argent, un plafond commun, respecté par les deux, avec sanction ridicule.',
    growth:
      'Deux soleils éclairent la même chose et laissent le reste dans l’ombre. Vous vous confirmez plus que vous ne vous changez. Pour bouger, il faut quitter la scène où vous êtes bons et débuter quelque part, ensemble, mal. Un cours de tango, une langue, un métier manuel. Être débutants à deux vous fera un bien considérable.',
  },
  virgo: {
    portrait:
      'Le Lion entre et salue, la Vierge reste près du buffet et compte les sorties de secours. Il la remarque justement pour cela. Elle est la seule à ne pas applaudir tout de suite, et quand elle le fait c’est exact. Il a besoin de cette exactitude plus qu’il ne le croit. Elle a besoin de cette chaleur plus qu’elle ne le dit. Leur vie commune est bien organisée et bien éclairée. On y souffre d’un mal précis, la remarque de trop d’un côté, le geste de trop de l’autre. Si elle pense à admirer avant de corriger, il fera presque tout ce qu’elle veut.',
    attraction:
      'Pas immédiate. Le faste fait reculer la Vierge et la réserve désoriente le Lion. Puis il la voit rire, ou elle le voit douter, et la chose se retourne. Le désir a besoin chez elle de confiance, chez lui d’éloges. Un mot précis, murmuré, « j’aime ta voix quand tu téléphones », fait ici plus qu’une nuit dans un palace.',
    tenderness:
      'Elle s’occupe de sa santé, il la couvre de cadeaux trop grands. Chacun donne ce qu’il aimerait recevoir. Demandez-vous plutôt ce que l’autre regarde. La Vierge rêve qu’on lui retire une charge, pour de bon. Le Lion rêve d’un baiser devant tout le monde. Accordez-le-lui une fois par an, et observez-le pendant une semaine.',
    communication:
      'La critique est votre écueil. Elle relève une faute, il entend un verdict. Il exagère, elle rectifie, et le dîner se fige. Essayez la règle du trois pour un, trois choses bien dites avant celle qui cloche. Elle protestera que c’est mécanique. Oui, et cela marche. Quant à lui, qu’il écoute celle qui cloche, elle est juste.',
    stability:
      'Ils se rendent la vie possible. La Vierge empêche le Lion de se ruiner, le Lion empêche la Vierge de se rétrécir. Avec un partage clair, lui la parole et les relations, elle les chiffres et les délais, on va loin. Veillez à ce qu’elle ne devienne pas l’intendante d’un grand homme, ni lui la personne que l’on sort dans les grandes occasions. On change de rôle tous les deux ans.',
    growth:
      'Un projet à vous deux est un projet qui ouvre à la date prévue et qui a de l’allure. Le Lion donne l’ambition, la Vierge en fait quelque chose de solide. Une école, une pâtisserie, une compagnie qui tourne. Elle prend goût à la lumière sans s’en apercevoir. Lui se met à lire les notes de bas de page.',
  },
  libra: {
    portrait:
      'On leur garde la table du fond, celle d’où l’on voit tout. La Balance sait mettre en valeur, le Lion sait être mis en valeur, et l’arrangement les rend heureux l’un et l’autre. Ils aiment recevoir et s’habiller, ils aiment que la vie ait une forme. Leur entente frappe dès la première heure. Le Lion donne à la Balance une direction, elle lui apprend à ne pas froisser la moitié de la salle. Il voudrait être préféré, elle plaît à chacun. C’est là que les choses se crispent. Une attention réservée, visible de lui seul, remet tout en place.',
    attraction:
      'L’allure appelle l’allure. La Balance a le sourire qu’il faut, le Lion fait le reste. Vous êtes de ceux qui prennent deux heures pour se préparer et se déshabillent en une minute. Le désir reste vif tant qu’il y a de la cour, des sorties, un peu de public. À la maison, éteignez les deux téléphones, ils vous volent vos admirateurs.',
    tenderness:
      'Une affection élégante et chaude. Le Lion protège sans qu’on le demande. La Balance apaise d’un mot un orgueil que personne d’autre n’ose approcher. On se parle gentiment, même pressés, même fatigués. Les grandes peines se disent moins bien. Elle sourit pour ne pas déranger, il fait le brave. Regardez-vous plus longtemps que d’habitude, cela se verra.',
    communication:
      'Facile et brillante. Le Lion affirme, la Balance nuance, et l’on arrive à quelque chose de juste et de bien dit. Elle lui fait avaler des vérités avec une grâce qui tient de la magie. Il la pousse à conclure. Les rares orages viennent d’une décision prise sans elle, ou d’un avis qu’elle n’avait pas donné et qu’elle lui reproche ensuite.',
    stability:
      'Le mariage leur va bien. Ils aiment la cérémonie et ils en aiment la suite. On tient par l’estime, par les amis, par la beauté du cadre. L’argent file. Prenez un appartement qui vous plaise vraiment et faites des économies ailleurs, sur la voiture, jamais sur les fleurs. Le Lion jure fidélité, la Balance la pratique mieux si l’on ne la surveille pas.',
    growth:
      'À deux, vous montez d’un étage. On vous confie des lieux, des événements, des causes. Une galerie, une fondation, un mandat. Le Lion donne le cap, la Balance rallie les hésitants, et il faudrait beaucoup de mauvaise volonté pour vous résister. Prenez des risques esthétiques. Vous en avez le goût, et l’on vous les passera.',
  },
  scorpio: {
    portrait:
      'Deux forces qui ne cèdent pas. L’une se montre, l’autre se tait. Le Lion règne en plein jour, le Scorpion sait ce qui se passe la nuit, et chacun est le seul être que l’autre craigne un peu. C’est excitant et fatigant. On s’affronte rarement sur un détail, souvent sur la question de savoir qui tient qui. Mais il y a aussi une loyauté farouche, un mépris commun pour les demi-mesures, une capacité à traverser le pire sans se plaindre. Ce couple ne sera jamais tranquille. Il peut être magnifique, à condition de nommer le pouvoir au lieu de s’en servir.',
    attraction:
      'Brutale et durable. Le Lion brûle à découvert, le Scorpion attend qu’il ait fini de parler. Une tension s’installe, que l’on pourrait presque toucher. Le lit est votre territoire neutre, ou votre dernier champ de bataille selon les mois. Le Scorpion veut l’âme, le Lion veut l’adoration. Donnez un peu des deux, sans marchander.',
    tenderness:
      'La chaleur de l’un se heurte à la méfiance de l’autre. Le Scorpion se demande ce que cache une telle générosité, alors qu’elle ne cache rien. Le Lion se croit mal aimé parce qu’on ne le fête pas, alors qu’on mourrait pour lui. Montrez-vous vos peurs, une fois, en plein jour. C’est intimidant. Après, il y a entre vous une douceur de survivants.',
    communication:
      'Le point le plus dur. Le Lion éclate, le Scorpion vise. Les mots de l’un s’oublient et ceux de l’autre restent plantés. Interdisez-vous les armes lourdes, la mère, le corps, l’argent gagné ou perdu. Si la colère monte, séparez-vous deux heures et revenez avec une demande précise. Pas un procès, une demande.',
    stability:
      'Vous pouvez rester trente ans ou vous quitter dans un fracas dont on parlera. Les deux signes sont fixes et ce qui est promis le demeure. L’adversaire est le contrôle, des dépenses, des amis, des heures. Gardez chacun un domaine où l’autre n’entre pas. Réglez les héritages et les contrats chez un notaire, à froid, un jour où vous vous aimez.',
    growth:
      'Ligués, vous êtes invincibles. Une entreprise à redresser, une injustice à combattre, un théâtre à sauver. Le Lion parle aux caméras, le Scorpion a lu les annexes. Chacun sort de ce lien moins naïf ou moins amer, selon ce qu’il était en entrant. Choisissez de grandes causes, elles vous éviteront de vous faire la guerre à la maison.',
  },
  sagittarius: {
    portrait:
      'Tout devient un peu plus grand quand ils arrivent. La voix, la tablée, l’addition. Le Sagittaire a une idée folle et le Lion y met les formes. Ils s’aiment avec une gaieté qui contamine, sans arrière-pensée, sans calcul. On les croit frivoles. Ils ont une foi commune dans la vie qui leur fait traverser des passages où d’autres s’assoient. Une plaisanterie mal placée blesse le Lion. Une demande d’attention trop appuyée fait fuir le Sagittaire. Ces deux incidents reviennent une dizaine de fois par an. Les trois cent cinquante-cinq autres jours sont très réussis.',
    attraction:
      'Un feu de joie. Le Sagittaire rit, le Lion aime qu’on rie avec lui, et l’on se retrouve sur une plage à trois heures du matin. Le corps est heureux, sans manières. Il aime le soleil, les vacances, les chambres où il y a de la place. Quand la routine s’installe, quittez la ville. N’analysez pas, roulez.',
    tenderness:
      'Chaleureuse, bruyante, fidèle au poste. On se félicite pour un rien, on se défend en public comme des avocats. Le Lion aurait parfois besoin d’un regard plus long, et le Sagittaire l’aurait volontiers donné s’il n’avait déjà été à la porte. Retenez-le par la manche. Un « reste, j’ai besoin de toi » le touche plus qu’il ne l’alarme.',
    communication:
      'Claire et joyeuse. Les vérités se disent en riant et ce qui est dit est dit. Le Sagittaire devra pourtant épargner l’amour-propre de l’autre devant les amis, et le Lion renoncer à transformer chaque récit en discours. Vous avez ensemble une éloquence rare. Servez-vous-en pour vos projets plus que contre vos beaux-frères.',
    stability:
      'L’enthousiasme tient lieu de contrat, et il tient bien. Le Lion veut une maison d’où l’on rayonne, le Sagittaire une maison d’où l’on part. Prenez-en une près d’une gare. L’argent demande un garde-fou, vous êtes l’un et l’autre convaincus qu’il en viendra. Il en viendra, mais pas forcément avant le 5. Une réserve, placée à un nom que vous ne pouvez pas toucher.',
    growth:
      'Vous agrandissez tout ce que vous touchez. Un restaurant, une troupe, une école de voile, trois enfants élevés dans deux pays. Le Sagittaire donne l’horizon et le Lion la tenue. On vous suit parce que vous avez l’air de savoir où vous allez, et c’est à moitié vrai. L’autre moitié, vous l’inventez en route, très bien.',
  },
  capricorn: {
    portrait:
      'Deux ambitions se serrent la main. Le Lion veut être aimé, le Capricorne veut être respecté, et ils se regardent avec la curiosité de deux chefs d’État. L’un fête chaque victoire, l’autre la range et passe à la suivante. L’estime vient vite. La tendresse est plus lente, elle se glisse dans les trajets et les silences d’après réunion. Le Lion se plaint que la maison soit froide. Le Capricorne se plaint qu’elle soit chère. Ils ont besoin l’un de l’autre, l’un pour savoir où poser le pied et l’autre pour se rappeler qu’il y avait une vue.',
    attraction:
      'Elle ne saute pas aux yeux. Le Capricorne trouve le Lion un peu voyant, le Lion trouve le Capricorne un peu gris. Et puis l’un ôte sa veste. Sous le gris, il y a une endurance et une ironie qui troublent. Sous l’or, il y a quelqu’un qui a besoin qu’on l’attende. Cela prend des mois, souvent dans un cadre professionnel, et cela vaut l’attente.',
    tenderness:
      'Le Lion quémande sans en avoir l’air, le Capricorne donne sans en avoir l’air. Ils se manquent donc souvent. Ouvrez les yeux. Un rendez-vous chez le médecin pris à votre place, c’est une caresse. Un grand dîner organisé pour votre promotion, c’en est une aussi. Ajoutez la vraie, celle de la main, en rentrant, avant le courrier.',
    communication:
      'Deux façons de commander. Le Lion parle pour entraîner, le Capricorne se tait pour peser. Le premier se sent jugé, le second se sent noyé. Faites court avec l’un et chaud avec l’autre. Réservez les sujets d’argent à une heure fixe, le samedi matin, avec des chiffres. Hors de cette heure, personne n’a le droit de prononcer le mot « raisonnable ».',
    stability:
      'On tient debout. Le Capricorne pense à la retraite, le Lion pense à l’anniversaire, et une vie a besoin des deux. Vous ne vous quittez pas facilement, ayant trop investi. Le danger est l’usure, deux carrières, deux fatigues, deux chambres. Fixez un moment de luxe partagé, tous les mois, au budget du Capricorne et à la mode du Lion.',
    growth:
      'Vous visez haut et vous arrivez. Un cabinet réputé, un grand restaurant, une lignée. Le Lion attire, le Capricorne consolide, et l’on ne vous prend pas votre place. Il vous reste à apprendre chacun la chose que l’autre sait faire. Savourer, pour l’un, durer, pour l’autre. Vingt ans suffisent à peine, commencez tôt.',
  },
  aquarius: {
    portrait:
      'Face à face, le cœur et l’idée. Le Lion parle de lui et touche tout le monde. Le Verseau parle de tout le monde et voudrait bien qu’on le touche, lui. Ils se fascinent parce qu’aucun des deux n’a peur d’être différent. L’un le fait avec panache, l’autre par distraction. On les remarque en ville, ils forment un couple qui ressemble à une affiche. Le malentendu porte sur l’attention. Le Lion la veut pour lui, le Verseau la distribue. Quand le Verseau descend de sa planète et déclare son amour sans ironie, le Lion est heureux pour un an.',
    attraction:
      'Magnétique. Les opposés se cherchent, et ces deux-là se trouvent en public, au milieu d’une discussion où ils ont pris des camps contraires. Le Verseau ne s’incline pas et le Lion n’y est pas habitué. Cette résistance l’enflamme. Le feu a besoin d’air, le reste est une question de dosage. Continuez à vous surprendre, vous y excellez.',
    tenderness:
      'Elle est là, plus sûre qu’on ne croit. Le Lion donne de la chaleur sans compter. Le Verseau, d’abord raide, s’y habitue comme un chat à un radiateur et ne veut plus partir. À son tour, il a des attentions invraisemblables, une étoile baptisée, une fanfare sous la fenêtre. Demandez-lui aussi les ordinaires. Une main, un soir de semaine.',
    communication:
      'Le Lion voudrait qu’on parle d’eux, le Verseau élargit au genre humain. Chacun a de l’éloquence et du mal à changer d’avis. Écoutez-vous par périodes, dix minutes l’un, dix minutes l’autre, sans couper. Le Verseau découvrira qu’il y avait une blessure derrière la tirade. Le Lion verra que l’analyse cachait de la peine.',
    stability:
      'Deux signes fixes et deux libertés. Le pacte tient si la règle du jeu est claire et unique, faite pour vous et pas copiée sur les cousins. Le Lion veut l’exclusivité du premier rang. Le Verseau veut ses amis et ses nuits d’idées. C’est compatible. Ce qui ne l’est pas, c’est l’indifférence feinte. Ne jouez pas à celui qui s’en moque.',
    growth:
      'Une troupe, un mouvement, une entreprise qui change les usages, vous portez loin ce que vous lancez. Le Verseau invente l’avenir et le Lion lui donne un visage. Les gens vous rejoignent. Il faudra partager l’estrade avec un collectif, ce que le Lion apprend, et signer ce que l’on fait, ce que le Verseau accepte enfin.',
  },
  pisces: {
    portrait:
      'Une lumière vive entre dans une pièce remplie de brume, et cela donne des couleurs que l’on n’avait pas vues. Le Lion offre une scène au rêve des Poissons. Les Poissons offrent une âme à la fierté du Lion. Ils se rencontrent souvent par l’art ou par un chagrin. Le Lion veut sauver, les Poissons veulent bien. Plus tard, l’un trouve que l’autre ne dit rien et l’autre trouve que l’un n’entend rien. Ils s’aiment pourtant d’un amour un peu féerique, qui a besoin de paroles nettes pour ne pas se dissiper aux premières factures.',
    attraction:
      'Les Poissons admirent de loin avec un regard qui monte, et le Lion ne résiste pas à ce regard. Elle est romanesque, cette attirance. Elle aime le décor, la mer, une chambre avec des rideaux. Le risque est de s’éprendre d’un personnage. Enlevez les costumes de temps en temps. Ce qu’il y a dessous a moins d’éclat et plus de peau.',
    tenderness:
      'L’un la donne en pluie et l’autre en soleil. Les Poissons sentent la peur qui se cache sous l’orgueil et la consolent sans la nommer, ce qui est très fort. Le Lion, lui, remercie mal, car il ne veut pas avoir été vu. Dites merci. Et vous, Poissons, ne soignez pas en secret celui qui aimerait savoir à qui il doit d’aller mieux.',
    communication:
      'Le Lion attend des bravos, les Poissons applaudissent des yeux. Il parle fort pour être sûr, ils s’éloignent pour avoir moins mal. Rien n’est grave et tout s’accumule. Fixez des mots pour les choses simples. « Je suis fier de toi. » « Tu as parlé trop fort. » « Je suis là. » Ils vous paraîtront plats, ils tiendront la maison.',
    stability:
      'Le Lion fait des projets de longue portée, les Poissons disent oui et n’ont pas noté la date. L’un finit par diriger, l’autre par s’effacer puis par fuir. Pour durer, donnez aux Poissons un royaume à eux, un atelier, un enfant, une cause, où le Lion demande la permission d’entrer. Et embauchez quelqu’un pour les comptes.',
    growth:
      'Créez. Une chanson, un décor, un conte lu à voix haute. Les Poissons inventent et le Lion fait venir du monde, il n’y a pas de meilleur emploi de vos différences. Il apprend la compassion, ils apprennent à se montrer. Sur une scène partagée, vous êtes soudain d’accord sur tout, même sur l’heure.',
  },
}
