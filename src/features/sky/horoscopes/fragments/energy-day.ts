import type { DaySheet } from './sheet.ts'

export const energyDay: DaySheet = {
  moonHouse: {
    1: [
      '- Votre visage annonce la météo avant vous. Inutile de la masquer : dites que le temps est à la brume ou à l’éclaircie, on vous laissera volontiers changer de ciel.',
      '- Avec la Lune dans votre signe, tout arrive de plus près, les bruits, les regards, la douceur d’une manche. Choisissez ce que vous laissez approcher.',
      '= Marchez à votre allure, même si le trottoir a la sienne. Le pas qui vous appartient se reconnaît à ceci : au bout de cent mètres, les épaules sont descendues.',
    ],
    2: [
      '+ Un fruit mûr, une laine, l’odeur du linge séché dehors : les sens tiennent table ouverte. Ralentissez assez pour être de la fête.',
      '=wait Rien ne presse, dit une voix en vous, et elle a sans doute raison. Faites une seule chose, lentement, jusqu’au bout, en sentant le poids de l’objet dans la main.',
      '= Besoin de stable : le même bol, le même fauteuil, la même rue. Ces répétitions ne manquent pas d’imagination, elles servent de rampe.',
    ],
    3: [
      '= L’esprit sautille comme un moineau de table en table. Offrez-lui des miettes choisies, un poème, trois pages, une conversation, plutôt que le défilé des écrans.',
      '+ Un détour par la rue d’à côté suffit à rafraîchir l’humeur. Levez les yeux vers les étages : il y a toujours un balcon qu’on n’avait pas remarqué.',
      '- Tout le monde parle en même temps et votre tête fait l’écho. Coupez la radio pendant un trajet ; le silence aussi a des choses à raconter.',
    ],
    4: [
      '=wait Sous une Lune au foyer, l’appel de la couverture est puissant et n’a rien d’une défaite. Tirez les rideaux tôt, allumez une petite lampe, le dehors se passera bien de vous.',
      '= Une odeur de cuisine ramène toute une époque. Accueillez-la un moment : les souvenirs nourrissent quand on ne leur demande pas de revenir pour de bon.',
      '= Remettre une pièce en ordre remet parfois le cœur d’aplomb. Commencez par le lit, le reste de la maison comprendra.',
    ],
    5: [
      '+ Chanter faux au-dessus des casseroles, battre la mesure sur le volant : la joie n’a pas d’exigence technique. Laissez-la entrer par la porte de service.',
      '+ Quand avez-vous joué pour la dernière fois, sans but et sans score ? Un ballon, une charade, un crayon de couleur rouvrent un passage que l’on croyait muré.',
      '+ L’humeur veut du spectacle et du soleil sur la scène. Donnez-lui dix minutes de danse, toutes portes ouvertes ou bien closes, selon votre tempérament.',
    ],
    6: [
      '+ La journée se laisse prendre par ses petites anses : une vaisselle, un arrosage, un ourlet. À chaque geste terminé, l’esprit se défroisse un peu.',
      '- Trop de choses à la fois, et l’on erre d’une pièce à l’autre en oubliant pourquoi. Posez une liste de trois lignes bien en vue et tenez-vous-y.',
      '= Un animal qui s’étire donne une excellente leçon de rythme. Imitez-le entre deux tâches, sans chercher plus loin.',
    ],
    7: [
      '= Autour de vous, les humeurs déteignent, en bien comme en gris. Cherchez les voix qui posent les choses, et prenez un peu de large avec celles qui tempêtent.',
      '= Avancer à deux oblige à trouver une cadence commune. Tantôt vous ralentissez, tantôt on vous attend : cette valse maladroite a quelque chose de très tendre.',
      '+ Envie de compagnie, mais pas de foule. Une personne, une table près de la vitre, et le temps reprend une épaisseur agréable.',
    ],
    8: [
      '- Quelque chose gronde au fond, comme un orage qui hésite. Couchez-le par écrit, sans soigner le style ; les mots suffisent souvent à le faire tourner plus loin.',
      '- La Lune descend dans les caves du ciel, là où l’on garde ce qu’on ne montre pas. Une musique grave, une bougie, et ce qui serrait se desserre.',
      '- Tout paraît plus fort, l’amour, l’agacement, le chocolat noir. Vivez cette intensité comme une marée : elle monte, elle passe, elle laisse des coquillages.',
    ],
    9: [
      '- L’horizon vous manque et le plafond semble bas. Montez quelque part, colline, étage ou pont, et regardez loin jusqu’à ce que la pensée se déplie.',
      '+ Trois chansons dans une langue inconnue, et le salon change de latitude. Le voyage commence par l’oreille, qui n’a jamais eu besoin de passeport.',
      '= Une question trop grande pour la journée vous trotte en tête. Emmenez-la se promener au lieu de la résoudre : elle aime l’air libre.',
    ],
    10: [
      '= Les regards pèsent ou portent, selon la façon dont on se tient. Relevez le menton, respirez, et accomplissez une chose visible.',
      '- Devant tout ce qui reste à faire, l’ardeur se cache sous la table. Cherchez la première marche, elle est plus basse que prévu.',
      '- La Lune culmine dans votre ciel : envie de bien faire, crainte d’arriver en retard. Ôtez une exigence de la pile, personne ne verra la différence, sauf vos soirées.',
    ],
    11: [
      '+ Une plaisanterie qui circule, un café à plusieurs, et le ciel se dégage. La bonne compagnie vous remet d’attaque plus sûrement que le repos.',
      '= Le groupe a son tempo, un peu rapide pour certains jours. Participez une heure avec plaisir, puis éclipsez-vous sans justifier quoi que ce soit.',
      '+ Quelqu’un propose, un autre renchérit, et l’idée s’envole avant le dessert. Entrez dans cette gaieté sans chercher à la diriger.',
    ],
    12: [
      '-wait Un voile descend, doux comme une vitre embuée. Baissez le volume, annulez ce qui peut l’être, et laissez la rêverie faire ses rondes.',
      '=wait Le monde semble loin, entendu à travers une cloison. C’est un climat de bain chaud, de sieste courte, de livre déjà lu.',
      '-wait Pourquoi cette envie de disparaître derrière un rideau ? Peut-être parce que trop de voix se sont invitées ; offrez-vous une heure dont personne ne connaîtra l’emploi.',
    ],
  },
  sunHouse: {
    1: [
      '+begin Le Soleil entre chez vous par la grande porte, et l’allant avec lui. Commencez ce que vous aimez commencer : un rythme neuf se décide souvent en laçant ses chaussures.',
      '+ Se montrer demande moins de courage quand la lumière est de votre côté. Portez une couleur franche, saluez avant qu’on vous salue, et voyez ce que la journée en fait.',
    ],
    2: [
      '+ La vitalité s’installe dans le concret, la terre des pots, la pâte qui lève, le grain d’un mur. Mettez les mains dans quelque chose qui résiste un peu.',
      '=wait Un rythme de jardin convient mieux qu’un rythme de gare. Arrivez pour de bon dans chaque geste, et la soirée vous trouvera avec des réserves.',
    ],
    3: [
      '+ Tout invite à bouger petit et souvent : l’escalier, le vélo, le crochet par le marché. La curiosité fait un moteur discret, qui ne cale presque jamais.',
      '+ Une phrase lue au vol peut éclairer tout un après-midi. Gardez les yeux ouverts sur les affiches, les plaques de rue, les mots des enfants.',
    ],
    4: [
      '+ La lumière s’attarde dans vos pièces et montre la poussière aussi bien que la beauté. Ouvrez les fenêtres en grand, changez un meuble de place, asseyez-vous pour voir.',
      '=wait Faire racine n’empêche pas de pousser. Accordez-vous quelques heures sans sortir, un bouillon qui mijote, un long coup de fil : la force revient par en dessous.',
    ],
    5: [
      '+ Votre entrain cherche un public, fût-ce un chat sur un radiateur. Racontez, dessinez, exagérez un peu : la gaieté se multiplie quand elle monte sur les planches.',
      '+ Le Soleil joue dans votre maison des plaisirs et réveille l’envie de créer. Tentez quelque chose d’inutile et de beau, sans le montrer si cela vous intimide.',
    ],
    6: [
      '= Un bon rythme ressemble à une semelle bien faite : on n’y pense plus. Réglez le début, la pause, la fin de la journée, et gardez le reste souple.',
      '+ Un quart d’heure de rangement et la tête y voit plus clair. Arrêtez-vous avant la perfection, elle vous prendrait l’après-midi.',
    ],
    7: [
      '+ Deux chaises face à face, et l’élan circule. Cherchez la personne auprès de qui vos idées deviennent plus claires, puis rendez-lui la pareille.',
      '- À force de s’ajuster aux autres, on perd parfois sa propre mesure. Un oui, un non, un « pas maintenant » dits sans excuse vous la rendront.',
    ],
    8: [
      '= Le Soleil visite vos sous-sols, torche à la main, sans intention de tout vider. Regardez une vieille peur par le petit bout ; elle prend moins de place que dans le noir.',
      '= Brûler d’anciens brouillons, déchirer une liste impossible, dire adieu à un projet tiède : le renouveau passe par un petit feu bien gardé.',
    ],
    9: [
      '+ L’air du large entre par la moindre lecture. Laissez-vous instruire par un livre trop gros, une exposition, un accent : l’esprit retrouve sa foulée.',
      '+ Et si l’on allait voir après le virage ? Une marche un peu plus longue que d’habitude remet le monde à la bonne taille.',
    ],
    10: [
      '+ Midi dans votre ciel : les forces montent vers ce qui compte aux yeux de tous. Donnez-les à une tâche maîtresse et gardez un banc pour la descente.',
      '-wait Tenir son rang, tenir l’horaire, tenir debout ; lâchez un moment ce garde-à-vous. Un quart d’heure sans mérite ni utilité a aussi sa grandeur.',
    ],
    11: [
      '+ La gaieté arrive en bande, avec des chaises pliantes. Faites-lui de la place, apportez une idée, et rentrez avant que le rire ne devienne du bruit.',
      '+ Rêver à plusieurs repose de rêver dans son coin. Confiez un souhait à une amitié fidèle, et écoutez comme il sonne différemment dit à voix haute.',
    ],
    12: [
      '-wait Derrière les nuages, au plus retiré de votre carte, le Soleil patiente. Les heures lentes ont leur travail : elles rangent ce que l’agitation a laissé par terre.',
      '=wait Une chapelle, une salle de lecture, un sous-bois : cherchez l’endroit où personne ne parle fort. L’élan s’y refait sans qu’on le surveille.',
    ],
  },
  mercuryHouse: {
    1: [
      '+ Les idées se lèvent avant vous et font du bruit dans la cuisine. Servez-les l’une après l’autre, en commençant par celle qui vous fait sourire.',
      '- Votre parole va vite, votre corps demande une virgule. Respirez entre deux phrases : ce blanc vous donnera l’air sage et vous laissera le temps de l’être.',
    ],
    2: [
      '= Penser avec les doigts, voilà qui apaise les idées en manège. Pliez, taillez, pétrissez ; la réponse arrive quand on cesse de la fixer.',
      '+ Mercure savoure ses mots comme des bonbons. Relisez une page aimée à voix basse, et goûtez chaque phrase avant de passer à l’autre.',
    ],
    3: [
      '- Les pensées font la queue au guichet. Notez, répondez, barrez, puis baissez le rideau à heure fixe : l’esprit a droit à ses vacances.',
      '+ Un échange sur le palier, une boutade du facteur, un mot croisé : la légèreté se ramasse partout. Remplissez-en vos poches jusqu’à faire des bosses.',
    ],
    4: [
      '- Mille questions domestiques bourdonnent autour de la lampe. Réunissez-les sur une ardoise, choisissez la plus pressée, et rendez le salon à la conversation.',
      '= L’esprit voyage vers l’enfance, ses placards, ses voix, ses goûters. Écrivez un souvenir minuscule, avec la date et la couleur des volets ; il tiendra chaud.',
    ],
    5: [
      '+ Jouer avec les mots délie l’humeur. Trouvez un surnom à quelqu’un qui en rira, rédigez une carte en vers boiteux, faites rire quelqu’un qui ne s’y attendait pas.',
      '+ La tête s’amuse, le cœur suit. Une devinette, une ombre chinoise, une histoire racontée avec les voix : rien de sérieux, tout de vrai.',
    ],
    6: [
      '= Dresser une liste calme déjà la moitié de ce qu’elle contient. Écrivez petit, rayez gros, et laissez exprès une ligne qui ne servira à rien.',
      '- Mercure trottine dans votre quotidien et s’agace des détails. Choisissez lequel mérite l’attention ; aux autres, accordez le droit d’être de travers.',
    ],
    7: [
      '= À qui parlez-vous dans votre tête depuis le réveil ? Appelez cette personne, ou écrivez-lui : le vrai dialogue demande moins de forces que l’imaginaire.',
      '= Écouter pour de bon repose de répondre. Posez une question courte, gardez le silence trois secondes de plus que d’ordinaire, et voyez ce qui vient s’y asseoir.',
    ],
    8: [
      '- L’esprit creuse, retourne, soupçonne. Donnez-lui un bon roman noir à éclaircir, et il laissera tranquilles les silences de votre entourage.',
      '- Une idée sombre revient toujours par le même couloir. Accueillez-la debout, demandez-lui ce qu’elle protège, puis ouvrez une fenêtre de l’autre côté.',
    ],
    9: [
      '+ Apprendre trois mots d’une langue étrangère aère plus qu’on ne croirait. Prononcez-les en marchant, avec l’accent, et tant mieux si l’on se retourne.',
      '+ Des lectures empilées forment une petite tour près du lit. Tirez celle du milieu, ouvrez au hasard : l’esprit aime qu’on le dépayse sans prévenir.',
    ],
    10: [
      '-wait Mercure en haut du ciel prend des notes même à l’heure du repos. Laissez le carnet hors de la chambre ; les bonnes idées savent attendre l’ouverture des bureaux.',
      '- Trop préparer use l’élan. Retenez la première phrase, faites confiance aux suivantes, et gardez l’attention pour les visages.',
    ],
    11: [
      '- Le téléphone vibre de mille amitiés à la fois. Répondez à une personne avec soin plutôt qu’à dix d’un signe : votre humeur goûtera la différence.',
      '+ Une conversation à bâtons rompus vaut parfois de longues vacances. Acceptez de ne rien conclure, de changer six fois de sujet, de rire hors de propos.',
    ],
    12: [
      '-wait Mots sur le bout de la langue, prénoms envolés, clés introuvables : la pensée flotte entre deux eaux. Ralentissez les gestes et le fil reviendra sans qu’on le tire.',
      '= Au bord du rêve, des phrases se présentent que le jour n’aurait pas laissées passer. Gardez un crayon près de l’oreiller et ne corrigez rien.',
    ],
  },
  venusHouse: {
    1: [
      '+ Vénus pose une main sur votre épaule et la journée se fait plus souple. Un parfum, un foulard, un peigne suffisent à se réconcilier avec le miroir.',
      '+ La douceur commence par le ton que l’on prend pour se parler. Essayez celui que vous réserveriez à un enfant qui apprend à nager.',
    ],
    2: [
      '+ Passez la main sur un bois ciré, goûtez la première gorgée les yeux fermés. Le plaisir n’occupe pas plus de temps, il occupe mieux celui qu’il a.',
      '+ Au contact des belles choses simples, un bol de faïence, un drap repassé, un fruit, le caractère s’arrondit. Asseyez-vous pour les recevoir.',
    ],
    3: [
      '+ Un sourire échangé sur un passage piéton peut teinter toute l’heure qui suit. Semez-en deux ou trois, sans guetter la récolte.',
      '+ Écrire à la main repose l’œil et attendrit le propos. Prenez une carte, une encre qui vous plaît, et donnez des nouvelles qui n’ont rien d’urgent.',
    ],
    4: [
      '+ Trois branches dans un pichet transforment une table en paysage. Vénus chez vous aime les gestes de rien, la nappe lissée, la fenêtre entrouverte sur le soir.',
      '+ Qui vous attend à la maison, un proche, une plante, un disque ? Rentrez vers cette présence sans vous presser, en goûtant déjà l’arrivée.',
    ],
    5: [
      '+ La joie met du rouge aux vitres et de la musique sous les portes. Dites oui à ce qui vous fait rire, même si le linge attend.',
      '+ Vénus dans votre maison des jeux rend la légèreté presque sérieuse. Peignez un galet, apprenez un refrain, faites la cour à l’après-midi.',
    ],
    6: [
      '+ Rendre jolie une tâche ingrate est un petit pouvoir magique. Musique pour la vaisselle, savon à la verveine, manches retroussées : l’ordinaire perd sa grise mine.',
      '+ La gentillesse met de l’huile dans les rouages. Tenez la porte, cédez un siège, complimentez un plat : votre propre pas s’en trouvera plus léger.',
    ],
    7: [
      '+ Marcher au bras de quelqu’un donne une autre mesure au chemin. Accordez vos pas à ceux d’un proche, et laissez la conversation choisir l’itinéraire.',
      '+ On se repose parfois mieux dans un regard que dans un fauteuil. Allez vers les personnes auprès de qui rien n’est à prouver.',
    ],
    8: [
      '= Les émotions profondes aiment le velours : lumière basse, voix lente, étreinte qui dure. Accordez-leur cet écrin plutôt qu’une explication.',
      '= Vénus effleure ce qui d’habitude se cache. Un film qui fait pleurer un peu, une chanson d’autrefois, et le cœur lave ses carreaux.',
    ],
    9: [
      '+ La beauté se rencontre en route, sur un quai, au bord d’un canal, au dos d’un livre. Prenez le chemin le plus long, il a davantage à montrer.',
      '+ Goûter une cuisine inconnue, écouter une légende, apprendre une danse d’ailleurs : le plaisir parle plusieurs langues et pardonne tous les accents.',
    ],
    10: [
      '+ L’aisance se voit dans la façon d’entrer quelque part. Arrivez deux minutes en avance, regardez la lumière, et laissez le charme travailler à votre place.',
      '+ Entre deux obligations, Vénus glisse une fleur à la boutonnière. Gardez un plaisir visible sur le bureau ou le buffet, et posez-y les yeux de temps en temps.',
    ],
    11: [
      '+ Rire à plusieurs détend mieux que n’importe quelle méthode. Rejoignez la bande qui parle trop fort, ou invitez deux amis à regarder tomber le jour.',
      '+ Les amitiés qui durent ont cette tendresse : on y arrive en pantoufles. Retrouvez l’une d’elles, sans programme et sans effort de toilette.',
    ],
    12: [
      '+ La douceur se fait secrète, presque chuchotée. Une fenêtre à l’heure bleue, une strophe relue, une caresse au chat : gardez pour vous ces petits luxes sans témoin.',
      '+ Vénus se promène au fond du jardin, là où les bruits s’arrêtent. Allez l’y rejoindre en pensée, les mains vides et le cœur en visite.',
    ],
  },
  marsHouse: {
    1: [
      '+begin De la poudre dans les jambes : il faut que cela bouge. Secouez les tapis, allongez le pas, et gardez les mots vifs pour plus tard.',
      '+begin Mars dans votre signe réveille la part de vous qui n’aime pas attendre. Donnez-lui un départ net, une cible proche, et une arrivée où s’asseoir.',
    ],
    2: [
      '+ Porter, bêcher, scier, frotter : le corps réclame du poids et du grain. Un effort qui laisse une trace visible vaut toutes les discussions.',
      '- L’entêtement guette, front baissé, devant un bocal qui ne veut pas s’ouvrir. Tapotez le couvercle, changez de main, riez un peu : la patience a aussi des muscles.',
    ],
    3: [
      '- Les nerfs à fleur de phrase, on interrompt, on klaxonne, on finit les mots des autres. Descendez un arrêt plus tôt et laissez la marche user la pointe.',
      '+ Vif comme un coup de sonnette, l’élan cherche où courir. Faites trois courses à pied, répondez à une lettre, et le calme rentrera de lui-même.',
    ],
    4: [
      '- Ça claque, ça grince, ça tempête un peu entre les murs. Déplacez une armoire en bonne compagnie : la colère domestique adore devenir utile.',
      '- Mars sous votre toit supporte mal les piles qui s’écroulent. Attaquez un placard, un seul, et terminez la bataille devant une assiette chaude.',
    ],
    5: [
      '+ L’envie de gagner pétille, même au jeu de l’oie. Jouez pour de bon, perdez avec panache, et réclamez la revanche en riant.',
      '= Un feu de joie vaut mieux qu’un feu de paille. Choisissez une passion à nourrir, bûche après bûche, au lieu de brûler d’un coup tout le bois de la remise.',
    ],
    6: [
      '+begin Abattre de l’ouvrage procure un plaisir presque physique. Fixez la fin avant le début : une heure franche, puis les outils au clou.',
      '- Mars bouscule l’horaire et grogne contre les lenteurs. Glissez entre deux tâches un tour du pâté de maisons ; l’ouvrage vous retrouvera de meilleure composition.',
    ],
    7: [
      '- On vous cherche un peu, ou bien c’est vous qui avez la repartie chaude. Proposez une partie de raquettes, une marche rapide : l’affrontement se change en jeu.',
      '- Une autre volonté tire la corde en sens inverse. Lâchez un instant, rien que pour voir tout le monde tomber assis et rire.',
    ],
    8: [
      '- Une force sourde cherche une issue, comme l’eau derrière une écluse. Ouvrez une vanne choisie, le sport, le chant, l’écriture rageuse, et le niveau baissera sans casse.',
      '- Mars fouille les vieilles rancunes comme une malle. Gardez ce qui donne de la force, laissez au fond ce qui sent le renfermé, et refermez sans claquer.',
    ],
    9: [
      '+begin Partir, fût-ce jusqu’au bout de la ligne de bus. L’ardeur demande un ailleurs, et les bottes près de la porte ont tout compris.',
      '= Une idée vous enflamme et vous plaidez devant des convives stupéfaits. Gardez la passion, tendez l’oreille à l’avis contraire, et la soirée sera belle.',
    ],
    10: [
      '= L’élan vise haut et voudrait que tout suive. Choisissez la bataille qui vaut votre ardeur ; devant les autres, passez en saluant.',
      '- Mars culmine, les talons sonnent, les décisions tombent. Faites aussi une place au soupir, à la lenteur : une force qui ne plie jamais finit par se raidir.',
    ],
    11: [
      '+ Entraîner les autres vous réussit, pourvu qu’on entende aussi le pas des derniers. Proposez une balade, une répétition, un chantier, et fermez la marche une fois sur deux.',
      '- Ça discute ferme dans la bande et le rire tourne à l’aigre. Lancez une idée d’action, n’importe laquelle, et les mains calmeront les langues.',
    ],
    12: [
      '- L’agacement vient de loin et ne dit pas son nom. Nager, ratisser une allée, brosser une casserole : un geste répété l’amène à parler.',
      '= Mars avance en chaussettes, au cœur du silence. Travaillez dans l’ombre à ce qui vous tient, sans annonce, et arrêtez-vous avant l’usure.',
    ],
  },
  jupiterHouse: {
    1: '+ Les manches paraissent trop courtes pour tant d’élan. Jupiter vous agrandit : prenez de la place, riez franchement, et laissez la mesure aux couturières.',
    2: '+ Gourmandise des yeux, des oreilles, des paumes : tout a l’air mûr. Choisissez un plaisir ample et savourez-le jusqu’au noyau.',
    3: '+ La curiosité ouvre dix portes et n’en referme aucune. Passez de pièce en pièce avec bonheur, mais gardez un coin où finir une page.',
    4: '+ La maison s’élargit dès qu’on y laisse entrer du monde. Un couvert de plus, des voix mêlées, un éclat de rire dans l’escalier, et les murs se détendent.',
    5: '+ Jupiter se promène dans votre maison de la joie comme un oncle les bras chargés. Applaudissez fort, dansez large, gardez une part de gâteau pour après.',
    6: '+ Bien faire une petite chose met le cœur au large. Choisissez laquelle, offrez-lui toute la place, et laissez le perfectionnisme attendre dehors avec son parapluie.',
    7: '+ La bonne humeur d’une autre personne a des bras solides. Prenez-y appui sans scrupule, votre tour viendra de porter le panier.',
    8: '+ Une confiance ancienne remonte, du genre qui a traversé des hivers. Tenez-vous près d’elle quand l’inquiétude frappe ; elle sait comment finissent les tempêtes.',
    9: '+ Le monde appelle par tous ses noms, cols, deltas, archipels. Ouvrez un atlas et voyagez du doigt, l’humeur suivra la côte.',
    10: '+ Les hauteurs vous tentent et le vent est bon. Montez en regardant parfois derrière vous : le chemin parcouru donne des jambes.',
    11: '+ Jupiter passe la tête dans vos amitiés et tout le monde veut rester dîner. Profitez de la chaleur, sans porter toutes les bûches.',
    12: '+ Une paix large comme une plaine se laisse approcher quand on ne la poursuit pas. Asseyez-vous, regardez passer un nuage entier, et recommencez.',
  },
  saturnHouse: {
    1: '- Saturne enseigne le pas des montagnards, court et régulier. On croit ne pas avancer, puis l’on se retourne et la vallée est déjà petite.',
    2: '= Le repos aussi se construit : une heure tenue, un coussin à sa place, un volet qui ferme bien. La solidité a sa douceur, un peu rêche au début.',
    3: '= Moins de paroles, mieux pesées, et la tête respire. Certains débats peuvent passer sous la fenêtre sans qu’on descende leur ouvrir.',
    4: '- Les vieux murs gardent la fraîcheur et quelques soupirs. Réparez un coin négligé, lentement, comme on raccommode une entente avec le passé.',
    5: '- La joie se fait rare ou discrète, et c’est alors qu’elle se cultive. Reprenez un instrument, cinq mesures seulement, avec la patience des débuts.',
    6: '=wait Tenir un rythme vaut mieux que le forcer. Saturne, métronome un peu sévère, vous rappelle que la pause fait partie de la musique.',
    7: '- Quelqu’un avance plus lentement que vous, ou plus vite, et cela pèse. Convenez d’une halte à mi-chemin : s’attendre est une forme d’attachement.',
    8: '- Certains chagrins ont besoin de saisons, pas de conseils. Faites-leur une place à table, petite et fixe ; ils parleront moins fort.',
    9: '= L’ennui ouvre parfois le plus long des chemins. Lisez une page difficile, deux fois, sans tricher, et sentez l’esprit prendre de la hauteur.',
    10: '- Le poids sur les épaules a peut-être une poignée que vous n’aviez pas vue. Posez le sac, refaites-le, ôtez deux pierres et repartez.',
    11: '= Saturne éclaircit les carnets d’adresses et révèle les présences sûres. Mieux vaut un visage en face du vôtre que vingt prénoms dans une liste.',
    12: '=wait Fermer la porte sans se justifier est une liberté qui s’apprend. Réservez une heure creuse, toujours la même, et défendez-la comme un rendez-vous.',
  },
  rulerHelped: {
    sun: '+ Une lumière franche tombe sur votre signe et l’envie se lève d’un bond. Suivez-la dehors, elle connaît un endroit.',
    moon: '+ L’humeur et l’élan marchent du même pas, ce qui n’arrive pas si souvent. Fiez-vous à vos premières envies, surtout à celle de ralentir.',
    mercury:
      '+ Mercure dénoue les pensées une à une, comme on démêle un collier. Écrivez, bavardez, lisez : l’esprit est en verve et ne demande qu’à prendre l’air.',
    venus:
      '+ Le monde a la peau douce. Un timbre de voix, un reflet sur un mur, une tarte qui dore : tout conspire à vous attendrir, laissez faire.',
    mars: '+begin L’élan tombe juste, ni trop ni trop peu. C’est un ciel pour entreprendre ce qui demandait un coup d’épaule, du grand rangement à la longue promenade.',
    jupiter:
      '+ Jupiter desserre la ceinture des heures et le rire vient facilement. Profitez de cette ampleur pour regarder vos soucis d’un peu plus haut.',
    saturn:
      '+ Une assise inattendue, comme une marche que le pied trouve dans le noir. Appuyez-vous sur vos habitudes les plus simples, elles tiennent.',
    uranus:
      '+ Un courant d’air neuf traverse la journée. Changez l’ordre des choses, dessert d’abord, ménage en musique, trajet à l’envers, et l’humeur fera des étincelles.',
    neptune:
      '+ La rêverie a le pied sûr, elle vous mènera quelque part. Suivez une mélodie, un parfum dans l’escalier, le souvenir d’une plage, sans demander la direction.',
    pluto:
      '+ Pluton, l’astre des forces enfouies, soutient la planète de votre signe. Une vieille retenue peut céder comme une porte qu’on croyait verrouillée et qui n’était que lourde.',
  },
  rulerTested: {
    sun: '- Plein Soleil et ombre courte : tout se voit, y compris l’impatience. Baissez un peu la visière, choisissez l’arbre plutôt que la place.',
    moon: '-wait Le cœur change de temps toutes les heures. Ne bâtissez rien sur une averse ; attendez que le ciel se décide, un thé entre les mains.',
    mercury:
      '- Les pensées se marchent sur les pieds comme à la sortie d’un métro. Laissez passer la foule, puis traversez avec celle qui a le visage le plus calme.',
    venus:
      '- Ni dedans ni dehors, ni salé ni sucré : rien ne plaît tout à fait. Cessez de choisir et offrez-vous du connu, qui console sans discours.',
    mars: '- Ça frotte. Desserrez les poings, le col, l’horaire, et versez l’excès dans une longue marche ou un sol à laver.',
    jupiter:
      '- Trop d’invitations, trop d’idées, trop de tout : le vase déborde avec le sourire. Retirez une fleur, puis une autre, jusqu’à revoir le bouquet.',
    saturn:
      '-wait Saturne met du plomb dans les semelles de la planète de votre signe. Raccourcissez l’étape au lieu de forcer, et comptez chaque borne pour une petite victoire.',
    uranus:
      '- Sonnerie, contretemps, changement de quai : l’attention vole en confettis. Ramassez-en une poignée, et refaites une chose du début à la fin.',
    neptune:
      '-wait Brouillard sur la chaussée, les contours hésitent. Roulez lentement dans votre journée, feux allumés, et remettez les grandes décisions à un temps plus clair.',
    pluto:
      '-wait Une vague monte de très loin et voudrait tout emporter. Laissez-la passer sans rien décider : une fois retirée, elle aura fait de la place.',
  },
  retrograde: {
    mercury: [
      '= Mercure paraît reculer et l’esprit revient sur ses pas. Tant mieux : il avait laissé derrière lui un livre ouvert, une idée tiède, une amitié à rappeler.',
      '- On bafouille, on se répète, on cherche ses lunettes posées sur le front. Prenez ce ralenti pour ce qu’il est, une invitation à relire le monde.',
    ],
    venus: [
      '- Les plaisirs connus reprennent l’avantage, car Vénus recule dans le ciel. Remettez la vieille chanson, le pull râpé, le sentier appris par cœur.',
      '- Rien ne semble assez beau, et surtout pas le reflet. Laissez les miroirs tranquilles quelque temps ; la douceur se cherche mieux dans les voix.',
    ],
    mars: [
      '-wait Le moteur tourne, la voiture n’avance guère. Levez le pied sans vous en vouloir, et profitez-en pour écouter ce qui cliquette.',
      '-wait Avec Mars à reculons, l’élan fait demi-tour vers d’anciens chantiers. Reprenez un geste abandonné, un instrument, un cahier d’exercices, au rythme qui vous va.',
    ],
  },
}
