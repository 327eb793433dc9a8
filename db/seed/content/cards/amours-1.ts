import type { SeedCard } from '../kinds.ts'

export const amours1: readonly SeedCard[] = [
  {
    slug: 'la-rencontre',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Rencontre : deux parapluies sous la même averse',
    description:
      'Première carte de l’oracle : un croisement, une présence inattendue, deux chemins qui se touchent un instant. Ce qu’elle demande, ce qu’elle laisse libre.',
    image: `Deux parapluies ouverts se font face sous une pluie oblique, l’un sombre, l’autre clair. Leurs baleines se touchent, à peine, comme deux personnes qui se frôlent dans une rue étroite et s’excusent en même temps. On ne voit aucun visage : le graveur a laissé à chacun le soin d’y mettre le sien.

À leurs pieds, une flaque les reflète en une seule forme. L’eau a déjà réuni ce que la rue tient encore séparé.`,
    upright: `Il pleuvait, vous aviez pris l’autre trottoir, et voilà que l’on vous parle. Rien n’était prévu. Cette carte aime les commencements qui ne portent pas encore de nom : une conversation de palier, un prénom retenu sans raison, une vieille connaissance que l’on regarde soudain autrement.

Elle ne dit pas qui viendra ni quand. Elle décrit une disposition, celle d’une personne qui a relevé la tête au lieu de compter les pavés. Une rencontre tient à deux choses : être là, et consentir à être vu. La seconde coûte plus que la première.

On peut aussi rencontrer quelqu’un que l’on connaît depuis dix ans. Il suffit d’une question jamais posée.

Si elle sort après une longue période de retrait, lisez-la comme une permission. Le monde n’a pas rétréci pendant que vous vous reposiez ; il a continué de passer devant votre porte, avec des gens dedans.`,
    reversed: null,
    love: `Si votre cœur est libre, l’averse dit d’aller où il y a du monde et d’y rester un peu plus longtemps que d’habitude, sans guetter. Les présences qui comptent arrivent souvent de biais, pendant que l’on cherche où poser son manteau.

En couple, faites connaissance. Demandez à l’autre ce qui l’occupe ce mois-ci, ce qu’il ne vous a pas encore raconté de son année. Après une rupture, rien ne presse : voir du monde n’oblige à choisir personne.`,
    work: 'Au travail ou dans l’immeuble, quelqu’un partage votre goût sans que vous le sachiez. Une pause prise à une autre heure, un cours du soir, un trajet changé suffisent à mélanger les cercles. La carte parle moins d’occasions que de circulation : ce qui bouge croise, ce qui tourne en rond se croise soi-même.',
    money:
      'Un verre, deux cafés, un billet d’entrée : les débuts coûtent peu et n’ont pas besoin de décor. Gardez-vous de paraître plus large que vous ne l’êtes. Partager l’addition avec simplicité en dit long, et met chacun à son aise pour la suite.',
    advice:
      'Cette semaine, laissez une phrase de plus à la fin d’un échange ordinaire. Posez une question dont vous ignorez vraiment la réponse, puis écoutez-la jusqu’au bout. Vous déciderez plus tard de ce que valait l’averse.',
    kin: [
      { slug: 'le-regard', line: 'La Rencontre met deux personnes face à face ; Le Regard choisit de s’attarder.' },
      { slug: 'le-carrefour', line: 'L’une se produit au croisement, l’autre demande quelle route prendre ensuite.' },
      { slug: 'la-main-tendue', line: 'Quand le hasard a fait sa part, il reste un geste, et il est à vous.' },
    ],
    symbols: [
      {
        x: 50,
        y: 36,
        title: 'Les baleines qui se touchent',
        line: 'Le premier contact est léger : un hasard, une excuse, un sourire.',
      },
      { x: 50, y: 78, title: 'La flaque', line: 'L’eau réunit en une seule forme ce que la rue sépare encore.' },
      {
        x: 22,
        y: 22,
        title: 'La pluie oblique',
        line: 'Ce qui dérange le trajet est parfois ce qui le rend mémorable.',
      },
    ],
  },
  {
    slug: 'le-regard',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Regard : être vu, et voir sans détourner les yeux',
    description:
      'Un œil ouvert au-dessus d’un éventail : l’attrait, l’attention, la pudeur. Comment lire cette carte quand on aime, et quand on se cache un peu.',
    image: `Un œil grand ouvert occupe le haut de l’image ; ses cils ont la longueur de rayons. Sous lui, un éventail à demi déplié, peint d’ocelles de paon, imite sans les égaler les yeux véritables. Un cordon et son gland pendent de côté, qu’une main vient peut-être de lâcher.

Tout se joue entre le voile et la lumière. L’éventail peut se refermer, l’œil attend.`,
    upright: `Qui vous a regardé sans rien vouloir, dernièrement ? La question paraît petite. Elle touche pourtant au centre de l’amour, qui est d’abord une qualité d’attention : remarquer la coupe de cheveux, la fatigue, le mot qui n’a pas été dit.

Le Regard signale un attrait qui passe par les yeux avant de passer par les phrases. Il invite aussi à la vérification. On peut fixer quelqu’un pendant des mois et n’avoir vu que son propre désir, posé sur un visage comme un ocelle sur du papier.

Voir, ici, consiste à laisser l’autre différer de l’image.

Dans un tirage, cherchez ce qui l’entoure. Auprès d’une carte paisible, elle parle d’estime et de douceur retrouvée. À côté d’une carte agitée, elle prévient qu’on s’observe trop, qu’on épie un peu, et que l’éventail bat l’air plus vite que nécessaire. Dans les deux cas, le remède est identique : une parole posée vaut mieux qu’un long coup d’œil, car elle au moins peut recevoir une réponse.`,
    reversed: null,
    love: `Une attirance circule, peut-être des deux côtés. Elle se devine à une chaise tournée, à la manière dont on se souvient de ce que vous aimez. N’en tirez pas de conclusion trop vite : soutenez le regard, puis parlez.

Dans une histoire installée, l’habitude rend transparent. Dites à voix haute une chose que vous admirez encore, une chose précise. Si vous vous sentez invisible, dites-le également, sans attendre que l’autre devine.`,
    work: 'Entre collègues, entre voisins, une bienveillance silencieuse existe déjà, et vous ne l’avez pas comptée. Quelqu’un observe votre façon de faire avec estime. Inversement, prenez garde aux comparaisons du matin devant les vies bien éclairées des autres : un écran montre l’éventail, rarement l’œil.',
    money:
      'Plaire peut coûter cher lorsqu’on s’habille pour un tribunal imaginaire. Relisez vos dernières dépenses de coquetterie, parfums, sorties, petits cadeaux : lesquelles vous faisaient plaisir à vous ? Celles-là restent légères. Les autres achetaient un avis, et l’avis s’est envolé.',
    advice:
      'Choisissez une personne chère et regardez-la faire une chose banale, plier du linge, lire une notice, comme si vous aviez à la décrire un jour. Dites-lui ensuite un seul détail. Un détail juste pèse plus que dix compliments.',
    kin: [
      {
        slug: 'le-miroir',
        line: 'L’œil se tourne vers autrui, la glace revient vers soi ; à deux, elles disent qui projette quoi.',
      },
      {
        slug: 'le-masque',
        line: 'Le Regard cherche ce que le loup de velours dissimule, et s’arrête si on ne veut pas le montrer.',
      },
    ],
    symbols: [
      { x: 50, y: 32, title: 'L’œil ouvert', line: 'L’attention entière, sans jugement ni convoitise.' },
      {
        x: 50,
        y: 64,
        title: 'L’éventail de paon',
        line: 'Les faux yeux de la parade : ce que l’on montre pour être regardé.',
      },
      { x: 74, y: 76, title: 'Le cordon lâché', line: 'La pudeur se relâche d’un doigt, et c’est assez.' },
    ],
  },
  {
    slug: 'la-lettre',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Lettre : ce qui veut être dit avec soin',
    description:
      'Un pli cacheté, une plume, un encrier ouvert : la parole préparée, le message attendu, l’aveu. Sens de la troisième carte de l’oracle.',
    image: `Posée un peu de travers, une lettre close montre son cachet en forme de feuille. La plume d’oie traverse l’angle du haut, l’encrier a perdu son couvercle. On vient d’écrire, ou l’on s’apprête à recommencer.

Ni adresse ni nom sur le papier. Le pli est gravé de telle sorte qu’on ne sait s’il part ou s’il arrive, et la feuille de cire, verte encore dirait-on, semble avoir été cueillie le matin même.`,
    upright: `Certaines choses supportent mal d’être dites debout, entre deux portes. Elles demandent une table, un brouillon, une rature. La Lettre désigne cette parole-là : choisie, relue, adressée.

Elle peut venir de vous. Un remerciement en retard, une explication, la phrase que vous répétez sous la douche depuis l’automne. Elle peut aussi vous parvenir ; alors la carte conseille de lire deux fois, une pour les mots, une pour le ton.

Le cachet rappelle enfin qu’un message appartient à celui qui le reçoit. On écrit pour dire, non pour obtenir. Ce qui suivra, réponse ou silence, sera libre.`,
    reversed: null,
    love: `Votre histoire a besoin de mots plus que de signes. Cessez de déchiffrer les horaires de connexion et demandez ; cessez de suggérer et nommez. Trois lignes franches valent un mois d’allusions.

À deux depuis longtemps, écrivez-vous comme si un facteur existait encore : une page laissée près du bol du petit déjeuner étonne toujours. Si l’aveu vous brûle, laissez passer une nuit avant de l’envoyer. Ce qui reste vrai au matin peut partir.

Il arrive que la lettre soit destinée à une histoire finie. Écrivez-la quand même, avec tout ce que la pudeur avait gommé, puis rangez-la dans un livre que vous aimez. Certains papiers servent à garder, d’autres à déposer. Vous sentirez la différence au poids du tiroir, le lendemain.`,
    work: 'Un courriel délicat, une demande à formuler, une candidature à ranimer : la plume est bien taillée. Soignez la première phrase et supprimez l’avant-dernière, celle où l’on se justifie. À la maison, un mot sur la porte du réfrigérateur règle parfois ce qu’une discussion embrouille. Et si l’on vous doit une réponse, relancez par une question neuve plutôt que par un reproche.',
    money:
      'Ouvrez le courrier qui dort. Une enveloppe laissée close occupe davantage l’esprit que la somme qu’elle contient. Entre proches, les prêts et les partages gagnent à être couchés sur le papier, avec une date ; l’affection n’y perd rien et la mémoire s’en trouve soulagée.',
    advice:
      'Prenez une vraie feuille. Écrivez à la personne à qui vous pensez en ce moment, sans projet d’envoi. Relisez le lendemain, soulignez la phrase la plus simple : c’est elle que vous cherchiez.',
    kin: [
      {
        slug: 'le-silence',
        line: 'L’une retient le son, l’autre l’encre ; ensemble elles demandent ce qui mérite d’être tu.',
      },
      { slug: 'le-secret', line: 'Un pli cacheté a un destinataire, un coffret fermé n’en a pas encore.' },
      { slug: 'l-absence', line: 'Écrire est la façon la plus honnête de parler à qui n’est pas là.' },
    ],
    symbols: [
      { x: 50, y: 54, title: 'Le cachet en feuille', line: 'Une parole vivante, scellée pour une seule personne.' },
      { x: 74, y: 28, title: 'La plume d’oie', line: 'Le temps de choisir ses mots, et le droit de raturer.' },
      { x: 24, y: 74, title: 'L’encrier ouvert', line: 'Tout n’est pas dit : il reste de quoi écrire.' },
    ],
  },
  {
    slug: 'le-seuil',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Seuil : entrer, ou rester encore un moment dehors',
    description:
      'Une pierre usée, une porte ouverte, des souliers posés : la carte des passages que l’on franchit quand on y consent. Amour, travail, vie de tous les jours.',
    image: `La marche de pierre s’est creusée en son milieu, à force de pas. Une paire de souliers bas y est rangée, côte à côte, pointes vers l’intérieur. La porte est grande ouverte, mais on ne distingue rien de la pièce : seulement de la lumière, en rayons droits.

Personne n’appelle, personne ne retient. L’hospitalité se lit dans la pierre, usée par tous ceux qui sont déjà entrés avant vous.`,
    upright: `Entre dehors et dedans, il existe une marche large comme deux pieds, et l’on peut y demeurer plus longtemps qu’on ne l’avouerait. Le Seuil nomme cet endroit. Vous savez ce qui se trouve derrière vous ; devant, il n’y a qu’une clarté.

La carte respecte l’hésitation. Elle note simplement que les souliers sont déjà quittés : une part de vous a choisi, et la politesse du corps a précédé la décision de l’esprit.

Franchir ne veut pas dire tout donner. On entre, on salue, on regarde où s’asseoir. Beaucoup de grandes étapes n’ont pas demandé davantage.

Dehors a ses mérites, d’ailleurs. L’air y est frais, on peut encore repartir sans explication, et la rue continue d’offrir ses surprises. Si vous restez sur la marche, que ce soit par goût du moment et non par crainte de salir le tapis.`,
    reversed: null,
    love: `Présenter quelqu’un à ses amis, dormir chez l’autre un soir de semaine, dire « nous » pour la première fois devant un tiers : voilà des seuils, et aucun n’est anodin. Celui qui vous attend a besoin de votre oui, pas de votre vitesse.

Si vous vivez à deux, un nouvel âge du couple se présente, avec ses usages à inventer. Si vous sortez d’une histoire, la porte ouverte est d’abord celle de votre propre logis, où l’on reçoit de nouveau.`,
    work: 'Premier jour, prise de fonctions, demande que l’on ose enfin : la poignée est à portée. Renseignez-vous sur la pièce avant d’y porter vos meubles. Dans la journée la plus ordinaire, soignez les passages, dix minutes entre le bureau et le dîner, afin de ne pas rentrer avec la rue sur les épaules.',
    money:
      'Un bail, une caution, un abonnement à deux noms : avant de signer, lisez la ligne que l’on saute. La pierre du seuil porte bien quand on connaît sa mesure. Fixez ensemble ce que chacun peut mettre, et dites aussi ce qui le gênerait.',
    advice:
      'Nommez la marche où vous vous tenez, en une phrase, par écrit. Demandez-vous ensuite ce qu’il vous manque pour avancer : une information, une permission, une nuit de sommeil. Allez chercher cela, et cela seulement.',
    kin: [
      { slug: 'la-clef', line: 'La Clef ouvre, Le Seuil vous laisse décider si vous passez.' },
      { slug: 'la-maison', line: 'Une marche commence la demeure que l’autre carte montre achevée.' },
    ],
    symbols: [
      {
        x: 50,
        y: 74,
        title: 'La pierre creusée',
        line: 'D’autres ont hésité ici ; leur passage a rendu la marche plus douce.',
      },
      { x: 38, y: 68, title: 'Les souliers quittés', line: 'Le corps a dit oui avant les mots.' },
      {
        x: 50,
        y: 34,
        title: 'La lumière sans meubles',
        line: 'On ne voit pas la suite, on voit seulement qu’elle est claire.',
      },
    ],
  },
  {
    slug: 'l-attente',
    deck: 'l-oracle-de-vos-amours',
    title: 'L’Attente : une chaise, une route, le temps qu’il faut',
    description:
      'Une chaise de paille tournée vers le chemin : l’espérance, la patience, et la frontière entre attendre quelqu’un et s’oublier. Sens de la carte.',
    image: `Tournée vers une route qui serpente jusqu’à l’horizon, une chaise de paille est vide. Un châle en couvre le dossier ; on s’est levé un instant, on va revenir. Au premier plan, un escargot traverse, sans regarder personne.

La route occupe la moitié de la gravure. Elle ne porte ni cavalier ni poussière. Ce vide n’a rien de triste : l’herbe y est dessinée brin par brin, avec un soin que l’on ne met pas aux lieux déserts.`,
    upright: `Attendre se conjugue de deux manières. L’une regarde la route et laisse refroidir la soupe ; l’autre vaque, chante, taille les rosiers, et lève les yeux quand un pas se fait entendre. L’Attente vous demande laquelle est la vôtre.

Elle confirme qu’un délai existe et qu’il ne dépend pas de vous seul. Une réponse mûrit, un être a besoin de plus de temps que vous. Soit. La patience devient une force à condition d’avoir un bord : jusqu’où, jusqu’à quand, contre quoi.

L’escargot, lui, ne patiente pas. Il va.

Ce qui fatigue, au fond, ce sont moins les jours que l’incertitude. Donnez-lui un contour : ce que je sais, ce que j’ignore, ce que je peux demander. La deuxième colonne rapetisse dès qu’on l’écrit, et la troisième contient souvent une ligne que l’on n’osait pas lire.`,
    reversed: null,
    love: `Un message tarde, un engagement se fait désirer, un amour hésite à se dire. Donnez-vous une échéance raisonnable et gardez-la pour vous comme une montre dans la poche. Elle vous protégera de l’usure sans rien imposer à personne.

Pour un couple, la carte parle de rythmes inégaux : l’un a déjà fait la valise, l’autre cherche ses lunettes. Avouez votre impatience avec humour. Si l’attente dure depuis trop de saisons, votre chaise peut changer de côté.`,
    work: 'Dossier en suspens, décision remontée d’un étage, réponse promise « pour bientôt ». Relancez une fois, poliment, avec une question à laquelle on répond par oui ou par non. Puis rendez vos journées à ce qui avance : un apprentissage, un rangement, une amitié négligée.',
    money:
      'Rien à précipiter. Les achats faits pour tromper l’ennui laissent la pièce aussi vide et le tiroir plus plein. Notez ce qui vous tente, avec la date, et relisez la liste à la fin du mois ; le temps raye tout seul une ligne sur deux.',
    advice:
      'Posez un terme à ce que vous attendez. D’ici là, remplissez une heure par jour d’une occupation qui ne regarde pas la route, et qui vous plaît assez pour vous faire oublier le châle. Vous verrez mieux, ensuite, si la chaise est à sa place.',
    kin: [
      { slug: 'le-retour', line: 'L’Attente garde la route, Le Retour dit qui l’emprunte.' },
      { slug: 'le-silence', line: 'Quand rien ne vient, les deux cartes séparent le repos de l’oubli.' },
      { slug: 'l-ancre', line: 'Tenir bon est une vertu de port ; attendre, une vertu de rivage.' },
    ],
    symbols: [
      { x: 60, y: 28, title: 'La route', line: 'Elle va dans les deux sens : on peut venir, on peut partir.' },
      { x: 38, y: 46, title: 'Le châle', line: 'Une présence chaude, qui s’est seulement éloignée.' },
      { x: 66, y: 78, title: 'L’escargot', line: 'La lenteur qui avance, le contraire de l’immobilité.' },
    ],
  },
  {
    slug: 'la-clef',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Clef : une serrure qui attendait votre main',
    description:
      'Une grosse clef dans une porte entrebâillée, du lierre sur les gonds : la solution simple, la confiance donnée, l’accès. Lecture de la carte.',
    image: `Une porte de planches, entrebâillée, laisse passer un trait de jour. La clef est encore dans la serrure, grosse, un peu rouillée, de celles que l’on cachait sous un pot. Le lierre a grimpé sur le gond de gauche : cette porte n’avait pas servi depuis longtemps.

Le graveur a placé l’anneau de la clef au centre exact de la carte, là où tombe la main.`,
    upright: `Ce que vous cherchiez compliqué se révèle simple. La Clef vient souvent quand on a tout essayé, la logique, la force, les amis, et que la réponse pendait à un clou. Un mot suffit, une date, une excuse, la bonne question posée à la bonne personne.

Elle parle aussi de confiance. Donner sa clef, c’est dire : entre sans frapper. La recevoir oblige à une certaine délicatesse de pas.

Le lierre avertit enfin que les habitudes poussent vite sur les portes closes. Il faudra tirer un peu, et quelques feuilles tomberont.

Reste la question de la bonne porte. Une clef qui tourne ne prouve pas que la pièce soit pour vous ; elle prouve que vous avez le choix d’y jeter un œil. Prenez ce temps. On a vu des gens emménager dans une chambre parce que la serrure leur avait fait plaisir, et regretter ensuite leur ancien rez-de-chaussée plein de soleil.`,
    reversed: null,
    love: `Un malentendu peut se dénouer par un détail. Cherchez du côté de ce qui n’a jamais été demandé clairement : le besoin d’être prévenu, une soirée à soi, la place d’un ancien amour dans les conversations.

Célibataire, repérez la porte que vous teniez pour condamnée, un milieu, un âge, une manière d’aimer, et poussez-la d’un doigt. En couple, confiez quelque chose qui ouvre : une crainte ancienne, un souhait dont vous n’êtes pas sûr. L’autre n’a pas à entrer tout de suite.`,
    work: 'L’obstacle du moment a un responsable, un formulaire, un code, bref une serrure. Cessez de contourner le mur et demandez qui détient l’accès. Chez vous, une clef confiée à un voisin, un double retrouvé, une pièce rouverte changent l’air d’une semaine entière.',
    money:
      'Regardez du côté des droits que vous n’avez pas réclamés et des frais que personne n’a relus. Le geste est petit, vérifiable, sans miracle. Entre conjoints, décidez qui connaît quels comptes ; la transparence a le bruit sec et rassurant d’un pêne qui joue.',
    advice:
      'Formulez votre difficulté en neuf mots, pas un de plus. La contrainte écarte le lierre. Si une solution apparaît et qu’elle vous semble trop facile, essayez-la tout de même avant d’en inventer une pénible.',
    kin: [
      {
        slug: 'le-secret',
        line: 'La serrure d’une carte manque au coffret de l’autre : tout ne s’ouvre pas avec une clef.',
      },
      { slug: 'le-seuil', line: 'Ouvrir est une chose, entrer en est une seconde.' },
    ],
    symbols: [
      {
        x: 50,
        y: 52,
        title: 'La clef dans la serrure',
        line: 'Le moyen est déjà en place, il manque le quart de tour.',
      },
      { x: 20, y: 38, title: 'Le lierre', line: 'L’habitude pousse sur ce que l’on n’ouvre plus.' },
      { x: 66, y: 40, title: 'Le trait de jour', line: 'Un peu de lumière suffit à prouver qu’il y a une pièce.' },
    ],
  },
  {
    slug: 'le-miroir',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Miroir : la part de vous que l’autre vous montre',
    description:
      'Dans la glace, une branche fleurie ; devant, la même branche nue : projection, reflet, image de soi en amour. Comment comprendre Le Miroir.',
    image: `Sur une table, un vase tient une branche nue. Derrière lui, un miroir ovale la reflète, mais couverte de fleurs. Le pied est tourné avec soin, la glace légèrement inclinée, comme on la règle pour quelqu’un qui va s’asseoir.

L’écart entre la branche et son image fait tout le sujet. Faut-il dire que la glace ment, ou qu’elle voit venir le printemps ?`,
    upright: `Ce qui vous agace le plus chez cette personne, où l’avez-vous déjà rencontré ? Le Miroir pose des questions de ce genre, un peu impolies, très utiles. Nous aimons dans l’autre une fleur que nous n’osions pas porter ; nous lui reprochons volontiers l’épine que nous cachons.

La carte n’accuse pas. Elle rend à chacun ce qui lui revient. Vos qualités d’abord, car on voit mal les siennes, et il faut un visage aimant pour vous les renvoyer. Vos craintes ensuite, plus légères une fois reconnues comme vôtres.

Entre la branche nue et la branche en fleurs, il y a seulement une saison.`,
    reversed: null,
    love: `Vous admirez beaucoup ; prenez garde à ne pas vous effacer devant l’image. L’être qui vous attire possède sans doute ce que vous êtes en train de devenir. Rapprochez-vous sans disparaître.

Dans une dispute qui revient, échangez les rôles pendant cinq minutes et plaidez la cause d’en face. L’exercice fait rire, puis il éclaire. Si l’on vous renvoie constamment une image laide de vous-même, souvenez-vous qu’une glace peut être déformante, et qu’on a le droit d’en changer.`,
    work: `La critique reçue cette semaine touche juste pour un tiers ; prenez ce tiers, laissez le reste au vestiaire. Un collègue difficile révèle parfois l’endroit où vous ne savez pas dire non. Chez vous, déplacez un objet auquel vos yeux ne prêtent plus attention : la pièce entière se remet à exister.

Prenez aussi au sérieux les compliments, que vous écartez d’ordinaire d’un geste de la main. Celui qui revient de trois bouches différentes décrit sans doute une fleur bien réelle. Vous pourriez vous y appuyer davantage pour choisir vos tâches, et pour laisser à d’autres celles qui vous vident.`,
    money:
      'Certaines dépenses habillent une image. Ni honte ni reproche : demandez seulement à qui elle était destinée. Lorsque deux personnes vivent ensemble, leur façon de compter raconte leur enfance ; se la raconter tranquillement évite bien des additions amères.',
    advice:
      'Écrivez trois reproches que vous faites à quelqu’un. Remplacez son prénom par « je ». Gardez la phrase qui vous fait sourire ou tiquer, et barrez les deux autres. Faites ensuite l’exercice avec trois admirations : celui-là, on l’oublie toujours.',
    kin: [
      { slug: 'le-masque', line: 'L’un montre trop, l’autre pas assez ; la vérité se tient à mi-distance.' },
      { slug: 'le-regard', line: 'Avant de se reconnaître dans l’autre, il faut l’avoir vu.' },
      { slug: 'la-lampe', line: 'La glace répète la lumière qu’on lui donne, la lampe la fabrique.' },
    ],
    symbols: [
      { x: 52, y: 34, title: 'La branche fleurie', line: 'Ce que l’amour voit en vous avant que vous n’y croyiez.' },
      { x: 34, y: 66, title: 'La branche nue', line: 'L’état présent, sans ornement, qui n’a rien de honteux.' },
    ],
  },
  {
    slug: 'le-jardin',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Jardin : ce que l’on arrose finit par prendre',
    description:
      'Un arrosoir, trois pousses, un portillon : l’amour entretenu, la tendresse quotidienne, les limites choisies. Tout sur la huitième carte de l’oracle.',
    image: `Penché sur trois jeunes pousses, un arrosoir verse une eau fine comme des cheveux. Au fond, un muret de pierres sèches, et dans ce muret un portillon mal fermé. Le jardin est petit. Il tiendrait dans une cour.

Aucune fleur encore : l’image a été prise au moment le moins spectaculaire, celui des feuilles pâles et de la terre noire.`,
    upright: `L’amour durable ressemble moins à un feu qu’à un potager. Le Jardin le dit sans poésie excessive : il faut de l’eau le soir, de la régularité, un œil sur les limaces et beaucoup d’indulgence pour la salade montée.

Quelque chose commence à prendre autour de vous. C’est modeste, c’est vert, cela pourrait passer inaperçu. La carte recommande de nourrir avant de juger, et de ne pas déterrer les graines pour vérifier si elles poussent.

Le mur, lui, a son importance. Cultiver suppose un dedans ; le portillon permet d’inviter.

Vient un âge de l’amour où l’on demande si tout cela vaut la peine, parce que rien ne se voit. Patientez encore. Sous la terre noire, le travail est déjà fait pour moitié, et il se fait mal quand on piétine alentour. Le jardinier sait qu’une plante arrachée par curiosité ne se repique pas toujours ; il trouve donc à s’occuper au fond, près du mur.`,
    reversed: null,
    love: `Que faites-vous chaque jour pour cette histoire ? Un bonjour vrai, un thé porté, un téléphone retourné sur la table : la carte croit aux petites quantités souvent répétées. Elle sourit aux amours lentes, nées d’une amitié, qui ont mis deux printemps à lever.

Si vous êtes libre, arrosez d’abord ce qui vous plaît dans votre vie. On s’arrête volontiers devant un jardin entretenu. Et si une seule personne porte l’arrosoir, parlez-en, le dos finit par faire mal.`,
    work: 'Un projet demande de la constance plutôt que de l’éclat. Vingt minutes par jour lui réussiront mieux qu’un dimanche sacrifié. Dans la maison, répartissez les besognes à voix haute, saison par saison ; rien n’use l’affection comme une corvée que tout le monde croit faite par quelqu’un d’autre.',
    money:
      'De petites sommes mises de côté, à date fixe, pour un plaisir commun : l’image est presque trop exacte. Choisissez un but concret et proche, un train, une table, un week-end. L’argent partagé gagne à avoir un pot qui lui appartienne.',
    advice:
      'Prenez soin d’une seule chose durant neuf jours, toujours à la même heure : une plante, une correspondance, la promenade du soir à deux. Ne mesurez rien avant le dixième. Vous saurez alors si vous aviez soif, vous aussi.',
    kin: [
      { slug: 'la-moisson', line: 'Le Jardin sème et arrose, La Moisson récolte ; entre les deux, la patience.' },
      { slug: 'la-maison', line: 'Le mur de l’une, le portillon de l’autre : ce que l’on protège, ce que l’on ouvre.' },
    ],
    symbols: [
      {
        x: 46,
        y: 66,
        title: 'Les trois pousses',
        line: 'Des débuts fragiles, assez nombreux pour en voir réussir un.',
      },
      { x: 36, y: 52, title: 'L’eau fine', line: 'Le soin quotidien, trop léger pour qu’on le remarque.' },
      { x: 76, y: 40, title: 'Le portillon', line: 'L’intimité a une porte, et c’est vous qui en tenez le loquet.' },
    ],
  },
  {
    slug: 'le-pont',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Pont : se rejoindre au-dessus de ce qui sépare',
    description:
      'Une arche et son reflet forment un cercle : le dialogue, le compromis honnête, la distance franchie. Lecture amoureuse de la carte du Pont.',
    image: `D’une rive à l’autre, une seule arche. Sa clef de voûte est plus claire que les autres pierres ; sans elle, tout tomberait. En dessous, la rivière renvoie l’arche à l’envers et achève le cercle.

Les bords ne se ressemblent pas : ici une herbe haute, là un rocher nu. Le pont ne cherche pas à les rendre pareils. Il se contente d’être aussi solide à gauche qu’à droite.`,
    upright: `Deux personnes qui s’aiment n’habitent pas le même bord. Famille, âge, pays, manière de se taire : la rivière passe où elle veut. Le Pont s’intéresse peu à la rivière. Il demande qui pose la première pierre, et jusqu’où chacun peut s’avancer sans se mettre en danger.

Vous verrez que l’arche tient par une tension réciproque : les deux côtés poussent, et de cette poussée naît un passage. Un compromis où un seul cède n’est qu’une planche.

Le rapprochement demeure possible. Il se fera à mi-chemin, ou bien il ne tiendra pas.

Regardez aussi ce que vous transportez. Un pont supporte les piétons, les charrettes, parfois une fête entière ; il souffre quand on y charge dix ans de griefs en une seule traversée. Passez léger la première fois. Vous reviendrez plus tard chercher le reste, un paquet après l’autre, et vous vous apercevrez que plusieurs de ces paquets n’avaient plus rien dedans.`,
    reversed: null,
    love: `Une réconciliation, une explication, un premier pas vers une personne éloignée par la géographie ou par l’orgueil. Proposez un lieu neutre et une durée brève. L’important n’est pas d’avoir raison au milieu du pont, c’est d’y rester debout ensemble.

Les amours à distance trouvent ici leur emblème : un rendez-vous régulier, fût-il court, vaut mieux que de longs appels imprévus. Pour un cœur seul, quelqu’un d’une autre rive vous regarde avec curiosité ; sa langue s’apprend.`,
    work: 'Vous savez traduire : entre deux services, deux générations, un client qui s’emporte et une équipe qui se ferme. Ce talent se remarque, à condition que l’on ne marche pas sur vous. Réservez dans la semaine un trajet sans téléphone, où rien ne vous traverse.',
    money:
      'Parlez chiffres avec la personne concernée, calmement, une feuille au milieu de la table. Chacun écrit ce qu’il juge équitable, puis vous échangez les feuilles. L’écart est souvent plus étroit que l’eau ne le laissait croire, et une règle commune épargne dix petites rancunes.',
    advice:
      'Faites votre moitié du chemin, exactement la moitié. Dites-le. Attendez ensuite sans reculer ni courir, le temps que l’autre prenne la mesure du parapet. Ce qui se passe alors vous apprendra l’essentiel.',
    kin: [
      { slug: 'la-barque', line: 'On passe la même eau, l’une par un ouvrage commun, l’autre au gré du courant.' },
      { slug: 'la-reparation', line: 'Relier deux rives, recoudre un bol : deux façons de croire au lien.' },
      { slug: 'l-orage', line: 'Après la crue, on vérifie les pierres avant de passer.' },
    ],
    symbols: [
      {
        x: 50,
        y: 42,
        title: 'La clef de voûte',
        line: 'La pierre sans laquelle rien ne tient : la confiance, ou un simple accord.',
      },
      { x: 50, y: 66, title: 'Le reflet', line: 'L’eau achève le cercle ; ce qui sépare peut aussi compléter.' },
      { x: 84, y: 54, title: 'Le rocher nu', line: 'L’autre rive reste différente, et elle en a le droit.' },
    ],
  },
  {
    slug: 'l-orage',
    deck: 'l-oracle-de-vos-amours',
    title: 'L’Orage : la colère passe, le nid reste dans l’arbre',
    description:
      'Un arbre courbé, un éclair, un nid intact : la dispute, l’émotion vive, l’air qui se renouvelle. Ce que dit la carte de L’Orage, sans dramatiser.',
    image: `Le vent couche un arbre seul sur une pente. En haut, à droite, l’éclair a la forme d’une racine renversée, et les vraies racines, en bas, s’agrippent comme des doigts. Dans la fourche, un nid. Pas un brin ne s’en est défait.

Toute la planche est hachurée dans le même sens, sauf ce nid, creusé en rond, tranquille, presque drôle.`,
    upright: `Ça gronde depuis des jours, vous l’avez senti dans les épaules. L’Orage n’a jamais rien inventé : il fait entendre ce que l’air contenait déjà. Une parole trop retenue cherche une sortie, et elle risque d’être plus forte que son sujet.

Accueillez l’émotion, choisissez le moment. Une colère peut dire un besoin légitime avec les mauvais mots ; cherchez le besoin. Elle a le droit d’exister, personne n’a pour autant à en recevoir les coups.

Après, il y a cette odeur de terre et une netteté dans les lointains que le beau temps ne donne pas.

Certaines personnes aiment d’ailleurs ce temps-là plus qu’elles ne l’avouent. Le tonnerre donne l’impression de vivre fort, et le calme leur paraît vide. Si vous vous reconnaissez, cherchez une intensité moins coûteuse : un sport, une scène, une cause. La maison vous en saura gré.`,
    reversed: null,
    love: `Une querelle menace ou vient d’éclater. Restez au sujet du jour, n’ouvrez pas les archives. Vous pouvez demander une trêve d’une heure, avec l’heure du retour annoncée ; cela change tout pour celui qui attend.

Une passion naissante aime aussi ce ciel : beaucoup de bruit, de lumière, peu de sommeil. Profitez du spectacle sans construire le toit ce soir. Et si c’est la peur qui revient chez vous à chaque coup de vent, vous n’avez pas à la porter sans témoin : un proche sûr peut l’entendre.`,
    work: 'Réunion tendue, ton sec, remarque qui fait mouche. Différez la réponse écrite jusqu’au lendemain. Vous n’avez pas à absorber l’humeur de tout un bureau, et une phrase calme, « reprenons quand nous aurons les chiffres », suffit à changer la pression. Le soir, marchez avant de raconter.',
    money:
      'Pas d’achat sur un coup de sang, pas de partage décidé porte claquée. Laissez retomber la poussière, puis regardez les dégâts véritables : ils tiennent en général sur une demi-page. Un sujet d’argent répété chaque mois cache une question de considération ; traitez celle-là.',
    advice:
      'Quand la tension monte, nommez-la à la première personne : « je suis en colère parce que… ». Terminez la phrase, buvez un verre d’eau, taisez-vous une minute. Demandez-vous ce que le nid représente dans votre histoire. Protégez cela, le vent emportera le reste.',
    kin: [
      { slug: 'le-silence', line: 'Avant l’un, après l’autre : la foudre et la neige se répondent.' },
      { slug: 'la-reparation', line: 'Ce qui s’est fendu pendant la nuit se recoud au grand jour.' },
    ],
    symbols: [
      { x: 42, y: 46, title: 'Le nid', line: 'Ce qui tient malgré le vent, et qu’il faut protéger d’abord.' },
      { x: 76, y: 22, title: 'L’éclair', line: 'Une vérité soudaine, éblouissante, qui dure une seconde.' },
      { x: 36, y: 76, title: 'Les racines', line: 'L’attachement se mesure par mauvais temps.' },
    ],
  },
  {
    slug: 'le-silence',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Silence : se taire ensemble ou se taire contre',
    description:
      'Une cloche au battant noué, un toit de neige : le repos, la pudeur, le mutisme aussi. Comment écouter la onzième carte de l’oracle.',
    image: `Une cloche pend, immobile. On a noué son battant d’un ruban, non pour la punir, plutôt comme on enveloppe un objet fragile. La neige couvre la poutre qui la porte et le sol au-dessous ; une ligne de pattes d’oiseau y dessine la seule écriture de l’image.

Beaucoup de blanc. L’artisan a laissé le bois presque intact, et c’est le papier qui parle.`,
    upright: `Écoutez. Rien. Il existe des silences pleins, ceux de deux personnes qui lisent dans la même pièce, et d’autres qui ferment une porte sans bruit. Le Silence ne choisit pas pour vous ; il vous demande de goûter la différence.

Vous traversez une période où trop de mots ont été dépensés, ou trop peu. Dans le premier cas, laissez neiger : certaines blessures cessent d’elles-mêmes quand on n’y revient plus chaque soir. Dans le second, le ruban se dénoue d’une main.

L’oiseau est passé. Il y a donc de la vie, discrète, à deux pas de la cloche.`,
    reversed: null,
    love: `Une personne se tait, et vous remplissez les blancs. Méfiez-vous de vos propres sous-titres. Demandez une fois, clairement, si ce retrait vous concerne ; acceptez qu’il puisse ne pas vous concerner.

Entre amants de longue date, la carte peut annoncer une douceur : l’heure où l’on n’a plus besoin de distraire l’autre. Mais un mutisme employé pour punir n’est pas de la pudeur. Vous pouvez dire que vous le refusez, et vaquer à votre soirée.

Il y a aussi votre silence à vous, celui que vous gardez pour ne pas peser, ne pas gâcher, ne pas recommencer. Il part d’une bonté. À la longue, pourtant, l’autre vit avec quelqu’un qu’il n’entend plus et se met à inventer vos réponses. Rendez-lui une phrase par jour, même banale, même sur la météo ; le reste suivra par la brèche.`,
    work: 'Parlez moins en réunion, notez davantage ; votre unique remarque portera loin. Coupez les alertes une demi-journée et voyez qui s’en aperçoit. À la maison, un coin sans écran, même d’un mètre carré, rendra aux conversations la place qu’elles avaient perdue.',
    money:
      'Le sujet que l’on évite à table est souvent celui-ci. Convenez d’un soir, d’un chiffre par personne et d’un dessert. Les secrets de compte grandissent dans le non-dit comme la neige sur une poutre, flocon après flocon, jusqu’à peser.',
    advice:
      'Offrez-vous une heure sans paroles, en marchant si possible. Au retour, écrivez la première phrase qui vous vient. Gardez-la deux jours. Si elle a toujours envie de sortir, cherchez à qui elle s’adresse et défaites le ruban. Il sera temps alors de sonner, une fois, distinctement.',
    kin: [
      { slug: 'la-lettre', line: 'Quand la cloche se tait, l’encre prend le relais.' },
      { slug: 'l-orage', line: 'Le calme d’après et celui d’avant n’ont pas la même couleur.' },
      { slug: 'l-absence', line: 'Ne plus parler, ne plus être là : deux manques à ne pas confondre.' },
    ],
    symbols: [
      { x: 50, y: 58, title: 'Le battant noué', line: 'Une parole retenue, par soin ou par crainte.' },
      { x: 50, y: 18, title: 'La neige sur la poutre', line: 'Ce qui s’accumule doucement quand rien n’est dit.' },
      { x: 64, y: 78, title: 'Les traces d’oiseau', line: 'Une présence légère a continué de vivre alentour.' },
    ],
  },
  {
    slug: 'la-danse',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Danse : trouver la mesure à deux',
    description:
      'Deux grues, ailes ouvertes, se répondent pas à pas : désir, jeu, accord des rythmes. Signification de La Danse quand on aime.',
    image: `Face à face, deux grues dansent. Leurs ailes sont ouvertes, leurs becs levés se touchent presque, et dans la boue, sous elles, un rond d’empreintes montre qu’elles tournent depuis un bon moment.

Ces oiseaux-là dansent toute leur vie, jeunes ou vieux, en couple ou en bande, parfois un brin d’herbe au bec. Le graveur le savait : il a donné à chaque paire d’ailes une inclinaison qui n’est pas celle de l’autre.`,
    upright: `Un pas en avant, un pas de côté, et l’on rit parce qu’on s’est marché sur le pied. La Danse apporte de la légèreté dans un domaine que l’on prend vite au tragique. Elle aime le jeu, le corps, la conversation qui rebondit, le désir qui ne s’explique pas.

Elle enseigne aussi l’écoute. Conduire n’est pas tirer, suivre n’est pas se laisser traîner ; dans une bonne danse, ces rôles s’échangent plusieurs fois par air.

Quand la musique change, personne n’a tort. On s’arrête, on compte, on reprend.

Les timides ont tort de craindre cette carte. Elle ne réclame ni grâce ni technique, seulement un pied qui se lève. D’ailleurs les oiseaux de l’image n’ont pas de public : ils dansent dans la vase, loin de tout, pour l’unique plaisir de vérifier qu’ils sont deux. Votre maladresse, racontée avec drôlerie, fera plus pour vous plaire qu’une figure parfaitement exécutée.`,
    reversed: null,
    love: `Le désir a sa chance, et il préfère les invitations aux sous-entendus. Proposez, acceptez un refus avec grâce, proposez autre chose plus tard : tout se joue dans cette souplesse. Une attirance partagée se reconnaît à l’envie de recommencer le lendemain.

À deux, sortez du programme. Changez l’heure, la tenue, le quartier, le côté du lit. Quand vos rythmes ne s’accordent plus, parlez-en en termes de tempo plutôt que de reproche : plus lent, plus souvent, autrement.`,
    work: 'L’ambiance compte davantage que la méthode en ce moment. Une équipe qui plaisante corrige mieux ses erreurs. Bougez, au sens propre : un escalier, une piste, un cours où l’on transpire en mesure remettront de l’air dans des journées devenues rectangulaires.',
    money:
      'Les plaisirs communs méritent une ligne à eux, petite et sans justification. Un bal de quartier ne vide pas un portefeuille. Évitez seulement la surenchère à deux, où chacun offre plus gros que l’autre : une valse s’accélère, et l’on ne sait plus qui a commencé.',
    advice:
      'Mettez ce soir une chanson que vous aimiez à vingt ans, et levez-vous. Avec quelqu’un ou sans personne. Observez où votre corps hésite, où il s’amuse ; vos affections suivent à peu près la même partition.',
    kin: [
      { slug: 'la-flamme', line: 'La Danse joue avec la chaleur que l’autre carte entretient.' },
      { slug: 'la-balancoire', line: 'Même élan d’aller et de retour, mais ici à deux et au sol.' },
    ],
    symbols: [
      { x: 22, y: 32, title: 'Les ailes ouvertes', line: 'Se montrer dans toute son envergure, par plaisir.' },
      { x: 50, y: 24, title: 'Les becs levés', line: 'La distance exacte du désir : presque.' },
      {
        x: 50,
        y: 78,
        title: 'Le rond d’empreintes',
        line: 'On revient au même endroit, chaque fois un peu autrement.',
      },
    ],
  },
  {
    slug: 'l-ancre',
    deck: 'l-oracle-de-vos-amours',
    title: 'L’Ancre : ce qui vous tient, ce qui vous retient',
    description:
      'Une ancre au quai, une mouette, un cordage lové : stabilité, fidélité, besoin de sûreté. Lecture de la treizième carte de l’oracle.',
    image: `Appuyée contre la pierre d’un quai, l’ancre sèche au soleil. Une mouette s’est perchée sur l’anneau, et l’on devine qu’elle y vient chaque jour. Au pied, le cordage est lové avec méthode, spire sur spire. Derrière, une ligne de mer plate.

L’objet pèse. Le burin a creusé ses ombres très profond, de sorte que l’œil sent le fer avant de le nommer.`,
    upright: `Du poids, enfin, dans ce qui flottait. L’Ancre rassure : une parole tiendra, une personne sera là mardi comme elle l’était lundi, l’affection sait où elle habite. On cesse de surveiller l’horizon, on peut dormir.

Elle pose néanmoins une question de marin. Êtes-vous à l’ancre parce que le mouillage est bon, ou parce que la manœuvre vous fatigue ? La première raison repose, la seconde s’enlise.

Remarquez la mouette. Elle aime ce port, et rien ne l’attache.

Toute attache se révise. Les gens de mer sortent l’ancre de l’eau, la brossent, vérifient le maillon et la remettent : une affaire d’une heure, par beau temps, à deux. Faites de même avec ce qui vous lie. Demandez-vous ensemble ce qui tient encore, ce qui a rouillé, ce qu’il faudrait changer de place, sans attendre que la houle se charge de poser la question.`,
    reversed: null,
    love: `La constance a meilleure mine que l’on ne dit. Quelqu’un tient à vous d’une manière peu bavarde, par les actes : une course faite, un train attendu sous la pluie. Apprenez à lire ce dialecte.

Si vous craignez l’ennui, mettez du vent dans la baie au lieu de changer de mer : un voyage, un apprentissage à deux, une soirée chacun pour soi. Sans attache pour l’heure, demandez-vous ce que sûr veut dire pour vous, en trois exemples. On reconnaît mieux ce que l’on a décrit.`,
    work: 'Un poste stable, un contrat solide, des collègues de confiance : la carte plaide pour ce qui existe avant de rêver au large. Elle autorise un mouvement à la fois. Dans la semaine, gardez un rituel inamovible, le marché du samedi, l’appel à une sœur ; le reste s’y arrimera.',
    money:
      'Prévoir n’est pas craindre. Une réserve, même mince, donne aux décisions de cœur une liberté qu’elles n’ont pas quand la fin du mois les presse. Vérifiez aussi ce que vous payez par habitude pour une sûreté dont vous n’avez plus l’usage.',
    advice:
      'Dressez la liste des cinq choses qui vous tiennent debout : un lieu, un être, un geste, une heure, une conviction. Cherchez laquelle vous avez négligée. Remettez-y les mains avant dimanche, sans la soulever de force. Un nœud bien fait se défait d’une main.',
    kin: [
      { slug: 'la-barque', line: 'Le fer et la rame : rester, aller, et savoir lequel l’on désire.' },
      { slug: 'la-promesse', line: 'Une parole donnée est un mouillage que l’on vérifie de temps à autre.' },
      {
        slug: 'la-maison',
        line: 'Le port et le foyer disent deux fois la sûreté, l’un pour partir, l’autre pour rentrer.',
      },
    ],
    symbols: [
      {
        x: 50,
        y: 20,
        title: 'La mouette sur l’anneau',
        line: 'Une fidélité libre : elle pourrait s’envoler, elle revient.',
      },
      { x: 68, y: 72, title: 'Le cordage lové', line: 'L’ordre patient des liens bien entretenus.' },
      { x: 20, y: 50, title: 'La mer plate', line: 'Le calme dont on finit par oublier le prix.' },
    ],
  },
  {
    slug: 'le-fil',
    deck: 'l-oracle-de-vos-amours',
    title: 'Le Fil : ce qui relie sans serrer',
    description:
      'Une bobine, deux boutons dépareillés, une aiguille : le lien discret, la constance, la conversation reprise. Sens et conseils de la carte du Fil.',
    image: `Parti d’une bobine de bois, un fil traverse la carte en une seule courbe. Il passe par deux boutons qui ne vont pas ensemble, l’un en corne, l’autre en nacre, et finit dans le chas d’une aiguille piquée à l’angle d’un drap.

L’ouvrage n’est pas terminé. La bobine est aux trois quarts pleine, ce qui, pour une couturière, s’appelle de la tranquillité.`,
    upright: `Aucun serment, aucun éclat : un lien. Le Fil s’occupe de ces relations qui tiennent par presque rien, une blague reprise d’année en année, un message chaque premier janvier, la même table au même café. Leur solidité surprend quand on tire dessus.

Vous êtes peut-être en train de perdre un bout de conversation. Retrouvez-le avant d’en commencer une neuve. Revenez à la dernière phrase, là où le dé à coudre est tombé.

Dépareillés, les boutons ferment pourtant le même vêtement. Se ressembler n’a jamais été la condition.

Il arrive que l’on veuille couper. La carte ne s’en offusque pas : des ciseaux font partie de toute boîte à ouvrage. Elle recommande juste de finir le point, d’arrêter le brin proprement, de remercier le tissu. Une relation achevée avec égards ne s’effiloche pas derrière vous, et il vous reste de quoi commencer ailleurs une pièce d’une autre couleur.`,
    reversed: null,
    love: `La continuité vous réussit. Suivez une histoire dans sa durée au lieu de la juger sur un après-midi : combien de fois êtes-vous revenus l’un vers l’autre, et par quel chemin ?

Une relation nouvelle se construit point par point. Ne tendez pas trop, le fil casse ; ne laissez pas de boucle traîner, on s’y prend les pieds. Si deux personnes occupent vos pensées, regardez laquelle vous racontez spontanément votre journée. La couture se fait déjà de ce côté.`,
    work: 'Reprendre un dossier vaut mieux qu’en ouvrir trois. Renouez avec une personne qui connaissait votre manière de travailler ; ce lien d’autrefois est resté vif. Chez vous, raccommodez quelque chose de vos mains, une manche, une poignée, une querelle de fratrie pour un plat à gratin.',
    money:
      'Les petites fuites décousent plus que les gros accrocs. Suivez une dépense, une seule, sur trois mois, et voyez où mène le fil. Pour les comptes entre amis, réglez les sommes minuscules tout de suite : elles pèsent en affection davantage qu’en monnaie.',
    advice:
      'Cherchez dans votre carnet le nom de quelqu’un que vous aimez bien et que la vie a laissé filer. Écrivez-lui sans excuse ni bilan, en reprenant une vieille plaisanterie. Le nœud se fera, ou pas ; la bobine, elle, est longue.',
    kin: [
      { slug: 'la-reparation', line: 'Le même brin sert à relier et à recoudre.' },
      { slug: 'l-anneau', line: 'Un fil suffit à tenir ; un anneau dit qu’on le sait.' },
    ],
    symbols: [
      { x: 26, y: 70, title: 'La bobine pleine', line: 'Il reste du temps, et de quoi continuer.' },
      { x: 48, y: 44, title: 'Les boutons dépareillés', line: 'Deux natures différentes, un même vêtement.' },
      { x: 76, y: 26, title: 'L’aiguille piquée', line: 'L’ouvrage s’interrompt, il n’est pas abandonné.' },
    ],
  },
  {
    slug: 'la-lampe',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Lampe : voir clair sans tout éclairer',
    description:
      'Une lampe à huile, un livre, un papillon de nuit : lucidité douce, vérité dite à bonne distance, veillée. La quinzième carte, image et sens.',
    image: `Sur la table, une lampe à huile brûle d’une flamme égale. Ses rayons forment un rond assez grand pour un livre ouvert, trop petit pour la pièce. À la lisière du clair et du noir, un papillon de nuit hésite.

On lit, ou l’on vient d’interrompre sa lecture. Les lignes du livre sont figurées par des traits, sauf une, laissée blanche, comme si la phrase attendait.`,
    upright: `À quoi bon éclairer toute la maison pour retrouver ses lunettes ? La Lampe propose une clarté à mesure humaine : ce que vous avez besoin de savoir maintenant, rien de plus. Le reste peut demeurer dans l’ombre sans que ce soit un mensonge.

Vous comprenez un point précis, sur vous ou sur autrui, et ce point suffit pour le pas suivant. Lisez les faits dans l’ordre. Ne demandez pas à la fin du livre de vous rassurer sur le début.

Une lumière se tient, aussi. Elle veille pour quelqu’un qui rentre.`,
    reversed: null,
    love: `Une vérité peut se dire maintenant, à voix basse, sans témoins. Choisissez-en une et posez-la près de l’autre comme on approche une lampe, à hauteur des mains plutôt que des yeux.

Quand on débute, on voudrait tout connaître, le passé, les anciens prénoms, les intentions. Contentez-vous de trois questions. Dans un couple éprouvé, la carte vante les veillées : une heure assise, tard, sans télévision, où l’on apprend en dix minutes ce qu’un mois avait couvert.

Quant aux doutes de minuit, ceux qui grossissent à mesure que la mèche baisse, accordez-leur un carnet plutôt qu’un message. Notez, fermez, dormez. Beaucoup d’entre eux n’auront plus de contour au petit déjeuner. Ceux qui en gardent un méritent une vraie conversation, avec du café, des épaules reposées et la certitude que personne ne cherche à gagner.`,
    work: 'Étudiez. Relisez le contrat, la notice, le règlement, ou ce vieux livre qui vous avait appris votre métier. Votre compétence se renforce loin du bruit. Et si l’on vous consulte, éclairez la question posée ; résistez au plaisir de refaire toute l’installation.',
    money:
      'Une heure, une table, vos relevés, un crayon. La carte n’annonce ni hausse ni baisse, elle éteint l’imagination. Il y a toujours un papillon qui tourne autour des tentations bien éclairées : soldes, réclames, facilités. Reculez d’un pas, la lampe éclaire mieux de biais.',
    advice:
      'Retenez une question, la plus petite de celles qui vous occupent. Cherchez-y une réponse vérifiable avant de dormir. Pour les grandes, laissez la phrase blanche : elle s’écrira de jour, avec d’autres mains que les vôtres. Bonne veille, et bonne nuit.',
    kin: [
      { slug: 'la-fenetre', line: 'L’une éclaire le dedans, l’autre ouvre sur le dehors.' },
      { slug: 'le-secret', line: 'La lampe s’arrête au bord du coffret ; c’est une politesse.' },
      { slug: 'l-aurore', line: 'Veiller n’a de sens que parce que le jour revient.' },
    ],
    symbols: [
      { x: 50, y: 38, title: 'La flamme égale', line: 'Une lucidité tranquille, qui n’éblouit personne.' },
      { x: 42, y: 72, title: 'Le livre ouvert', line: 'Lire les faits dans l’ordre, une ligne après l’autre.' },
      { x: 78, y: 26, title: 'Le papillon de nuit', line: 'Le désir tourne, à distance prudente.' },
    ],
  },
  {
    slug: 'la-promesse',
    deck: 'l-oracle-de-vos-amours',
    title: 'La Promesse : un nœud au mouchoir, pour ne pas oublier',
    description:
      'Un mouchoir noué, un brin de myosotis : la parole donnée, le souvenir tenu, l’engagement à sa juste taille. Ce que signifie La Promesse.',
    image: `Autrefois, on faisait un nœud à son mouchoir afin de se rappeler une chose due. Le voici, blanc, posé sur l’appui d’une croisée, un seul coin noué. En travers, un brin de myosotis, dont le nom populaire est assez clair : ne m’oubliez pas.

Le nœud est gros, mal fait, touchant. Celui qui l’a serré y a mis de la conviction plus que de l’adresse.`,
    upright: `« Je viendrai dimanche » engage davantage que « je t’aimerai toujours ». La Promesse a le goût des paroles à taille humaine, celles qui ont un jour, une heure, un témoin. Elle vous rappelle une chose dite, par vous ou à vous, et qui attend qu’on la tienne ou qu’on la rende.

Car une promesse peut se rendre. Il y a de l’honneur à dire : je ne pourrai pas, pardonnez-moi, voici ce que je propose. Seul l’oubli abîme.

Tenir sa parole envers soi-même compte aussi, et c’est d’ordinaire par là que l’on triche.

Prenez garde enfin aux serments que nul n’a prononcés. On attend d’un ami, d’un frère, d’un amour, qu’il honore une parole née dans notre seule tête, et l’on s’étonne de sa légèreté. Vérifiez qu’il y avait bien un mouchoir, et deux mains pour le nouer, avant de compter les jours de retard.`,
    reversed: null,
    love: `Un engagement se dessine, ou demande à être redit. Parlez de ce que vous entendez chacun par là, car un même mot recouvre parfois deux mouchoirs. Fidélité, projets, temps partagé : soyez concrets, et gardez une page pour ce que vous ignorez encore.

Si l’on vous a promis et que rien n’est venu, regardez les actes des trois derniers mois. Ils parlent sans emphase. Libre de tout lien, promettez-vous une limite que vous ne laisserez plus franchir.`,
    work: 'Cessez de dire oui en sortant de table. Comptez ce que vous devez déjà, à qui, pour quand ; rendez deux engagements avec courtoisie, et honorez les autres avant le délai. Une réputation de personne fiable se coud ainsi. Pour les tâches du foyer, un calendrier visible évite bien des nœuds.',
    money:
      'Ce qui fut emprunté se rend, ou se renégocie avant qu’on le réclame. Méfiez-vous des serments à crédit : une belle fête, un grand voyage jurés un soir d’enthousiasme. Mieux vaut la petite chose offerte le jour dit, avec le ruban de travers.',
    advice:
      'Choisissez une parole que vous pouvez tenir dans les sept jours. Dites-la à quelqu’un, tenez-la, n’en parlez plus. Recommencez la semaine suivante. La confiance n’a jamais été faite autrement, point après point, dans du coton ordinaire. Elle a la solidité des choses lavées souvent.',
    kin: [
      { slug: 'l-anneau', line: 'La parole passe d’abord par le mouchoir, ensuite par l’or.' },
      { slug: 'le-retour', line: 'Quelqu’un avait dit « je reviendrai » ; les deux cartes regardent si c’est vrai.' },
    ],
    symbols: [
      { x: 50, y: 42, title: 'Le nœud', line: 'La mémoire d’une parole, serrée avec conviction.' },
      { x: 62, y: 66, title: 'Le myosotis', line: 'Le souvenir que l’on demande sans l’exiger.' },
    ],
  },
]
