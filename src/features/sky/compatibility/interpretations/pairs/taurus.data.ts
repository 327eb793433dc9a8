import type { PairsOf } from './pair-texts.ts'

export const taurus: PairsOf = {
  taurus: {
    portrait:
      'Ils ont pris le même plat. Le serveur a souri, eux aussi, et la suite fut aussi simple que cela. Deux Taureaux partagent le goût du solide, des bons draps, des promesses que l’on n’a pas besoin de répéter. On les trouve installés au bout de trois semaines, comme s’ils l’avaient toujours été. Leur bonheur ne se raconte pas, ce qui le protège. Leur malheur, quand il vient, ne se raconte pas non plus, et voilà le problème. Deux silences têtus peuvent habiter longtemps un bel appartement. Il faut que l’un bouge. Celui qui bouge le premier est, des deux, le moins fatigué, qu’il en profite.',
    attraction:
      'Il n’y a pas eu de coup de foudre, il y a eu une odeur. La peau, un pull, le pain grillé d’un dimanche, et l’on s’est retrouvé à l’aise comme chez soi. Votre désir est lent, régulier, gourmand. Il n’a rien à prouver. Méfiez-vous seulement du canapé, qui finit par remplacer le reste. Un week-end ailleurs, et le corps se souvient.',
    tenderness:
      'Vous êtes très forts. On se masse les pieds, on se garde la meilleure part, on dort emmêlés. Les mots comptent moins que cette présence pesante et bonne. Quand l’un a un chagrin, l’autre ne dit rien et reste. Il faut parfois penser à parler, pourtant. Un Taureau peut souffrir longtemps en silence, à côté d’un autre qui le croit simplement repu.',
    communication:
      'On se comprend sans phrases, jusqu’au jour où une phrase devenait nécessaire. Deux entêtements se font face et la bouderie dure. Elle a duré onze jours, une année, à propos d’un radiateur. Celui qui rompt le silence n’a pas perdu, il a simplement plus faim de l’autre. Mettez cela par écrit, et relisez-le avant le prochain radiateur.',
    stability:
      'Personne ne fait mieux. La maison, le compte, la fidélité, les amis de trente ans, tout s’accumule et tout prend de la valeur. Vous vieillissez ensemble comme un bon mur. La rupture, si elle vient, est terrible, parce qu’il faudra partager la moindre chaise. Raison de plus pour signaler tôt ce qui ne va pas, quand ce n’est encore qu’une fissure.',
    growth:
      'Le mouvement, voilà ce qui manque. Vous avez la maison de vacances, le restaurant habituel, et la peur du nouveau fait le reste. Les années se confondent. Décidez qu’une fois par an l’un impose à l’autre une chose jamais faite, et que l’autre n’a pas le droit de demander pourquoi. La plongée, le chinois, un poste à Lyon. Vous grognerez, puis vous en parlerez dix ans.',
  },
  geminis: {
    portrait:
      'Le Taureau venait de s’asseoir, les Gémeaux allaient partir. Une question les a retenus et ils sont restés jusqu’à la fermeture. L’un donne du poids aux choses, l’autre leur donne de l’esprit. C’est un couple à deux vitesses où l’on se perd de vue deux fois par jour. La répétition étouffe l’un, l’incertitude inquiète l’autre. Cependant ils se complètent d’une manière très pratique. Les Gémeaux savent tout ce qui se passe et le Taureau sait ce qui vaut la peine. Gardez quelques rites intouchables. Le reste de la semaine peut alors se permettre toutes les fantaisies, et le Taureau finit par y prendre goût.',
    attraction:
      'Les Gémeaux parlent, le Taureau regarde la bouche. Cela peut prendre, ou pas, selon le soir. Le Taureau trouve charmante cette légèreté qui ne se pose nulle part, les Gémeaux sont troublés d’être regardés si longtemps. Le désir n’a pas la même horloge. L’un s’enflamme d’un mot, l’autre d’une nuque. Il faudra traduire, et la traduction peut devenir un jeu.',
    tenderness:
      'Le Taureau rassure avec ses bras et les Gémeaux avec leurs histoires. Chacun se demande si l’autre l’aime, puisqu’il ne l’aime pas dans sa langue. Quand les Gémeaux restent assis une heure contre l’épaule du Taureau, sans téléphone, ils font un cadeau énorme. Quand le Taureau se met à raconter sa journée en détail, il en fait un plus grand encore.',
    communication:
      '« On en a déjà parlé. » « Justement, j’ai changé d’avis. » Le Taureau prend une phrase pour un engagement, les Gémeaux la prenaient pour un essai. D’où des colères froides. Distinguez à voix haute ce qui est une idée de ce qui est une promesse. Vous pouvez même lever la main droite, ridicule et efficace.',
    stability:
      'L’un construit, l’autre visite. La vie commune demande un socle non négociable, un loyer, une date de vacances, trois soirs par semaine, et une liberté totale autour. Le Taureau supporte l’imprévu s’il est prévenu. Les Gémeaux supportent la règle s’il y en a peu. Ne tenez pas ensemble la comptabilité, vous y perdriez l’amour et les justificatifs.',
    growth:
      'Les Gémeaux ouvrent les fenêtres, le Taureau répare les gonds. On s’apprend des choses précieuses. À l’un, qu’une idée vaut par ce qu’on en fait, à l’autre, qu’une habitude peut se réviser. Lancez un projet où l’un vend et l’autre fabrique. Les clients n’y verront que du bonheur.',
  },
  cancer: {
    portrait:
      'Il pleuvait, et ni l’un ni l’autre n’avait envie de rentrer seul. Le Taureau avait la voiture, le Cancer avait l’adresse. Ces deux-là parlent la langue de l’intérieur, ils savent à quelle heure il faut fermer les volets et ce qu’une odeur de linge peut faire à un cœur. Le Taureau rassure par sa constance, le Cancer devine avant qu’on demande. On leur confie les enfants, les clés, les confidences. S’ils ont un tort, c’est de n’avoir besoin de personne. Le nid est si bien fait qu’on oublie d’en sortir. Invitez du monde, partez un peu, dites-vous les choses même de travers.',
    attraction:
      'Le Cancer s’approche de biais, le Taureau ne bouge pas, et cette immobilité a quelque chose d’une invitation. On se plaît par l’odeur d’une maison, par la façon de tenir un bébé ou un verre. Le désir vient tranquillement, il prend de la place et il reste. Il s’éteint dans les rancunes non dites. Une chambre fermée à double tour, loin des enfants, le réveille très bien.',
    tenderness:
      'On ne fait pas beaucoup mieux. Le Taureau stabilise, le Cancer devine, et chacun est enfin porté par quelqu’un. Les jours de fièvre sont presque des fêtes. Vous vous appelez pour savoir si l’autre a mangé. Il y a dans cette douceur un piège aimable, celui de devenir parent et enfant tour à tour. Restez aussi deux adultes qui se plaisent.',
    communication:
      'Vous parlez bas et vous vous entendez. Le Cancer dit ce qu’il sent, le Taureau dit ce qu’il va faire, et les deux se complètent. Les sujets d’argent se traitent sans drame, ce qui est rare. Le silence peut devenir un entêtement si le Cancer boude et si le Taureau attend que cela passe. Cela ne passe pas. Posez la question le soir même.',
    stability:
      'Un foyer, au sens ancien. La maison sera achetée, les photos rangées, les fêtes de famille auront lieu chez vous. Le lien est de ceux que l’on défend. Il faut seulement une ouverture sur le dehors, des invités, une activité chacun de son côté. Sans cela, à cinquante ans, vous aurez un nid parfait et plus rien à vous raconter.',
    growth:
      'Vous grandissez en enracinant. Élever, restaurer, transmettre, cela vous va. Une auberge, un verger, une famille recomposée qui finit par tenir debout. L’audace, en revanche, doit venir d’ailleurs, d’un ami qui vous secoue ou d’un poste proposé loin. Dites oui une fois sur deux. Vous emporterez la maison avec vous, de toute façon.',
  },
  leo: {
    portrait:
      'Même amour des belles choses, avec une nuance qui fera couler beaucoup d’encre. Le Taureau les veut à lui. Le Lion les veut vues. Ils se sont rencontrés devant une vitrine ou dans une maison trop belle, et chacun a trouvé à l’autre du goût et du caractère. Ils en ont, à revendre. Deux signes fixes ne plient pas, ils attendent. L’un attend d’être remercié, l’autre d’être laissé tranquille. Quand on s’est disputé une bonne fois sur l’argent et qu’on a ri du total, la vie commune prend une ampleur rare, avec une grande table et un coffre bien fermé.',
    attraction:
      'Le Lion entre et le Taureau pose sa fourchette. Il a l’œil pour ce qui est beau et cher. Le Lion, habitué à éblouir, découvre quelqu’un qui ne s’agite pas et qui le touche exactement où il faut. L’attirance est charnelle, un peu orgueilleuse. Elle réclame de beaux draps, du temps, et qu’aucun des deux ne se croie acquis.',
    tenderness:
      'Le Taureau se demande pourquoi il faudrait applaudir, le Lion pourquoi on ne l’applaudit pas. Les caresses existent pourtant, et même en abondance, mais chacun attend son dû. Parlez au Lion. Il a besoin d’entendre. Touchez le Taureau en passant, il a besoin de poids. Deux phrases et deux mains par jour, et l’hiver se passe bien.',
    communication:
      'Personne ne plie. Vous avez chacun raison, vous le savez, et vous pouvez tenir la position jusqu’à Pâques. Les éclats du Lion se heurtent au mur du Taureau, ce qui les rend plus forts. Prenez un arbitre, une personne aimée des deux, ou tirez à pile ou face. Céder au hasard est moins humiliant que céder à l’autre, et l’on en rit.',
    stability:
      'L’argent sera le sujet. L’un veut le mettre de côté et l’autre veut qu’il se voie. Pourtant vous êtes deux fidèles, deux têtes dures qui n’abandonnent pas ce qu’elles ont choisi. La solution est une enveloppe de faste, fixée d’avance, que le Lion dépense à son gré pour vous deux. Le Taureau en profitera sans avoir à décider.',
    growth:
      'Vous pouvez bâtir quelque chose de superbe à condition de distribuer les rôles. Le Taureau possède la cave, le Lion tient la salle. Une galerie, un domaine, une grande fête annuelle dont toute la région parle. Ne vous demandez pas qui a le plus apporté. La réponse, quelle qu’elle soit, gâcherait la soirée.',
  },
  virgo: {
    portrait:
      'Le premier jour, ils ont monté un meuble. Aucun mot plus haut que l’autre, pas une vis de reste. Tous deux de terre, ils se comprennent en travaillant, et ce qu’ils ont à se dire passe par ce qu’ils font. La Vierge prévoit, le Taureau accomplit, et le plaisir vient d’un ouvrage dont on est content ensemble. Leur vie ne fait pas de bruit. Elle est pourtant pleine de sensualité et de rires brefs. L’inquiétude de l’une rencontre la placidité de l’autre et s’y repose. Le risque est la routine, qu’ils aiment trop. Qu’ils la trahissent de temps en temps, par principe.',
    attraction:
      'Elle a remarqué ses mains, il a remarqué qu’elle remarquait. Rien d’autre le premier soir. La Vierge prend confiance devant quelqu’un qui ne surjoue pas, et le Taureau sait attendre une personne de qualité. Quand cela se déclare, c’est charnel et sans bavardage. La Vierge ose avec lui ce qu’elle n’avait pas osé. Il suffit de ne pas en parler au petit déjeuner.',
    tenderness:
      'La tendresse se mesure ici en gestes accomplis, et il y en a mille. Le plein d’essence, le col rajusté, la couverture remontée à quatre heures du matin. Vous vous sentez en sécurité, ce qui vous rend meilleurs tous les deux. La Vierge cesse de s’inquiéter pendant des soirées entières. C’est un miracle dont le Taureau ne se vante pas.',
    communication:
      'Concret, clair, utile. Vous parlez d’abord de ce qu’il y a à faire, puis, en faisant, du reste. Les conversations profondes ont lieu dans la voiture ou devant un mur à poncer. La Vierge critique parfois l’assiette dont le Taureau se régalait. Qu’elle attende la dernière bouchée. Lui, qu’il ne réponde pas « ça va » quand cela ne va pas.',
    stability:
      'Bail, prêt, retraite, caveau peut-être, tout est envisagé sans panique. Vos comptes sont tenus et vos promesses aussi. C’est l’un des couples les plus solides du zodiaque, et l’un de ceux qu’on remarque le moins. Prenez soin de l’étincelle. La stabilité n’est pas un projet, c’est un plancher, et l’on peut danser dessus.',
    growth:
      'L’horizon se limite vite au jardin, qui est magnifique. Il manque un brin de folie pour que la vie s’élargisse. Invitez chez vous des gens qui ne vous ressemblent pas. Faites une dépense absurde tous les deux ans. Vous avez les moyens, au moral comme au réel, d’une aventure que d’autres n’osent pas parce qu’ils n’ont pas, eux, de base arrière.',
  },
  libra: {
    portrait:
      'Vénus gouverne les deux, et cela fait beaucoup de goût dans un seul salon. La Balance voudrait recevoir, le Taureau voudrait que les invités partent. L’une cherche la nuance, l’autre cherche le confort, et ils se regardent avec un début d’irritation au-dessus d’un échantillon de tissu. Ils s’étaient plu pour de bonnes raisons, la voix, les manières, le plaisir de bien vivre. Elles demeurent. Mais les hésitations de l’une et les certitudes de l’autre demandent un arbitre. Prenez la beauté, vous l’aimez tous les deux. Devant un tableau, un jardin, une musique, il n’y a soudain plus rien à négocier.',
    attraction:
      'Vous tenez tous deux votre charme de Vénus et vous ne l’employez pas pareil. La Balance séduit par la conversation, le Taureau par la proximité. Elle se demande s’il l’écoute, il se demande quand elle va se taire. Il y a de jolis débuts, autour d’un concert ou d’un tissu. L’élan se gagne, il n’est pas donné. Un voyage dans une belle ville fait beaucoup.',
    tenderness:
      'Le Taureau veut être deux sur un canapé. La Balance veut être deux, mais avec six amis autour. L’affection se disperse, ou se sent mise en cage. Alternez. Elle vient se blottir sans penser à qui elle devrait rappeler, il sort sans regarder sa montre. Le plus dur est de le faire de bonne grâce, le reste suit.',
    communication:
      'La Balance pose une question ouverte et le Taureau donne une réponse fermée. Elle aurait voulu peser, il a déjà tranché, depuis l’année dernière. Vous avez l’un et l’autre horreur des cris, et c’est une chance. Parlez en faisant quelque chose de beau, en choisissant un tableau ou une couleur, l’accord sur l’objet prépare l’accord sur le fond.',
    stability:
      'Un bel appartement ne suffit pas, mais il aide. Vous tiendrez par le goût partagé, par les amis reçus, par une certaine paresse à se quitter. Ce qui menace est la possessivité de l’un face à l’amabilité générale de l’autre. La Balance sourit à tous. Qu’elle ait pour le Taureau un sourire que personne d’autre ne connaît.',
    growth:
      'Là, quelque chose s’ouvre. Chacun montre à l’autre l’autre visage de la même déesse. Le Taureau découvre qu’une idée peut être belle, la Balance qu’un plaisir peut être simple. Ouvrez une boutique, dessinez une maison, élevez des enfants polis et sensuels. L’art vous réunit dès que l’un fait et que l’autre montre.',
  },
  scorpio: {
    portrait:
      'Le printemps et l’automne se font face, la chair et le secret. Quand le Taureau et le Scorpion se rencontrent, quelque chose se verrouille. Chacun a senti que l’autre ne plaisantait pas. Le Taureau apporte un sol à qui n’en avait jamais eu. Le Scorpion apporte une profondeur à qui se contentait du bonheur. On s’appartient très vite, trop peut-être, et la possession guette des deux bords. Elle prend la forme d’un silence chez l’un, d’une surveillance chez l’autre. Ce sont les mêmes. Accordez-vous une part inviolable et vous aurez, avec le temps, l’un des attachements les plus forts qui soient.',
    attraction:
      'Opposés sur la roue, et l’air change quand vous vous asseyez côte à côte. Le Taureau donne une peau, le Scorpion donne un vertige. On se touche le poignet, et c’est déjà grave. Cette attirance ne se discute pas et résiste aux années, aux kilos, aux griefs. Elle a même tendance à servir de réponse à tout. Parlez quand même.',
    tenderness:
      'La chaleur est profonde, presque animale. Vous dormez collés, vous sentez l’autre changer d’humeur à travers une cloison. Le Taureau rassure un Scorpion qui n’avait jamais fait confiance. Le Scorpion atteint chez le Taureau des endroits que personne n’avait visités. Il faut toutefois laisser l’autre respirer. L’attachement n’a pas besoin de la géolocalisation.',
    communication:
      'Deux silences, et ils n’ont pas le même sens. Celui du Taureau est une sieste, celui du Scorpion une enquête. Quand vous finissez par parler, c’est vrai et c’est lourd. Ne gardez rien plus d’une semaine. Vous avez une capacité commune à tenir un siège qui n’est pas, en amour, une qualité.',
    stability:
      'Signes fixes, tous les deux. On se choisit pour longtemps et l’on traverse ce que d’autres fuient, la maladie, la ruine, un adolescent en colère. La jalousie et l’argent sont les deux caves à aérer. Mettez chacun une part de vos biens à votre nom et un ami dont vous ne rendez pas compte. La confiance se prouve à ce qu’on accepte de ne pas voir.',
    growth:
      'Vous vous transformez l’un l’autre, ce que ni l’un ni l’autre ne demandait. Le Taureau apprend à perdre, le Scorpion apprend à jouir de ce qu’il a. Dans les affaires, vous êtes redoutables, l’un pour acheter et l’autre pour savoir ce qui ne se dit pas. Reprenez une entreprise à bout de souffle. Elle vivra.',
  },
  sagittarius: {
    portrait:
      'L’un plante, l’autre passe sur la route en sifflant et s’arrête pour demander de l’eau. Il est resté dîner, puis tout l’été. Le Taureau fait goûter au Sagittaire la douceur d’un lieu où l’on est attendu. Le Sagittaire rappelle au Taureau qu’il y a des pays derrière la colline. Ils se font du bien par contraste. Ils se fatiguent pour la même raison, au moment des comptes et des calendriers. L’un veut savoir, l’autre veut voir. Un camp de base, des départs annoncés, des retours fêtés, et cet amour improbable prend ses habitudes, y compris celle de l’imprévu.',
    attraction:
      'Le Sagittaire a raconté le désert et le Taureau lui a servi le meilleur fromage de sa vie. L’intérêt est né là. L’un sent le grand air, l’autre la bonne maison. L’attrait vient par bouffées, au retour des voyages surtout. Le Taureau aimerait que ce soit tous les soirs. Le Sagittaire aimerait que ce soit sous une tente.',
    tenderness:
      'Le Sagittaire donne une claque dans le dos quand le Taureau attendait une main sur la joue. Il n’y a pas de méchanceté. Il oublie que l’autre a une peau. De son côté, le Taureau enveloppe, et le Sagittaire sent un bras qui pèse. Le bon accord est bref et dense, un quart d’heure de vraie proximité avant chaque départ.',
    communication:
      'L’un promet la lune, l’autre note l’heure. Le Sagittaire parle en grand, par enthousiasme, et s’étonne qu’on lui rappelle en mars une phrase de janvier. Le Taureau se méfie des mots qui ne coûtent rien. Dites moins, faites-le. Et vous, Taureau, laissez l’autre rêver à voix haute sans sortir le tableau des dépenses.',
    stability:
      'L’argent et les week-ends font les querelles. Trop prévoir étouffe l’un, trop improviser affole l’autre. On tient avec un camp de base solide, que le Taureau règle à sa guise, et un budget d’escapades que le Sagittaire ne justifie pas. Ne fusionnez pas les comptes. Fusionnez les retours, avec un vrai dîner, sans valise dans l’entrée.',
    growth:
      'L’écart vous étire. Un Taureau qui a suivi son Sagittaire au Portugal ne parle plus de la même façon. Un Sagittaire qui a planté un arbre revient voir s’il pousse. Choisissez un endroit au loin et retournez-y chaque année, c’est l’aventure pour l’un et l’habitude pour l’autre. Certains finissent par s’y installer.',
  },
  capricorn: {
    portrait:
      'Ils ont parlé du prix des loyers et se sont trouvés irrésistibles. Patience, mesure, goût de ce qui tient debout, l’alliance est sérieuse et bien plus tendre qu’elle n’en a l’air. Le Capricorne dresse le plan. Le Taureau veille à ce que l’on y soit heureux, avec de bons fauteuils et des vacances. Il lui apprend à s’arrêter, ce que nul n’avait réussi. En retour il reçoit une ambition dont il ne se savait pas capable. Il faut se méfier des années qui se ressemblent. Un compliment sans motif, une dépense sans raison, et la terre se remet à trembler un peu, agréablement.',
    attraction:
      'Pas d’esbroufe. On s’est vus plusieurs fois, dans le travail ou chez des amis, et un soir l’un a raccompagné l’autre. Le Capricorne a un corps plus bavard que lui, le Taureau le découvre avec ravissement. Le désir se nourrit du temps libre, denrée rare chez vous. Bloquez des après-midi comme on bloque des rendez-vous, sous un faux nom dans l’agenda.',
    tenderness:
      'Le Taureau apprend au Capricorne à ne rien faire, et il faut reconnaître que le Capricorne est doué. Vous êtes de ceux qui se tiennent le bras sans le regarder. La pudeur est partagée, donc elle ne blesse pas. Dites-vous parfois les choses, comme on met un peu d’argent de côté. Un jour de deuil ou de licenciement, vous serez heureux de les avoir dites.',
    communication:
      'Peu de mots, tenus. Quand l’un dit qu’il s’en occupe, l’autre raye la ligne. Vous discutez argent avec une sérénité qui ferait rêver bien des couples. L’humour vous sauve de la gravité, celui du Capricorne surtout, dont le Taureau rit avec trois secondes de retard et pendant une heure. Les émotions demandent une porte plus large. Ouvrez-la en promenade.',
    stability:
      'Autant le dire, c’est du granit. Vous achetez, vous remboursez, vous élevez, vous enterrez les vieux parents avec dignité, et vous êtes toujours là. Le danger s’appelle le travail. Il peut manger vingt ans. Une règle de fer, pas de dossier au lit, et les vacances payées d’avance pour ne pas pouvoir les annuler.',
    growth:
      'Vos projets aboutissent. Ils sont seulement un peu sages. Vous pourriez viser plus haut, l’entreprise plutôt que le poste, le lieu plutôt que la résidence secondaire. Le Capricorne ose si le Taureau dit oui, et le Taureau dit oui si les chiffres sont bons. Ils le sont. Qu’attendez-vous ?',
  },
  aquarius: {
    portrait:
      'Un Taureau tenait une tomate, un Verseau lui expliquait qu’on pourrait la cultiver sur un toit, sans terre. Ils ne se sont plus quittés, avec de longues périodes de désaccord. Le Taureau trouve le Verseau insaisissable. Le Verseau trouve le Taureau inamovible. Ils disent vrai et ne bougeront ni l’un ni l’autre, étant tous deux fixes. Pourtant une confiance s’installe, car ce sont des gens de parole. L’un rend les idées réelles, l’autre rend les habitudes vivantes. Qu’une seule chose change à la fois, avec préavis. Le Taureau supporte très bien l’avenir quand on le lui présente par morceaux.',
    attraction:
      'Étrange, d’abord. Le Verseau parle d’un logiciel libre et le Taureau regarde ses poignets. Il y a dans ce décalage quelque chose qui démange. L’un est fasciné par une présence si terrestre, l’autre par quelqu’un qui ne ressemble à personne de la famille. Cela prend vite ou jamais. Si cela prend, c’est par la surprise, et il en faudra toujours.',
    tenderness:
      'Le Taureau veut du contact, le Verseau en manque vite d’air. On se blesse sans le vouloir, l’un par insistance et l’autre par absence. Trouvez une forme. Le Verseau consent très bien aux gestes s’ils sont courts et fréquents, une main sur l’épaule à chaque passage. Le Taureau apprendra que « je t’ai envoyé un article » signifie souvent « je pense à toi ».',
    communication:
      'Deux murs parfaitement maçonnés. Le Verseau défend un principe, le Taureau défend une habitude, et aucun argument n’a jamais déplacé ni l’un ni l’autre. Évitez les débats de fond avant le repas. Prenez les décisions sur pièces, à l’essai, pour deux mois. L’expérience convainc le Taureau et amuse le Verseau. Les mots, non.',
    stability:
      'Il y a du dur des deux côtés et cela peut faire une colonne. Quand vous avez accepté la bizarrerie de l’autre, vous n’en changez plus. Jusque-là, le logement sera un champ de bataille, entre la collection de machines à réparer et le buffet de la grand-mère. Une pièce à chacun, porte fermée, et la paix s’installe.',
    growth:
      'Vous vous apprenez l’essentiel. Le Verseau donne au Taureau la preuve qu’on peut vivre autrement, le Taureau donne au Verseau un endroit où ses idées deviennent des choses. Faites un habitat partagé, une coopérative, une ferme à énergie solaire. L’utopie a besoin de quelqu’un qui sache poser une charpente.',
  },
  pisces: {
    portrait:
      'Une rive et une rivière. Le Taureau contient, les Poissons irriguent, et l’on ne saurait dire qui a eu de la chance. La douceur s’est installée le premier soir, sans effort, avec une musique et pas beaucoup de mots. Les Poissons trouvent enfin une épaule qui ne s’impatiente pas. Le Taureau découvre une tendresse qui ne se mesure pas. Ils vivent un peu hors du temps, entre un jardin et un piano. Quand il faut du clair, cela se gâte, car les Poissons glissent entre les questions pour ne froisser personne. Des promesses limitées et tenues rassurent le premier. Une liberté de rêver jamais moquée apaise l’autre.',
    attraction:
      'Cela ressemble à de la musique dans la pièce d’à côté. Les Poissons s’approchent, reculent, reviennent, et le Taureau, immobile, les laisse faire. Il a compris avant eux. L’attirance est douce et très physique, avec des silences. Le Taureau aime cette peau qui frémit d’un rien, les Poissons aiment qu’on les tienne. Éteignez les écrans, c’est toute la recette.',
    tenderness:
      'Vous excellez. Les Poissons versent, le Taureau contient, et rien ne déborde. On se console sans demander pourquoi. On écoute un disque en se tenant le pied. Le Taureau devient presque poète et les Poissons presque ponctuels. Veillez à ce que le soin circule dans les deux sens. Le plus solide a aussi ses nuits, et n’en dit rien.',
    communication:
      'On parle par gestes, par images, par recettes, et l’on se comprend. Les Poissons sentent venir la contrariété du Taureau une heure avant lui. Quand il faut être précis, en revanche, sur une somme ou une date, le flou de l’un inquiète l’autre. Notez. Une feuille sur la porte, avec ce qui a été dit, épargne bien des peines.',
    stability:
      'L’ancre et la barque. Le Taureau donne la maison, les repas, la régularité dont les Poissons ont besoin pour rêver sans se perdre. Les Poissons donnent à la maison une âme. Cela tient longtemps. Prenez garde à la lassitude de celui qui paie, prévoit et répare. Remerciez-le souvent, et apprenez à remplir un formulaire, un seul, mais jusqu’au bout.',
    growth:
      'Il pousse des choses entre vous. Un atelier, un lieu d’accueil, des enfants qui dessinent. Le Taureau transforme les visions des Poissons en meubles, en budget, en date d’ouverture. Les Poissons rappellent au Taureau que l’on ne vit pas seulement pour posséder. Ensemble, vous pouvez rendre beaucoup de gens heureux, et l’être aussi.',
  },
}
