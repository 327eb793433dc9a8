import type { PlanetsInSigns } from './kinds.ts'

export const planetsInSignsInner: Pick<PlanetsInSigns, 'sun' | 'moon' | 'mercury' | 'venus' | 'mars'> = {
  sun: {
    aries:
      'Au saut du lit, une idée, et déjà la veste est sur vos épaules. Le Soleil en Bélier brille dans les commencements : du cran, de la franchise, le goût d’ouvrir la marche. La fin des chantiers vous ennuie davantage. Une personne de confiance qui demande des nouvelles à mi-chemin vous aide à les mener au bout.',
    taurus:
      'Il y a chez vous quelque chose d’un bon mur de pierre : on s’y adosse volontiers. Le Soleil en Taureau savoure sans se presser, et tient sa parole des années durant. L’envers de cette constance est une résistance au moindre meuble déplacé. Accueillir une petite nouveauté par saison, sans toucher aux fondations, garde la maison vivante.',
    geminis:
      'La conversation est votre terrain naturel, et trois sujets à la fois ne vous font pas peur. Avec le Soleil en Gémeaux, comprendre, relier, traduire donne du relief aux journées. À force de papillonner, quelques promesses restent en plan. Et si une question vous occupait un mois entier ? On vous découvrirait une profondeur peu soupçonnée.',
    cancer:
      'Une cuisine, un album, une recette recopiée à la main : le Soleil en Cancer puise sa force dans ce qui a une mémoire. On vient se confier à vous sans bien savoir pourquoi. Quand une remarque pique, la coquille se referme vite. La peine nommée le soir même n’a pas besoin d’être rangée pour des années.',
    leo: 'Lorsque vous entrez dans une pièce, la lumière monte d’un cran, parfois à votre insu. Le Soleil en Lion est ici chez lui : générosité, panache, goût de faire plaisir en grand. Le silence du public, lui, blesse plus qu’il ne faudrait. Votre chaleur n’est jamais plus libre que lorsqu’elle oublie de guetter les applaudissements.',
    virgo:
      'Rien ne vous échappe : la virgule de trop, le robinet qui goutte, la voix qui flanche au téléphone. Le Soleil en Vierge met sa fierté dans l’ouvrage bien fait et le service rendu sans bruit. Hélas, le même œil se retourne volontiers contre vous. Une tâche laissée imparfaite, exprès, serait une belle école de douceur.',
    libra:
      'Entre deux avis, vous cherchez la phrase qui permettra à tous de rester à table. Le Soleil en Balance éclaire le lien, la nuance, l’élégance d’un geste juste. Le risque est de se perdre à force de plaire. Commencez par votre préférence, même pour un film ou un plat : la voix est un muscle tranquille.',
    scorpio:
      'Sous la surface calme, un courant puissant : le Soleil en Scorpion n’aime pas les demi-vérités et sent très bien ce que l’on tait. Votre loyauté est rare, votre mémoire aussi ; elle peut tourner en surveillance. Une question posée remplace dix enquêtes, et l’intensité redevient une force d’amour.',
    sagittarius:
      'Plus loin que la rue, plus haut que le toit, votre regard cherche l’horizon. Le Soleil en Sagittaire donne l’enthousiasme, la foi dans les gens, une gaieté qui entraîne. Il vous arrive de promettre large. Un agenda relu le dimanche, avec deux lignes barrées, rend bien réelles les aventures qui restent.',
    capricorn:
      'Les années travaillent pour vous, et vous le savez depuis l’enfance. Le Soleil en Capricorne bâtit marche après marche, avec un humour sec que découvrent les intimes. À trop porter, on finit par croire que le repos se mérite. Un après-midi sans but, inscrit noir sur blanc, compte aussi parmi les œuvres.',
    aquarius:
      'Si tout le monde prend l’avenue, une ruelle vous appelle. Le Soleil en Verseau pense par lui-même et pour le bien commun : l’équité, l’amitié, l’idée neuve. Dans l’intimité, en revanche, on vous sent parfois derrière une vitre. Essayez, un soir, de raconter l’émotion avant de l’avoir analysée.',
    pisces:
      'De la même eau que les songes, votre sensibilité passe sous les portes et devine les chagrins. Le Soleil en Poissons console comme il respire, avec beaucoup d’imagination. Faute de rivage, il se dilue dans les besoins d’autrui. Un rendez-vous quotidien avec vous-même, carnet, piano ou marche lente, redonne un contour à cette générosité.',
  },
  moon: {
    aries:
      'Chaque émotion arrive au galop, tout entière, et repart aussi vite. La Lune en Bélier réclame de l’air, du mouvement, le droit de réagir sur-le-champ. On sait toujours où l’on en est avec vous, et c’est un cadeau. Entre la porte qui claque et le mot qu’on regrette, glissez trois minutes de marche.',
    taurus:
      'Pour vous apaiser, rien ne vaut un plaid, une soupe, une chanson que l’on connaît par cœur. La Lune en Taureau est une présence égale, qui réconforte par les gestes autant que par les mots. Elle s’attache fort et lâche mal. Prêter un objet aimé, changer d’itinéraire un mardi, voilà de douces gymnastiques.',
    geminis:
      'Dès qu’un sentiment pointe, il vous faut le mettre en mots, l’écrire à quelqu’un, en rire un peu. La Lune en Gémeaux se rassure en comprenant, et son esprit allège bien des soirées lourdes. Parfois l’explication remplace la larme. Certaines peines ne demandent qu’un peu de compagnie silencieuse, la vôtre pour commencer.',
    cancer:
      'Aucune Lune n’est plus à sa place qu’en Cancer : la tendresse coule de source, l’intuition aussi, et chez vous on mange toujours trop bien. Les humeurs suivent leurs marées. Si personne ne devine votre besoin, la bouderie s’installe ; une demande claire, faite à voix basse, vaut mieux que trois soupirs dans le couloir.',
    leo: 'Tout votre cœur va aux gens qui vous regardent avec fierté. La Lune en Lion aime en grand, fête les anniversaires, défend les siens haut et fort. Une indifférence la peine plus qu’un reproche. « Cela comptait pour moi » : ces quatre mots épargnent une semaine de théâtre et vous rendent votre éclat.',
    virgo:
      'Ranger un tiroir, dresser une liste, recoudre un bouton : la Lune en Vierge retrouve son calme dans les petits ordres du monde. Votre affection se prouve par des services, un plein fait, un dossier relu. L’inquiétude, elle, cherche toujours le détail suivant. Il est permis de recevoir une attention sans la rendre dans l’heure.',
    libra:
      'Un ton qui monte dans la pièce voisine, et votre soirée s’assombrit. La Lune en Balance se nourrit d’accord, de beauté, de conversations où l’on s’écoute. Elle sait apaiser comme personne. Son piège : approuver pour avoir la paix. Un désaccord dit avec grâce n’abîme pas l’amour, il lui donne de la tenue.',
    scorpio:
      'Ce que vous ressentez descend très loin et n’en remonte pas volontiers. La Lune en Scorpion ignore la tiédeur ; l’oubli aussi, d’ailleurs. Sa prudence éprouve les gens avant de les admettre. Il existe sûrement une personne à qui confier un secret, pas forcément le plus lourd ; par là, déjà, une fenêtre s’ouvre.',
    sagittarius:
      'Donnez-vous une route, une blague, un projet de départ, et le moral remonte. La Lune en Sagittaire console en élargissant le paysage, et son optimisme est contagieux. Elle fuit pourtant les conversations tristes avec une étonnante vitesse. S’asseoir dix minutes auprès d’un chagrin, le vôtre compris, n’enlève rien à la liberté.',
    capricorn:
      'Peu de gens savent combien vous êtes sensible, tant la façade est tenue. La Lune en Capricorne rassure par le sérieux, la durée, les engagements honorés. Enfant, vous avez peut-être grandi trop vite. Aujourd’hui, quelqu’un peut porter les sacs à votre place, et le cœur apprend qu’il a le droit de s’appuyer.',
    aquarius:
      'L’affection vous convient quand elle laisse la porte entrouverte. La Lune en Verseau choisit ses proches comme une famille d’idées et leur reste fidèle à sa façon, originale, sans chantage. Ses émotions, elle les regarde d’un balcon. Descendre dans la rue, c’est par exemple répondre « j’ai de la peine » plutôt que « c’est intéressant ».',
    pisces:
      'Poreuse, rêveuse, la Lune en Poissons capte l’humeur d’un wagon entier avant la prochaine gare. Cette compassion vous fait chérir la musique, le silence, la mer. Quand tout déborde, l’évasion est tentante. Avant de consoler le monde, posez-vous la question : « cette tristesse est-elle la mienne ? »',
  },
  mercury: {
    aries:
      'Droit au but : Mercure en Bélier parle comme on lance une balle, vite et net. Vous tranchez pendant que les autres tournent leur cuillère. L’inconvénient, ce sont les phrases qui partent avant la pensée et les gens interrompus en plein élan. Le courriel qui semblait parfait à neuf heures change souvent de ton après le café.',
    taurus:
      'On ne vous bouscule pas dans un raisonnement. Avec Mercure en Taureau, l’idée se mâche, se vérifie, puis tient vingt ans. Votre bon sens fait autorité, votre voix repose. Il arrive que l’opinion se fige avant d’avoir entendu la pièce manquante ; une question posée de plus permet souvent de la retrouver.',
    geminis:
      'Vif-argent : Mercure en Gémeaux, chez lui, attrape un mot au vol et en fait rire la tablée. Apprendre vous amuse à tout âge. Le revers tient dans les onglets ouverts, les livres commencés, la nouvelle déjà répétée. Ce soir, un chapitre entier, le téléphone dans la pièce d’à côté : l’esprit y retrouve sa pointe.',
    cancer:
      'Votre mémoire a une odeur de couloir d’école et retient jusqu’au ton des phrases. Mercure en Cancer pense avec le cœur, raconte admirablement, entend ce qui n’est pas dit. Une critique de méthode peut alors sonner comme un rejet. Demander « parlez-vous du travail ou de moi ? » dissipe bien des malentendus.',
    leo: 'Quand il s’agit de convaincre, vous avez la voix, l’image et le sens de la chute. Mercure en Lion donne une parole chaleureuse, qui rend les idées désirables. Elle s’écoute un peu, certains soirs. Votre autorité double, sans effort, le jour où une vraie question reçoit chez vous un vrai silence.',
    virgo:
      'À vous les notices que personne ne lit et l’erreur cachée ligne quatorze. Mercure en Vierge, en plein domaine, démêle ce que d’autres avaient noué ; on vous confie ce qui doit être exact. Le détail mange quelquefois l’ensemble. Les esprits moins patients vous suivront mieux si la conclusion ouvre la marche et que les preuves la ferment.',
    libra:
      'Peser, comparer, reformuler avec tact : Mercure en Balance comprend les deux camps et trouve le mot qui désarme. De quoi tenir une ambassade. Seulement, à l’heure de choisir, le pour et le contre s’invitent tous les deux à dîner. Un délai raisonnable, noté au crayon puis tenu, remplace avantageusement la liste parfaite.',
    scorpio:
      'Derrière les paroles aimables, vous entendez ce qui grince. Mercure en Scorpion recoupe les indices et garde un secret comme un coffre. Une telle lucidité devient une lame dès que l’on se sent sous attaque. Avant la réplique qui touche juste, demandez-vous si elle doit blesser ; la vérité se dit aussi à mains nues.',
    sagittarius:
      'Grandes lignes, grands gestes, grandes phrases : Mercure en Sagittaire pense en panoramique. Transmettre, voyager par les langues, relier un fait minuscule à une philosophie, tout cela vous ressemble. Les chiffres exacts attendent leur tour sur le quai. Vérifier une date avant de l’affirmer protège votre belle réputation d’enthousiasme.',
    capricorn:
      'Sobre, structuré, rarement pris de court, l’esprit de Mercure en Capricorne va du plan à la preuve. On apprécie que vous parliez peu et que cela serve. Mais le pessimisme sait se déguiser en réalisme. Une piste praticable, ajoutée à chaque objection, change l’avis sévère en conseil que l’on réclame.',
    aquarius:
      'Un problème posé de travers vous met en joie. Mercure en Verseau invente des raccourcis, repère le système derrière le cas, défend l’idée encore mal vue. Devant un argument affectif, il lève le sourcil. L’humeur d’une réunion est pourtant une donnée comme une autre ; comptez-la, vos trouvailles passeront mieux.',
    pisces:
      'Par images, par airs de musique, par associations : voilà comment avance Mercure en Poissons. Votre imagination saisit d’un coup ce que d’autres démontrent en dix pages. Les horaires et les formulaires, eux, se noient facilement. Un cahier unique, toujours au même endroit, suffit pour que les rêveries arrivent à bon port.',
  },
  venus: {
    aries:
      'Aimer commence pour vous par un élan, un défi, un message envoyé sans brouillon. Vénus en Bélier séduit avec une candeur désarmante et s’ennuie des manèges. Passé la conquête, la flamme demande du bois. La suite s’invente à deux, à coups de premières fois : un sentier, un marché, une danse.',
    taurus:
      'Sur ses terres, Vénus en Taureau aime avec tous les sens : une étoffe, un parfum, un repas qui dure. Votre fidélité s’installe lentement et profondément. La possession n’est jamais très loin, pour les objets comme pour les gens. Un après-midi donné sans compter retient les êtres mieux qu’un tour de clé.',
    geminis:
      'Ce qui vous charme tient souvent dans une réplique. Vénus en Gémeaux succombe à l’intelligence qui sourit et fait durer les correspondances bien après minuit. La routine muette l’éteint. Plutôt que de chercher ailleurs du neuf, posez à la personne aimée une question que vous ne lui avez encore jamais posée.',
    cancer:
      'Dans vos amours, il y a toujours une lampe allumée à la fenêtre. Vénus en Cancer nourrit ceux qu’elle aime et se souvient de toutes les dates. Elle donne beaucoup en espérant qu’on devinera son tour. Que l’on vous aime maladroitement ne signifie pas que l’on vous aime peu ; dire ce qui ferait plaisir n’ôte rien au cadeau.',
    leo: 'Le cœur en habit de fête, Vénus en Lion courtise avec éclat et garde une loyauté superbe. Vous donnez à vos proches l’impression d’être uniques. En retour, une petite phrase tiède gâche la soirée. Il existe aussi des amours discrètes, qui plient le linge et avancent l’heure du réveil ; votre royaume peut les accueillir.',
    virgo:
      'Votre tendresse se reconnaît aux détails : le bon oreiller, la lettre relue, la date d’un examen retenue. Vénus en Vierge aime avec pudeur, mieux qu’elle ne parade. Elle examine le sentiment à la loupe, jusqu’à l’effaroucher. À votre portée dès ce soir : un compliment reçu d’un simple merci, sans rature.',
    libra:
      'Chez elle en Balance, Vénus a le sens des égards, des lignes, des conversations à deux. Vous savez rendre une rencontre agréable à vivre. Elle redoute pourtant le conflit au point de lisser ce qui compte. Une vérité posée avec délicatesse, autour d’un thé, fait plus pour l’harmonie que dix concessions muettes.',
    scorpio:
      'Tout ou rien, semble dire Vénus en Scorpion, qui préfère un lien entier à vingt amabilités. Le désir, chez vous, veut la confiance absolue. La jalousie peut alors monter la garde jour et nuit. La passion respire mieux entre deux jardins clos, le vôtre et celui de l’autre.',
    sagittarius:
      'Rire ensemble, partir sans tout prévoir, débattre jusqu’à minuit : ainsi aime Vénus en Sagittaire. Une franchise gaie, une vraie générosité, peu de rancune. Les promesses trop serrées l’inquiètent. S’engager peut ressembler à une expédition à deux, avec une carte que l’on redessine en route.',
    capricorn:
      'Lente à se déclarer, Vénus en Capricorne ne badine pas avec ce qu’elle promet. Votre attachement se mesure en années, en coups de main, en rendez-vous jamais manqués. La réserve passe quelquefois pour de la froideur. Un mot tendre prononcé sans raison, un soir de semaine, ne coûte rien à la dignité.',
    aquarius:
      'En amour comme en amitié, les modes d’emploi vous font sourire. Vénus en Verseau s’éprend d’un esprit libre et trouve naturel que chacun écrive ses propres règles. Trop d’effusions la font reculer d’un pas. La personne qui vous attend demande peu : un mot avant le large, une heure de retour.',
    pisces:
      'Romanesque et sans calcul, Vénus en Poissons voit le meilleur des êtres, quitte à l’inventer. Votre douceur est un refuge, votre pardon presque trop facile. L’idéal brouille la vue. Ce que l’on fait pour vous, un mardi, compte davantage que ce que l’on pourrait devenir.',
  },
  mars: {
    aries:
      'Face à l’obstacle, votre premier mouvement est d’avancer. Mars en Bélier, dans son élément, déborde de courage et de netteté : la colère éclate, puis l’air redevient pur. Courir partout épuise les alliés. Une bataille par semaine, bien choisie, donne à vos coups leur vraie portée.',
    taurus:
      'Lent à démarrer, presque impossible à arrêter : Mars en Taureau laboure son champ jusqu’au dernier sillon. Votre endurance vient à bout de ce que les sprinteurs abandonnent. Le front buté fait partie du lot. Demandez-vous de temps à autre si vous tenez bon par conviction ou par pur entêtement.',
    geminis:
      'Vos armes sont des mots, et elles partent vite. Mars en Gémeaux règle trois affaires au téléphone avant que l’on ait fini d’exposer la première. L’énergie se disperse dès que cela traîne. Un minuteur, une tâche, puis une récréation : cette alternance toute bête convient à votre rythme et fait avancer même le dossier le plus ingrat.',
    cancer:
      'De biais, comme le crabe, Mars en Cancer atteint son but par des chemins détournés et une ténacité de marée. Pour défendre un proche, vous déplacez les montagnes. Pour vous-même, la colère rumine et sort de côté. Dire tout droit « cela ne me convient pas » demande du souffle, et soulage aussitôt.',
    leo: 'Agir, oui, mais avec de l’allure. Mars en Lion s’engage corps et âme, entraîne une équipe, ne frappe jamais dans le dos. Sa fierté supporte mal qu’on lui coupe la parole. Lorsque l’honneur s’échauffe, reculer d’un pas et laisser un tour de piste à quelqu’un montre une force plus haute.',
    virgo:
      'Précis comme un horloger, Mars en Vierge avance par gestes exacts et résout la panne avant le discours. On compte sur vous, à raison. Les agacements menus, en revanche, s’accumulent comme du sable dans la chaussure. Deux minutes suffisent pour la plupart d’entre eux ; après quoi, n’y revenez plus.',
    libra:
      'Pour passer à l’acte, il vous faut un vis-à-vis, une cause équitable ou un bon contradicteur. Mars en Balance combat l’injustice avec des gants. Il hésite, temporise, puis s’étonne d’en vouloir au monde entier. L’agacement se dit bien mieux quand il n’a encore que la taille d’un grain.',
    scorpio:
      'Silencieux et déterminé, Mars en Scorpion vise longtemps avant d’agir. Peu de choses résistent à cette concentration, ni les examens ni les serrures grippées. La rancune sait attendre, elle aussi. Décider qu’un vieux compte est clos, rayer la ligne, et toute une réserve de puissance retourne à ce que vous construisez.',
    sagittarius:
      'Flèche en l’air, Mars en Sagittaire part pour une idée, un pays, une course, et trouve des compagnons en chemin. Votre élan convainc. Il brûle parfois les étapes et enrôle des gens qui n’avaient rien demandé. Entre l’idée et le départ, il reste une heure pour vérifier l’eau, la carte et l’accord du groupe.',
    capricorn:
      'Stratège, Mars en Capricorne n’use pas ses forces pour rien : il choisit le sommet, calcule l’étape, se lève tôt. La persévérance est votre grand talent. Mais l’ambition peut faire taire le plaisir. Un modeste gâteau partagé à chaque palier, et l’on se souvient que l’escalade sert aussi à regarder la vue.',
    aquarius:
      'Quand on vous ordonne, vous freinez ; quand on vous explique, vous inventez. Mars en Verseau agit par à-coups brillants, souvent pour le groupe, rarement selon le manuel. La contradiction l’amuse jusqu’à devenir un réflexe. Le non est un bel outil ; il coupe mieux quand on le sort rarement.',
    pisces:
      'Comme l’eau, Mars en Poissons cède, contourne, puis emporte la digue. L’inspiration vous pousse mieux que la discipline, et la compassion mieux que la rivalité. Les jours sans vent, tout flotte. Un rituel d’entrée, la même chanson, la même tasse, aide à commencer lorsque l’envie n’est pas encore descendue du nuage.',
  },
}
