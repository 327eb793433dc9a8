import type { Sign } from '../../../../astrology/names.ts'

/** Texts for two signs, the earlier one in SIGNS first. */
export const signPairs: Readonly<Record<Sign, Readonly<Partial<Record<Sign, string>>>>> = {
  aries: {
    aries:
      'Deux Béliers, c’est une allumette qui en rencontre une autre : la flamme est immédiate, le rire aussi, et chacun admire chez l’autre sa propre audace. La difficulté vient au moment de savoir qui conduit. Se donner des terrains distincts, alterner les décisions et apprendre une phrase rare, « je me trompais », permet au feu de chauffer la maison sans brûler les rideaux.',
    taurus:
      'La hâte du Bélier et la lenteur savoureuse du Taureau se croisent comme un coureur traverse un verger. Le premier réveille, le second nourrit. L’un s’agace d’attendre, l’autre déteste qu’on le pousse, et les repas refroidissent pendant la discussion. Tout s’arrange lorsque le Bélier prévient avant d’accélérer et que le Taureau fixe une date au lieu de dire « plus tard ».',
    geminis:
      'Entre le Bélier et les Gémeaux, l’idée n’a pas fini de naître que le manteau est déjà sur les épaules. Curiosité et courage sortent volontiers bras dessus, bras dessous. Reste que l’un veut une réponse et que l’autre en propose quatre. Les projets courts leur conviennent, ainsi qu’une règle simple : discuter autant que l’on veut avant, ne plus rediscuter pendant.',
    cancer:
      'Ici la franchise frappe à la porte de la pudeur. Le Bélier aime la fougue et oublie aussitôt ses éclats ; le Cancer, lui, en garde l’écho longtemps. Pourtant l’un protège dehors, l’autre dedans, et l’équipe a du sens. Baisser la voix d’un côté, dire sa peine sans attendre qu’on la devine de l’autre : la tendresse tient à ce double effort.',
    leo: 'Feu contre feu, mais de deux sortes : l’étincelle du Bélier lance la fête, le foyer du Lion la fait durer. L’estime est vive, le goût du panache commun. Gare aux soirs où chacun veut le dernier mot devant témoins. Applaudir franchement les victoires de l’autre, et réserver les reproches à la voiture du retour, garde à l’alliance sa belle température.',
    virgo:
      'Ce que le Bélier commence, la Vierge sait le finir, et ce pourrait être toute l’histoire. Seulement l’un déteste les remarques, l’autre en fait par amour, et un évier mal rincé prend des airs de pièce à conviction. Qu’une critique vienne toujours avec une aide, qu’un élan vienne avec un délai : l’efficacité devient alors une forme inattendue de complicité.',
    libra:
      'Face à face sur la roue, le Bélier dit « je » et la Balance répond « nous » ; chacun possède l’accord qui manque à l’autre. L’attirance est réelle, le malentendu fréquent : décider sans consulter paraît brutal à l’une, tout peser semble interminable à l’autre. Trancher vite les petites choses, lentement les grandes, voilà un traité de paix que les deux peuvent signer.',
    scorpio:
      'Deux tempéraments de combat, l’un en plein jour, l’autre à la lampe. Le Bélier s’enflamme et passe à autre chose, le Scorpion se tait et se souvient. Le désir ne manque pas de ressort, la confiance demande du travail. Exposer le grief dans l’heure qui suit, en entier, leur réussit davantage, à condition de jurer ensuite de ne plus le ressortir au dessert.',
    sagittarius:
      'Voilà des valises vite faites. Le Bélier veut partir, le Sagittaire sait vers où, et la route se remplit de plaisanteries. Leur franchise ne s’embarrasse guère de coussins, ce qui blesse les jours de fatigue. Prévoir un budget, une chambre et un moment de calme paraît peu romanesque ; c’est pourtant ce qui permet à l’aventure d’avoir un second chapitre.',
    capricorn:
      'L’un court, l’autre gravit ; tous deux regardent le sommet. L’ambition les rapproche, la cadence les oppose : le Bélier soupçonne le Capricorne de freiner, le Capricorne craint de réparer les dégâts. Une répartition nette, l’élan par ici, l’endurance par là, change la rivalité en cordée. Il faudra aussi s’accorder des jours sans but, où l’on marche seulement pour marcher.',
    aquarius:
      'Rien d’étouffant entre ces deux-là : chacun tient à son air et respecte celui de l’autre. Le Bélier apporte la chaleur et le geste, le Verseau l’invention et le recul. On s’égare parfois dans l’indépendance, au point d’oublier de se dire qu’on se manque. Un rendez-vous fixe, même loufoque, crêpes à minuit ou vélo sous la pluie, sert d’ancre.',
    pisces:
      'Fin d’un zodiaque, début du suivant : les Poissons connaissent les songes que le Bélier met en marche. L’un défend, l’autre console. Mais une parole lancée trop fort fait disparaître le second sous la surface, et le premier frappe à une eau muette. Demander avant d’agir, répondre avant de s’éclipser : cette courtoisie simple rend leur mélange étonnamment tendre.',
  },
  taurus: {
    taurus:
      'Une table bien mise, un fauteuil chacun, et le monde peut attendre. Deux Taureaux partagent le goût du solide, la fidélité des gestes, une sensualité sans discours. Le danger tient dans l’immobilité : deux entêtements face à face peuvent bouder une saison entière. Une sortie imposée par mois, un lieu nouveau, un plat jamais goûté, suffit à remettre la terre en mouvement.',
    geminis:
      'Quand le Taureau s’installe, les Gémeaux se lèvent pour voir ce qu’il y a dans la pièce voisine. L’un donne du poids aux choses, l’autre leur donne de l’esprit. Les promesses changeantes inquiètent, la répétition étouffe. Garder quelques rites intouchables, le café du réveil, le film du dimanche, laisse tout le reste de la semaine ouvert à la fantaisie.',
    cancer:
      'Le pain, le lit, la lampe du couloir : ces deux signes parlent la langue de l’intérieur. Le Taureau rassure par sa constance, le Cancer par son attention aux humeurs. On risque de se replier jusqu’à ne plus inviter personne, ou de troquer les mots contre des tartes. Sortir ensemble et se dire les choses, même maladroitement, empêche le nid de devenir coquille.',
    leo: 'Même amour des belles choses, mais le Taureau les veut à lui et le Lion les veut vues. L’un offre la sécurité, l’autre l’éclat, et chacun trouve le prix de l’autre un peu élevé. Deux signes fixes ne plient pas volontiers. Reconnaître à voix haute la contribution de chacun, puis partager le carnet de dépenses, désarme la plupart des bras de fer.',
    virgo:
      'Tous deux de terre, ils se comprennent en regardant un mur à repeindre. La Vierge prévoit les pinceaux, le Taureau apporte le déjeuner, et le plaisir naît de l’ouvrage bien fait. Un peu de routine s’installe, un peu d’inquiétude aussi quand l’une corrige ce que l’autre savourait. S’accorder du beau inutile, et le laisser imparfait, ravive la tendresse.',
    libra:
      'Vénus gouverne les deux, ce qui fait beaucoup de goût dans un seul salon. La Balance cherche la compagnie et la nuance, le Taureau le calme et le concret. Les hésitations de l’une, les certitudes de l’autre finissent par se heurter devant un catalogue. Choisir ensemble de la musique, cuisiner, recevoir avec mesure : la beauté partagée demeure leur meilleur médiateur.',
    scorpio:
      'Opposés et aimantés : la peau d’un côté, le secret de l’autre. Le Taureau apporte un sol, le Scorpion une profondeur, et l’attachement peut être intense. La possession guette des deux bords, sous forme de silence ou de surveillance. Laisser à chacun un tiroir fermé, un ami, une soirée, prouve davantage de confiance que de tout vouloir savoir.',
    sagittarius:
      'L’un plante, l’autre siffle sur le chemin. Le Taureau fait goûter au Sagittaire la douceur de rentrer, le Sagittaire lui rappelle l’odeur des gares. Cela se gâte au moment des comptes et des calendriers : trop prévoir pèse, trop improviser inquiète. Une maison comme port d’attache, des départs annoncés, un retour fêté, et la distance devient un assaisonnement.',
    capricorn:
      'Patience, mesure, sens du long terme : cette alliance bâtit bien. Le Capricorne dresse le plan, le Taureau veille à ce qu’il reste habitable, avec de bons fauteuils et du vin frais. Le travail peut dévorer les soirées, la réserve passer pour de la froideur. Prendre le plaisir aussi au sérieux que l’effort, et se complimenter sans attendre l’exploit, change le climat.',
    aquarius:
      'D’un côté la main posée sur l’établi, de l’autre le regard perdu dans les toits. Le Taureau trouve le Verseau insaisissable, le Verseau trouve le Taureau inamovible, et chacun a un peu raison. Ils s’enseignent pourtant l’essentiel : rendre une idée réelle, rendre une habitude vivante. Pour durer, qu’une seule chose change à la fois, après préavis et de préférence après le dîner.',
    pisces:
      'Une rive et une rivière : le Taureau contient, les Poissons irriguent. La douceur vient naturellement, la musique aussi, et les silences sont bons. Mais l’un veut du clair, l’autre glisse entre les questions pour ne froisser personne. Des engagements modestes, tenus à la lettre, rassurent le premier ; une grande liberté de rêver, jamais moquée, apaise l’autre.',
  },
  geminis: {
    geminis:
      'Qui parle en même temps que qui ? Deux Gémeaux s’amusent, s’interrompent, se prêtent des livres et des opinions. La vie commune ressemble à une revue bien faite, avec de la légèreté et beaucoup de rubriques. Le cœur, lui, attend son tour derrière l’humour. Une fois par semaine, poser les téléphones et finir une phrase sérieuse donne du fond à la fête.',
    cancer:
      'Du vent sur l’eau : joli, parfois clapotant. Les Gémeaux dédramatisent, le Cancer retient la mémoire de ce qui compte. L’un plaisante quand l’autre espérait une écoute sérieuse ; l’un s’attriste de ce qui n’était, en face, que distraction. Demander « plutôt une idée ou plutôt une épaule ? » apaise bien des soirées, et raconter sa journée en détail tient lieu de caresse.',
    leo: 'Du public et de la repartie : les Gémeaux ont le mot, le Lion la présence. On s’admire en se taquinant, on reçoit à merveille. L’ironie, toutefois, pique un orgueil plus tendre qu’il n’y paraît, et la dispersion vexe qui aime être au centre. Des compliments sincères d’un côté, du jeu de l’autre, gardent à la soirée sa bonne lumière.',
    virgo:
      'Mercure mène les deux, l’un vers la nouveauté, l’autre vers l’exactitude. Leurs conversations sont précises et drôles, leurs listes interminables. À force d’analyser, on oublie de sentir ; à force de corriger, on coupe l’envie de raconter. Convenir d’heures sans commentaire, à marcher, à jardiner, à écouter un disque, donne au corps et au cœur voix au chapitre.',
    libra:
      'Même élément, l’air, et la même joie d’être deux à parler. Les Gémeaux amènent les nouvelles, la Balance leur donne une forme aimable. La brouille est rare, la décision aussi, car personne ne veut fermer une possibilité. Un calendrier accroché au mur, des choix datés et quelques vérités dites sans fard permettent à ce charme de prendre racine.',
    scorpio:
      'La surface brillante et le puits : les Gémeaux jouent avec les mots, le Scorpion les prend au pied de la lettre. La fascination est réciproque, et l’enquête mutuelle peut durer longtemps. Les confidences ébruitées font mal, les interrogatoires également. Respecter un secret comme un prêt, répondre sans esquive aux questions graves, fait naître une intelligence peu commune.',
    sagittarius:
      'Face au proche, le lointain ; face à l’anecdote, la théorie. Ces opposés ont en partage la curiosité et l’art de rire d’eux-mêmes, si bien que l’ennui n’ose pas entrer. Chacun promet beaucoup et oublie un peu. Tenir un carnet commun des projets, n’en garder que deux à la fois et arriver à l’heure au troisième rendez-vous : le pari se tient.',
    capricorn:
      'Les Gémeaux papillonnent, du moins vus du bureau où le Capricorne termine son rapport. L’humour sec de l’un répond pourtant à la malice de l’autre, et ils se font rire quand on s’y attend le moins. Le temps se compte différemment. Offrir au premier de la variété, au second de la ponctualité, puis échanger les rôles un jour par mois, assouplit tout.',
    aquarius:
      'On pourrait les laisser dans un train sans fin : il y aurait toujours un sujet. Les Gémeaux relancent, le Verseau bouscule, l’amitié est le socle de tout le reste. Les émotions, elles, voyagent parfois en soute. Nommer ce que l’on ressent, sans théorie, et se toucher l’épaule plus souvent que ne le veut l’esprit, complète une entente déjà vive.',
    pisces:
      'Deux signes doubles, cela fait quatre personnes à table et des conversations qui changent de cours. Les Gémeaux expliquent, les Poissons pressentent. L’un réclame des mots, l’autre répond par une humeur, et l’on se perd de vue dans la même pièce. Écrire plutôt que parler quand c’est confus, passer par une chanson ou un film, ouvre des passages.',
  },
  cancer: {
    cancer:
      'Beaucoup de tendresse, des albums bien tenus, une soupe qui attend au chaud. Deux Cancers se devinent sans effort et fondent un foyer où l’on pleure sans honte. Quand les humeurs baissent en même temps, personne ne tient la rampe. Prévenir l’autre d’un simple « marée basse », appeler des amis, prendre l’air : la sensibilité retrouve alors son humour.',
    leo: 'La Lune et le Soleil dînent ensemble. Le Lion rayonne et protège, le Cancer nourrit et se souvient ; chacun reçoit ce dont il manquait. L’orgueil du premier supporte mal les bouderies, la délicatesse du second craint les entrées fracassantes. Remercier pour les soins invisibles, applaudir ce qui se montre, voilà deux politesses qui font durer la chaleur.',
    virgo:
      'Aimer, pour ces deux signes, consiste à prendre soin : un plat mis de côté, un bouton recousu, un papier rempli. La Vierge organise ce que le Cancer ressent. Une remarque trop technique peut pourtant glacer un chagrin, et une humeur sans motif dérouter une logique. Commencer par consoler, ranger ensuite : dans cet ordre, leur quotidien devient un abri solide.',
    libra:
      'Souvent la gentillesse les réunit, puis la méthode les sépare : le Cancer va vers l’intime, la Balance vers le cercle. L’un attend qu’on reste, l’autre qu’on sorte, et la politesse recouvre une petite déception. Une soirée dehors contre une soirée dedans, les vrais sentiments dits sans enrobage : l’harmonie qu’ils cherchent passe par cette comptabilité honnête.',
    scorpio:
      'Pas besoin de longues phrases : l’eau reconnaît l’eau. Le Cancer offre la douceur, le Scorpion la loyauté, et la confiance, une fois donnée, l’est pour de bon. Les vieilles blessures sont en revanche conservées avec soin, les silences bien armés. Se dire ce qui fait mal avant que cela ne fermente, et recevoir de temps en temps du monde, allège l’intensité.',
    sagittarius:
      'Partir ou rester, la question se pose dès l’apéritif. Le Sagittaire fait rire le Cancer et lui ouvre la fenêtre, le Cancer lui apprend le prix d’une lumière allumée pour le retour. La franchise de l’un tombe dru sur la peau fine de l’autre. Téléphoner de loin, expliquer son besoin d’espace, fêter les retrouvailles : l’écart devient un rythme.',
    capricorn:
      'Le foyer et la façade, l’enfance et le métier : ces opposés tiennent les deux bouts d’une même corde. Le Capricorne structure, le Cancer attendrit. Quand le premier se barricade dans ses obligations, le second se retire dans sa carapace, et la maison devient une salle d’attente. Se demander chaque soir de quoi l’autre a besoin raccourcit sensiblement l’attente.',
    aquarius:
      'Étonnant attelage : le Cancer veut des liens, le Verseau veut de l’air, et chacun pense que l’autre exagère. Mais l’un humanise les idées, l’autre délivre des souvenirs. La distance se prend facilement pour de l’indifférence, l’attachement pour un filet. Préciser ce qu’un silence veut dire, garder des amis séparés et des rites communs, leur donne du jeu.',
    pisces:
      'Tout commence dans la douceur et souvent au bord d’une eau. Le Cancer abrite, les Poissons rêvent, l’empathie est telle que le chagrin de l’un mouille aussitôt les yeux de l’autre. Les questions pratiques, elles, s’entassent sur le buffet. Un jour fixe pour les factures, un ami franc à consulter, et le reste du temps peut appartenir à la musique.',
  },
  leo: {
    leo: 'Deux couronnes pour un seul trône, disent les mauvaises langues ; deux soleils qui se réchauffent, répondent les intéressés. La générosité est fastueuse, la fierté aussi, et l’on s’y connaît en fêtes d’anniversaire. Le froid vient d’une admiration qui oublie de circuler. Se partager les scènes, se complimenter sans compter, rire de ses propres numéros garde à ce duo sa majesté.',
    virgo:
      'Le grand geste et la petite note de bas de page : le Lion voit l’ensemble, la Vierge voit le fil qui dépasse. Leur association réussit tout ce qu’elle prépare, mariage du cousin compris. Or la critique froisse la crinière, et l’emphase fatigue la lucidité. Admirer d’abord, corriger ensuite, dépenser ensemble un peu plus que prévu : l’accord se trouve là.',
    libra:
      'Élégance et chaleur, l’invitation est difficile à refuser. La Balance met en valeur, le Lion remplit la pièce, et l’on sort volontiers dîner. Plaire à tous irrite cependant qui veut être préféré, et commander sans consulter lasse la diplomatie. Décider à deux de la prochaine fête, puis rentrer tôt pour ne plaire qu’à l’autre, rétablit l’équilibre.',
    scorpio:
      'L’orgueil, ici, porte deux costumes : l’un doré, l’autre noir. Lion et Scorpion s’attirent par la force, aiment sans demi-mesure et détestent céder. On s’affronte rarement pour un détail, souvent pour le pouvoir. Poser ce mot sur la table, convenir de qui décide de quoi, préférer l’aveu au défi : de grandes loyautés naissent de ces traités.',
    sagittarius:
      'Rires, projets, addition un peu salée : la joie mène la danse. Le Sagittaire relance l’horizon, le Lion donne de la tenue à l’expédition. Une blague mal placée peut vexer, un besoin d’attention peut sembler une laisse. Se féliciter en public, se taquiner en privé, garder quelques voyages séparés et en rapporter des histoires : le feu ne demande qu’à prendre.',
    capricorn:
      'L’ambition leur sert de langue commune, avec deux accents : le Lion veut être aimé, le Capricorne respecté. L’un dépense pour célébrer, l’autre attend que le toit soit payé. On s’estime, on s’impatiente. Marquer chaque étape par une fête modeste réconcilie la gloire et la prudence, tandis qu’un mot tendre glissé avant une réunion fait fondre bien des armures.',
    aquarius:
      'Opposés complets : le cœur qui s’expose et l’esprit qui s’abstrait. Le Lion demande une déclaration, le Verseau répond par une idée sur le monde, et chacun croit ne pas être entendu. Entre eux circule pourtant une vraie fierté d’être à part. Offrir à l’un des preuves chaleureuses, à l’autre des absences sans reproche, donne une alliance de haute volée.',
    pisces:
      'Un projecteur et une brume : l’effet peut être superbe. Le Lion donne au rêve des Poissons une scène, les Poissons donnent à sa fierté une âme. Le premier voudrait des bravos nets, l’autre applaudit du regard. Le découragement guette quand rien n’est dit. Raconter ce que l’on admire, protéger sans diriger, créer quelque chose à quatre mains : tout s’éclaire.',
  },
  virgo: {
    virgo:
      'Ordre, esprit, dévouement : voilà un placard où tout se retrouve. Deux Vierges s’épargnent les grandes phrases et se prouvent leur affection par des attentions au millimètre. Le revers est connu : deux inquiétudes qui s’additionnent, deux perfectionnismes sous la même lampe. Décréter un jour d’imparfait, vaisselle en attente et sieste permise, fait davantage pour l’amour qu’un emploi du temps exemplaire.',
    libra:
      'Le souci du juste les rapproche, juste exact pour la Vierge, juste équitable pour la Balance. Ensemble, on reçoit avec soin et l’on offre des cadeaux bien choisis. L’une trouve l’autre indécise, l’autre la juge sévère. Laisser à la première le comment, à la seconde le avec qui, puis se dire merci pour ces talents différents, apaise la maison.',
    scorpio:
      'Discrétion, lucidité, goût du fond : ces deux signes se parlent à voix basse et se comprennent vite. La Vierge examine, le Scorpion perce. Leur ironie peut devenir un tribunal, et leur réserve une forteresse à deux. Choisir l’indulgence comme on choisit une discipline, et accueillir la maladresse de l’autre sans la commenter, fait entrer la douceur par la petite porte.',
    sagittarius:
      'Le plan et l’élan, la boussole et la carte : chacun possède la moitié du voyage. Le Sagittaire ouvre, la Vierge vérifie les horaires. Leurs reproches aussi se répondent, trop vague d’un côté, trop tatillon de l’autre. Confier la destination au premier, l’intendance à la seconde, et prévoir une demi-journée sans programme, donne des souvenirs qu’ils raconteront longtemps.',
    capricorn:
      'Le sérieux leur va bien, et l’humour plus encore quand il est pince-sans-rire. La Vierge améliore, le Capricorne consolide, la confiance se gagne par des actes. On peut toutefois vivre côte à côte comme dans un bureau bien tenu. S’inviter à déjeuner en semaine, poser la main sur un dos fatigué, parler de soi et non des tâches : la terre attend cette pluie.',
    aquarius:
      'Deux intelligences qui n’emploient pas les mêmes lunettes : la Vierge observe la fourmi, le Verseau la fourmilière. L’échange passionne, le quotidien cahote. Un désordre inspiré heurte une organisation sincère. Convenir de trois règles domestiques, pas davantage, et laisser le champ libre à l’invention partout ailleurs : l’esprit commun fera le reste, surtout autour d’une bonne cause.',
    pisces:
      'Opposées sur la roue, la précision et la compassion se cherchent depuis toujours. La Vierge met des mots et des étagères, les Poissons mettent de la grâce. L’une s’épuise à ranger ce que l’autre laisse flotter ; l’autre se sent en faute pour un rien. Réparer sans gronder, rêver sans disparaître : leur dévouement mutuel est peu commun quand il reste léger.',
  },
  libra: {
    libra:
      'Que de politesse, et quel beau bouquet au milieu de la table. Deux Balances s’accordent sur l’art de vivre, évitent les éclats, devinent le désir de plaire parce qu’elles le partagent. Mais la question de fond recule de dîner en dîner. Tirer au sort qui tranche, puis oser un désaccord par semaine, même sur le choix d’un rideau, rend l’harmonie plus vraie.',
    scorpio:
      'Voile et vérité : la Balance adoucit, le Scorpion dévoile. Le charme opère sans délai, justement parce que chacun détient un art que l’autre n’a pas. L’amabilité répandue sur tous éveille la jalousie ; les questions trop directes font fuir le sourire. Parler franchement, mais en marchant, et réserver à l’autre une attention qu’on ne donne à personne, stabilise l’attirance.',
    sagittarius:
      'Ils ont le goût des gens et des conversations tardives. La Balance invite, le Sagittaire raconte, l’optimisme fait la vaisselle. Là où l’une arrondit, l’autre dit tout cru, et une soirée peut se figer sur un mot. Un regard convenu, de ceux qui signifient « doucement », sauve la diplomatie ; une escapade décidée le matin pour le soir sauve l’enthousiasme.',
    capricorn:
      'De la tenue, du savoir-vivre, une belle image commune : le début se passe comme un entretien réussi. La Balance cherche ensuite la douceur, le Capricorne le résultat. Les silences de travail paraissent froids à l’une, les mondanités semblent à l’autre du temps perdu. Réserver un soir par semaine à la seule compagnie, sans téléphone ni projet, réchauffe l’architecture.',
    aquarius:
      'Air et air : on respire largement. La Balance aime la personne, le Verseau aime l’humanité, et leurs débats sur la justice durent jusqu’au dessert. L’intimité, elle, se fait parfois attendre dans l’entrée. Quitter les idées générales, demander « et nous, comment allons-nous ? », puis répondre en moins de dix phrases, complète avec bonheur cette amitié amoureuse.',
    pisces:
      'La beauté leur ouvre les portes : un concert, une lumière, un mot choisi. Balance et Poissons craignent de blesser, et c’est à la fois leur grâce et leur faiblesse, car les non-dits s’accumulent comme des coussins. L’une raisonne, l’autre éprouve. S’autoriser une vérité par jour, dite avec tact, et un peu d’ordre dans les promesses, donne à la douceur une colonne vertébrale.',
  },
  scorpio: {
    scorpio:
      'Profondeur contre profondeur : on se reconnaît à un regard, et l’on sait d’emblée que rien ne sera tiède. Deux Scorpions offrent une fidélité farouche et une franchise de chambre noire. Le contrôle, la rancune, les épreuves secrètes sont les trois marches glissantes. Dire sa peur au lieu de l’organiser en piège, rire ensemble du drame, ouvrir parfois les volets : l’intensité devient refuge.',
    sagittarius:
      'L’un creuse, l’autre galope. Le Scorpion trouve au Sagittaire une lumière qui fait du bien, le Sagittaire découvre au Scorpion des galeries insoupçonnées. La liberté inquiète pourtant l’attachement, et le mystère irrite la franchise. Une promesse claire sur ce qui reste réservé aux deux, une grande latitude sur tout le reste : entre ces bornes, la confiance s’entraîne.',
    capricorn:
      'Peu de mots, beaucoup de volonté. Le Capricorne admire la force intérieure du Scorpion, qui apprécie en retour sa droiture ; on traverse ensemble les années difficiles sans se plaindre. À tant se tenir, on oublie de se laisser aller. Une vulnérabilité avouée, une grasse matinée, un cadeau sans utilité : ces petites imprudences sont le luxe de leur alliance.',
    aquarius:
      'Deux volontés qui ne bougent pas, l’une par passion, l’autre par principe. Le Scorpion veut tout de quelqu’un, le Verseau veut bien tout donner, mais à tout le monde. La fascination ne manque pas, le bras de fer non plus. Se rappeler que l’exclusivité du cœur et la liberté des idées ne se mesurent pas sur la même règle ouvre une sortie honorable.',
    pisces:
      'Sous la surface, le courant passe. Le Scorpion devine, les Poissons consolent, les silences ont de la chair. Ce monde à deux peut devenir si complet qu’on y perd les rives : soupçons d’un côté, fuite de l’autre, chagrin partagé sans qu’on sache d’où il vient. Nommer les choses simplement et garder des amis au sec permet à cette belle eau de rester claire.',
  },
  sagittarius: {
    sagittarius:
      'Bagages dans l’entrée, rires dans l’escalier. Deux Sagittaires se donnent de l’air, de l’espoir et d’excellentes anecdotes. Chacun parle vrai, parfois avant de réfléchir, et la maison tient du campement. Il faudra bien que quelqu’un rachète du café. Se répartir les corvées à la courte paille et honorer une promesse sur deux, puis trois sur quatre, permet au voyage de continuer.',
    capricorn:
      'Le Sagittaire voit la montagne et rêve de la vue ; le Capricorne la regarde et compte les étapes. L’un élargit, l’autre concrétise, et l’estime naît en chemin. L’insouciance agace qui porte le sac, la gravité pèse à qui chante devant. Alterner un mois d’épargne et un mois d’escapade, ou simplement un plan et une surprise, réconcilie les allures.',
    aquarius:
      'Liberté, curiosité, horreur des étiquettes : le programme est commun. Le Sagittaire met de la ferveur dans les idées du Verseau, le Verseau met de l’étrange dans ses itinéraires. On s’aime en camarades, au risque d’oublier la tendresse sur un quai. Un geste quotidien, toujours le même, un mot au réveil, une main dans la nuque, fait office de maison.',
    pisces:
      'Jupiter, leur maître traditionnel, les unit, et avec lui le goût de ce qui dépasse : une foi, un océan, une chanson trop longue. Le Sagittaire cherche la vérité au loin, les Poissons la sentent tout près. L’un brusque sans malice, l’autre souffre sans le dire. De la douceur dans la franchise et des bords dans la rêverie : ainsi leur grand large devient navigable.',
  },
  capricorn: {
    capricorn:
      'Solidité, loyauté, agenda partagé : deux Capricornes savent où ils vont et combien d’années il faudra. Sous la réserve vit un humour délicieux, connu des seuls intimes. Le risque tient moins à l’ennui qu’à l’épuisement, devoir après devoir. Inscrire le repos au programme comme une échéance, se dire sa tendresse sans motif valable, laisser un mur inachevé : le cœur reprend ses aises.',
    aquarius:
      'Saturne, leur maître traditionnel, tient d’une main la coutume, de l’autre l’avenir, et ces voisins se passent le relais en discutant ferme. Le Capricorne veut des preuves, le Verseau des brèches. On s’accuse mutuellement d’entêtement, à juste titre. Un projet utile, où l’un bâtit ce que l’autre imagine, les rend complices ; à la maison, quelques règles négociées, et droit de révision annuel.',
    pisces:
      'Un rivage de pierre, une marée : le Capricorne donne des contours, les Poissons apportent la souplesse et le pardon. Beaucoup de tendresse se cache dans des services rendus. La rudesse involontaire de l’un, les détours de l’autre créent des brouillards. Poser des questions précises sans ton d’examen, accepter une réponse en forme d’image, et le paysage se dégage peu à peu.',
  },
  aquarius: {
    aquarius:
      'Personne ne comprend leurs plaisanteries, et cela leur va très bien. Deux Verseaux font un laboratoire de poche : amitié d’abord, liberté toujours, un frigo rempli de bizarreries. Chacun défend son originalité si bien qu’on se croise plus qu’on ne se rencontre. Une tradition absurde, célébrée avec le plus grand sérieux, et des émotions dites au présent les ramènent au même endroit.',
    pisces:
      'L’idéal les rassemble : un monde meilleur vu par la raison d’un côté, par la compassion de l’autre. Le Verseau prend du recul quand les Poissons voudraient qu’on les serre fort ; les Poissons débordent quand il faudrait réfléchir. Aider ensemble quelqu’un d’autre leur réussit. En privé, que la tête demande la permission d’entrer, et que le cœur frappe aussi.',
  },
  pisces: {
    pisces:
      'Entre deux Poissons, la moitié de la conversation se passe de mots. Musique, secours aux chats perdus, larmes devant un film : la douceur est partout. Le réel, lui, patiente à la porte avec son courrier. Nommer un capitaine par semaine, tenir un petit budget, dire non sans s’excuser trois fois : ces amarres légères laissent la barque danser sans partir à la dérive.',
  },
}
