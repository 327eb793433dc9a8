import type { Saying } from './saying.ts'

/** By the slug of the card. */
export const amoursSays: Readonly<Record<string, Saying>> = {
  'la-rencontre': {
    upright: {
      keyword: 'le croisement imprévu',
      love: 'Une présence vous effleure sans avoir été annoncée, et ce frôlement mérite un peu plus que la politesse, un peu moins qu’un roman.',
      work: 'Deux façons de faire se croisent dans un couloir, et la conversation qui en naît vaudrait mieux que la réunion prévue à ce sujet.',
      money:
        'Partagez simplement les frais de ce qui commence, sans chercher à paraître plus large que vous ne l’êtes ni à compter le premier café.',
      self: 'Vous faites connaissance avec une part de vous restée sous l’averse, plus sociable et plus curieuse que le portrait que vous en donniez.',
    },
    reversed: null,
  },
  'le-regard': {
    upright: {
      keyword: 'l’attention vraie',
      love: 'Quelqu’un remarque ce que vous croyiez invisible, et il vous revient de dire si cette attention vous touche ou vous embarrasse.',
      work: 'On observe votre manière de faire avec une estime silencieuse ; soutenez ce coup d’œil au lieu de vous excuser d’être là.',
      money:
        'Avant de payer pour plaire, demandez-vous quels yeux vous avez en tête, et si leur avis vaut vraiment ce prix.',
      self: 'À force de vous voir par les yeux des autres, vous avez perdu un détail essentiel, celui que personne d’autre ne pourrait remarquer.',
    },
    reversed: null,
  },
  'la-lettre': {
    upright: {
      keyword: 'la parole préparée',
      love: 'Trois lignes franches, écrites puis relues au matin, feraient plus pour ce lien qu’un mois d’allusions et d’horaires guettés.',
      work: 'La demande que vous retardez tient en dix lignes ; retirez-en la justification, gardez le merci, et envoyez-la avant vendredi.',
      money:
        'Une enveloppe close pèse davantage que la somme qu’elle contient, alors ouvrez-la ce soir, avec une tasse chaude et un crayon.',
      self: 'Il y a une phrase que vous répétez depuis des mois sans l’écrire, et l’encre vous dirait enfin à qui elle s’adresse.',
    },
    reversed: null,
  },
  'le-seuil': {
    upright: {
      keyword: 'le pas hésitant',
      love: 'La marche est franchie à demi, le cœur a déjà ôté ses souliers ; prenez le temps qu’il faut pour que l’esprit le suive.',
      work: 'Avant d’emménager dans ce nouveau rôle, faites-en le tour, posez deux questions simples, et voyez où la lumière tombe à midi.',
      money:
        'Lisez jusqu’à la ligne que tout le monde saute, car une signature se donne mieux quand on connaît la largeur exacte de la porte.',
      self: 'Vous n’avez pas à courir dans la pièce claire : rester un moment sur la pierre usée fait aussi partie du passage.',
    },
    reversed: null,
  },
  'l-attente': {
    upright: {
      keyword: 'l’espérance patiente',
      love: 'Attendez si cela vous plaît, avec un terme fixé et des journées pleines, car une chaise occupée tout le jour finit par user celui qui s’y tient.',
      work: 'Relancez une fois, par une question à laquelle on répond en un mot, puis rendez votre énergie à ce qui avance sans permission.',
      money:
        'Notez l’envie d’achat avec sa date et laissez passer le mois, le temps barre de lui-même une ligne sur deux.',
      self: 'Votre patience est une force tant qu’elle a un bord ; tracez-le aujourd’hui, au crayon, sans en faire une menace pour personne.',
    },
    reversed: null,
  },
  'la-clef': {
    upright: {
      keyword: 'la solution simple',
      love: 'Un besoin jamais formulé bloque la porte entre vous, et la phrase qui l’ouvrirait est plus courte que toutes vos explications.',
      work: 'Cherchez qui détient l’accès au lieu de longer le mur : un nom, un formulaire, un appel de cinq minutes suffiraient.',
      money:
        'Un droit non réclamé, un frais jamais relu, voilà le genre de petite serrure qui cède dès qu’on y met la main.',
      self: 'Ce que vous prenez pour une énigme ancienne pourrait se résoudre par un geste banal, dédaigné justement parce qu’il était facile.',
    },
    reversed: null,
  },
  'le-miroir': {
    upright: {
      keyword: 'le reflet fidèle',
      love: 'Ce que vous reprochez à cette personne ressemble à une chose que vous vous interdisez, et l’admirer en elle serait déjà plus doux.',
      work: 'La critique touche juste pour un tiers seulement ; gardez ce tiers, qui vous servira, et rendez tranquillement le reste à son auteur.',
      money:
        'Vos dépenses racontent le personnage que vous aimeriez être, et vous pourriez le devenir à moindres frais en cessant de l’habiller.',
      self: 'Entre l’image que vous portez et celle que l’on vous renvoie, il y a une saison d’écart, et la plus fleurie n’est pas mensongère.',
    },
    reversed: null,
  },
  'le-jardin': {
    upright: {
      keyword: 'le soin quotidien',
      love: 'Une tendresse arrosée chaque soir, sans éclat, prend racine mieux que les grandes preuves, pourvu que l’arrosoir change parfois de mains.',
      work: 'Vingt minutes par jour, toujours à la même heure, porteront ce projet plus loin qu’un dimanche entier donné à contrecœur.',
      money:
        'De petites sommes gardées pour un plaisir proche font une réserve légère, que l’on surveille avec gaieté plutôt qu’avec crainte.',
      self: 'Cultivez d’abord ce qui vous plaît sans témoin, une plante, une langue, une habitude, et laissez le portillon entrouvert.',
    },
    reversed: null,
  },
  'le-pont': {
    upright: {
      keyword: 'la moitié du chemin',
      love: 'Avancez jusqu’au milieu, dites-le, puis attendez là ; l’autre rive a besoin de voir que vous n’irez ni plus loin ni en arrière.',
      work: 'Vous parlez la langue des deux camps, talent précieux à condition que l’on ne vous marche pas dessus pour traverser.',
      money:
        'Que chacun écrive de son côté ce qu’il juge équitable, l’écart sera sans doute plus étroit que la rivière ne le faisait croire.',
      self: 'Deux parties de vous se tournent le dos depuis longtemps, et une seule pierre bien choisie leur permettrait de se parler.',
    },
    reversed: null,
  },
  'l-orage': {
    upright: {
      keyword: 'l’émotion qui éclate',
      love: 'Le tonnerre dit un besoin légitime avec de mauvais mots ; cherchez ce besoin, tenez-vous au sujet du jour et protégez le nid.',
      work: 'Laissez la réponse écrite dormir jusqu’à demain, puis ramenez la discussion aux faits d’une phrase calme, que l’on pourra reprendre.',
      money:
        'Rien ne se décide sur un coup de sang, et les dégâts, une fois la poussière retombée, tiennent d’ordinaire sur une demi-page.',
      self: 'Votre colère contient un renseignement exact sur vos limites, écoutez-la comme une météo et choisissez ensuite où la laisser passer.',
    },
    reversed: null,
  },
  'le-silence': {
    upright: {
      keyword: 'la parole retenue',
      love: 'Demandez une seule fois si ce retrait vous concerne, puis cessez d’inventer des sous-titres à tout ce qui n’est pas dit.',
      work: 'Parlez moins cette semaine et notez davantage, votre unique remarque n’en aura que plus de poids lorsqu’elle viendra.',
      money: 'Le sujet évité à table demande un soir fixé, un chiffre par personne et quelque chose de bon pour finir.',
      self: 'Une heure sans mots, au froid si possible, vous rendra la première phrase qui compte, celle que le bruit recouvrait.',
    },
    reversed: null,
  },
  'la-danse': {
    upright: {
      keyword: 'le rythme partagé',
      love: 'Le désir préfère les invitations claires aux sous-entendus, et si l’on se marche un peu sur les pieds, riez-en avant de reprendre.',
      work: 'L’humeur d’une équipe règle son pas plus sûrement qu’une méthode, alors proposez un rythme que le plus lent puisse suivre avec plaisir.',
      money:
        'Accordez une petite ligne aux joies communes, sans surenchère, car deux personnes qui s’offrent toujours plus finissent par perdre la mesure.',
      self: 'Votre corps sait des choses que votre agenda ignore : une chanson, trois pas dans la cuisine, et la réponse se déplace.',
    },
    reversed: null,
  },
  'l-ancre': {
    upright: {
      keyword: 'la constance tranquille',
      love: 'Une affection peu bavarde se prouve ici par des courses faites et des trains attendus ; apprenez à entendre ce dialecte des actes.',
      work: 'Ce qui tient déjà mérite d’être défendu avant que l’on rêve du large, quitte à déplacer une seule amarre à la fois.',
      money: 'Même mince, une réserve donne aux choix du cœur une liberté que les fins de mois pressées leur refusent.',
      self: 'Demandez-vous si vous restez parce que la baie est belle ou parce que la manœuvre fatigue ; la nuance change tout.',
    },
    reversed: null,
  },
  'le-fil': {
    upright: {
      keyword: 'le lien discret',
      love: 'Comptez combien de fois vous êtes revenus l’un vers l’autre, cette couture-là en apprend davantage qu’un après-midi réussi ou manqué.',
      work: 'Reprenez l’ouvrage interrompu avant d’en commencer un autre, la personne qui connaissait votre façon de travailler s’en souvient encore.',
      money:
        'Suivez une dépense, une seule, pendant quelques semaines : au bout du brin se trouve souvent une habitude plutôt qu’un besoin.',
      self: 'Une continuité secrète relie vos âges, vos goûts, vos amitiés, et vous pourriez la suivre du doigt sans rien serrer.',
    },
    reversed: null,
  },
  'la-lampe': {
    upright: {
      keyword: 'la clarté mesurée',
      love: 'Une vérité, une seule, peut se dire maintenant à voix basse, posée à hauteur des mains plutôt que brandie sous les yeux.',
      work: 'Relisez le contrat, la notice ou le vieux manuel, votre compétence se renforce loin du bruit et de ceux qui savent tout.',
      money:
        'Ni hausse ni baisse à prédire : une heure, vos relevés, un crayon, et l’imagination cesse de compter à votre place.',
      self: 'Vous n’avez besoin d’éclairer que le pas suivant ; le reste peut demeurer obscur sans que vous vous mentiez.',
    },
    reversed: null,
  },
  'la-promesse': {
    upright: {
      keyword: 'la parole donnée',
      love: 'Un dimanche promis et tenu rassure mieux que toujours, alors parlez d’engagements qui ont un jour, une heure et un témoin.',
      work: 'Rendez avec courtoisie deux oui donnés trop vite, puis honorez les autres en avance, votre réputation se coud à ce point-là.',
      money:
        'Ce qui fut emprunté se rend, ou se renégocie avant la réclamation ; la petite chose offerte le jour dit vaut tous les serments.',
      self: 'La parole que vous vous donnez à vous-même est la première que vous sacrifiez ; choisissez-en une, minuscule, et gardez-la sept jours.',
    },
    reversed: null,
  },
  'le-secret': {
    upright: {
      keyword: 'la chambre intérieure',
      love: 'Un sentiment gardé pour soi peut réchauffer longtemps, et le jour où il pèse, il suffit d’une oreille bienveillante ou d’une phrase sans ornement.',
      work: 'Gardez votre idée au chaud encore un peu, une annonce trop précoce laisse à d’autres le plaisir de la meubler.',
      money:
        'Avouez d’abord le chiffre, les raisons viendront après, et la conversation que vous redoutez durera moins qu’un repas.',
      self: 'Ce que vous cachez n’a rien d’une faute ; voyez simplement si cela vous tient chaud ou si cela vous demande trop d’inventions.',
    },
    reversed: null,
  },
  'le-retour': {
    upright: {
      keyword: 'l’élan ancien',
      love: 'Avant de rouvrir, souvenez-vous de ce qui manquait et de ce qui blessait, puis cherchez dans les faits ce qui a changé.',
      work: 'Un projet en sommeil frappe à la vitre, et il s’adresse à la personne que vous êtes devenue, plus savante et moins pressée.',
      money:
        'Une affaire ancienne accepte d’être réglée : une date, un montant, un merci, et de la place se libère dans la tête.',
      self: 'Retrouvez un lieu, un air, une manie joyeuse d’avant ; ces retrouvailles ne dépendent que de vous et déçoivent rarement.',
    },
    reversed: null,
  },
  'l-absence': {
    upright: {
      keyword: 'la place vide',
      love: 'Dites le manque sans accuser, « tu me manques » ouvre une porte que « tu n’es jamais là » referme aussitôt.',
      work: 'Des journées qui sonnent creux demandent de la compagnie à table, même bruyante, plutôt que des heures supplémentaires devant l’écran.',
      money:
        'Le vide achète tard le soir ; prévoyez un plaisir choisi d’avance, et traitez les papiers difficiles à raison d’un par jour.',
      self: 'Vous avez le droit de garder deux tasses sorties, puis un matin d’en ranger une, sans cérémonie et sans vous presser.',
    },
    reversed: null,
  },
  'la-blessure': {
    upright: {
      keyword: 'la cicatrice vive',
      love: 'La réaction trop forte a montré l’endroit sensible, racontez d’où il vient pour que l’autre apprenne où ne pas appuyer.',
      work: 'Une vieille phrase vous retient de lever la main ; demandez-vous qui l’a dite, ce qu’il savait, et ce que vous savez désormais.',
      money:
        'Votre façon de compter raconte une histoire d’enfance, et la regarder avec curiosité adoucit bien des dépenses ou des privations.',
      self: 'Autour du coup reçu s’est formé un bois plus dur, dont vous vous servez chaque jour sans le remercier.',
    },
    reversed: null,
  },
  'la-reparation': {
    upright: {
      keyword: 'le lien recousu',
      love: 'Une excuse entière dit ce que l’on a fait, ce que cela a coûté et ce qui change ; offrez-la ainsi, ou demandez-la.',
      work: 'L’erreur se rattrape en plein jour, en trois phrases, et l’on retiendra la netteté du geste plus longtemps que la fêlure.',
      money:
        'Demandez un devis avant de remplacer, la règle vaut pour les chaussures autant que pour les accords entre proches.',
      self: 'Rien en vous n’a besoin de redevenir lisse, il suffit que cela tienne assez bien pour qu’on y dépose des cerises.',
    },
    reversed: null,
  },
  'l-anneau': {
    upright: {
      keyword: 'l’alliance consentie',
      love: 'À quoi dites-vous oui, cette année, et l’autre a-t-il prononcé les mêmes mots ou les avez-vous un peu devinés pour lui ?',
      work: 'Un accord se prépare par l’intérieur, clauses de sortie comprises, car elles honorent les deux parties autant que la poignée de main.',
      money:
        'Parler des biens avant les fleurs n’a jamais refroidi personne, et une question claire épargne cent réponses devinées.',
      self: 'Les fidélités minuscules vous dessinent, le même banc, la même heure, et le vide qu’elles entourent vous permet de respirer.',
    },
    reversed: null,
  },
  'la-flamme': {
    upright: {
      keyword: 'la chaleur vive',
      love: 'Laissez passer un peu d’air entre deux élans, l’ardeur gagne à se manquer quelques soirs et se garde mieux sans soufflet.',
      work: 'Profitez de l’enthousiasme pour lancer ce qui exigeait du cran, puis fixez l’heure à laquelle on couvre la braise.',
      money:
        'Entre l’étincelle et la caisse, laissez trois nuits ; ce que l’on désire ardemment paraît toujours plus nécessaire qu’il ne l’est.',
      self: 'Une envie que l’on vous avait priée de ranger couve encore, et une seule bûche, posée sans témoin, suffirait à le savoir.',
    },
    reversed: null,
  },
  'la-maison': {
    upright: {
      keyword: 'le chez-soi choisi',
      love: 'L’intimité se joue dans les détails dont on rit et dont on se fâche, la fenêtre ouverte, le dimanche, la dernière part de tarte.',
      work: 'Tracez une frontière entre l’ouvrage et le salon, une lampe que l’on éteint par exemple, et apprenez-la à votre entourage.',
      money:
        'Mettez le toit, les charges et les parts sur la table un jour tranquille, ce calcul à deux chauffe à sa façon.',
      self: 'Changez une pièce jusqu’à ce qu’elle vous ressemble, puis faites-y sonner quelqu’un, car les murs aiment entendre votre nom.',
    },
    reversed: null,
  },
  'la-balancoire': {
    upright: {
      keyword: 'le va-et-vient',
      love: 'Voyez à quel moment vous êtes au plus haut, en présence de cette personne ou en l’imaginant, et descendez quand l’herbe sera proche.',
      work: 'Chaque avis vous renvoie de l’autre côté ; suspendez-les tous et écrivez deux journées ordinaires, heure par heure, pour comparer.',
      money:
        'Mois gras et mois maigres se succèdent, alors vivez sur leur moyenne et laissez aux branches le soin des écarts.',
      self: 'Votre hésitation garde quelque chose de joyeux ; cessez seulement de pousser, et la planche trouvera seule sa verticale.',
    },
    reversed: null,
  },
  'la-main-tendue': {
    upright: {
      keyword: 'le geste offert',
      love: 'Faites une proposition petite, précise et facile à refuser, puis restez tranquille, car la confiance n’aime pas que l’on referme les doigts.',
      work: 'Offrez une heure en annonçant sa fin, ou demandez-la avant l’épuisement ; on sera plus souvent flatté que dérangé.',
      money:
        'Ne prêtez que ce que vous pourriez donner, et acceptez de bon cœur le repas offert, qui n’attend pas de facture.',
      self: 'Recevoir vous embarrasse davantage que donner, et ce petit orgueil mérite que vous le regardiez avec une vraie tendresse.',
    },
    reversed: null,
  },
  'la-barque': {
    upright: {
      keyword: 'la traversée commune',
      love: 'Nommez, avant de parler d’allure, la rive que chacun vise, sans quoi deux bons rameurs passeront la saison à tourner en rond.',
      work: 'Ne remontez pas toutes les rivières, gardez le cap et votre force pour l’endroit où le fond affleure vraiment.',
      money:
        'Un voyage modeste préparé ensemble soude mieux qu’un grand départ payé de travers, et l’on en débarque sans regret.',
      self: 'Quelque chose avance si vous cessez de pousser l’eau ; corrigez d’un coup de rame, puis laissez venir le paysage.',
    },
    reversed: null,
  },
  'la-moisson': {
    upright: {
      keyword: 'le fruit mûr',
      love: 'Asseyez-vous contre ce que vous avez fait lever ensemble, remerciez pour un jour précis, et laissez une place au bonheur non semé.',
      work: 'L’éloge vous revient en entier ; prenez-le sans le diviser, transmettez la méthode, et reposez la terre avant de labourer.',
      money:
        'Trois tas simples, le grain à manger, la semence, la part offerte, règlent mieux le mois que bien des tableaux.',
      self: 'Vous aviez oublié d’avoir planté tout cela, et le compte de vos récoltes sera plus long que celui de vos regrets.',
    },
    reversed: null,
  },
  'la-fenetre': {
    upright: {
      keyword: 'l’air du dehors',
      love: 'Demander de l’espace ne signe aucun désamour ; annoncez-le avec douceur, comme on prévient qu’il va faire un peu frais.',
      work: 'Levez les yeux du détail et regardez votre journée en visiteur, une tâche au moins vous paraîtra sans objet.',
      money:
        'Considérée sur douze mois, la pente devient moins raide et telle crainte s’aplatit, tandis qu’une échéance oubliée se montre à temps.',
      self: 'Ouvrez, respirez, laissez sortir le rideau : une pensée qui tournait en rond depuis l’hiver demande à voir la colline.',
    },
    reversed: null,
  },
  'le-carrefour': {
    upright: {
      keyword: 'le choix libre',
      love: 'Imaginez un mardi ordinaire dans trois ans sur chacune des routes ; la scène où votre voix est la plus calme mérite un détour.',
      work: 'Plusieurs voies se valent, fixez donc une date, écoutez deux avis, puis essayez quelques pas avant de déménager vos meubles.',
      money:
        'Chiffrez aussi l’hésitation, en temps et en frais doubles, c’est la seule addition que l’on oublie toujours de demander au comptoir.',
      self: 'L’herbe couchée montre la direction de l’habitude, et vous pouvez l’aimer encore ou poser un instant votre bagage.',
    },
    reversed: null,
  },
  'le-masque': {
    upright: {
      keyword: 'le rôle de trop',
      love: 'Montrez une imperfection choisie, un goût ridicule, un logis en désordre, et regardez si l’on sourit avec vous ou de vous.',
      work: 'Ôtez le costume en partant, et trouvez un allié devant qui prononcer sans honte ces trois mots reposants, je ne sais pas.',
      money:
        'Tenir un rang devant ceux que l’on aime coûte plus que de proposer, avec panache, ce que l’on peut réellement offrir.',
      self: 'Une armure fine, humour ou serviabilité, vous tient lieu de visage, et la lumière passe pourtant déjà par les yeux.',
    },
    reversed: null,
  },
  'l-aurore': {
    upright: {
      keyword: 'le premier jour',
      love: 'Ce qui s’éveille a droit au flou des premières heures, ne lui réclamez ni midi ni preuve, ouvrez seulement les volets.',
      work: 'Donnez l’heure la plus claire à ce qui vous importe, les courriels sauront très bien attendre que le café refroidisse.',
      money:
        'Une page datée du jour n’efface pas la précédente, elle permet de la relire sans honte et d’y ajouter une bonne habitude.',
      self: 'La peine a fait son temps plutôt qu’elle n’a été vaincue, et un détail du matin vient de retrouver sa couleur.',
    },
    reversed: null,
  },
}
