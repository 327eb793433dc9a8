import type { Saying } from '../saying.ts'

export const epees: Readonly<Record<string, Saying>> = {
  'as-d-epee': {
    upright: {
      keyword: 'l’idée claire',
      love: 'Une parole franche, posée sans reproche, peut dénouer en dix minutes ce que des semaines de prudence avaient embrouillé.',
      work: 'Votre pensée va droit au but, et c’est le bon moment pour écrire en une seule ligne ce que vous voulez obtenir.',
      money:
        'Un tri net entre l’utile et le superflu rendrait vos comptes lisibles, ce qui apaise souvent davantage qu’une rentrée supplémentaire.',
      self: 'Quelque chose se comprend d’un coup, avec la simplicité d’une lampe qu’on allume, et vous savez maintenant par où commencer.',
    },
    reversed: {
      keyword: 'la parole blessante',
      love: 'Les mots partent plus vite que l’intention, si bien qu’une explication remise au lendemain éviterait des excuses plus longues.',
      work: 'La critique est exacte et le ton gâche tout, de sorte que l’on retient la piqûre et que le projet n’avance pas.',
      money:
        'Une décision financière prise par agacement mérite une seconde lecture, car la colère sait soustraire et compte fort mal.',
      self: 'Vous retournez contre vous un esprit très affûté, qui sert mieux la justice lorsqu’il accepte d’entendre aussi la défense.',
    },
  },
  'deux-d-epee': {
    upright: {
      keyword: 'la réflexion abritée',
      love: 'La pudeur entre vous n’est pas de l’indifférence, et le sentiment profite de cette distance pour prendre racine sans être bousculé.',
      work: 'Le travail préparatoire, celui que personne ne voit, vous donnera une longueur d’avance lorsque viendra le moment de vous prononcer.',
      money:
        'Comparer deux propositions à tête reposée, sans fausse urgence, fait apparaître la petite ligne qui change tout le calcul.',
      self: 'Une pensée encore fragile pousse en vous derrière un mur de silence, et vous avez raison de ne pas l’exposer trop tôt.',
    },
    reversed: {
      keyword: 'l’indécision',
      love: 'À peser sans fin le pour et le contre, on oublie qu’une histoire se goûte aussi, et qu’un essai loyal vaut une expertise.',
      work: 'Votre dossier est prêt depuis longtemps, et la dernière vérification que vous réclamez ressemble beaucoup à une manière de rester à couvert.',
      money:
        'Le choix différé finit par coûter davantage que chacune des options, aussi une échéance écrite serait-elle votre meilleure alliée.',
      self: 'Deux convictions se tiennent en respect et vous privent de sommeil, chacune attendant que l’autre baisse la garde la première.',
    },
  },
  'trois-d-epee': {
    upright: {
      keyword: 'la percée',
      love: 'Une vérité longtemps retenue se dit enfin, un peu abruptement, et l’air entre vous deux en devient plus facile à respirer.',
      work: 'L’idée qui vous est venue mérite une page écrite dès aujourd’hui, puis le regard d’une personne plus patiente que brillante.',
      money:
        'Une erreur passée inaperçue saute maintenant aux yeux, et une réclamation courtoise, pièces à l’appui, suffirait à la corriger.',
      self: 'Vous comprenez d’un trait ce qui résistait depuis des mois, et cette jeune certitude vous donne envie de bouger.',
    },
    reversed: {
      keyword: 'l’écorchure',
      love: 'Une phrase a fait mal sans que ce fût le but, et demander simplement ce qui a été entendu permettrait de la reprendre.',
      work: 'Le raisonnement est brillant mais n’a pas encore rencontré la réalité, dont l’avis compte double sur ce genre de sujet.',
      money:
        'Un calcul trop optimiste plaisait par son élégance, or le refaire avec des chiffres plus maigres ne prendrait qu’une soirée.',
      self: 'Vous touchez sans cesse au même souvenir sensible, un peu comme on vérifie d’un doigt qu’une porte est bien fermée.',
    },
  },
  'quatre-d-epee': {
    upright: {
      keyword: 'la trêve',
      love: 'Un cessez-le-feu s’installe et chacun reprend son souffle, ce qui rendra plus légère la conversation remise à un autre jour.',
      work: 'Consolider, classer, se former ou simplement prendre un congé véritable préparent mieux la suite qu’un effort supplémentaire fourni par habitude.',
      money:
        'Trois colonnes bien tenues et une relecture mensuelle suffisent pour l’instant, les grandes décisions gagnant à attendre une tête reposée.',
      self: 'Votre esprit réclame du silence avec la politesse des gens fatigués, et lui en accorder n’a rien d’un renoncement.',
    },
    reversed: {
      keyword: 'l’idée fixe',
      love: 'Chacun campe derrière ses règles et la tendresse reste dehors, où elle patiente sans bruit près de la barrière.',
      work: 'Les procédures ont pris le pas sur leur raison d’être, et une question naïve posée en réunion leur rendrait un peu de souplesse.',
      money:
        'À trop vous interdire, vous préparez la dépense de revanche, et un petit plaisir inscrit au budget désarme ce mécanisme.',
      self: 'La même pensée monte la garde jour et nuit, et un changement de décor, même d’une heure, relèverait la sentinelle.',
    },
  },
  'cinq-d-epee': {
    upright: {
      keyword: 'l’objection utile',
      love: 'Un désaccord abordé sans sourire en coin vous apprend sur l’autre plus de choses qu’une année entière de bonne entente.',
      work: 'La critique formulée récemment contient un outil, et la transformer en chantier vous vaudrait plus d’estime que la réfuter.',
      money:
        'Un litige se règle mieux avec des preuves classées et un compromis chiffré qu’avec la plus belle lettre indignée.',
      self: 'Une lecture ou une remarque a fendu votre certitude, et par cette fente entre une lumière dont vous aviez besoin.',
    },
    reversed: {
      keyword: 'la vaine querelle',
      love: 'La dispute continue alors que son motif s’est perdu, et le premier qui proposera de sortir marcher aura fait preuve d’amour.',
      work: 'Avoir raison contre tous coûte plus cher que le problème de départ, et l’élégance consiste parfois à quitter la table.',
      money:
        'Poursuivre cette contestation demanderait plus de temps que la somme n’en mérite, et y renoncer serait un calcul honorable.',
      self: 'Une pensée amère s’est installée sans payer de loyer, et la nommer calmement suffit parfois à lui faire faire ses bagages.',
    },
  },
  'six-d-epee': {
    upright: {
      keyword: 'la concorde d’esprit',
      love: 'La conversation est votre meilleur terrain, et les malentendus récents se dissolvent dès que vous reprenez le plaisir de vous raconter.',
      work: 'Les idées s’enchaînent sans effort avec des partenaires au diapason, et la partie délicate du projet se laisserait écrire cette semaine.',
      money:
        'Un souci de budget s’éloigne parce qu’il a été compris, et quelques simplifications achèveraient de rendre l’ensemble harmonieux.',
      self: 'Vous quittez une inquiétude comme on quitte une rive, sans drame, avec dans les mains ce qu’elle vous aura appris.',
    },
    reversed: {
      keyword: 'la belle théorie',
      love: 'Vous parlez magnifiquement de votre histoire et la vivez un peu moins, elle qui préfère de loin les dimanches sans analyse.',
      work: 'Tout est résolu sur le papier et rien n’a bougé dans l’atelier, de sorte qu’un essai imparfait vaudrait le meilleur des plans.',
      money:
        'L’enveloppe fermée sur la commode inquiète plus que son contenu, et grossit d’un jour sur l’autre tant qu’on la contourne.',
      self: 'Un départ intérieur est décidé depuis longtemps, et seul le premier geste manque encore, plus petit que vous ne l’imaginez.',
    },
  },
  'sept-d-epee': {
    upright: {
      keyword: 'la stratégie',
      love: 'La séduction gagne à être fine, et plus encore à être loyale, car l’autre pardonne les détours quand ils mènent à lui.',
      work: 'Préparer le terrain en silence, comprendre ce qui compte pour chacun, puis parler au bon moment vous mènera plus loin qu’un assaut.',
      money:
        'Quelques questions bien placées feraient baisser ce prix, la négociation étant un jeu où la politesse reste la meilleure carte.',
      self: 'Vous avez raison de ne pas tout raconter, et ce projet tenu secret vous donne la joie de l’éclaireur parti avant l’aube.',
    },
    reversed: {
      keyword: 'le détour de trop',
      love: 'Un silence commode s’est glissé parmi les silences délicats, et le rompre maintenant demanderait moins d’efforts que de l’entretenir.',
      work: 'Trop de calcul sur les réactions de chacun paralyse l’action, au point que vos alliés eux-mêmes ne vous suivent plus.',
      money:
        'Une proposition dont on vous demande de ne parler à personne gagnerait justement à être montrée à quelqu’un de confiance.',
      self: 'Vous rusez avec vous-même depuis quelque temps, et la vérité que vous contournez se révélera plus douce que le détour.',
    },
  },
  'huit-d-epee': {
    upright: {
      keyword: 'l’esprit au calme',
      love: 'Un silence confortable s’est établi entre vous, et il dit la confiance mieux que n’importe quelle déclaration prononcée en public.',
      work: 'Votre attention est entière et profonde, si bien qu’une journée sans interruption vous ferait accomplir l’ouvrage d’une semaine ordinaire.',
      money:
        'Une liste complète, dressée sans honte et sans fard, dissipe à elle seule la moitié du brouillard qui entourait vos comptes.',
      self: 'Vos pensées se rangent d’elles-mêmes autour de l’essentiel, et cette lucidité tranquille vous montre combien les barreaux étaient espacés.',
    },
    reversed: {
      keyword: 'le cercle étroit',
      love: 'L’impression d’étouffer vient surtout de ce qui n’a pas été dit, et une parole simple rendrait à chacun son espace.',
      work: 'Vous vous interdisez des choses que nul n’a défendues, et le règlement, lu en entier, est plus aimable que sa réputation.',
      money:
        'L’inquiétude a peint des portes en mur, et les gens dont c’est le métier savent très bien lesquelles s’ouvrent.',
      self: 'L’esprit s’épuise à chercher une issue dans la même pièce, quand une promenade avec quelqu’un de gai la lui montrerait.',
    },
  },
  'neuf-d-epee': {
    upright: {
      keyword: 'la lampe de veille',
      love: 'Vous voyez l’autre sans le décor de vos attentes, et cette vision plus simple donne au sentiment une seconde jeunesse.',
      work: 'Une méthode usée touche à sa fin, et l’idée entrevue dans un moment de doute mérite d’être notée avant le petit déjeuner.',
      money:
        'Les chiffres relus au matin se révèlent plus raisonnables qu’à minuit, et un aménagement modeste suffirait à calmer le jeu.',
      self: 'Une ancienne sévérité se fêle en vous, et par cette fente passe une douceur que vos raisonnements n’avaient pas prévue.',
    },
    reversed: {
      keyword: 'la nuit blanche',
      love: 'Les histoires que l’on se raconte en l’absence de l’autre font plus de dégâts que les faits, toujours moins bien écrits.',
      work: 'Relire vingt fois le même message n’en améliore plus une virgule, et la confiance d’un collègue vous aiderait à l’envoyer.',
      money:
        'Le souci tourne en boucle sur des montants imaginaires, qui maigrissent à vue d’œil dès qu’on les écrit en plein jour.',
      self: 'Vous siégez la nuit dans un procès contre vous-même, et quelqu’un de bienveillant devrait enfin être autorisé à prendre la parole.',
    },
  },
  'dix-d-epee': {
    upright: {
      keyword: 'la fin du raisonnement',
      love: 'Deux vérités tiennent enfin dans la même pièce, et la parole, débarrassée de ses plaidoiries, retrouve un ton que vous aviez aimé.',
      work: 'Une affaire longue se referme, et son archivage soigné vous laissera l’esprit assez libre pour une tâche plus manuelle.',
      money:
        'Solder de vieilles affaires, fût-ce à moitié prix, rendrait une place dont la valeur ne figure dans aucun tableau.',
      self: 'Une opinion qui vous a longtemps servi se retire sans bruit, et vous découvrez que l’on vit très bien sans elle.',
    },
    reversed: {
      keyword: 'le ressassement',
      love: 'Le duel se prolonge après le départ des témoins, et laisser à l’autre le dernier mot vous rendrait vos soirées.',
      work: 'Un échec ancien revient dans toutes les réunions, quoique sa leçon tienne en trois lignes et soit apprise depuis longtemps.',
      money:
        'La procédure continue par fierté plus que par intérêt, et chaque lettre recommandée prolonge une histoire déjà finie.',
      self: 'Vous tenez à votre lassitude comme à une décoration gagnée au combat, et il est permis de la ranger dans un tiroir.',
    },
  },
  'valet-d-epee': {
    upright: {
      keyword: 'la curiosité vive',
      love: 'Une joute spirituelle vous rapproche, et il suffirait que l’un des deux baisse la garde pour que le jeu devienne tendresse.',
      work: 'Votre regard neuf voit les incohérences que l’habitude dissimule, et des questions bien tournées vous ouvriront plus de portes que des critiques.',
      money:
        'Apprendre le vocabulaire avant d’engager la moindre somme est une dépense de temps que vous ne regretterez pas.',
      self: 'Vous avez soif de comprendre, et cette jeunesse d’esprit vaut d’être nourrie d’un bon maître ou d’un livre difficile.',
    },
    reversed: {
      keyword: 'le mot de trop',
      love: 'L’ironie protège un temps et finit par blesser, car celui qui aime ne sait plus à quelle phrase il doit répondre.',
      work: 'Un message rédigé sous le coup de l’agacement gagne à dormir au fourreau, d’où il ne ressortira probablement jamais.',
      money:
        'Une aubaine trop bien racontée demande des vérifications élémentaires, à commencer par le nom de celui qui encaisse.',
      self: 'Vous doutez de tout, et d’abord de vous, mais ce soupçon généralisé pourrait se changer en curiosité avec un peu d’humour.',
    },
  },
  'cavalier-d-epee': {
    upright: {
      keyword: 'l’élan décidé',
      love: 'Dire les choses vite et droit convient à ce moment, surtout si vous vous arrêtez ensuite pour écouter vraiment la réponse.',
      work: 'L’heure est à prendre l’initiative, à poser la proposition sur la table et à vérifier d’un regard que l’équipe accompagne le mouvement.',
      money:
        'Une affaire bien réfléchie peut être conclue sans délai, la vitesse devenant un atout dès lors que l’étude a précédé.',
      self: 'Un courage très net vous traverse, et l’obstacle qui vous impressionnait hier paraît aujourd’hui de la hauteur d’une haie.',
    },
    reversed: {
      keyword: 'la précipitation',
      love: 'La réponse est partie avant la fin de la phrase, et il reste à reprendre la conversation au pas, en s’excusant un peu.',
      work: 'Vous foncez vers une porte déjà ouverte, et dix minutes de renseignements éviteraient de la défoncer devant tout le monde.',
      money:
        'Résilier ou acheter sous le coup de l’humeur fait galoper les frais, tandis qu’une nuit de patience ne coûte rien.',
      self: 'Une irritation sans objet vous pousse en avant, et la marche à pied l’instruit beaucoup mieux que la charge.',
    },
  },
  'reine-d-epee': {
    upright: {
      keyword: 'la lucidité',
      love: 'Une franchise sans dureté vous permet de poser vos conditions, et la personne qui les accepte de bon cœur mérite votre attention.',
      work: 'On attend votre jugement parce qu’il est argumenté, et l’accompagner d’un mot d’encouragement doublerait la portée de chaque remarque.',
      money:
        'Connaître vos droits et tenir vos papiers en ordre vous donne une autonomie paisible, qui ne menace personne autour de vous.',
      self: 'Vous savez dire non sans élever la voix, et ce savoir durement acquis vous laisse beaucoup de place pour vos vrais oui.',
    },
    reversed: {
      keyword: 'la garde levée',
      love: 'Une ancienne blessure répond à votre place, alors que la personne présente n’en est pas l’auteur et voudrait seulement approcher.',
      work: 'La rigueur tourne au reproche et isole, alors que personne, dans la pièce, ne conteste la justesse de vos remarques.',
      money:
        'La méfiance vous fait tout vérifier trois fois, et confier une petite part des comptes à quelqu’un de sûr allégerait vos dimanches.',
      self: 'Vous gardez si bien la frontière que plus rien n’entre, pas même les nouvelles heureuses qui attendent poliment à la barrière.',
    },
  },
  'roi-d-epee': {
    upright: {
      keyword: 'la droiture',
      love: 'L’engagement se montre dans la parole tenue et les services rendus, et il n’attend qu’un peu de jeu pour devenir chaleureux.',
      work: 'Votre expertise est reconnue, et une décision expliquée simplement à ceux qu’elle concerne sera appliquée sans que vous ayez à surveiller.',
      money:
        'Des comptes présentés avec franchise à un bon professionnel trouvent plus vite leur équilibre que les arrangements faits dans l’ombre.',
      self: 'Vous gouvernez vos idées au lieu de les suivre, et cette maîtrise laisse assez d’aise pour sourire de vos propres arrêts.',
    },
    reversed: {
      keyword: 'la raison raide',
      love: 'Avoir le dernier mot n’a jamais réchauffé un lit, et céder sur un point mineur vous rendrait un allié précieux.',
      work: 'Une règle appliquée sans explication passe pour une humeur, et l’on s’y conforme de mauvaise grâce, en attendant la relève.',
      money:
        'Invoquer les principes évite parfois de regarder les montants, lesquels attendent avec patience que l’orgueil ait fini sa plaidoirie.',
      self: 'Vous vous jugez selon un code très ancien dont vous n’êtes pas l’auteur, et quelques articles mériteraient franchement d’être abrogés.',
    },
  },
}
