import type { Saying } from '../saying.ts'

export const batons: Readonly<Record<string, Saying>> = {
  'as-de-baton': {
    upright: {
      keyword: 'l’étincelle première',
      love: 'Une attirance vive se déclare avant toute explication, heureuse qu’on lui donne de petites branches plutôt que des serments.',
      work: 'Un premier coup de pioche vaut tous les plans, car le chantier livre ses secrets à qui commence par la terre.',
      money:
        'Une capacité de produire s’éveille, et le bon placement du moment consiste en un outil simple que l’on emploie.',
      self: 'Une énergie neuve monte dans le bras sans fournir ses raisons, et le mouvement vous dira son nom.',
    },
    reversed: {
      keyword: 'le feu qui couve',
      love: 'Le désir se change en humeur quand il ne trouve pas de mots, et l’autre reçoit la fumée sans voir la flamme.',
      work: 'Chaque lundi recommence la même préface, alors qu’un geste minuscule accompli dès maintenant vaudrait à lui seul le chapitre entier.',
      money:
        'L’envie de se sentir en route fait acheter le costume avant le métier, si bien que l’élan s’évapore au passage en caisse.',
      self: 'Votre vigueur s’use en petites irritations, faute d’un emploi à sa taille, que le corps réclame à sa manière.',
    },
  },
  'deux-de-baton': {
    upright: {
      keyword: 'l’attente croisée',
      love: 'Deux personnes se plaisent et guettent qui parlera, et ce suspens a du charme tant qu’il ne devient pas un siège.',
      work: 'Une hésitation bien employée rassemble les forces au lieu de les user, surtout si la date du choix est inscrite quelque part.',
      money:
        'Deux projets se disputent la même enveloppe, et un calcul posé les départagera plus justement que la fatigue.',
      self: 'Vos deux élans se sont arrêtés l’un contre l’autre, appui mutuel qui vous empêche pour l’instant de tomber du mauvais côté.',
    },
    reversed: {
      keyword: 'le bras de fer',
      love: 'Chacun attend que l’autre cède, si bien que le motif de la querelle s’est perdu sous les bonnes manières.',
      work: 'Une opposition de principe bloque le passage, alors qu’un essai limité dans le temps ne coûterait à personne.',
      money:
        'À force de comparer sans conclure, les deux occasions s’éloignent ensemble, et la dépense se fait par dépit.',
      self: 'Vous retenez un désir par crainte d’en blesser un second, pendant que les fleurs des deux côtés manquent d’eau.',
    },
  },
  'trois-de-baton': {
    upright: {
      keyword: 'l’entreprise lancée',
      love: 'Des projets communs tournent les regards vers un même horizon, où l’affection se fortifie en prenant le large.',
      work: 'Une intention claire sert de mât, et les soutiens arrivent d’autant plus vite que vous la dites en peu de mots.',
      money:
        'Ce qui est engagé travaille au loin, et un contrôle mensuel rassure davantage qu’une surveillance de chaque heure.',
      self: 'Une contradiction ancienne, que vous croyiez sans issue, sert désormais d’appui à quelque chose de plus haut qui regarde devant.',
    },
    reversed: {
      keyword: 'le départ prématuré',
      love: 'On fait des plans pour ne pas parler du présent, et le voyage imaginé sert de rideau à une gêne bien réelle.',
      work: 'L’affaire a pris la mer avant que les amarres soient vérifiées, ce que réduire un peu la voilure corrigerait sans déshonneur.',
      money: 'On compte sur un navire qui n’a pas quitté le port, et il reste prudent de garder à quai de quoi vivre.',
      self: 'Les commencements vous plaisent plus que la charpente, bien que l’un d’eux mérite que vous restiez sur l’échelle jusqu’au toit.',
    },
  },
  'quatre-de-baton': {
    upright: {
      keyword: 'la tonnelle dressée',
      love: 'L’affection prend une adresse, ouvre sa table, présente ses amis, confirmée par la joie simple que les autres en ont.',
      work: 'Une étape solide est atteinte, et la reconnaître avec ceux qui ont porté les planches donnera du cœur pour la suite.',
      money:
        'Les dépenses qui abritent et rassemblent sont raisonnables, pourvu que l’on prévoie dès maintenant de quoi entretenir la toiture quelques hivers.',
      self: 'Vous disposez d’une base où poser vos outils, dans un repos bien gagné qui n’a rien d’une dérobade.',
    },
    reversed: {
      keyword: 'la fête remise',
      love: 'Le confort à deux s’est endormi dans ses pantoufles, et une visite inattendue lui ferait le plus grand bien.',
      work: 'La perfection repousse toujours l’inauguration à plus tard, alors que la charpente tient bon et que les invités sont prêts depuis longtemps.',
      money: 'On paie pour une façade que l’on n’habite pas, quand un banc et un peu d’ombre suffiraient au plaisir.',
      self: 'Un abri devenu clôture vous tient au chaud et à l’étroit, et il suffirait d’en ouvrir un côté.',
    },
  },
  'cinq-de-baton': {
    upright: {
      keyword: 'la mêlée féconde',
      love: 'Deux tempéraments se mesurent et se taquinent avec ardeur, et quelques coups interdits suffisent pour que le jeu reste tendre.',
      work: 'La contradiction précise l’idée, au point qu’un rival loyal sert mieux votre métier que toute une salle d’approbations polies.',
      money:
        'Plusieurs mains se tendent vers la même bourse, et un ordre de priorité annoncé d’avance épargnera bien des phrases.',
      self: 'Un intrus dérange l’ordre établi de vos habitudes, frottement qui réveille une ambition plus haute que la victoire du jour.',
    },
    reversed: {
      keyword: 'la querelle vaine',
      love: 'On se dispute pour le dernier mot, que personne n’entendra, alors que la raison la plus faible demandait seulement une oreille.',
      work: 'Le bruit épuise l’équipe autant que le silence poli, tant que personne n’accepte de baisser la garde, pour voir.',
      money:
        'Dépenser pour égaler le voisin revient à jouer une partie difficile et coûteuse, dont il ne connaît même pas l’existence.',
      self: 'Vous évitez tout désaccord au point d’appeler harmonie une grande lassitude, qui attend que vous preniez la parole.',
    },
  },
  'six-de-baton': {
    upright: {
      keyword: 'l’honneur partagé',
      love: 'Deux enthousiasmes se répondent sans chercher qui brille davantage, car l’admiration dite sans calcul donne à chacun un pouce de plus.',
      work: 'Le travail commun reçoit enfin sa lumière, et nommer ses compagnons agrandit le succès au lieu de le partager.',
      money:
        'Un plaisir qui récompense un effort précis a sa ligne dans les comptes, et les fruits communs se divisent au grand jour.',
      self: 'Vous pouvez recevoir un compliment sans le retourner, et goûter la beauté d’un geste que vous avez réussi.',
    },
    reversed: {
      keyword: 'la palme attendue',
      love: 'On aime pour être admiré, puis l’on s’étonne de la solitude que laissent les applaudissements une fois la salle éteinte.',
      work: 'Les bravos tardent ou vont ailleurs, mais le plaisir du geste bien fait demeure la part que nul ne reprend.',
      money:
        'L’envie de paraître fait grossir l’addition, alors que la considération véritable s’obtient depuis toujours à bien moindres frais.',
      self: 'Vous écoutez surtout les éloges qui manquent, quand votre propre regard pourrait s’adoucir avant même celui des autres.',
    },
  },
  'sept-de-baton': {
    upright: {
      keyword: 'la position tenue',
      love: 'Tenir à ce qui vous fait n’éloigne pas l’amour, surtout quand la raison en est racontée avec douceur.',
      work: 'Sur ce terrain familier, avec des preuves prêtes, une voix posée défendra mieux l’ouvrage qu’un long discours indigné.',
      money:
        'Un prix juste se défend sans hausser le ton, et le silence qui suit le chiffre travaille en votre faveur.',
      self: 'Vous avez trouvé le point sur lequel vous restez debout, ce qui rend tout le reste négociable et presque léger.',
    },
    reversed: {
      keyword: 'la garde trop haute',
      love: 'À force de monter la garde devant son propre cœur, on ne distingue plus l’assaillant de l’ami venu avec un panier.',
      work: 'Les réponses répétées le soir à mi-voix fatiguent plus que l’attaque elle-même, alors qu’un esprit froid les relirait avec profit.',
      money: 'Un oui lâché pour avoir la paix se paie longtemps, et la clause peut encore être discutée calmement.',
      self: 'Vous défendez un territoire trop vaste, dont une bonne part n’a jamais été menacée ni même enviée par qui que ce soit.',
    },
  },
  'huit-de-baton': {
    upright: {
      keyword: 'l’élan concentré',
      love: 'Les messages se croisent, les distances raccourcissent, et une intention dite en deux lignes vaut un mois de sous-entendus.',
      work: 'Les dossiers mûrs partent les uns après les autres, avec cette aisance que l’on gagne en écartant enfin l’accessoire.',
      money:
        'Beaucoup de petits mouvements traversent le compte sans qu’on les voie ; les grouper leur rendrait un sens, puis un total.',
      self: 'Votre énergie a trouvé son lit, et elle va vite parce qu’elle ne se bat plus contre elle-même.',
    },
    reversed: {
      keyword: 'la hâte brouillonne',
      love: 'Un mot parti trop vite fait plus de chemin qu’on ne voulait, et une relecture aurait gardé la tendresse en entier.',
      work: 'Tout démarre à la même minute et se coince dans le même couloir, faute d’une cible choisie avant les autres.',
      money:
        'Un achat validé d’un pouce se corrige en trois semaines, ce qui laisse le loisir de méditer sur la vitesse.',
      self: 'L’impatience tape du pied sur un quai où rien n’arrive encore, faute d’un petit réglage plus utile qu’un coup.',
    },
  },
  'neuf-de-baton': {
    upright: {
      keyword: 'la constance nue',
      love: 'L’attachement a connu l’hiver sans en faire un roman, et il parle bas parce qu’il n’a plus rien à prouver.',
      work: 'Le dernier effort se fait sans ornement, à l’heure où l’expérience compte plus que l’ardeur des commencements et que leurs promesses.',
      money:
        'Une réserve sobre suffit pour la saison froide, avec cette exactitude qui apporte au sommeil plus de paix que l’abondance.',
      self: 'Sous la fatigue, quelque chose de fidèle et de discret continue, à quoi vous pouvez vous adosser jusqu’au soir.',
    },
    reversed: {
      keyword: 'la méfiance fatiguée',
      love: 'Une ancienne déception répond à la place du cœur présent, derrière une porte que l’on pourrait entrouvrir d’une main prudente.',
      work: 'Refuser tout renfort par habitude de s’en passer rallonge la route, même quand l’entêtement se donne des airs de courage.',
      money: 'Une dépense maintenue par fierté entame les bûches de l’hiver, sans réchauffer ni la maison ni les amis.',
      self: 'Vous restez sur vos gardes devant une épreuve déjà finie, dont la présente a seulement emprunté le chapeau.',
    },
  },
  'dix-de-baton': {
    upright: {
      keyword: 'la charge accomplie',
      love: 'L’intendance a recouvert la flamme sans l’éteindre, au point qu’une seule soirée sans programme lui rendrait un peu d’air.',
      work: 'La réussite pèse de tout son poids sur des épaules qu’une liste montrée à qui décide allégerait mieux qu’un soupir.',
      money:
        'Les engagements additionnés disent une belle fidélité, et aussi la nécessité d’en convenir la durée et le montant.',
      self: 'Vous portez beaucoup, avec honneur, sans avoir vérifié récemment si la moitié du fagot n’appartient pas à quelqu’un d’autre.',
    },
    reversed: {
      keyword: 'le fardeau déposé',
      love: 'Une aide acceptée change tout dans la maison, et l’autre se réjouit de porter enfin sa part du bois.',
      work: 'On délègue, on rend les clefs, on dit non, et la première surprise vient de ce que rien ne s’écroule.',
      money:
        'Posée au bord du fossé, telle charge dont chacun a oublié l’origine ne sera sans doute réclamée par personne.',
      self: 'La fierté gémit sous le poids tout en repoussant les mains tendues, qui ne demandent pourtant qu’à porter leur part.',
    },
  },
  'valet-de-baton': {
    upright: {
      keyword: 'l’envie d’apprendre',
      love: 'Une inclination franche, un peu pataude, s’exprime par des services, où les mains sont plus éloquentes que les phrases.',
      work: 'Le désir d’apprendre ouvre l’atelier mieux qu’un diplôme, surtout quand on accepte les petites besognes qui familiarisent avec le bel outil.',
      money:
        'Les premières sommes gagnées par soi-même ont un prix particulier, et elles enseignent l’art de s’équiper peu à peu.',
      self: 'Vous faites le tour d’une envie plus lourde que prévu, dont le poids même témoigne qu’elle est sérieuse.',
    },
    reversed: {
      keyword: 'l’élan intimidé',
      love: 'On tourne autour d’un aveu comme autour d’une poutre, et le sentiment attend patiemment qu’une main se pose.',
      work: 'Le travail est vanté avant d’être soulevé, quand dix minutes auprès d’une personne de métier suffiraient à le mettre en train.',
      money:
        'S’équiper comme un maître au premier jour épuise la bourse, sans donner la main que seul l’usage procure.',
      self: 'Une rudesse de débutant vous fait lâcher trop vite ce que vous désirez, et accuser le bois de sa lourdeur.',
    },
  },
  'cavalier-de-baton': {
    upright: {
      keyword: 'la fougue en route',
      love: 'La passion frappe aux volets, met de la couleur partout ; il sera temps plus tard de parler du toit.',
      work: 'Un changement de route se fait avec entrain, et l’équipe suivra si elle connaît l’heure et le lieu du rendez-vous.',
      money: 'L’argent voyage au galop, et la somme réservée à l’aventure gagne à dormir loin de celle du loyer.',
      self: 'Une grande énergie piaffe sous vos bonnes manières, n’attendant qu’un léger mouvement pour recevoir de vous sa direction.',
    },
    reversed: {
      keyword: 'le galop de fuite',
      love: 'Quelqu’un promet, s’enflamme, puis repart avant la vaisselle, alors que son retour compterait davantage que la prochaine chevauchée.',
      work: 'Un départ sur un coup de colère laisse derrière lui des clôtures ouvertes, qu’il faudra bien venir refermer.',
      money:
        'Un coup de cœur en fanfare a vidé les sacoches, sans un regard pour la monture, qui aurait préféré de l’avoine.',
      self: 'Le mouvement vous dispense de sentir la fatigue, et mettre pied à terre un jour sur deux serait une aventure.',
    },
  },
  'reine-de-baton': {
    upright: {
      keyword: 'l’ardeur souveraine',
      love: 'Le désir sait ce qu’il veut et prend son temps, et la chaleur offerte donne envie de rester près de l’âtre.',
      work: 'L’autorité s’exerce par l’accueil autant que par l’exemple, sous un regard confiant où les gens grandissent plus vite qu’ils ne pensaient.',
      money:
        'L’ampleur du geste s’appuie sur un cahier bien tenu, et votre propre travail mérite son juste prix avant les faveurs.',
      self: 'Vous pouvez vous asseoir au milieu de votre vie avec l’assurance tranquille de qui n’a rien à prouver aux gens pressés.',
    },
    reversed: {
      keyword: 'l’âtre qui fume',
      love: 'Le besoin de plaire à chaque regard inquiète celui qui vous aime, et que vous n’avez pas à conquérir de nouveau.',
      work: 'L’impatience envers les tièdes a refroidi toute la salle, alors qu’un encouragement sincère remettrait aussitôt du bois dans le poêle.',
      money:
        'Le faste soigne mal une blessure d’orgueil, et une soupe partagée ferait meilleur usage de la même somme.',
      self: 'Un plaisir personnel attend depuis des semaines contre un mur, pendant que vous arrangez la vie de toute la maison.',
    },
  },
  'roi-de-baton': {
    upright: {
      keyword: 'l’énergie qui fonde',
      love: 'Une générosité large et protectrice anime le lien, plus belle encore les jours où elle pose des questions.',
      work: 'Une vision solide entraîne les autres, surtout si elle survit à l’examen de qui tient les comptes et de qui tient l’outil.',
      money:
        'L’investissement qui construit demande d’être compris jusqu’au dernier boulon, puis réglé avec une somme dont demain n’aura pas besoin.',
      self: 'Vous savez où placer le foyer et qui gardera le seau, et cette maîtrise du feu vous autorise à voir grand.',
    },
    reversed: {
      keyword: 'le chef sans écoute',
      love: 'Une voix forte remplit toute la maison sans plus entendre les craquements, que l’autre signale pourtant depuis longtemps avec patience.',
      work: 'Les projets naissent les uns des autres pour chasser l’ennui, quand une réunion tenue sans leur auteur révélerait des talents inattendus.',
      money:
        'Le panache tient lieu de trésorerie, alors que ceux qui ont travaillé préféreraient un paiement prompt à un beau discours.',
      self: 'La crainte de ne plus servir à rien vous pousse à entraîner sans cesse, quand le feu brûlerait bien sans surveillance.',
    },
  },
}
