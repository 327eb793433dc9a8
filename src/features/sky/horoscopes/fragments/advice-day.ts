import type { DaySheet } from './sheet.ts'

export const adviceDay: DaySheet = {
  moonHouse: {
    1: [
      '= Commencez par une question simple : de quoi ai-je besoin, là, maintenant ? Mangez, dormez, prenez l’air, puis seulement ouvrez les messages des autres.',
      '-speak Votre humeur se lit sur votre visage ; autant la dire. « J’ai les nerfs à vif », et tout le monde respire, vous compris.',
      '= Sortez du placard le vêtement que vous aimez porter, même sans occasion. Quand la sensibilité affleure, une étoffe familière fait une bonne armure.',
    ],
    2: [
      '= Notez sur un papier ce que vous avez déjà : savoir-faire, objets, gens sur qui compter. La liste rassure mieux qu’un achat fait pour se consoler.',
      '=wait Un panier rempli par lassitude se vide d’un geste. Laissez passer une nuit ; ce qui vous plaît vraiment vous plaira encore au réveil.',
      '= Avec trois bons produits, cuisinez quelque chose de simple et mangez-le sans rien lire à côté. Ce qui se touche et se goûte rassure plus sûrement que les calculs.',
    ],
    3: [
      '+speak Ce message que vous tournez dans votre tête depuis des jours tient en deux lignes. Envoyez-les telles quelles, sans chercher la formule parfaite.',
      '+ Changez de trottoir sur un trajet connu par cœur. L’esprit vagabonde, attrape une enseigne, un bout de phrase, et une idée qui manquait se présente.',
      '=speak Prenez des nouvelles d’un frère, d’une cousine, d’un voisin ; demandez comment ça va, puis attendez la deuxième réponse, qui est souvent la vraie.',
    ],
    4: [
      '= Choisissez le recoin le plus négligé de votre logement et rendez-le accueillant : une lampe, un coussin, trois vieilleries en moins. Votre humeur suivra le mouvement.',
      '= Un vieil album, une recette de famille, une chanson d’enfance : laissez remonter un souvenir et partagez-le avec une personne qui l’ignore.',
      '=wait Déclinez une sortie sans inventer d’excuse, si l’envie n’y est pas. Rester chez soi, volets mi-clos, compte aussi parmi les beaux programmes.',
    ],
    5: [
      '+ Faites une chose qui ne sert à rien : dessiner dans une marge, chanter en épluchant les légumes, sortir les dominos après le dîner. Le cœur réclame sa récréation.',
      '+speak Un compliment vous brûle les lèvres ? Donnez-le sur-le-champ, sans ironie ; il fera plus d’effet qu’une attention longuement préparée.',
      '+ Si un enfant, ou votre part d’enfance, propose une idée un peu folle, dites oui pour une demi-heure. Le sérieux attendra sans se vexer.',
    ],
    6: [
      '= Au lieu de repenser toute votre organisation, réparez un détail agaçant : la poignée qui grince, la liste introuvable, le réveil réglé trop tôt.',
      '= Écoutez le rythme que réclame votre corps : une pause prise à temps, un repas à table, le tour du square. Le reste s’ajuste autour.',
      '+ Rendez un petit service sans qu’on vous le demande, puis n’en parlez pas. La discrétion du geste fait une part du plaisir.',
    ],
    7: [
      '+ Demandez à quelqu’un de proche ce qui lui ferait plaisir, et faites-le sans négocier. L’équilibre d’une relation se refait ainsi, par petites touches.',
      '= Dans une conversation qui compte, reformulez ce que l’autre vient de dire avant de répondre. Bien des malentendus tombent d’eux-mêmes.',
      '= Cette décision qui tourne en rond depuis des jours, emportez-la à un repas partagé. Il lui manquait sans doute une oreille.',
    ],
    8: [
      '- Quelque chose vous serre le cœur sans porter de nom ? Écrivez-le à la main, sans vous relire, puis pliez la feuille. Nommer desserre déjà.',
      '- Donnez ou archivez un objet lié à une histoire finie. Gardez le souvenir si vous l’aimez ; l’étagère, elle, a besoin d’air.',
      '=speak Un sujet délicat gagne à être abordé dans un lieu calme, téléphones rangés. Dites une chose vraie, une seulement, et laissez le silence faire sa part.',
    ],
    9: [
      '= Ouvrez un atlas, un documentaire, un roman d’ailleurs : vingt minutes suffisent pour que votre souci du moment retrouve sa taille réelle.',
      '+ Questionnez une personne dont la vie ne ressemble pas à la vôtre. Écoutez sans comparer ; la curiosité vient à bout de bien des humeurs grises.',
      '= Regardez loin : un toit, une colline, la ligne du fleuve. Puis demandez-vous ce que vous penserez de cette affaire dans un an.',
    ],
    10: [
      '+ On vous remarque un peu plus que d’habitude. Prenez la tâche que vous aimeriez signer de votre nom, et donnez-lui la meilleure de vos heures.',
      '-wait Une contrariété de bureau ou de guichet ne mérite pas de réponse à chaud. Faites le tour du pâté de maisons, puis écrivez trois phrases courtoises.',
      '= À qui raconter ce que vous aimeriez accomplir ? Trouvez une oreille bienveillante et parlez cinq minutes, même à mi-voix, sans vous excuser d’y croire.',
    ],
    11: [
      '= Répondez à l’invitation restée en suspens, ne serait-ce que pour proposer un autre jour ou un café plus court. La personne qui l’a envoyée y repense, elle aussi.',
      '+ Il y a dans tout groupe une personne qui parle peu. Tendez-lui la parole et attendez : l’idée la plus fraîche de la tablée vient parfois de ce côté.',
      '+ Rêvez tout haut, entre amis, d’un projet sans budget ni calendrier. On triera plus tard ; il s’agit d’abord de sentir ce qui vous donne de l’élan.',
    ],
    12: [
      '=wait Accordez-vous une heure sans écran ni obligation, rideaux tirés. Ne rien faire n’a pas à se justifier, surtout quand l’âme demande un peu d’ombre.',
      '= Notez vos rêves, même en miettes, avant de poser le pied par terre. Ils disent de biais ce que le jour n’ose pas dire de face.',
      '=hush Laissez sonner si vous n’avez pas l’esprit à parler, et rappelez plus tard, au calme, avec l’attention que la personne mérite.',
    ],
  },
  sunHouse: {
    1: [
      '+begin Décidez d’une chose qui ne tienne qu’à votre volonté, et faites-la avant midi. Une promesse tenue envers soi remet le moteur en route.',
      '=speak Dites « je » plutôt que « on » dans votre prochaine demande. « Je préfère la place près de la fenêtre » : cela s’entend très bien.',
    ],
    2: [
      '= Prenez dix minutes pour regarder vos comptes sans vous juger : ce qui rentre, ce qui sort, ce qui traîne. Une ligne corrigée suffit pour commencer.',
      '+ Citez trois choses que vous savez vraiment bien faire, par écrit, sans modestie. Laquelle sert le moins ? C’est par elle qu’il faut commencer.',
    ],
    3: [
      '=speak Posez clairement la question que tout le monde contourne. Un mot exact, dit sans dureté, remplace parfois une dizaine de messages.',
      '+ Apprenez une petite chose nouvelle : un accord de guitare, un raccourci de clavier, le nom de l’arbre devant chez vous, que vous saluerez désormais autrement.',
    ],
    4: [
      '+ N’attendez pas que tout soit rangé pour recevoir. Une soupe chaude, une chaise tirée, et votre visite oubliera la pile de linge avant vous.',
      '=begin Réglez l’affaire domestique qui patiente depuis des semaines : le robinet qui goutte, l’ampoule grillée, le papier à classer. La maison vous le rendra en tranquillité.',
    ],
    5: [
      '+ Montrez à quelqu’un ce que vous avez fait de vos mains ou de votre tête, même inachevé, et ne dites pas « c’est raté » en le posant sur la table.',
      '+ Remettez sur la table un plaisir abandonné faute de temps, un carnet, un harmonica, un ballon, et offrez-lui un moment sans objectif.',
    ],
    6: [
      '=begin Un minuteur, un quart d’heure, la corvée la plus ingrate : rien d’autre n’est demandé. Quand il sonne, vous avez le droit d’arrêter ou l’élan de poursuivre.',
      '= Simplifiez un geste de tous les jours, celui qui vous fait soupirer : les clés au même crochet, peut-être, ou le courrier ouvert à côté de la corbeille.',
    ],
    7: [
      '=begin Qui fera le premier signe ? Vous, avec un jour, un lieu et une heure, au lieu d’attendre que l’occasion se présente d’elle-même.',
      '= Avant de défendre votre position, cherchez ce qu’il y a de juste dans celle d’en face. L’accord commence par ce point commun, même minuscule.',
    ],
    8: [
      '=speak Faites la lumière sur ce qu’on vous doit et sur ce que vous devez, services compris. Ces choses-là se disent plus facilement qu’elles ne se ruminent.',
      '= Reconnaissez ce qui est terminé. Rendre un trousseau, clore un dossier, effacer un vieux fil de discussion : la place libérée servira bientôt.',
    ],
    9: [
      '+ Programmez un ailleurs à votre mesure : un musée jamais visité, un car pris jusqu’au terminus, une conférence en accès libre.',
      '= Quelle conviction n’avez-vous pas examinée depuis dix ans ? Lisez un texte qui la contredit, calmement, et cherchez-y une phrase que vous auriez pu écrire.',
    ],
    10: [
      '=speak Rendez visible un travail que personne ne remarque, à commencer par le vôtre. Deux lignes de bilan, envoyées à la bonne adresse, changent le regard.',
      '= Un engagement traîne, vous savez lequel. Réglez-le avant d’en prendre un autre, puis prévenez la personne concernée en une phrase, sans excuses.',
    ],
    11: [
      '+ Mettez en relation deux personnes qui auraient plaisir à se connaître : un message commun, deux lignes de présentation, puis retirez-vous sur la pointe des pieds.',
      '=begin Ressortez un projet à plusieurs et fixez-lui une prochaine étape très courte : un appel, un document partagé, une visite.',
    ],
    12: [
      '=wait Gardez pour vous, encore un peu, l’idée qui germe. Certaines choses grandissent mieux à l’abri des conseils et des opinions.',
      '=hush Coupez une sollicitation : une notification, un groupe bavard, une réunion facultative. Le silence ainsi gagné, laissez-le vide.',
    ],
  },
  mercuryHouse: {
    1: [
      '+ Présentez-vous autrement : remplacez votre métier ou votre âge par ce qui vous passionne en ce moment. La discussion prendra une tournure inattendue.',
      '= Avant d’appuyer sur « envoyer », lisez votre texte à haute voix. L’oreille repère la phrase trop sèche et le mot de trop.',
    ],
    2: [
      '= Comparez avant de signer ou d’acheter : deux devis, une relecture des petites lignes, une question au vendeur.',
      '= Résiliez l’abonnement dont vous ne vous servez plus. Cinq minutes de formulaire, et la colonne des dépenses devient plus lisible.',
    ],
    3: [
      '= Videz votre boîte de réception en partant du fond : les plus anciens courriers d’abord, une réponse brève à chacun, et tant pis pour l’élégance.',
      '= Pendant une conversation entière, ne préparez aucune réplique. L’information utile arrive souvent après le troisième « enfin bref ».',
    ],
    4: [
      '= Interrogez une personne de votre famille sur un détail du passé : le nom d’une rue, un métier disparu, une brouille oubliée. Notez la réponse, elle est précieuse.',
      '= Écrivez noir sur blanc ce que la maison attend de vous et ce qui peut être confié ou différé. Une charge mise en liste pèse moins qu’une charge pensée.',
    ],
    5: [
      '+speak Et si vous envoyiez un mot drôle à quelqu’un qui vous plaît ou qui vous manque ? Une bêtise bien trouvée, sans rien demander en échange.',
      '+ Au lieu de donner un avis, racontez ce qui vous est arrivé, avec le détail qui fait sourire. Vos idées passeront en contrebande.',
    ],
    6: [
      '= Rédigez en cinq lignes la marche à suivre d’une tâche que vous faites toujours de tête, afin que quelqu’un puisse un jour vous relayer.',
      '= Triez ce que vous avez à faire en trois colonnes : garder, déléguer, oublier. Commencez par remplir la dernière.',
    ],
    7: [
      '= Essayez une question ouverte, de celles qui ne se règlent pas par oui ou par non, puis taisez-vous. L’autre vous dira ce qui compte.',
      '= Relisez un accord, un contrat, une promesse ancienne, et vérifiez que chacun l’entend toujours de la même façon. Un mot éclairci évite une dispute.',
    ],
    8: [
      '-speak Abordez l’argent partagé, loyer, cadeau commun, avance oubliée, avec des chiffres plutôt qu’avec des soupirs. La gêne fond dès la deuxième phrase.',
      '= Creusez une intuition au lieu de la balayer : cherchez un fait, une date, un témoin. Le doute a droit à une enquête loyale.',
    ],
    9: [
      '= Cherchez la source de la nouvelle qui vous indigne avant de la faire suivre. Le recul est une courtoisie que l’on se doit aussi à soi-même.',
      '+ Lisez quelques pages dans une langue que vous connaissez mal, ou écoutez une radio lointaine. Les mots étrangers déplacent les meubles de l’esprit.',
    ],
    10: [
      '= Un entretien se profile, avec un chef, un client ou une administration ? Préparez trois points : ce que vous voulez, ce que vous offrez, ce que vous refusez.',
      '=speak À qui vous attend, bureau, client, association, dites où vous en êtes vraiment. Quelques nouvelles franches inspirent plus de confiance qu’un silence affairé.',
    ],
    11: [
      '=begin Relancez le groupe endormi avec une proposition précise. « Une balade, tel jour, telle heure » réveille les gens ; « il faudrait se voir » les endort.',
      '=speak Sollicitez l’avis de quelqu’un dont vous admirez le parcours. La plupart des gens aiment transmettre ; encore faut-il leur poser la question.',
    ],
    12: [
      '=hush Tenez un carnet où personne n’ira voir. Trois lignes sans censure, et vos pensées cessent de parler toutes à la fois.',
      '-wait Avant d’interpréter une absence de réponse, imaginez trois explications banales. La batterie vide est plus fréquente que le drame.',
    ],
  },
  venusHouse: {
    1: [
      '+ Habillez-vous pour le plaisir, non pour convaincre : cette couleur que l’on vous dit voyante, ce parfum gardé pour les grands jours.',
      '+ Recevez un éloge sans le corriger. Un simple merci, le regard franc, et l’échange garde toute sa grâce.',
    ],
    2: [
      '+ Offrez-vous un petit luxe qui coûte peu et savourez-le pour de bon : trois fleurs, un chocolat rare, un bain pris sans montre.',
      '= Au lieu de remplacer un objet que vous aimez, consacrez-lui une heure de soins : cirage, aiguille, pierre à affûter. Un neuf n’aurait pas son histoire.',
    ],
    3: [
      '+speak Glissez une gentillesse précise dans un courriel ordinaire. « Votre remarque m’a bien servi » réchauffe plus qu’une guirlande de formules.',
      '+ Saluez par leur nom les gens du quartier, à la boulangerie, dans l’escalier. Le voisinage est une tendresse à petite dose.',
    ],
    4: [
      '+ Mettez une nappe pour un repas quelconque. La douceur de vivre commence par ce genre de détail, même pour une assiette unique.',
      '+ Faites la paix avec une pièce de votre logement : tournez le fauteuil vers la lumière, accrochez l’image qui attend contre le mur.',
    ],
    5: [
      '+begin Flirtez avec la vie : un regard soutenu, une place au théâtre, une recette tentée pour la beauté du geste. Le résultat importe peu.',
      '+ Consacrez une soirée à ce qui vous amuse, sans la rendre utile. La gaieté n’a pas besoin d’alibi pour se partager.',
    ],
    6: [
      '+ Pourquoi la vaisselle n’aurait-elle pas droit à la musique, et les papiers à un beau stylo ? Choisissez une besogne et rendez-la jolie.',
      '+speak Quelqu’un, au comptoir, à l’atelier ou à l’école, vous facilite la vie sans bruit. Remerciez cette personne par son nom, et dites pourquoi.',
    ],
    7: [
      '+ Donnez à l’autre votre attention entière pendant un quart d’heure, sans le couper ni le conseiller. Peu de cadeaux ont cette valeur.',
      '= Cherchez le compromis élégant, celui où personne ne perd la face : l’un choisit le film, l’autre la table, et chacun s’amuse.',
    ],
    8: [
      '=speak Confiez une pudeur à quelqu’un qui sait se taire. L’intimité grandit d’une vérité à la fois, sans mise en scène.',
      '+ Pardonnez une petite dette, affective ou autre, que vous teniez à l’œil. Le soulagement sera d’abord le vôtre.',
    ],
    9: [
      '+ Goûtez une cuisine que vous ne connaissez pas, et faites-vous raconter le plat par quelqu’un dont la grand-mère le préparait.',
      '+ Choisissez une œuvre hors de vos habitudes, opéra, manga, estampe, poème, et restez devant jusqu’à ce que quelque chose vous touche.',
    ],
    10: [
      '+ Un bonjour qui regarde, un courrier bien tourné, une poignée de main sans hâte : soignez la forme, elle plaide pour vous en votre absence.',
      '+ En racontant une réussite, citez ceux qui ont aidé, par leur nom et devant témoins. Vous verrez des épaules se redresser.',
    ],
    11: [
      '+ Organisez quelque chose de simple pour réunir ceux que vous aimez : un goûter, un film, une partie de cartes.',
      '+speak Dites à une amitié ancienne qu’elle compte. On croit la chose évidente ; elle l’est rarement pour qui l’entend.',
    ],
    12: [
      '+ Sans signer, laissez une fleur sur un palier, un café payé d’avance, quelques lignes élogieuses pour un artisan. Le plaisir est de n’en rien dire.',
      '=wait Décrétez une trêve : musique basse, lumière douce, aucun rôle à tenir. L’affection que l’on se porte a besoin d’un peu de secret.',
    ],
  },
  marsHouse: {
    1: [
      '+begin Où va votre élan ? Choisissez un point précis, un seulement, et tenez-vous-y jusqu’au soir avant d’ouvrir un autre front.',
      '- Brûlez l’impatience par le mouvement : montez à pied, marchez vite, battez les tapis. La discussion qui suivra y gagnera en douceur.',
    ],
    2: [
      '=begin Il y a une dépense qui vous agace chaque mois. Appelez, négociez, demandez un autre tarif : dix minutes de fermeté dispensent d’un an de grogne.',
      '= Défendez la valeur de votre temps. Un « pas dans ce délai », dit poliment, pose un cadre dont tout le monde profite.',
    ],
    3: [
      '-hush La réplique cinglante est prête, et elle est bonne. Gardez-la pour vos mémoires, comptez jusqu’à dix, puis dites la même chose sans l’épine.',
      '=speak Tout échange qui dépasse cinq messages mérite un appel. Parlez deux minutes, réglez la question, et rendez-vous mutuellement votre journée.',
    ],
    4: [
      '=begin Déplacez un meuble, démontez ce qui gêne, portez les cartons à la déchetterie : la maison est tendue, donnez-lui de quoi s’occuper les bras.',
      '-wait Si le ton monte en famille, proposez de reprendre après le dessert ou après une promenade. La colère supporte mal l’attente.',
    ],
    5: [
      '+begin Osez la première parole, le premier pas de danse, la première version. Le trac fait partie du plaisir, il ne dit rien de la suite.',
      '+ Jouez pour jouer : une course à pied, un défi de cuisine, un match entre voisins. Perdez de bon cœur, la revanche sera belle.',
    ],
    6: [
      '= La vigueur ne manque pas ; c’est le désordre qui l’use. Coupez la journée en tranches d’une demi-heure et prenez pour de vrai la pause qui les sépare.',
      '=speak Signalez ce qui coince dans l’organisation au lieu de compenser sans rien dire. Une critique assortie d’une solution passe rarement pour un caprice.',
    ],
    7: [
      '=speak Exprimez un désaccord dès qu’il naît, à froid, en commençant par « j’ai besoin de ». Les reproches mis en réserve finissent par peser double.',
      '= Laissez l’autre gagner une manche sans importance. Garder ses forces pour la question qui compte est aussi du courage.',
    ],
    8: [
      '=begin Ce dossier que vous évitez commence par une enveloppe. Ouvrez-la, lisez jusqu’au bout, notez la première démarche, et arrêtez-vous là.',
      '- Convertissez une rancune en décision : parler, demander réparation ou lâcher prise. Ce qui bout sous un couvercle finit par déborder ailleurs.',
    ],
    9: [
      '+begin Partez, même pour deux heures, par le premier train de banlieue ou le sentier d’à côté, avec un casse-croûte et aucune obligation d’arriver.',
      '= La politique, la foi, l’éducation vous échauffent ? Posez à votre contradicteur une vraie question, puis écoutez comme si la réponse pouvait vous plaire.',
    ],
    10: [
      '+begin Demandez ce que vous visez, en donnant une date et un chiffre. Le pire qui puisse arriver est un refus poli, et il vous instruira.',
      '= Triez vos batailles : une exigence portée jusqu’au bout impressionne plus que cinq protestations de couloir.',
    ],
    11: [
      '=begin Tout le monde est d’accord et personne ne bouge : réservez la salle, lancez le vote, fixez l’heure. Quelqu’un doit bien commencer.',
      '-speak Quand quelqu’un de la bande vous irrite, parlez-lui en tête à tête, jamais devant les autres. La franchise répare en petit comité ; en public, elle blesse.',
    ],
    12: [
      '-wait Dormez sur votre colère avant de lui donner une adresse. À tête reposée, on sait si elle appelle un mot, un geste ou rien.',
      '= Terminez loin des regards une chose commencée : un classement, une cave à vider, une lettre. Inutile de le raconter ensuite.',
    ],
  },
  jupiterHouse: {
    1: '+begin Acceptez une proposition un peu plus grande que vous. La confiance vient en chemin, rarement avant le départ.',
    2: '+ Donnez quelque chose qui vous coûte peu et servira beaucoup : une heure, un livre déjà lu, le trop-plein du placard.',
    3: '+ Inscrivez-vous à un atelier, ou ouvrez le manuel qui prend la poussière. Une leçon courte et régulière mène étonnamment loin.',
    4: '+ Une rallonge, une chaise dépareillée, un couvert de plus : ouvrez votre table à quelqu’un qui n’y a jamais dîné, et laissez la conversation faire le service.',
    5: '+ Voyez large pour vos plaisirs : achetez le grand cahier, visez la salle de concert, conviez tout l’immeuble à votre goûter.',
    6: '+ Quelle habitude vous réussit, sans que vous en parliez jamais ? Donnez-lui davantage de place, au lieu d’en réformer une autre.',
    7: '+ Pour une fois, accordez votre confiance avant d’avoir toutes les preuves, dans une mesure raisonnable, et voyez ce que l’autre en fait.',
    8: '+ Partagez avec une personne sûre une question que vous portiez en secret. À deux, ce qui semblait un mur prend des allures de porte.',
    9: '+ Réservez un voyage, fût-il de trois cents pages. Ce qui vous instruit vous rend, en prime, de belle humeur.',
    10: '+ Pensez à l’échelon au-dessus : qu’oseriez-vous demander si l’on vous disait oui d’avance ? Écrivez-le, puis faites-en la moitié.',
    11: '+ Chorale, club de lecture, atelier de quartier : poussez une fois la porte d’un cercle où vous ne connaissez personne, et restez jusqu’au café.',
    12: '+ Remontez le fil de vos chances discrètes : une main tendue, un retard heureux, un mot au bon moment. La gratitude est un repos.',
  },
  saturnHouse: {
    1: '= Tenez-vous à une règle modeste, choisie par vous, et respectez-la sans témoin. L’estime de soi monte brique après brique.',
    2: '= Fixez par écrit une limite de dépense pour un poste précis. Collez-la sur le réfrigérateur, elle discutera moins que vous.',
    3: '=hush Pesez vos mots comme s’ils étaient comptés : une phrase de moins, un terme plus exact, et à l’autre le temps de comprendre.',
    4: '= Allégez un devoir de famille par un acte concret, un papier rempli, une visite promise et faite. Avec une date, une responsabilité se porte mieux.',
    5: '= Bloquez dans votre agenda un temps de plaisir, et défendez-le comme un rendez-vous sérieux. Si l’on vous réclame à cette heure-là, répondez que la place est prise.',
    6: '= Messagerie fermée, menez une tâche jusqu’à son terme, puis seulement la suivante. Vous aurez l’air de traîner et finirez en avance.',
    7: '= Qui fait quoi, et pour quand ? Remettez un engagement en mots simples, à deux, quitte à découvrir que vous n’aviez pas compris la même chose.',
    8: '= Avancez page à page dans le dossier pesant, avec un répit prévu entre les chapitres. Rien n’oblige à tout comprendre d’un trait.',
    9: '= Dans ce sujet qui vous attire, laissez les résumés et relisez un chapitre entier, crayon en main, jusqu’à pouvoir l’expliquer sans le livre.',
    10: '= Ce qui dure se passe d’applaudissements. Vérifiez la fondation de votre ouvrage en cours, notez ce qui est fait, et reprenez au même endroit.',
    11: '= Gardez, parmi vos engagements collectifs, ceux où votre présence compte. Se retirer proprement d’une liste reste plus honnête que de s’y absenter.',
    12: '= Ménagez-vous un rituel de fin de journée, toujours le même : une lampe éteinte, quelques notes, un livre. La solitude y trouve des murs solides.',
  },
  rulerHelped: {
    sun: '+ Prenez la place qu’on vous offre, au premier rang, au micro, sur la photo. Le moment vous éclaire bien, nul besoin d’en rajouter.',
    moon: '+ Suivez votre première impression pour une petite décision : quel chemin, quel plat, qui rappeler. L’instinct, pour une fois, est bien renseigné.',
    mercury:
      '+speak Écrivez, appelez, expliquez : les mots viennent sans se faire prier. La lettre difficile ou la demande précise trouve son heure.',
    venus:
      '+speak Faites signe à quelqu’un avec qui le lien s’est un peu distendu. Une parole aimable trouve le passage sans forcer.',
    mars: '+begin Attelez-vous à l’ouvrage qui demande du muscle ou du cran, celui que l’on repousse par principe. L’élan est là, et il ne coûte rien.',
    jupiter:
      '+begin Voyez un peu plus grand dans votre prochaine demande : un délai confortable, quelques convives de plus, la salle du fond.',
    saturn:
      '+ Posez une pierre solide : un contrat relu, un budget tenu, une parole assortie d’une date. Le temps travaille avec vous.',
    uranus:
      '+begin Essayez ce que vous n’avez jamais osé : inverser l’ordre, changer d’outil, dire oui à l’imprévu. La surprise est de bonne composition.',
    neptune:
      '+ Laissez du champ à l’imagination : musique, rivage, page blanche. Il en sortira peut-être la solution que la logique n’atteint pas.',
    pluto:
      '+ Allez au fond d’un sujet, d’une armoire, d’une question intime. Une force tranquille vous aide à écarter ce qui ne sert plus.',
  },
  rulerTested: {
    sun: '- Baissez un instant la garde. Reconnaître un tort léger, sans plaidoyer, coupe court à une querelle d’orgueil que la raison ne réglerait pas.',
    moon: '-wait Ne tranchez rien le ventre vide ou après une nuit trop courte. L’humeur parle fort ; nourrissez-la, puis écoutez ce qui reste.',
    mercury:
      '- Vérifiez l’adresse, l’heure, la pièce jointe. Entre ce que vous pensez et ce qui est compris, glissez une confirmation.',
    venus:
      '- Résistez à l’envie de plaire à tous. Un refus courtois déçoit une minute ; un oui donné à contrecœur encombre des jours.',
    mars: '-wait Desserrez les mâchoires, posez les outils, sortez cinq minutes. La hâte fait claquer les portes que la patience ouvre.',
    jupiter:
      '- Divisez par deux la promesse que vous alliez faire. Ce que vous livrerez en plus sera reçu comme un cadeau.',
    saturn:
      '- Face à un refus ou à un retard, cherchez la partie qui dépend de vous et faites-la. Un barrage se contourne aussi par le détail.',
    uranus:
      '- Prévoyez de la marge : une heure blanche, un trajet de secours, une batterie chargée. L’imprévu dérange moins quand une chaise l’attend.',
    neptune:
      '-wait Demandez des faits avant de croire ou de craindre. Un chiffre, un nom, un lieu dissipent plus de brume qu’une nuit de suppositions.',
    pluto:
      '-wait Si quelqu’un cherche le rapport de force, ne tirez pas sur la corde. Répondez lentement, à votre heure, et gardez vos raisons pour vous.',
  },
  retrograde: {
    mercury: [
      '=speak Mercure revient sur ses pas ; imitez-le avec une conversation mal finie. « Je me suis mal fait comprendre » est une excellente entrée en matière.',
      '- Sauvegardez, recomptez, confirmez l’horaire par écrit. Ces précautions de comptable laissent l’esprit libre pour ce qui mérite d’être repensé.',
    ],
    venus: [
      '= Retrouvez un goût ancien : un disque, une odeur, une camaraderie mise de côté. Ce qu’on a aimé jadis renseigne sur ce qu’on désire.',
      '-wait Remettez à plus tard la grande déclaration ou le grand achat d’agrément. Le cœur fait son inventaire et n’a pas fini de compter.',
    ],
    mars: [
      '-wait Revenez sur un effort abandonné en route et demandez-vous pourquoi. La meilleure offensive, pour l’heure, consiste à réviser le plan.',
      '-wait Économisez vos gestes : peu de combats, bien choisis, aucun livré par agacement. La vigueur se refait en coulisse.',
    ],
  },
}
