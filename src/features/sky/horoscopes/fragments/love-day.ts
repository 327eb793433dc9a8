import type { DaySheet } from './sheet.ts'

export const loveDay: DaySheet = {
  moonHouse: {
    1: [
      '+ Votre humeur se lit à livre ouvert, et c’est une chance : qui vous aime saura sans effort s’il faut parler, faire rire ou simplement rester là.',
      '=speak La Lune passe dans votre signe et remet vos besoins au premier rang. Dites « j’ai envie de douceur » sans craindre le caprice : à qui vous aime, cela sert de mode d’emploi.',
      '= Avant de chercher à plaire, prenez dix minutes devant la glace sans vous juger ; la tendresse qu’on s’accorde donne aux autres la bonne mesure.',
    ],
    2: [
      '+ Un plat qui mijote, un plaid partagé, une épaule où poser la tête : voilà des preuves d’affection auxquelles il n’y a rien à ajouter.',
      '= Besoin de concret dans les sentiments : une date fixée, une promesse tenue, une main dans la vôtre comptent davantage que dix jolies formules.',
      '- Sous une petite inquiétude se cache peut-être une question de valeur. Ce que vous apportez à vos proches ne se pèse pas, mais chacun d’eux s’appuie dessus.',
    ],
    3: [
      '+speak Un message attend depuis trop longtemps dans vos brouillons. Trois lignes sans calcul rétabliraient le courant, et la réponse pourrait bien vous amuser.',
      '+speak Bavarder sur le palier, plaisanter au marché, appeler une sœur ou un cousin : l’affection voyage par petites phrases et n’exige aucun grand discours.',
      '= Que savez-vous vraiment de ce que craint, préfère ou espère telle personne que vous voyez tous les jours ? Le cœur se fait curieux, et il a raison.',
    ],
    4: [
      '+ Gardienne du foyer et des souvenirs, la Lune s’attarde chez vous : une vieille photo oubliée sur la table peut ouvrir une conversation très douce, où l’on apprend enfin qui tenait l’appareil et pourquoi tout le monde riait.',
      '+ Porte fermée, lumière basse, soupe chaude : le bonheur tient dans une pièce. À deux, en famille ou dans votre propre compagnie, la douceur du chez-soi vous rend des forces.',
      '- Une remarque ancienne, entendue à la table des parents, résonne encore dans votre façon d’aimer. La reconnaître permet déjà de lui répondre autrement.',
    ],
    5: [
      '+ Quelque chose pétille : un regard s’attarde, une chanson donne envie de danser dans la cuisine. La séduction redevient un jeu où personne ne compte les points.',
      '+ Place au plaisir gratuit : une partie de cartes, un dessin avec un enfant, une séance de cinéma à deux. L’amour aussi a besoin de récréation.',
      '+ L’envie de jouer se réveille. Montrez ce qui vous enchante sans craindre d’en faire trop ; l’enthousiasme garde les gens près de vous plus sûrement que la réserve.',
    ],
    6: [
      '= Aimer, c’est parfois réparer l’étagère, descendre la poubelle ou garder le dernier morceau pour l’autre. Ces gestes sans éclat disent beaucoup à qui sait les voir.',
      '- Le quotidien prend toute la place et les sentiments attendent dans le couloir. Un café bu ensemble, montre posée, les ferait entrer.',
      '- Gare aux petites critiques lâchées entre deux tâches : sous « le pain, encore oublié » se cache souvent « j’aimerais de l’aide ». La seconde phrase s’entend mieux.',
    ],
    7: [
      '+ À deux, tout sonne plus juste : la promenade, la décision, même le silence. Demandez un avis sincère et écoutez-le jusqu’à la dernière phrase.',
      '= L’oreille se tourne vers l’autre et capte ses moindres nuances. Avant d’interpréter un air absent, demandez simplement comment s’est passée la journée.',
      '-speak Pour garder l’accord, on tairait volontiers une réserve. Dite gentiment, elle abîme pourtant moins qu’un oui dont on se souvient avec regret.',
    ],
    8: [
      '-speak Sous la surface, une émotion demande à être nommée, jalousie légère, manque ou désir. Confiée à voix basse, elle devient tout de suite moins lourde.',
      '-speak Tout ce qui se dit à demi-mot pèse double. Choisissez un moment calme, une oreille fiable, et posez la phrase que vous gardez pour vous.',
      '= Dans la maison de l’intimité profonde, la Lune donne du poids aux choses légères : une caresse, un aveu ou une larme y durent plus longtemps qu’une soirée mondaine.',
    ],
    9: [
      '+ L’envie d’ailleurs gagne le cœur. Un film en langue étrangère, une cuisine inconnue, un récit de voyage écouté jusqu’au bout rapprochent autant qu’un départ.',
      '= Regarder plus loin que la dispute du moment aide à respirer. Parlez de ce en quoi vous croyez, en couple ou entre amis, sans chercher à convaincre.',
      '+ Telle personne vous plaît parce qu’elle pense autrement. Acceptez le détour, le livre prêté, l’idée qui bouscule ; l’attirance commence souvent par l’étonnement.',
    ],
    10: [
      '- Les obligations se voient de loin et la tendresse passe derrière, à moins de la glisser entre deux rendez-vous : un mot dans une poche, un appel de trois minutes, un baiser sur le front avant de sortir.',
      '- Votre vie affective se trouve un peu plus exposée : on pose des questions, on commente, on compare. Gardez à l’abri la part qui n’appartient qu’à vous.',
      '= Avec la Lune au sommet du ciel vient le goût d’être admirable aux yeux des siens. Leur estime vous est acquise ; elle n’attend pas vos exploits.',
    ],
    11: [
      '+ L’amitié tient le beau rôle : une tablée improvisée, une vieille blague, un ancien numéro que l’on recompose. L’amour peut s’y inviter sans prévenir.',
      '+ Et si la personne qui vous plaît était d’abord une alliée ? Un projet, une cause, un fou rire en bande révèlent mieux qu’un tête-à-tête.',
      '= Au milieu du groupe, quelqu’un se tait. Allez vers cette chaise un peu à l’écart : la Lune aime les affections qui naissent d’une simple prévenance.',
    ],
    12: [
      '=hush Un besoin de retrait n’est pas un manque d’amour. Prévenez doucement que vous reviendrez, puis laissez le téléphone dans une autre pièce.',
      '=hush Une pensée pour quelqu’un d’absent, une bougie allumée, un pardon commencé en silence : certaines tendresses ne se disent pas et font pourtant leur chemin.',
      '- La Lune se cache et l’imagination brode. Avant de croire à une froideur, souvenez-vous que les autres aussi ont leurs heures de brouillard.',
    ],
  },
  sunHouse: {
    1: [
      '+ Le Soleil éclaire votre présence et vous rend facile à remarquer. Entrez dans la pièce comme on ouvre des volets, sans vous excuser d’être là.',
      '= C’est la saison de s’aimer sans fanfare : porter ce vêtement gardé pour une grande occasion, dire ce qu’on veut, ne plus rire des plaisanteries qui blessent.',
    ],
    2: [
      '= Qu’est-ce qui a vraiment du prix dans vos liens : la fidélité, les rires, la présence sans paroles ? La réponse éclaire bien des choix à venir.',
      '= Un attachement solide se nourrit comme un jardin, à heures régulières. Offrez du temps plutôt qu’un objet : il ne prend pas de place et se garde longtemps.',
    ],
    3: [
      '+speak Les mots ont la lumière pour eux : correspondance, plaisanteries, confidences en marchant. Avec un proche un peu perdu de vue, une banalité peut relancer l’histoire.',
      '+ Combien de sympathies circulent autour de vous, dans la rue, l’escalier, le fil des messages ? Plus que vous n’en comptez, et chacune répond à son prénom.',
    ],
    4: [
      '+ À l’intérieur, côté cuisine et albums de famille, il fait grand jour. Inviter quelqu’un sous votre toit devient une manière très claire de lui dire qu’il compte.',
      '= Ce que vous avez reçu dans l’enfance colore vos façons d’aimer. Gardez la recette, changez l’ingrédient qui vous pèse ; personne n’y perdra au goût.',
    ],
    5: [
      '+ Votre charme n’a besoin d’aucune stratégie : on s’attache volontiers à une personne qui s’applique à sa joie et ne surveille pas l’effet produit.',
      '+begin Le Soleil traverse la maison des amours et des jeux. Osez une invitation légère, sans enjeu : un verre, une danse, un dernier tour du quartier qui n’en finit pas.',
    ],
    6: [
      '= L’amour se vérifie dans l’agenda, aux heures sans poésie. Préparer le sac, masser une épaule, attendre à la gare : ces soins-là font une belle déclaration.',
      '- Un détail domestique vous agace plus que de raison ? Réglez-le à deux, papier et crayon en main ; la tendresse revient parfois par le chemin des choses pratiques.',
    ],
    7: [
      '+ La lumière tombe sur l’autre. Regardez votre partenaire, ou la personne qui vous plaît, comme si l’on venait de vous présenter.',
      '=speak La vie à deux, l’amitié étroite, l’alliance : tout cela se négocie au grand jour. Énoncez ce que vous proposez avant ce que vous réclamez.',
    ],
    8: [
      '=speak Les demi-confidences ne suffisent plus. Une vérité dite avec soin peut troubler la surface, puis rendre l’eau plus transparente entre deux êtres.',
      '=speak L’argent, les secrets, le désir, la confiance, tout ce que l’on met en commun mérite d’être regardé en face. Une question franche épargne de longues hypothèses.',
    ],
    9: [
      '+ Vos sentiments prennent le large. Un projet de voyage, même modeste, donne à ceux qui s’aiment un horizon commun et de quoi rêver au dessert.',
      '= Aimer quelqu’un d’une autre culture, d’un autre âge, d’un autre avis : la différence instruit. Laissez tomber une certitude, il vous en restera bien assez.',
    ],
    10: [
      '+ On parle de vous, et plutôt en bien. L’estime publique a son charme, mais l’admiration qui tient chaud vient des gens qui connaissent vos vieux pyjamas.',
      '= Une relation demande à être reconnue : présentée aux amis, nommée, inscrite dans l’avenir. Le Soleil, tout en haut du ciel, n’aime pas les portes dérobées.',
    ],
    11: [
      '+ Amitiés et cercles se réchauffent au Soleil. Acceptez la fête où vous connaissez trois personnes ; la quatrième a peut-être très envie de vous parler.',
      '+speak Vos rêves d’avenir ont besoin de complices. Racontez-en un à voix haute, sans le rapetisser, et observez qui se penche pour mieux entendre.',
    ],
    12: [
      '=wait Une histoire intérieure réclame du calme avant de se raconter. Prenez ce temps : relire un carnet, marcher sans but, laisser un chagrin ancien finir sa phrase.',
      '- Les sentiments avancent dans les coulisses. Un amour discret, une nostalgie, un adieu mal fermé méritent un peu de lumière, mais une lampe de chevet suffit.',
    ],
  },
  mercuryHouse: {
    1: [
      '+speak Votre parole précède votre sourire : dites les choses avec vos mots à vous. La personne en face cherche une voix, non une réplique parfaite.',
      '+speak Mercure vous délie la langue. Parler de soi rapproche, à condition de rendre le micro toutes les trois phrases et d’écouter la suite.',
    ],
    2: [
      '=speak Les grandes déclarations valent moins qu’une phrase précise, du genre « j’aime nos petits déjeuners ». Choisissez un compliment exact, il se gardera des années.',
      '- Comparer, se demander qui donne le plus : l’esprit tient sa comptabilité en amour. Refermez le cahier et demandez simplement ce qui manque.',
    ],
    3: [
      '+speak Lettres, appels, notes vocales : Mercure est à son affaire. Un trait d’humour au bon moment fera plus pour le lien qu’une longue mise au point.',
      '+ Un voisin, une camarade, la personne toujours croisée au même arrêt : la conversation commence sur la pluie, passe par le chien, les vacances, un chagrin, et finit parfois tout à fait ailleurs.',
    ],
    4: [
      '= Demandez aux anciens comment ils se sont rencontrés. Les histoires de famille répondent parfois à des questions que l’on n’osait pas poser.',
      '=speak Torchon à la main, on avance mieux qu’en sommet officiel. Parlez de la maison, du double des clés, de la place de chacun.',
    ],
    5: [
      '+ L’esprit fait la cour. Un jeu de mots, une devinette, un poème recopié au dos d’un ticket : la séduction aime ce qui fait sourire avant d’émouvoir.',
      '= Jouer avec les mots, oui ; avec les sentiments, un peu moins. Amusez-vous, flirtez si le cœur vous en dit, mais vérifiez que tout le monde a compris la règle.',
    ],
    6: [
      '=speak Qui fait les courses, qui rappelle le plombier, qui pense aux anniversaires ? Mettre ces questions sur la table évite qu’elles ne deviennent des reproches.',
      '= Un conseil n’est pas toujours un cadeau. Demandez d’abord : « une solution, ou une oreille ? » La réponse épargnera bien des soupirs de part et d’autre.',
    ],
    7: [
      '= Mercure ouvre la discussion à deux voix. Reformulez ce que vous avez entendu avant de répondre : la moitié des malentendus s’arrêtera là.',
      '=speak Un échange loyal peut commencer de façon très simple : voici ce qui me va, voilà ce qui me pèse. Laissez ensuite l’autre choisir ses mots.',
    ],
    8: [
      '= Certaines questions ne se posent que la porte close. Si la curiosité vous mène vers un secret, frappez d’abord et attendez la permission d’entrer.',
      '-speak Fouiller un téléphone n’apprend rien de bon ; interroger un doute, beaucoup. Mercure vous aide à dire la crainte exacte, celle qui tient en six mots.',
    ],
    9: [
      '+ Une conversation sur le monde, la foi, les voyages ou la justice révèle un caractère plus sûrement que des photos. Débattez, puis riez d’avoir tant débattu.',
      '=speak Une nouvelle venue de loin attend votre réponse. Les kilomètres comptent peu quand deux esprits gardent l’habitude de se raconter le menu de leurs journées.',
    ],
    10: [
      '=speak Votre manière de parler de votre couple, ou de vos amis, en société compte double. Dites en public le bien que vous pensez en privé.',
      '= Entre deux obligations, l’amour se règle en télégrammes. Mercure conseille d’ajouter une ligne inutile et tendre au message qui ne parle que d’horaires.',
    ],
    11: [
      '+ Le groupe bavarde et les présentations se font. Demandez à cet ami d’ami ce qui l’occupe en ce moment ; l’intérêt sincère reste la meilleure entrée en matière.',
      '=begin Une correspondance endormie, trois vieux complices, une date à trouver : quelqu’un doit se lancer. Proposez deux soirs, les autres feront le reste.',
    ],
    12: [
      '-hush Les mots se dérobent ou se retournent sur l’oreiller. Une lettre écrite sans être envoyée dira ce que cachait votre colère, un peu de tendresse peut-être.',
      '=hush Mercure chuchote. Tout ne gagne pas à être expliqué ; un regard, une tasse posée près de l’autre peuvent répondre à la place d’un discours.',
    ],
  },
  venusHouse: {
    1: [
      '+ Vénus vous pare d’une grâce tranquille. Nul besoin d’en rajouter : on remarque votre façon d’écouter, votre rire, cette couleur qui vous va si bien.',
      '+ Se plaire d’abord, plaire ensuite. Un soin, un parfum, une promenade à votre rythme ramènent vers vous des sourires que vous n’aviez pas demandés.',
    ],
    2: [
      '+ Étoffe douce, bon pain, musique basse, peau contre peau : la tendresse veut du tangible, un plaisir lent et nul écran pour l’éclairer.',
      '+ Entre un amour paisible et un amour spectaculaire, votre cœur a choisi. Remerciez la personne qui, sans bruit, vous simplifie l’existence.',
    ],
    3: [
      '+ Vénus met du miel dans la voix, et la douceur prend les chemins courts : une gentillesse glissée au passage, un surnom retrouvé, une carte postale du quartier.',
      '= Entre frères, sœurs ou voisins, une petite brouille ne demande qu’à fondre. Commencez par autre chose que le sujet : un gâteau, une nouvelle, un souvenir drôle.',
    ],
    4: [
      '+ Rendre la maison aimable, c’est déjà aimer. Des fleurs du marché, une chaise de plus, un drap frais, une lampe qui n’éblouit personne, et la paix accepte de rester dîner.',
      '+ Vénus s’installe à la maison. Les liens anciens se réchauffent, et l’on pardonne mieux autour d’un plat qu’au bout du fil.',
    ],
    5: [
      '+ Voici Vénus dans son salon préféré, celui des amours, des arts et du plaisir. Laissez-vous inviter, complimenter, étonner ; la légèreté n’empêche pas la sincérité.',
      '+ Un pouls un peu plus vif, une idée de sortie, l’envie d’écrire un prénom : goûtez ce trouble léger sans lui demander tout de suite un avenir.',
    ],
    6: [
      '+ Le charme se cache dans l’ordinaire : un bonjour à la machine à café, un coup de main offert, une attention répétée jusqu’à devenir un rite.',
      '= Rangement de saison dans les tiroirs du cœur. Remerciez pour le linge plié, le plein fait, le thé apporté ; la gratitude embellit les routines les plus grises.',
    ],
    7: [
      '+ Vénus se tient au plus près de l’autre et arrondit les angles. Une réconciliation, un engagement, un premier rendez-vous trouvent un terrain favorable.',
      '+speak L’accord se fait presque sans y penser : même allure sur le trottoir, même envie de dessert. Profitez-en pour aborder avec tact ce qui coinçait.',
    ],
    8: [
      '+ Le désir parle bas et va loin. Lumière du plafond éteinte, armes posées, l’intimité trouve d’elle-même son propre langage.',
      '- Le cœur aime en profondeur, parfois avec une pointe de possession. Si la jalousie pique, traduisez-la : elle dit souvent la peur de compter moins.',
    ],
    9: [
      '+ Un accent, une carte dépliée, une exposition donnent au cœur des envies de départ. Tombez sous le charme d’une idée autant que d’un visage.',
      '+ Aimer, c’est aussi apprendre de l’autre. Échangez un livre, une recette, une prière ou une chanson, et voyez ce que ce don déplace en vous.',
    ],
    10: [
      '+wait Votre élégance se remarque jusque dans les lieux sérieux. Une sympathie née autour d’une tâche commune peut grandir, à condition de ne pas brûler les étapes.',
      '+speak Vénus en haut du ciel honore les liens que l’on assume. Présentez, remerciez devant tout le monde, dites « nous » sans baisser la voix.',
    ],
    11: [
      '+ Les amis ont un talent d’entremetteurs, parfois sans le savoir. La douceur circule en groupe, à table, à la chorale, au retour du cinéma.',
      '+ Vénus transforme une camaraderie en quelque chose de plus fin. Aucun besoin de nommer ce lien trop tôt, il pousse très bien sans étiquette.',
    ],
    12: [
      '=hush Un sentiment se tait, par pudeur ou par prudence. Il a le droit de rester secret un moment, comme une lettre que l’on garde dans un livre.',
      '+ Vénus console les cœurs discrets : un souvenir serre la gorge, la chanson s’achève, et là où l’on attendait du chagrin reste une gratitude pour ce qui a été beau.',
    ],
  },
  marsHouse: {
    1: [
      '+begin L’élan est là, net et joyeux. Faites le premier pas, proposez l’heure et le lieu ; un refus poli ne vous enlèvera rien.',
      '- Mars vous donne du feu et l’impatience qui va avec. Avant de hausser le ton, descendez une fois l’escalier : la phrase juste attend souvent en bas.',
    ],
    2: [
      '- Défendre ce qui compte, oui ; s’accrocher à un objet, une habitude, une dette ancienne, peut-être pas. Le désir a besoin de mains ouvertes.',
      '= Un appétit de caresses et de preuves se fait sentir. Demandez clairement, sans exiger, et prenez votre temps : la hâte gâche ce qu’elle convoite.',
    ],
    3: [
      '- Les paroles partent vite, attention aux ricochets. Relisez ce texte piquant à voix haute avant l’envoi ; s’il fait mal à l’oreille, effacez-le.',
      '=speak Mars presse la conversation d’aller au fait. Utilisez cette franchise pour lever un malentendu, poser la question qui traîne ou proposer un verre à deux rues d’ici.',
    ],
    4: [
      '- Une vieille querelle de famille peut se rallumer pour une histoire d’assiettes. Sortez prendre l’air, puis revenez parler de ce qui blesse pour de bon.',
      '+ Énergie de chantier à la maison : déplacez un meuble à deux, repeignez un mur, riez des coulures. Les bras qui œuvrent ensemble se disputent moins.',
    ],
    5: [
      '+begin Mars attise la conquête et le goût du jeu. Déclarez votre intérêt avec panache, et gardez la même élégance si la réponse tarde.',
      '+ La passion se porte bien quand elle respire : une danse, une partie, une course dans l’escalier, un rire assez sonore pour faire tourner les têtes.',
    ],
    6: [
      '- Les nerfs s’usent sur des broutilles, la chaussette, la vaisselle, le retard. Transformez une plainte en demande précise, avec une heure et un merci au bout.',
      '+ Agir pour l’autre fait plus de bien que promettre. Une réparation, une course, un formulaire rempli à sa place : voilà de l’ardeur bien employée.',
    ],
    7: [
      '= Mars invite le duel et le duo dans la même pièce. Un désaccord loyal, mené à voix posée, peut rendre à l’attirance toute sa vigueur.',
      '+ Quelqu’un vous tient tête, et cela vous plaît plus que vous ne l’avouez. Avec la même franchise, et sans chercher le dernier mot, la joute devient un plaisir.',
    ],
    8: [
      '- Le désir devient intense, la méfiance aussi. Entre les deux passe un chemin étroit : une confiance que l’on demande et que l’on n’arrache jamais.',
      '- Une colère enfouie remonte avec sa part de vérité. Marchez d’abord, parlez ensuite ; ce qui grondait peut alors devenir intime.',
    ],
    9: [
      '+ L’envie de prendre la route secoue les habitudes : entraînez quelqu’un dans une échappée courte, sans programme, avec deux sandwichs, une carte périmée et le droit de rire en se trompant de chemin.',
      '- Les convictions s’enflamment. Une discussion d’idées peut séduire ou lasser : arrêtez-vous avant le sermon et demandez ce que l’autre a vécu.',
    ],
    10: [
      '- L’ambition et l’amour se disputent le même agenda. Défendez une soirée tranquille comme vous défendriez un entretien important, car c’en est un.',
      '- Mars vous met en vue au moment de trancher. Un courage tranquille attire ; une parole sèche devant témoins, elle, laisse des traces.',
    ],
    11: [
      '- Dans la bande, les esprits s’échauffent pour une date ou une addition. Une plaisanterie bien placée remettra tout le monde du même côté.',
      '+ Engagez-vous avec d’autres pour une cause, un match, un local à repeindre : l’effort commun crée des attachements que cent discussions n’auraient pas trouvés.',
    ],
    12: [
      '- Une irritation sans visage tourne dans la pièce. Cherchez son origine, fatigue, vieille peine ou parole ravalée, avant de la lancer sur la première personne qui passe.',
      '=wait Mars agit en secret et le désir prend des détours. Laissez le rêve mûrir ; tout élan n’a pas à devenir un acte dans l’heure.',
    ],
  },
  jupiterHouse: {
    1: '+ On vient à vous plus volontiers, car Jupiter élargit votre sourire. L’attention reçue n’a pas à être méritée, ni rendue, ni minimisée : un merci suffit.',
    2: '+ La générosité vous va bien, dans les deux sens. Apprenez à recevoir un cadeau, un repas, un éloge, sans chercher aussitôt comment rembourser.',
    3: '+ Tout dialogue gagne en ampleur : une plaisanterie échangée dans le quartier peut devenir une amitié, un bonjour de passage une habitude heureuse.',
    4: '+ La maison voit grand : une table rallongée, un parent retrouvé, une chambre d’amis enfin débarrassée. Jupiter aide à faire de la place, jusque dans les vieilles rancunes.',
    5: '+ Jupiter remplit la maison des amours d’occasions de rire. Choisissez celle qui vous donne envie de chanter, plutôt que la plus flatteuse.',
    6: '+ De petites bontés régulières font un grand bonheur. Prodiguez les mercis, les pauses, la patience ; même le repassage devient supportable en bonne compagnie.',
    7: '+ Le couple, l’alliance et la rencontre prennent du large sous Jupiter. Une personne généreuse vous ouvre un passage : à vous d’en faire bientôt autant pour quelqu’un.',
    8: '+ La confiance grandit là où l’on craignait de se montrer. Une confidence reçue avec bonté peut dénouer un vieux silence entre deux êtres.',
    9: '+ Jupiter rayonne dans la maison qui lui ressemble et vous fait aimer le lointain. Une correspondance, un cours, un périple entre amis élargissent vos affections.',
    10: '+ Vos liens profitent de votre bonne réputation : on vous recommande, on vous invite, on vous écoute. Restez simple, c’est ainsi que l’estime devient de l’affection.',
    11: '+ Les amis sont la grande richesse du moment. Acceptez les mélanges, les têtes nouvelles, les repas trop longs ; une protection discrète passe par eux.',
    12: '+ Une bienveillance invisible accompagne vos heures calmes. Souhaitez du bien à quelqu’un sans le lui dire, et sentez combien cette gratuité allège.',
  },
  saturnHouse: {
    1: '= Saturne rend le sourire plus rare et la parole plus vraie. Vos proches liront cette réserve comme une force, surtout si vous la leur expliquez.',
    2: '- Un doute sur ce que l’on vaut aux yeux des autres ? Faites la liste des fidélités de votre vie ; Saturne aime les preuves, et vous en avez.',
    3: '= Parler coûte davantage, alors chaque phrase porte. Une excuse brève, une nouvelle donnée après un long silence auront plus de poids qu’un bavardage.',
    4: '- Une charge familiale pèse sur les épaules. Partagez-la en parts précises, un coup de fil chacun, une visite chacun, et le devoir se fera plus léger.',
    5: '- Le plaisir se fait attendre, la timidité prend sa place. Saturne n’interdit rien : il invite à choisir une joie modeste et à s’y tenir.',
    6: '- Les corvées ont mangé le temps de la douceur. Inscrivez noir sur blanc un quart d’heure à deux, ou avec un proche, et ne le cédez à personne.',
    7: '= Saturne passe au crible les engagements. Ce qui tient se consolide, ce qui grince se discute ; dans les deux cas, la patience parle mieux que l’ultimatum.',
    8: '- S’ouvrir demande du courage quand on a déjà payé cher sa confiance. Avancez d’un secret à la fois, auprès d’une personne qui a fait ses preuves.',
    9: '- La distance, qu’elle soit de kilomètres ou d’opinions, met un lien à l’épreuve. Un rituel l’aide à tenir : même heure, même appel, même histoire du soir.',
    10: '- Le devoir réclame sa part, l’amour aussi. Une absence annoncée fait moins mal qu’une absence devinée, et vos contraintes gagnent à être expliquées.',
    11: '= Le cercle se resserre, et ce n’est pas une perte. Saturne garde près de vous les amitiés capables de traverser l’hiver ; honorez-les d’une visite.',
    12: '- Il y a la solitude que l’on choisit et celle que l’on subit. Distinguez-les avec douceur, puis rompez la seconde par un appel, même court.',
  },
  rulerHelped: {
    sun: '+speak Le Soleil tend la main à la planète qui gouverne votre signe. Montrez vos sentiments sans masque : la franchise, dite en souriant, touche au bon endroit.',
    moon: '+ Votre instinct et vos émotions marchent du même pas. Fiez-vous à la première tendresse qui vient, celle qui n’a pas eu le temps de calculer.',
    mercury:
      '+speak Les bons mots arrivent sans qu’on les cherche. Ce serait le moment de dire une chose importante en peu de syllabes.',
    venus:
      '+ Vénus adoucit tout ce qu’elle approche, et l’astre de votre signe en profite. Un éloge donné ou reçu change la couleur d’une rencontre.',
    mars: '+begin L’envie et le courage s’accordent enfin. Proposez, invitez, tendez la main : l’ardeur plaît quand elle sait sourire d’elle-même.',
    jupiter:
      '+ Une confiance large passe sur vos liens, et la bonne intention se voit mieux derrière la maladresse. L’indulgence, en amitié comme en amour, fait de bonnes surprises.',
    saturn:
      '+ Saturne prête sa constance à la planète de votre signe. Une parole donnée prend racine ; un vieil ami, un serment ancien retrouvent leur place.',
    uranus:
      '+begin L’imprévu se montre bon camarade : visage reconnu au coin d’une rue, aveu cocasse, envie de bousculer le rituel du dîner. Dites oui avant de trop réfléchir.',
    neptune:
      '+ Une porosité douce vous relie aux autres. Musique partagée, larme au cinéma, silence compris : laissez la poésie entrer, gardez un pied dans le réel.',
    pluto:
      '+speak Quelque chose de profond trouve sa voix sans fracas. Pluton soutient l’astre qui vous gouverne : un aveu peut rendre sa jeunesse à un lien usé.',
  },
  rulerTested: {
    sun: '- Votre fierté et celle d’en face se mesurent du regard. Cédez sur la forme, gardez le fond, et proposez quelques pas dehors pour en reparler.',
    moon: '- Le cœur veut une chose, l’habitude en réclame une autre. Avant d’accuser quelqu’un d’indifférence, cherchez le besoin que vous n’aviez pas dit.',
    mercury:
      '-speak Malentendu en vue : une phrase lue de travers, un silence mal interprété. La voix vaut mieux que l’écrit pour démêler cela avec humour.',
    venus:
      '- Vénus contrarie l’astre de votre signe, et le besoin de plaire tire la manche du besoin d’être soi. Un non aimable préserve mieux l’affection qu’un oui crispé.',
    mars: '- L’étincelle peut réchauffer ou brûler. Si le ton monte, baissez le volume de moitié et revenez au fait précis, sans convoquer dix ans d’archives.',
    jupiter:
      '- Méfiez-vous des promesses trop larges pour vos épaules. Jupiter exagère gentiment ; offrez un peu moins, tenez tout, et l’autre y gagnera.',
    saturn:
      '- Une froideur traverse les échanges, parfois simple fatigue. N’en tirez pas de verdict : un geste sobre, un bol fumant, trois mots gardent le lien au chaud.',
    uranus:
      '- Un changement de programme froisse la tendresse. On peut protester un peu, puis regarder ce que cette liberté soudaine permet à chacun d’inventer.',
    neptune:
      '- L’idéal met un joli filtre sur les visages. Aimez la personne réelle, avec ses retards et ses manies, plutôt que le roman que vous lui prêtez.',
    pluto:
      '- Un rapport de force se devine sous la politesse. Rien n’oblige à gagner : dire « cela me blesse » désarme mieux que la plus fine stratégie.',
  },
  retrograde: {
    mercury: [
      '-wait Mercure recule et les messages se croisent. Relisez avant d’envoyer, rappelez avant de vous vexer, et gardez le sens du comique.',
      '-wait D’anciennes paroles reviennent : une lettre dans un tiroir, un prénom au détour d’une rue. Écoutez ce qu’elles vous apprennent avant de rouvrir le dialogue.',
    ],
    venus: [
      '- Vénus semble revenir sur ses pas. Une affection passée se rappelle à votre souvenir ; regardez-la avec tendresse, rien ne vous force à y retourner.',
      '-wait Révision générale du cœur : ce qui plaisait lasse, ce qui semblait banal attendrit. Les goûts se redessinent à leur rythme, rien ne presse de conclure.',
    ],
    mars: [
      '- Mars rétrograde : vu d’ici, il recule, et le désir prend le chemin des écoliers. Accordez-lui cette lenteur, parlez d’envies plutôt que de performances.',
      '- Une colère ancienne cherche la sortie de secours. Au lieu de la rejouer, racontez-la calmement à quelqu’un de confiance : elle perdra la moitié de son poids.',
    ],
  },
}
