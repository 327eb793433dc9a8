import type { SeedCard } from '../kinds.ts'

export const amours2: readonly SeedCard[] = [
  {
    slug: 'le-secret',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Secret : un coffret, une rose, le droit de se taire',
    description:
      'Une rose pendue au-dessus d’un coffret clos : confidence, intimité, vérité gardée pour le bon moment. Comment lire Le Secret sans soupçon.',
    image: `Une rose pend à une ficelle, tête en bas. On l’accrochait ainsi jadis au-dessus des tables où l’on voulait parler librement ; ce qui se disait sous la rose ne sortait pas de la salle. Dessous, un coffret est fermé. Aucune clef alentour.

Du couvercle dépasse un bout de ruban. L’œil s’y accroche, comme il se doit, et l’on se surprend à vouloir tirer.`,
    upright: `Tout ce qui se cache n’est pas coupable. On garde pour soi un chagrin, un projet trop jeune, un prénom que l’on se répète ; on a raison, l’air du dehors les fanerait. Le Secret protège cette chambre-là, et réclame que vous respectiez celle d’autrui.

Il existe une autre sorte de coffret : celui qui occupe toute la pièce et autour duquel on marche de biais. Vous reconnaîtrez la vôtre à ce qu’elle coûte. Un secret heureux tient chaud. Un secret lourd oblige à inventer, à se souvenir de ce que l’on a inventé, à éviter telle rue.

Le ruban dit que la chose voudrait sortir. Encore faut-il choisir l’oreille. Une confidence est un cadeau encombrant ; offrez-la à qui a de la place.`,
    reversed: null,
    love: `Quelqu’un éprouve plus qu’il ne montre. Peut-être vous. Un amour tu a sa beauté tant qu’il vous nourrit ; lorsqu’il vous vide, préparez une phrase simple et acceptez d’avance les deux réponses.

Dans un couple, distinguez le jardin privé de la dissimulation. Le premier appartient à chacun, lettres, pensées, amitiés ; la seconde concerne ce qui engage l’autre à son insu. Si le doute vous ronge, posez votre question au lieu de fouiller. Une poche retournée donne un papier, jamais la paix.

Une liaison qui ne peut se montrer demande de la lucidité : à qui profite l’ombre, et combien de temps encore la voulez-vous ?`,
    work: 'Gardez un peu d’avance sur ce que vous annoncez. Une idée exposée trop tôt se fait meubler par les autres. Ne devenez pas non plus le tiroir du bureau, celui où chacun dépose ses plaintes ; vous avez le droit de répondre que vous préférez ne pas savoir.',
    money:
      'Une cachette n’est pas une réserve. Ce que vous mettez de côté pour vous, avec un but, relève de votre liberté ; ce qui pèse sur un budget commun finit par se voir au mur comme une tache d’humidité. Avouez d’abord le chiffre, les raisons viendront après, et la conversation sera plus courte que prévu.',
    advice:
      'Faites l’inventaire de ce que vous taisez, en trois mots au plus par ligne. Mettez une rose devant ce qui vous appartient, un ruban devant ce qui appelle une oreille. Pour ces dernières lignes, cherchez quelqu’un d’aimant, de discret, et qui n’ait rien à gagner.',
    kin: [
      { slug: 'la-clef', line: 'La Clef ouvre ce qui attendait ; le coffret rappelle que l’on peut ne pas ouvrir.' },
      { slug: 'la-lettre', line: 'Le pli part vers quelqu’un, la confidence cherche encore son oreille.' },
      { slug: 'le-masque', line: 'Se taire protège un trésor, se déguiser protège une peur.' },
    ],
    symbols: [
      { x: 50, y: 66, title: 'Le coffret sans clef', line: 'Ce qui est à vous ne s’ouvre que du dedans.' },
      { x: 50, y: 28, title: 'La rose suspendue', line: 'La parole libre, promise à ne pas quitter la pièce.' },
      { x: 72, y: 58, title: 'Le bout de ruban', line: 'Ce qui demande doucement à être su.' },
    ],
  },
  {
    slug: 'le-retour',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Retour : l’hirondelle reconnaît la maison',
    description:
      'Une hirondelle regagne son nid sous le toit : souvenir, réconciliation, recommencement. Ce que Le Retour dit d’un amour ancien, et de vous.',
    image: `Ailes en faucille, une hirondelle arrive. Elle vise un nid de terre collé sous l’avancée du toit, un nid de l’an dernier, un peu ébréché. Loin en bas, des collines et une rivière racontent la distance : il a fallu passer au-dessus de tout cela.

Rien ne prouve que ce soit la même bête. Les paysans le croyaient, et ils laissaient la fenêtre de l’étable ouverte au mois d’avril, par égard.`,
    upright: `Quelque chose revient. Un prénom dans une conversation, une musique, une façon de pencher la tête ; quelquefois la personne elle-même, au bout du quai. Le Retour n’affirme pas que l’on vous aimera de nouveau. Il constate que le chemin existe et que des ailes s’en souviennent.

Regardez le nid : il a servi, il faudra y remettre de la boue et du duvet. Nul ne retrouve la même saison. Ceux qui reprennent à la page où ils s’étaient arrêtés se heurtent à la raison pour laquelle ils avaient fermé le livre.

Le mouvement peut aussi vous ramener à vous, à une passion délaissée, à une ville, à un rire que l’on vous connaissait. Ces retrouvailles-là ne dépendent de personne, et elles sont rarement décevantes.`,
    reversed: null,
    love: `Un ancien amour occupe le ciel. Avant d’ouvrir, souvenez-vous de trois choses : ce qui vous manquait alors, ce qui vous blessait, ce qui a réellement changé depuis, dans les faits. Si la dernière liste est vide, saluez l’oiseau depuis la cour.

Quand deux êtres se rapprochent après une brouille, la carte propose d’inventer une règle neuve, une seule, au lieu de signer l’ancien traité. Et si l’on ne revient pas, elle vous rend au moins votre fenêtre : vous pouvez la laisser entrouverte, ou la fermer parce que le soir fraîchit. Dans les deux cas, la maison reste la vôtre.`,
    work: 'Un projet mis en sommeil redevient possible. Un employeur, un client, un camarade de formation rappelle ; écoutez ce qu’il propose à la personne que vous êtes maintenant. Dans vos semaines, réinstallez une habitude heureuse que le déménagement, l’enfant ou la fatigue avait emportée.',
    money:
      'Les affaires anciennes se prêtent à un règlement : caution jamais réclamée, prêt entre amis, objet laissé chez quelqu’un. Écrivez avec douceur, une date, un montant, un merci. Ce qui ne reviendra pas peut être rayé, et la place libérée dans la tête vaut bien quelque chose.',
    advice:
      'Retournez, sans compagnie, dans un lieu où vous avez aimé. Asseyez-vous vingt minutes. Comptez ce que vous reconnaissez, puis ce qui a changé, en vous comptant dans la liste. Vous rentrerez avec une réponse, ou avec l’envie d’un autre chemin.',
    kin: [
      {
        slug: 'l-attente',
        line: 'Une chaise face à la route, une aile au-dessus : la question et sa réponse possible.',
      },
      { slug: 'l-absence', line: 'L’assiette retournée peut se remettre à l’endroit, si tout le monde a faim.' },
      { slug: 'le-carrefour', line: 'Revenir est aussi une direction que l’on choisit.' },
    ],
    symbols: [
      { x: 36, y: 42, title: 'L’hirondelle', line: 'Un élan ancien qui retrouve sa route.' },
      { x: 72, y: 22, title: 'Le nid ébréché', line: 'La place existe encore, elle demande des soins.' },
      { x: 40, y: 76, title: 'Les collines', line: 'Tout ce qu’il a fallu traverser entre-temps.' },
    ],
  },
  {
    slug: 'l-absence',
    deck: 'l-oracle-de-vos-amours',
    title: 'L’Absence : la place vide et ce qu’elle éclaire',
    description:
      'Deux couverts, une assiette retournée, une bougie : manque, éloignement, deuil d’une histoire. Une lecture douce de la carte de L’Absence.',
    image: `On avait mis la table pour deux. Une assiette attend à l’endroit ; l’autre a été retournée, comme on le fait quand un convive prévient qu’il ne viendra pas. Entre elles, une bougie a brûlé jusqu’à sa moitié. Un dossier de chaise se découpe derrière, seul.

Pas une miette. La scène est propre, ordonnée, presque tendre : celui qui reste a pris soin de ne rien jeter.`,
    upright: `Le manque a une forme exacte, celle de la personne. On la retrouve au creux d’un coussin, dans la deuxième tasse que l’on sort encore par erreur. L’Absence ne console pas trop vite. Elle s’assied en face et laisse la bougie faire son travail.

Elle distingue plusieurs vides. Celui d’un être aimé qui vit ailleurs. Celui d’un amour fini que le corps n’a pas encore appris. Celui, plus sourd, d’une présence physique qui ne vous regarde plus. Chacun réclame un geste différent, et le premier consiste à le nommer justement.

Un vide n’est pas une faute à réparer. Il peut devenir une chambre d’ami, un silence fertile, un peu de place pour respirer. Cela vient à son heure.`,
    reversed: null,
    love: `Quelqu’un vous manque, et vous avez le droit de le dire sans qu’on vous secoue. Si cette personne est loin mais présente, cherchez des rites : la même lecture, la même lune regardée à dix heures, une photo par jour de choses sans importance.

Si l’histoire est close, laissez l’assiette retournée autant qu’il faudra, puis rangez-la un matin, sans cérémonie. À deux et pourtant solitaire, parlez de la place vide plutôt que de celui qui ne la remplit pas : « tu me manques » ouvre mieux que « tu n’es jamais là ».`,
    work: 'Un départ dans l’équipe, une voix familière en moins, et les journées sonnent creux. Accordez-vous de travailler plus doucement pendant quelque temps. Entourez vos repas : une table partagée deux fois par semaine, même bruyante, même avec des gens que l’on connaît peu, tient mieux chaud qu’un écran allumé.',
    money:
      'Le manque achète volontiers, tard le soir, des objets sans nécessité. Prévoyez un petit plaisir choisi d’avance, qui vous évitera les gros hasards. Si une séparation oblige à refaire les comptes, procédez par morceaux, une facture par jour, et faites-vous accompagner pour les papiers qui serrent la gorge.',
    advice:
      'Ce soir, allumez une vraie bougie et parlez à voix haute à la personne absente, deux minutes. Racontez-lui votre journée, pas votre peine. Soufflez ensuite. Et si le vide devient trop grand pour une seule table, appelez quelqu’un qui vous aime : il ne faut pas d’autre raison.',
    kin: [
      {
        slug: 'le-silence',
        line: 'Rien à entendre d’un côté, personne à voir de l’autre ; on les guérit différemment.',
      },
      { slug: 'la-maison', line: 'La demeure garde les deux chaises, la table raconte qui s’y assied.' },
    ],
    symbols: [
      { x: 66, y: 58, title: 'L’assiette retournée', line: 'Une place que l’on garde sans y servir.' },
      {
        x: 50,
        y: 34,
        title: 'La bougie à moitié',
        line: 'Le temps passé et celui qui reste brûlent de la même flamme.',
      },
      { x: 74, y: 36, title: 'Le dossier de chaise', line: 'La forme du manque, vue de face.' },
    ],
  },
  {
    slug: 'la-blessure',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Blessure : l’entaille et la résine',
    description:
      'Un tronc entaillé, des gouttes de résine, une pousse verte : ancienne peine, sensibilité, manière de cicatriser. La vingtième carte, tout en douceur.',
    image: `Le tronc occupe toute la largeur. À hauteur de cœur, une entaille ; de cette entaille perle une résine épaisse, presque dorée, qui coule et qui ferme en même temps. Autour, l’écorce s’est bombée en lèvre. Au pied, une petite pousse regarde ailleurs.

L’arbre est debout. Il faut le dire, parce qu’on l’oublie en fixant l’entaille. Les veines du bois, gravées en ondes, contournent le coup reçu comme un ruisseau contourne une pierre, puis reprennent leur montée.`,
    upright: `Il y a longtemps, quelqu’un a passé là, avec une lame ou sans le vouloir. La Blessure ne cherche pas le coupable. Elle pose un doigt à côté de l’endroit sensible et demande : comment vous y prenez-vous pour que cela ne vous touche plus ?

Les réponses varient. Les uns plaisantent, d’autres partent les premiers, d’autres encore aiment sans jamais demander. Ces habiletés vous ont servi. Quelques-unes serrent maintenant plus qu’elles ne protègent.

Un arbre ne redevient pas lisse. Il fabrique de la matière, il s’arrondit, il grandit d’un côté puis de l’autre. La lèvre d’écorce sera un jour le point le plus dur du tronc, et les enfants y poseront le pied pour grimper.`,
    reversed: null,
    love: `Une réaction vive, disproportionnée, a révélé l’endroit. Racontez-en l’origine à la personne qui partage votre vie, non pour qu’elle répare, afin qu’elle sache où ne pas appuyer. Demandez-lui la sienne. Deux cartes de cicatrices échangées valent un long serment.

Quand on recommence après une peine, on inspecte le moindre couteau à beurre. Avancez à votre allure, dites votre prudence à voix haute, et observez qui respecte l’allure. Une blessure que l’on vous fait encore, aujourd’hui, par des mots, des menaces ou des gestes, n’a rien d’une épreuve amoureuse : confiez-la sans tarder à une personne sûre.`,
    work: 'Une remarque ancienne, « ce métier n’est pas pour vous », travaille sous l’écorce et vous retient de lever la main. Vérifiez-la au présent : qui l’a dite, que savait-il, que savez-vous désormais ? Dans la vie de tous les jours, ménagez vos bords ; une sortie refusée n’offense personne.',
    money:
      'Certains dépensent pour effacer une humiliation d’enfant, d’autres se privent pour ne jamais la revivre. Regardez votre rapport à l’argent comme une cicatrice, avec curiosité. Il raconte une histoire que personne ne vous a demandée, et que vous pourriez écrire.',
    advice:
      'Pensez à une peine dont vous pouvez maintenant parler sans trembler. Notez ce qui l’a rendue supportable : une amie, un chien, un livre, le temps. Vous tenez là votre résine. Servez-vous-en pour la peine plus récente, par petites couches, sans gratter.',
    kin: [
      { slug: 'la-reparation', line: 'L’une reconnaît l’entaille, l’autre cherche les agrafes.' },
      { slug: 'l-orage', line: 'Le vent n’a pas fait la marque, il la rappelle.' },
      { slug: 'la-main-tendue', line: 'Accepter qu’on approche de l’endroit sensible : la moitié du chemin.' },
    ],
    symbols: [
      { x: 50, y: 44, title: 'La résine', line: 'Ce qui coule est aussi ce qui ferme.' },
      { x: 36, y: 36, title: 'La lèvre d’écorce', line: 'Autour du coup reçu, une force s’est formée.' },
      { x: 66, y: 76, title: 'La pousse verte', line: 'La vie ne s’est pas arrêtée à l’entaille.' },
    ],
  },
  {
    slug: 'la-reparation',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Réparation : les agrafes et les cerises',
    description:
      'Un bol fêlé, recousu d’agrafes, plein de cerises : le pardon lent, le lien réparé, la trace assumée. Lire La Réparation en amour.',
    image: `Au temps des raccommodeurs de faïence, un homme passait dans les rues et, pour quelques sous, recousait les plats avec des agrafes de fer. Le bol que voici porte les siennes, régulières, le long d’une fêlure. À côté, l’archet à percer et un rouleau de fil.

Dans le bol, des cerises jusqu’au bord. Voilà ce que l’image veut prouver : il tient.`,
    upright: `Réparer prend plus de temps que casser. La carte vous prévient avec le sourire d’un artisan : il faudra percer de petits trous, réunir les bords sans forcer, attendre, essayer avec de l’eau. L’objet aura une couture visible et, si l’ouvrage est bien mené, une seconde carrière.

Elle suppose que les morceaux soient là. On ne recolle pas un vase dont l’une des moitiés est partie en voyage. Regardez donc ce qui reste des deux côtés : du désir, du respect, une envie de rire ensemble, quelqu’un qui dit « j’ai eu tort ».

Si rien de tout cela ne se retrouve au fond du tiroir, la réparation change d’objet. Elle devient la vôtre, et c’est un beau chantier.`,
    reversed: null,
    love: `Une excuse juste comporte trois pièces : ce que j’ai fait, ce que cela vous a coûté, ce que je change. Le « si je vous ai blessé » n’en fait pas partie. Offrez-la complète, ou recevez-la sans exiger de médaille pour votre patience.

Après une trahison ou un long froid, reprenez par un usage : une cuisine, une marche, un film du jeudi. La confiance se remet en service à petites charges, bol à moitié plein. Et souvenez-vous que pardonner n’oblige pas à reprendre la vie commune ; on peut rendre l’objet solide et le poser sur une autre étagère.`,
    work: 'Une erreur, la vôtre ou celle d’un autre, se rattrape mieux en plein jour. Dites ce qui s’est passé, proposez un correctif, passez à la suite. Dans l’appartement, faites enfin réparer ce tiroir, cette lampe, cette bicyclette : vous y gagnerez l’étrange bonne humeur de ceux qui ne jettent pas.',
    money:
      'Avant de remplacer, demandez un devis de réparation. La règle vaut pour les chaussures et pour les accords d’argent entre proches, dont il suffit souvent de resserrer une vis : une échéance reculée, un partage revu, une gratitude dite. Le neuf coûte cher et ne connaît pas vos mains.',
    advice:
      'Choisissez une fêlure, la plus petite, dans votre maison ou dans une amitié. Réparez-la cette semaine, sans chercher l’invisible. Posez ensuite dedans quelque chose de bon. On ne connaît la solidité d’une couture qu’en s’en servant. Mangez les cerises, gardez le bol.',
    kin: [
      { slug: 'la-blessure', line: 'L’arbre cicatrise seul, le bol a besoin de mains.' },
      { slug: 'le-fil', line: 'Ce qui unit les boutons ressemble à ce qui ferme la fêlure.' },
      { slug: 'le-pont', line: 'De chaque côté d’une cassure, il y a une rive.' },
    ],
    symbols: [
      { x: 46, y: 48, title: 'Les agrafes', line: 'La couture se voit, et elle tient.' },
      { x: 50, y: 30, title: 'Les cerises', line: 'La preuve par l’usage : ce qui est réparé sert encore.' },
      { x: 76, y: 72, title: 'L’archet et le fil', line: 'L’outillage patient des réconciliations.' },
    ],
  },
  {
    slug: 'l-anneau',
    deck: 'l-oracle-de-vos-amours',
    title: 'L’Anneau : le cercle, la rose et les épines',
    description:
      'Un anneau pendu à un rameau d’églantier : l’alliance, le choix renouvelé, la liberté dans le lien. Signification de L’Anneau.',
    image: `Un anneau tout simple pend à un rameau d’églantier. Qui l’a laissé là ? Un promeneur distrait, peut-être, ou quelqu’un qui voulait qu’on le trouve. Une fleur s’est ouverte à gauche, cinq pétales sans façon ; à droite, les épines sont gravées avec une netteté de dentelière.

Le cercle ne touche pas les épines. Il faudrait pourtant passer la main entre elles pour le prendre.`,
    upright: `Le rond n’a ni début ni fin, d’où sa réputation de serment. L’Anneau traite en effet d’alliance : ce que deux libertés décident ensemble, en connaissance de cause, y compris des épines. Mariage, vie commune, pacte secret, amitié de quarante ans, toutes les formes lui conviennent.

Il a une exigence, la réciprocité. Un cercle porté par un seul doigt n’encercle que lui. Demandez-vous ce que l’autre a promis pour de bon, et ce que vous avez promis à sa place.

Enfin, l’objet est creux. On aime l’oublier. Au centre d’un engagement se trouve un espace vide, assez large pour un doigt, et c’est par là que l’on respire. Les vieux mariés le savent bien : le métal s’amincit, le doigt se creuse, et chacun finit par porter la marque de l’autre sans plus la sentir.`,
    reversed: null,
    love: `L’histoire demande à se définir. Ce mot fait peur aux uns, il apaise les autres ; voyez lequel de vous deux tremble et parlez-en d’abord à celui-là. Un oui prononcé sous la pression se dévisse tôt ou tard.

Couples confirmés, choisissez-vous de nouveau : un repas, une date, une phrase inédite sur ce que l’autre est devenu. Le vœu d’origine concernait deux personnes plus jeunes. Pour un cœur sans attache, la carte conseille de cueillir la fleur avant de rêver au métal, et de ne pas s’étonner si l’églantier griffe un peu les manches.`,
    work: 'Association, contrat long, serment d’une équipe : le pacte est près d’être conclu, regardez-en l’intérieur. Les clauses de sortie honorent autant que les clauses d’entrée. Au quotidien, certaines fidélités minuscules vous définissent, le même banc, la même boulangère, un club du jeudi. Elles méritent d’être protégées des agendas.',
    money:
      'S’unir touche aux biens, et l’élégance consiste à en parler avant les fleurs. Régime, parts, dettes de chacun : une heure avec une personne du métier vous donnera une langue commune. L’amour n’a jamais souffert d’une question claire ; il souffre des réponses devinées.',
    advice:
      'Demandez à la personne concernée, ou écrivez pour vous : à quoi disons-nous oui, cette année ? Trois lignes suffisent. Relisez-les dans douze mois. L’or le plus pur ne brille que par le frottement de tous les jours.',
    kin: [
      { slug: 'la-promesse', line: 'Le nœud de coton vient avant le cercle de métal.' },
      { slug: 'l-ancre', line: 'S’engager, se fixer : deux verbes voisins que l’on gagne à distinguer.' },
      { slug: 'la-balancoire', line: 'Un cœur qui oscille se demande à quel rameau suspendre l’anneau.' },
    ],
    symbols: [
      { x: 50, y: 46, title: 'Le cercle vide', line: 'L’alliance garde en son centre un espace libre.' },
      { x: 28, y: 26, title: 'L’églantine', line: 'La joie sans apprêt du premier consentement.' },
      { x: 70, y: 62, title: 'Les épines', line: 'Ce que l’on accepte en connaissance de cause.' },
    ],
  },
  {
    slug: 'la-flamme',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Flamme : nourrir le feu sans brûler la maison',
    description:
      'Deux bûches, une flamme, un soufflet : désir, passion, chaleur à entretenir. Comment comprendre La Flamme dans une histoire qui dure ou qui commence.',
    image: `Deux bûches s’appuient l’une sur l’autre dans l’âtre. De leur rencontre monte une seule flamme, haute, droite, qui n’appartient ni à la première ni à la seconde. Sur le côté, un soufflet de cuir, la buse posée contre le chenet.

Le fond est noir. Le burin n’a laissé de blanc que pour la lumière, et toute la chaleur de la carte vient de cette économie.`,
    upright: `Voici le désir, nommé sans détour. Celui des corps, certes, et aussi celui qui vous fait lever tôt, traverser la ville, apprendre une chanson dans une langue que vous ne parlez pas. La Flamme réveille ; on s’aperçoit qu’on avait froid.

Elle a ses lois. Deux bûches trop serrées s’étouffent, trop écartées elles noircissent chacune de son côté. L’intervalle, cette petite place où passe l’air, fait plus pour le feu que la quantité de bois.

Le soufflet sert à ranimer, il sert mal à commander. Qui active sans cesse n’a bientôt devant lui que de la cendre chaude, agréable à la main d’ailleurs, et dont on peut refaire un départ.`,
    reversed: null,
    love: `L’attrait est vif et il n’a pas à se justifier. Laissez-lui de l’oxygène : une vie à vous, des soirs sans nouvelles, la surprise de se manquer. Une passion qui exige tout à la fois brûle son meilleur bois en une semaine.

Au long cours, le feu se couve. Remuez la braise par de petites audaces, une caresse inattendue, un compliment direct, une porte fermée à clef un dimanche après-midi. Parlez du désir quand il va bien, cela vous donnera des mots pour le jour où il ira moins bien. Et que chacun garde la liberté de dire non, sans quoi le oui s’éteint.`,
    work: 'L’enthousiasme vous porte, il chauffe aussi les voisins. Profitez-en pour lancer ce qui exigeait du courage, puis passez la main avant l’épuisement. Un feu sans garde-corps finit par manger les soirées ; fixez l’heure où l’on couvre la braise, et dînez.',
    money:
      'Ce que l’on désire ardemment paraît toujours nécessaire. Laissez passer trois nuits entre l’étincelle et la caisse. Offrez plutôt de la présence : une soirée au coin d’un vrai feu, quelques marrons, un plaid emprunté. La mémoire retient la chaleur et oublie très vite le prix.',
    advice:
      'Retrouvez ce qui vous allumait avant que l’on ne vous demande d’être raisonnable. Donnez-y une heure, soufflez doucement, sans viser la performance. Si la chaleur revient, vous saurez quoi mettre ensuite : une bûche à la fois, en croix. Prévoyez aussi ce qui restera quand la flamme baissera, une conversation, un livre à deux.',
    kin: [
      { slug: 'la-danse', line: 'Le jeu met le feu aux joues, l’âtre le garde pour la nuit.' },
      { slug: 'la-lampe', line: 'La même lumière, l’une pour sentir, l’autre pour lire.' },
    ],
    symbols: [
      { x: 50, y: 40, title: 'La flamme unique', line: 'Elle naît de deux présences et n’est à aucune.' },
      { x: 50, y: 68, title: 'Les bûches appuyées', line: 'Le soutien, avec l’espace qu’il faut pour l’air.' },
      { x: 80, y: 70, title: 'Le soufflet', line: 'De quoi ranimer, à condition de ne pas s’acharner.' },
    ],
  },
  {
    slug: 'la-maison',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Maison : deux cheminées, une seule fumée',
    description:
      'Un toit, une fenêtre éclairée, un banc à deux places : foyer, intimité, vie commune à inventer. La vingt-quatrième carte expliquée.',
    image: `Petite, trapue, la maison a deux cheminées. Leurs fumées montent séparément puis se mêlent en un seul panache, très haut. Une fenêtre est éclairée. À droite de la porte, un banc à deux places garde la trace d’un après-midi : le bois y est plus clair.

Le dessin tient dans un carré. Même les nuages ont l’air d’avoir été priés de rester à la porte.`,
    upright: `Où vous sentez-vous chez vous ? La réponse n’est pas toujours une adresse. La Maison parle d’un lieu où l’on peut poser son sac, mal chanter, pleurer sans préface. Parfois c’est une cuisine, parfois une épaule.

Elle annonce moins un déménagement qu’une manière d’habiter : ensemble, seul, en famille recomposée, à mi-temps. Les deux cheminées affirment qu’il faut deux feux distincts pour que la fumée ait plaisir à se mêler.

Une demeure retient aussi des usages venus de loin. Qui coupait le pain chez vous, qui se taisait, qui avait le fauteuil ? Nos amours s’installent dans ces pièces-là avant d’en bâtir d’autres. Ouvrez les volets, faites le tour, gardez la belle armoire.`,
    reversed: null,
    love: `Le lien cherche un toit, au propre ou au figuré. Parlez des détails qui font rire et qui fâchent, la température de la chambre, le dimanche, les beaux-parents, le bruit. L’intimité se loge là, bien plus que dans les grandes déclarations.

Personne d’autre sous votre toit ? Meublez pour vous, avec une chaise de plus. Un intérieur aimé attire mieux qu’un intérieur en attente. Si le foyer a été éprouvé, recommencez par le banc : dix minutes côte à côte, le soir, sans ordre du jour, à regarder passer les chats. Les amis comptent parmi les murs porteurs : une porte où l’on sonne sans prévenir préserve bien des couples de l’étouffement, et bien des solitaires de la poussière.`,
    work: 'Le bureau envahit le salon, ou l’inverse. Dessinez une frontière, une lampe que l’on éteint, une porte que l’on tire, et apprenez-la à votre entourage. Vous travaillerez mieux dans une équipe où chacun a son crochet pour le manteau ; demandez le vôtre.',
    money:
      'Le toit est le premier poste d’un budget et le dernier dont on parle calmement. Mettez à plat loyer, charges, travaux, contributions ; prévoyez ce qui arrivera si l’un gagne moins. Ce calcul fait à deux, un jour tranquille, chauffe autant qu’un stère de hêtre.',
    advice:
      'Cette semaine, changez une pièce pour qu’elle vous ressemble davantage : un meuble déplacé, une couleur, un portrait retiré du mur. Invitez ensuite quelqu’un à y boire quelque chose. Une maison ne sait qu’elle est habitée que lorsqu’on y sonne.',
    kin: [
      { slug: 'le-jardin', line: 'Les murs protègent, la terre autour les rend vivants.' },
      { slug: 'le-seuil', line: 'La marche est le premier mot que prononce une demeure.' },
      { slug: 'l-ancre', line: 'S’abriter ou se fixer : la différence tient à la fenêtre.' },
    ],
    symbols: [
      { x: 50, y: 18, title: 'La fumée mêlée', line: 'Deux foyers distincts, un même ciel.' },
      { x: 36, y: 52, title: 'La fenêtre éclairée', line: 'Quelqu’un veille, ou quelqu’un est attendu.' },
      { x: 70, y: 70, title: 'Le banc', line: 'La conversation sans programme, côte à côte.' },
    ],
  },
  {
    slug: 'la-balancoire',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Balançoire : le cœur entre deux élans',
    description:
      'Une balançoire en plein mouvement, vide : hésitation, légèreté, va-et-vient des sentiments. Comment lire La Balançoire et retrouver son appui.',
    image: `Personne sur la planche, et cependant elle bouge. La balançoire a été saisie en plein vol, inclinée, ses deux cordes tendues ; on vient d’en sauter, ou le vent s’amuse. Les nœuds, là-haut, entourent une branche large comme un bras.

Sous elle, l’herbe est usée en ovale. Des centaines d’élans ont commencé au même endroit, d’un coup de talon.`,
    upright: `Oui le matin, non le soir. La Balançoire connaît bien ce cœur-là, qui monte à chaque message et redescend à chaque silence. Elle n’y voit pas une faiblesse. Osciller est la façon qu’a le sentiment de chercher sa verticale.

L’enfance est passée par ici. On se rappelle le ventre qui chatouille, le ciel entre les chaussures, et cette décision prise à toute vitesse de lâcher ou de tenir. Il reste quelque chose de joyeux dans votre hésitation ; ne la traitez pas uniquement en problème.

Quand le mouvement donne la nausée, il existe un moyen simple : cesser de pousser. La planche s’arrête d’elle-même, un peu à gauche, un peu à droite, puis au milieu.`,
    reversed: null,
    love: `Deux attirances, ou une seule qui souffle le chaud et le froid. Observez à quel moment vous êtes au sommet : auprès de cette personne, ou bien en l’imaginant ? Le renseignement vaut de l’or.

Avec un partenaire changeant, demandez un rythme que vous puissiez prévoir ; l’incertitude attache plus qu’elle ne rend heureux. Dans les couples gais, la carte accorde des vacances au sérieux : faites ensemble une chose inutile, en hauteur si possible. Et si l’on vous presse de choisir, répondez que vous descendrez lorsque vos pieds toucheront l’herbe. Nul n’a jamais bien choisi en plein vol, la tête renversée.`,
    work: 'Une offre ici, une envie là, et chaque avis reçu vous renvoie de l’autre côté. Suspendez la consultation générale. Écrivez deux journées types, heure par heure, dans l’une et l’autre situation ; votre corps votera pendant que vous écrivez. Ménagez aussi un vrai moment de jeu par semaine.',
    money:
      'Les mois fastes suivent les mois maigres et l’humeur les accompagne. Calculez une moyenne sur l’année, dépensez selon elle, et laissez les écarts à la branche. Si quelqu’un vous offre puis vous reproche, interrompez le va-et-vient : un cadeau qui revient en facture n’en était pas un.',
    advice:
      'Ne décidez rien au point le plus haut ni au point le plus bas. Attendez un jour plat, sans nouvelle ni contrariété, et posez-vous alors la question en marchant. La réponse arrivera d’un pas égal. Vous pourrez toujours, ensuite, remonter pour le plaisir du vent dans les cheveux.',
    kin: [
      {
        slug: 'le-carrefour',
        line: 'Osciller au-dessus du sol ou s’arrêter devant le poteau : deux hésitations, deux âges.',
      },
      { slug: 'la-danse', line: 'Le même rythme, une fois que l’on a trouvé l’autre.' },
    ],
    symbols: [
      { x: 62, y: 58, title: 'La planche inclinée', line: 'L’instant où l’élan n’a pas encore choisi.' },
      { x: 50, y: 20, title: 'Les deux nœuds', line: 'Ce qui tient, au-dessus des hésitations.' },
      { x: 44, y: 80, title: 'L’herbe usée', line: 'Le lieu des départs, et le sol qui vous attend.' },
    ],
  },
  {
    slug: 'la-main-tendue',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Main tendue : offrir, et laisser venir',
    description:
      'Une paume ouverte, des graines, un moineau qui se pose : aide, douceur, premier geste. Sens amoureux de La Main tendue.',
    image: `Sortie d’une manchette boutonnée, une main s’ouvre, paume au ciel. Quelques graines y sont posées, sept ou huit. Un moineau arrive ; ses ailes ne sont pas encore repliées, ses pattes touchent à peine le bout des doigts.

La main ne se ferme pas. Elle reste plate, et l’on sent à la tension du poignet combien cette immobilité coûte.`,
    upright: `Pour qu’un moineau vienne, il faut du grain, du calme et aucune arrière-pensée. Ce dernier point est le plus rare. La Main tendue propose un geste offert sans calcul, dont l’autre demeure libre, et vous rappelle que vous avez parfois été l’oiseau.

Donner se passe bien, en général. Recevoir embarrasse. Quelqu’un voudrait vous aider, et vous répondez que tout va bien d’une voix trop vive ; ou bien vous aidez tout le monde, à condition que personne ne vous rende la pareille. Examinez ce petit orgueil avec tendresse.

Une main ouverte ne retient pas. C’est sa force, et la seule manière connue de voir revenir ce qui a des ailes.`,
    reversed: null,
    love: `Faites le premier pas, et faites-le petit. Une proposition précise, facile à refuser, rassure davantage qu’une déclaration : un marché samedi, un disque prêté, une soupe pour celui qui tousse. Puis restez tranquille.

Après une brouille, l’offre la plus sobre est la meilleure. Dans la vie commune, apprenez ce qui aide vraiment l’autre au lieu de donner ce qui vous aiderait, vous. Si votre générosité sert à mériter l’affection, posez le sac de graines quelques jours ; ceux qui vous aiment se poseront sur une main vide. Enfin, quand on vous répond non, laissez la paume ouverte quelques secondes encore, sans rancune, par simple politesse envers votre propre élan.`,
    work: 'Un nouveau venu a besoin d’un guide, un collègue d’un coup d’épaule. Offrez une heure, annoncez sa fin. À l’inverse, demandez de l’aide avant le bord du gouffre : la plupart des gens sont flattés d’être sollicités et s’étonnent que l’on ait tant attendu.',
    money:
      'Prêtez ce que vous pourriez donner, et donnez ce que vous pourriez perdre. La formule est vieille, elle protège les amitiés. Ne prenez jamais à crédit pour secourir un inconnu qui vous charme à distance ; le cœur pressé d’argent se trompe de faim. Acceptez en revanche le déjeuner que l’on vous offre de bon cœur.',
    advice:
      'Une fois par jour pendant une semaine, acceptez une chose qu’on vous propose : une place assise, un compliment, un sac porté. Répondez merci et rien d’autre. Vous connaîtrez mieux, après cela, le poids exact d’un oiseau dans la paume.',
    kin: [
      { slug: 'la-rencontre', line: 'Le hasard approche deux êtres, la paume ouverte fait le pas suivant.' },
      { slug: 'la-blessure', line: 'Il faut beaucoup de confiance pour tendre le côté sensible.' },
      { slug: 'la-moisson', line: 'Les graines offertes viennent d’une récolte, et en préparent une.' },
    ],
    symbols: [
      { x: 40, y: 60, title: 'La paume ouverte', line: 'Offrir sans se refermer sur ce qui vient.' },
      { x: 58, y: 38, title: 'Le moineau', line: 'La confiance se pose d’elle-même, ou pas du tout.' },
    ],
  },
  {
    slug: 'la-barque',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Barque : avancer à deux rames',
    description:
      'Une barque sur l’eau lente, une rame dedans, une rame dehors : voyage à deux, lâcher-prise mesuré, direction. Sens de La Barque.',
    image: `Sur une rivière lente, une barque vue de trois quarts. L’une des rames trempe, l’autre est couchée au fond. Une lanterne éteinte pend à la proue, et des roseaux, sur la droite, cachent la berge. Où sont les rameurs ? Le graveur les a laissés à terre, ou bien c’est à vous de monter.

L’eau porte sans effort. De longues lignes horizontales la décrivent, et une seule se brise, autour de la rame.`,
    upright: `Il suffit d’une rame pour tourner en rond. La plaisanterie résume assez bien la carte : l’embarcation est bonne, la rivière navigable, manque un second effort, à votre gauche ou à votre droite. Demandez-vous lequel des deux côtés travaille.

La Barque aime le mouvement qui s’accorde au courant. Vous n’avez pas à pousser l’eau. Choisissez une rive, corrigez de temps en temps, laissez le paysage venir ; certaines traversées demandent surtout qu’on ne se lève pas au milieu.

La lanterne est prête pour la nuit. On peut partir sans connaître le dernier méandre, à condition d’avoir prévu de quoi regarder sa carte, et quelqu’un à qui passer la gourde.`,
    reversed: null,
    love: `Où va cette histoire, et qui rame ? Parlez de la direction avant de parler de l’allure. Deux personnes peuvent s’aimer beaucoup en visant des berges opposées, et s’épuiser à se trouver égoïstes.

Un début heureux se laisse porter ; ne sortez pas le compas dès le premier soir. Quand on traverse une passe difficile, rester dans le même bateau se prouve par des tours de rame : aujourd’hui moi, demain vous. S’il n’y a que vous à bord, la carte rappelle le plaisir d’une barque légère, qui accoste où elle veut et parle aux gens sur les pontons.`,
    work: 'Ne remontez pas toutes les rivières. Un changement de service, d’horaire, de méthode vous porte pour peu que vous teniez le cap ; résistez seulement là où le fond remonte. À la maison, partagez l’effort par quarts, comme en mer, au lieu de ramer tous deux puis de dormir tous deux.',
    money:
      'Dépensez au rythme du courant plutôt que par à-coups. Un voyage modeste, préparé ensemble, soude mieux qu’un grand séjour payé de travers. Pour un investissement commun, regardez d’abord comment on en débarque ; l’entrée est toujours bien indiquée. Quant aux vieilles dettes, on les dépasse méandre après méandre, à allure régulière.',
    advice:
      'Dessinez votre rivière, grossièrement. Placez le point de départ, l’endroit où vous êtes, trois choses visibles sur la rive. Montrez le croquis à la personne qui voyage avec vous, et voyez si elle dessine le même coude.',
    kin: [
      { slug: 'le-pont', line: 'Franchir l’eau d’un bloc ou la descendre : la traversée n’a pas une seule forme.' },
      { slug: 'l-ancre', line: 'La rame interroge le fer sur ce qu’il craint.' },
      { slug: 'le-carrefour', line: 'À l’embranchement des eaux, quelqu’un doit dire de quel côté.' },
    ],
    symbols: [
      { x: 24, y: 62, title: 'La rame à l’eau', line: 'Votre part de l’effort, et elle seule.' },
      { x: 60, y: 56, title: 'La rame couchée', line: 'La part que l’on n’a pas encore demandée.' },
      { x: 48, y: 34, title: 'La lanterne éteinte', line: 'Une prévoyance : la nuit viendra, sans malice.' },
    ],
  },
  {
    slug: 'la-moisson',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Moisson : recevoir ce que l’on a semé',
    description:
      'Une gerbe liée, une faucille posée, un coquelicot : gratitude, bilan heureux, amour qui donne ses fruits. Lecture de La Moisson.',
    image: `Liée d’une tresse de paille, une gerbe se tient debout toute seule. La faucille est par terre, tranchant tourné vers la souche, geste de gens prudents. Un coquelicot a été pris dans les épis sans que nul n’y songe ; il pend, rouge sûrement, gênant, splendide.

Le champ, derrière, est ras. On entend presque les cigales et la cruche que l’on débouche.`,
    upright: `Posez l’outil. Voilà l’ordre surprenant que donne La Moisson : quelque chose est mûr, cueilli, à vous, et vous continuez pourtant de courber le dos par habitude. Asseyez-vous contre la gerbe. Comptez.

Des années d’attention portent leur grain, une amitié devenue solide, un enfant qui raconte, un couple qui sait se disputer. Vous aviez oublié d’avoir semé. Il faut dire aussi ce qui n’a pas levé, sans amertume ; une rangée ratée apprend la terre.

Récolter engage enfin à partager. La part des glaneurs, jadis, se laissait au bord du champ ; qui aimez-vous assez pour lui laisser quelques épis, sans le dire ? Et si le grenier paraît plein d’un grain que vous n’aimez plus, vous pourrez semer autre chose à l’automne ; la terre, elle, ne tient pas rancune.`,
    reversed: null,
    love: `Vous récoltez ce qui ressemble à vos gestes. Une tendresse constante reçoit la sienne, peut-être sous une forme que vous n’aviez pas commandée : le coquelicot dans le blé. Remerciez précisément, « quand tu as fait cela, tel jour ».

Une relation parvenue à sa saison d’été réclame une fête, ou une décision qui l’honore. Si les fruits vous paraissent maigres, regardez loyalement ce qui fut planté par l’un et par l’autre. Et pour qui ferme un chapitre, la carte reconnaît le bon grain de cette histoire ; emportez-le, laissez la paille.`,
    work: 'Un travail ancien trouve sa reconnaissance ou son usage. Acceptez l’éloge sans le diviser par deux. C’est le moment de transmettre une méthode, d’écrire ce que vous savez faire, de prendre des congés avant le prochain labour. Même la terre a sa jachère, et personne ne la traite de paresseuse.',
    money:
      'Faites le bilan, il sera plus doux que redouté. Séparez trois tas : le grain à manger, la semence, la part offerte. Cette vieille division tient sur un ticket de caisse et règle bien des débats conjugaux. Aucune carte ne fait pousser les chiffres ; celle-ci apprend à les ranger.',
    advice:
      'Écrivez cinq récoltes de l’année, en amour au sens large. Pour chacune, nommez qui a semé avec vous et envoyez-lui un mot, ce soir, avant la vaisselle. Gardez le coquelicot pour la fin : la joie que vous n’aviez pas prévue.',
    kin: [
      { slug: 'le-jardin', line: 'Les pousses d’hier sont la gerbe de maintenant.' },
      { slug: 'l-aurore', line: 'Une fin de journée bien remplie, un matin tout neuf : elles se passent le relais.' },
    ],
    symbols: [
      { x: 50, y: 54, title: 'La tresse de paille', line: 'Ce qui lie la récolte vient de la récolte elle-même.' },
      { x: 26, y: 76, title: 'La faucille posée', line: 'Le droit de s’arrêter quand l’ouvrage est fait.' },
      { x: 62, y: 28, title: 'Le coquelicot', line: 'Le bonheur qui s’est invité sans être semé.' },
    ],
  },
  {
    slug: 'la-fenetre',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Fenêtre : l’air du dehors, la vue sur la suite',
    description:
      'Une croisée ouverte, un rideau au vent, un pot de basilic : désir d’ailleurs, ouverture, recul. La vingt-neuvième carte en clair.',
    image: `La croisée est grande ouverte et le rideau, au lieu d’entrer, s’envole vers l’extérieur : c’est la chambre qui respire. Sur le rebord, un pot de basilic. Au loin, une route monte une colline et disparaît derrière, avec cet air de savoir quelque chose.

Le cadre de la croisée redouble celui de la carte. On regarde une image qui regarde.`,
    upright: `De l’air. Avant toute interprétation, faites ce que dit la planche, levez-vous et ouvrez. La Fenêtre sort quand on a trop tourné dans la même pièce, avec la même pensée, le même prénom. Elle n’exige pas de partir. Elle rétablit un dehors.

Prendre du recul ressemble à cela : le corps est ici, les yeux vont jusqu’à la colline, et le souci retrouve sa taille. Une parole blessante entendue depuis la rue ne ferait pas lever la tête.

Le basilic mérite un mot. Il aime le bord, ni tout à fait dedans, ni tout à fait dehors ; on lui arrache une feuille en passant et il repousse. Certains bonheurs vivent ainsi, sur un rebord, à portée de doigts.`,
    reversed: null,
    love: `Un besoin d’espace se fait sentir, et ce n’est pas forcément un désamour. Dites-le comme on ouvre une croisée : sans claquer, en prévenant qu’il va faire frais. Une soirée séparée, un séjour chez une amie rendent parfois deux regards plus vifs.

Vous rêvez de quelqu’un de lointain ? Le rêve est joli, vérifiez qu’il existe un escalier. Quant aux cœurs libres, qu’ils fréquentent les bords, terrasses, quais, balcons, réunions où l’on ne connaît qu’une seule personne. La vue y est meilleure, et l’on peut refermer. Deux personnes accoudées au même rebord, regardant dehors, se parlent souvent mieux que face à face.`,
    work: 'Levez la tête du détail. Que verrait un visiteur en entrant dans votre journée ? Il demanderait sûrement pourquoi cette tâche existe encore. Formez-vous, lisez hors de votre domaine, déjeunez dehors. Une idée venue d’un autre métier entrera par le coin du rideau.',
    money:
      'Regardez l’année au lieu du mois. La colline paraît moins raide, certaines craintes s’aplatissent, une échéance oubliée devient visible de loin. Dans un couple, ce regard commun à douze mois calme mieux que les comptes du vendredi. Prévoyez l’argent d’un petit ailleurs, fût-ce un billet de train régional.',
    advice:
      'Chaque matin de cette semaine, ouvrez la même fenêtre pendant trois minutes, sans téléphone. Notez un détail nouveau, même une simple cheminée. Au septième jour, relisez, puis demandez-vous ce qui, dans votre vie affective, manquait d’air ; vous le saurez d’un trait, et vous choisirez jusqu’où ouvrir.',
    kin: [
      { slug: 'la-lampe', line: 'Clarté du soir, clarté du jour : on n’y lit pas les mêmes lignes.' },
      { slug: 'la-maison', line: 'Sans ouverture, un foyer devient une boîte.' },
      { slug: 'l-absence', line: 'Regarder loin console un peu de la chaise vide.' },
    ],
    symbols: [
      { x: 26, y: 36, title: 'Le rideau', line: 'La chambre respire ; ce qui était enfermé sort.' },
      { x: 64, y: 66, title: 'Le basilic', line: 'Les joies de rebord, modestes, qui repoussent.' },
      { x: 56, y: 34, title: 'La route', line: 'Un ailleurs possible, que rien n’oblige à prendre.' },
    ],
  },
  {
    slug: 'le-carrefour',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Carrefour : choisir sa route sans maudire les autres',
    description:
      'Un poteau à trois bras, un baluchon, des chemins : le choix amoureux, la liberté, le renoncement paisible. Tout comprendre du Carrefour.',
    image: `Trois bras de bois, et rien d’écrit dessus. Le poteau se dresse là où le chemin se partage ; à côté, une borne sert de siège à un baluchon noué au bout de son bâton. Sur le sentier de gauche, l’herbe est couchée : on y est passé, plus d’une fois.

Aucune ombre ne donne l’heure. Le marcheur a posé ses affaires, il est sans doute allé voir un peu plus loin.`,
    upright: `Trois routes, deux jambes. Choisir agace parce qu’il faut laisser, et que les routes laissées deviennent aussitôt les plus belles. Le Carrefour vous ôte une inquiétude : il n’existe pas de panneau caché. Les bras sont vierges pour tout le monde, c’est votre pas qui écrit.

Voyez l’herbe couchée à gauche. L’habitude indique une direction, forte, commode, peut-être juste. Sachez que vous la suivez, voilà tout, et vérifiez que vous l’aimez encore.

Quelquefois le vrai choix porte sur le bagage. Le baluchon était plein de choses destinées à une autre étape. Allégé, on marche dans n’importe quelle direction avec meilleure mine.`,
    reversed: null,
    love: `Deux êtres, ou deux manières d’aimer le même. Au lieu de peser les qualités de chacun, imaginez un mardi ordinaire dans trois ans : qui prépare le café, de quoi parlez-vous, à quoi ressemblent vos mains ? L’image la plus paisible mérite un détour.

Dans une histoire à la croisée, enfant, départ, mariage, séparation, prenez le temps d’arpenter quelques mètres de chaque sentier, ensemble si l’on peut. Personne ne vous demande de savoir, on vous demande de ne pas faire semblant. Ce que vous quittez garde sa valeur ; remerciez-le avant de tourner. Personne n’emporte un chemin dans sa poche, et celui-ci sera encore là demain matin.`,
    work: 'Plusieurs voies se valent, la décision dépend donc de vous et plus du tableau de comparaison. Fixez une date, écoutez deux avis, jamais dix. Un essai de quelques semaines, un remplacement, une formation courte permettent de fouler la route avant d’y transporter ses meubles.',
    money:
      'Tout choix a un prix, y compris celui de rester. Écrivez les trois additions, même grossières, dont celle que l’on ne fait jamais : combien vous coûte l’hésitation elle-même, en temps, en sommeil, en frais doubles. Le chiffre ne décidera pas. Il ôtera un peu de brouillard.',
    advice:
      'Allez marcher jusqu’à un vrai croisement. Prenez le premier côté qui vous tente, cent pas, et notez si vous respirez mieux ou si vous vous retournez. Refaites tranquillement l’essai vers l’autre bord, sans tricher. Le corps n’a pas le dernier mot ; il a souvent le premier.',
    kin: [
      { slug: 'la-balancoire', line: 'Avant de marcher, on oscille ; avant de choisir, on joue.' },
      { slug: 'la-rencontre', line: 'Là où les chemins se coupent, il arrive que l’on se salue.' },
      { slug: 'le-seuil', line: 'Une fois la route prise, reste à pousser la porte.' },
    ],
    symbols: [
      { x: 50, y: 28, title: 'Les bras sans nom', line: 'Rien n’est écrit : c’est le pas qui nomme la route.' },
      { x: 68, y: 70, title: 'Le baluchon', line: 'Ce que l’on porte, et que l’on peut alléger.' },
      { x: 24, y: 74, title: 'L’herbe couchée', line: 'L’habitude a déjà choisi ; on a le droit de la contredire.' },
    ],
  },
  {
    slug: 'le-masque',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Masque : ce que l’on cache pour mieux plaire',
    description:
      'Un loup de velours devant une bougie : séduction, pudeur, faux-semblant, sincérité. Comment lire Le Masque sans accuser personne.',
    image: `Un loup de velours pend à un clou, par le bord. Derrière lui, une bougie, de sorte que les deux trous des yeux sont pleins de lumière : le masque regarde, alors que personne ne le porte. Son ruban s’est dénoué. Sur la tablette, une fleur a séché depuis le bal.

On revient de fête. Le visage, lui, est allé dormir sans se montrer.`,
    upright: `Au bal, chacun savait que l’autre se déguisait, et c’était charmant. Le trouble commence le lendemain, quand l’un des danseurs garde son loup pour le petit déjeuner. Le Masque interroge cette persistance : que montrez-vous encore par habitude, par peur de décevoir, par lassitude ?

Il vise rarement le mensonge. Plus souvent une armure fine, l’humour perpétuel, la serviabilité, la désinvolture. On a oublié qu’on l’avait mise, et l’on s’étonne de ne pas être touché.

La bougie, elle, brûle derrière et traverse. Votre vérité se voit déjà par les deux trous. Ceux qui vous aiment l’ont aperçue et ils sont restés ; cela devrait rendre le ruban plus facile à défaire.`,
    reversed: null,
    love: `Séduire autorise le jeu, durer demande un visage. Osez montrer une imperfection choisie : un goût ridicule, une crainte, votre logis un soir de désordre. La réaction vous renseignera mieux qu’un an de belles soirées.

Quelqu’un, autour de vous, paraît trop lisse ? Ne l’arrachez pas à son velours, posez des questions simples et regardez si les réponses se rejoignent. Une personne qui refuse toujours de se montrer, d’un appel, d’une adresse, d’un ami commun, laisse à votre prudence le soin de conclure. Dans un couple, offrez-vous une heure sans rôle, ni parent, ni gestionnaire, ni blessé. La pudeur n’est pas en cause : on peut se montrer peu à peu, par petites ouvertures.`,
    work: 'La fonction a son costume et il n’y a pas de mal à l’enfiler. Retirez-le vraiment en partant. Si vous jouez l’assurance à longueur de semaine, choisissez un allié à qui dire « je ne sais pas ». Ce mot-là, prononcé au bon endroit, ôte dix kilos de velours.',
    money:
      'Le train de vie est un déguisement coûteux. Rien ne vous oblige à confesser vos chiffres, mais payer pour tenir un rang devant un amour naissant prépare une gêne plus grande. Proposez ce que vous pouvez réellement offrir, avec panache ; la franchise a beaucoup d’allure.',
    advice:
      'Repérez, dans une conversation de la journée, l’instant précis où votre voix change. Que craigniez-vous que l’on voie ? Écrivez-le sans commentaire. Le soir, face à une glace, dites la phrase que vous auriez prononcée tête nue, et gardez-la pour la prochaine fois.',
    kin: [
      { slug: 'le-miroir', line: 'Devant la glace, un déguisement ne trompe que par politesse.' },
      { slug: 'le-regard', line: 'L’œil sait attendre que l’on dénoue son ruban.' },
      { slug: 'le-secret', line: 'On se voile pour paraître, on se tait pour préserver.' },
    ],
    symbols: [
      { x: 50, y: 36, title: 'Les yeux de lumière', line: 'La vérité passe par les ouvertures du masque.' },
      { x: 66, y: 62, title: 'Le ruban dénoué', line: 'Se montrer devient possible, sans qu’on vous y force.' },
      { x: 34, y: 76, title: 'La fleur séchée', line: 'Le souvenir de la fête, qu’il faut laisser finir.' },
    ],
  },
  {
    slug: 'l-aurore',
    deck: 'l-oracle-de-vos-amours',
    title: 'L’Aurore : le premier jour d’autre chose',
    description:
      'Un demi-soleil, une étoile attardée, un coq sur un mur : renouveau, espérance calme, réveil du cœur. Dernière carte de l’oracle.',
    image: `À demi sorti d’une colline, le soleil hésite entre rouge et or. Une étoile s’attarde au-dessus ; elle a veillé toute la nuit et semble vouloir assister à la relève. Sur un mur bas, un coq ouvre grand le bec.

On n’entend rien, naturellement. Mais le mur, les pierres, l’herbe, tout est gravé de profil, tourné vers la même lueur, dans l’attitude de ceux qui écoutent.`,
    upright: `La nuit n’a pas été vaincue, elle s’est achevée. L’Aurore tient à cette nuance. Vous n’avez pas gagné contre votre peine ; elle a fait son temps, et ce matin un détail a retrouvé sa couleur, une tasse, un rire dans l’escalier.

Dernière de l’oracle, la carte ouvre plus qu’elle ne clôt. Elle indique un recommencement sobre, sans fanfare hormis ce coq un peu ridicule. Ne lui réclamez pas la preuve que tout ira bien. Elle apporte une heure claire, et beaucoup de gens ont rebâti leur vie avec moins.

L’étoile reste visible quelques minutes. Saluez ce qui vous a guidé dans le noir : une amie, une routine, une obstination. Vous pouvez maintenant la laisser pâlir.`,
    reversed: null,
    love: `Un sentiment s’éveille, ou se réveille. Traitez-le comme le jour naissant, sans le fixer tout de suite et sans exiger midi. Les premières semaines ont droit au flou.

Si vous sortez d’un chagrin, vous rirez bientôt d’une bêtise et vous en aurez un peu honte ; n’ayez pas honte. Deux êtres fatigués peuvent se retrouver à cette heure-ci, littéralement : un petit déjeuner avant les autres, quelques mots quand la maison dort encore. On se dit, à l’aube, des vérités que le soir aurait rendues trop lourdes.`,
    work: 'Commencez par le plus vivant. La première heure donne le ton de la journée, offrez-la à la tâche qui vous importe au lieu de l’abandonner aux courriels. Une reprise après un arrêt, un poste nouveau, un rythme allégé : avancez par demi-soleils, en laissant aux collègues le temps de vous découvrir autrement.',
    money:
      'Ouvrez une page propre, datée d’aujourd’hui. Elle n’efface pas la précédente, elle rend la lecture possible. Choisissez une seule bonne habitude et donnez-lui un nom drôle. À deux, prenez un café avec vos projets avant de le prendre avec vos factures ; dans l’autre sens, les projets ont déjà froid.',
    advice:
      'Levez-vous une fois avec le jour, cette semaine, et sortez marcher. Pas de résolution. Regardez ce qui s’allume en premier, une boulangerie, une fenêtre, une pensée. Rentrez, écrivez le prénom ou le désir qui est venu le premier, et demandez-vous ce que vous aimeriez en faire.',
    kin: [
      { slug: 'la-lampe', line: 'On souffle la mèche quand la colline s’éclaire.' },
      { slug: 'la-moisson', line: 'Le jour neuf prépare le champ que l’autre carte a moissonné.' },
      { slug: 'l-orage', line: 'Après le fracas, une lumière lavée.' },
    ],
    symbols: [
      { x: 50, y: 46, title: 'Le demi-soleil', line: 'Un commencement qui n’a pas à être complet.' },
      { x: 72, y: 18, title: 'L’étoile attardée', line: 'Ce qui a guidé dans le noir, et que l’on remercie.' },
      { x: 30, y: 64, title: 'Le coq', line: 'L’appel du jour, un peu comique, très vivant.' },
    ],
  },
]
