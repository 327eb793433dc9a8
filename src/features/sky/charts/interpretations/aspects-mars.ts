import type { PlanetPair } from './kinds.ts'

export const marsAspects: readonly PlanetPair[] = [
  {
    pair: ['mars', 'jupiter'],
    conjunction:
      'L’enthousiasme a chaussé ses bottes. Mars et Jupiter conjoints entreprennent, plaident, entraînent, et leur bonne humeur fait avancer les plus réticents. L’excès de zèle casse l’outil. Avant de doubler la mise, d’effort s’entend, demandez l’avis de la personne qui rangera derrière.',
    sextile:
      'Une porte, un pied, une idée : Mars et Jupiter, de bonne entente, aiment le moment où tout commence bien. Vous osez à point et retombez debout. Pour ne pas tourner à vide, cette vigueur voudrait un objectif noble, un pays à traverser à vélo, une pièce à monter.',
    square:
      'Trop vite, trop loin, trop fort, et avec le sourire. Le carré de Mars et de Jupiter surestime la pente, puis la gravit quand même, essoufflé de gaieté. Réduisez la voilure d’un tiers au départ. L’arrivée sera la même, et l’équipage au complet.',
    trine:
      'Votre confiance se convertit en actes sans perdre de chaleur. Par le trigone de Mars et de Jupiter, l’effort devient sport, la cause devient fête, et l’on vous suit volontiers. Cette chance de tempérament se partage : enseignez l’élan à quelqu’un qui n’ose pas.',
    opposition:
      'Deux avis s’affrontent : foncer, philosopher. L’opposition de Mars et de Jupiter dispute avec les gens convaincus, gagne parfois, s’échauffe souvent. Une question avant la bataille suffirait, « à quoi cela servira-t-il dans un an ? », et l’énergie restante irait au voyage.',
  },
  {
    pair: ['mars', 'saturn'],
    conjunction:
      'Un pied sur l’accélérateur, l’autre sur le frein : Mars et Saturne conjoints donnent une puissance contenue, faite pour les longues côtes. La frustration chauffe la mécanique. Un effort dosé, une cadence notée sur un carnet, et ce que l’on prenait pour de la raideur devient maîtrise.',
    sextile:
      'Sans éclat, vous venez à bout des tâches que l’on se repasse. Saturne apprend à Mars la valeur d’un geste répété et l’heure où l’on doit souffler. Ajoutez un objectif qui vous fasse plaisir, uniquement plaisir ; l’endurance y trouvera du jeu.',
    square:
      'Chaque fois que vous poussez, quelque chose retient. Mars, au carré de Saturne, a mangé de la contrainte, et sa colère s’en souvient. On peut la mettre au travail : casser du bois, apprendre un instrument ingrat, redresser une charpente. L’obstacle se change alors en établi.',
    trine:
      'Force et patience logent sous le même toit. Lorsqu’un trigone unit Mars à Saturne, l’action sait s’économiser, finir, recommencer proprement. On compte sur votre sang-froid. Une bêtise hebdomadaire, courir sous la pluie ou jouer faux exprès, garderait souple ce beau métal.',
    opposition:
      'L’autorité vous apparaît comme une barrière que l’on aurait dressée exprès. Mars et Saturne, d’un bord à l’autre, se renvoient la faute : l’élan accuse la limite, la limite accuse l’élan. Parlementer, apprendre les raisons d’en face, permet souvent de passer par le côté, sans arracher le portail.',
  },
  {
    pair: ['mars', 'uranus'],
    conjunction:
      'Allumette et courant d’air : Mars conjoint à Uranus agit soudain, invente dans l’urgence, ne supporte pas qu’on lui tienne le bras. Votre rapidité sauve des situations. Entre deux éclairs, prenez le temps d’attacher ce qui doit l’être, casque, lacet ou parole donnée.',
    sextile:
      'Oser une manière neuve de faire vous vient au bon moment. Le sextile de Mars et d’Uranus répare avec trois fois rien, bouscule une routine sans la briser. Proposez votre idée en réunion ou en famille, sur un essai d’une semaine : elle passera mieux qu’on ne l’imagine.',
    square:
      'Au moindre coup de bride, vous voilà de l’autre côté de la haie. Uranus agace Mars ; d’où la révolte prompte, l’énergie brillante, la patience courte. Des jeux et des métiers existent où l’on change de vitesse souvent. Prévoyez des sorties, et l’orage se fera moteur.',
    trine:
      'Votre courage a de l’humour et de la nouveauté. Le trigone de Mars et d’Uranus tente ce que personne n’a tenté, sans peur du ridicule, et ouvre un passage à d’autres. Reste à revenir sur le chemin pour le baliser ; l’exploit y gagne une utilité.',
    opposition:
      'Il suffit que l’on dise « jamais » pour que vous y pensiez. Mars et Uranus, opposés, se frottent à des personnes imprévisibles, et chacun accuse l’autre de tirer. Annoncer la couleur le matin, « aujourd’hui j’ai besoin d’air », évite le coup d’éclat du milieu d’après-midi.',
  },
  {
    pair: ['mars', 'neptune'],
    conjunction:
      'Une voile au lieu d’un moteur : Mars conjoint à Neptune avance par inspiration, agit pour une cause, une mélodie, une personne à secourir. Les jours plats, rien ne répond. Une rame, c’est-à-dire une petite régularité, vous conduit à bon port quand la brise se repose.',
    sextile:
      'Votre façon d’agir a de la grâce, de la ruse, un flair de sourcier. Danse, entraide, projets où l’on devine plus qu’on ne calcule : avec Neptune à ses côtés, Mars y excelle. Choisissez une bonne action à portée de bras et faites-la sans la raconter.',
    square:
      'Après qui courez-vous, et pourquoi cela s’évapore-t-il ? Mars et Neptune au carré s’épuisent à vouloir sans dire. Une intention écrite en dix mots, affichée au mur, oriente l’effort. Le reste du brouillard pourra servir de décor.',
    trine:
      'Agir sans brutaliser, convaincre sans bruit : tel est le talent d’un Mars que Neptune inspire. Votre imagination trouve des passages, votre compassion des gestes. Le danger est de nager en rond dans une eau tiède. Visez une rive, la plus belle, et comptez les brasses.',
    opposition:
      'Tantôt preux, tantôt moulin à vent : avec Neptune en face, Mars croit combattre quelqu’un et rencontre un songe. La colère non dite vient noyer l’élan. Deux phrases nettes, sans théâtre, vous rendent l’usage de vos bras et laissent à la poésie son jour.',
  },
  {
    pair: ['mars', 'pluto'],
    conjunction:
      'Peu de volontés ressemblent à la vôtre : Mars et Pluton réunis vont au bout, dussent-ils recreuser la cave. La rage et le courage y voisinent. Choisir une œuvre assez grande, un record, une réforme, une reconstruction, donne un lit à ce fleuve et du repos à ses rives.',
    sextile:
      'Dans l’adversité, votre efficacité étonne. Pluton aide Mars à concentrer ses forces, à trancher l’inutile, à restaurer ce qui semblait perdu. Prêtez-lui une vieille promesse que vous n’aviez pas tenue : il sait très bien par où commencer.',
    square:
      'Quand on vous barre la route, une braise s’allume loin dessous. Entre Mars et Pluton, la lutte pour le contrôle ne cède qu’en apparence. Seau, pelle, ring ou piano, offrez-lui d’abord un effort réel ; la négociation vient mieux ensuite.',
    trine:
      'Un réservoir profond alimente vos actes, et il est rarement vide. Trigone de Mars et de Pluton : ténacité, instinct stratégique, capacité de recommencer autrement. L’habitude de gagner rend sourd. Prenez sous votre aile une cause plus fragile que vous, et la vigueur gagne ses lettres de noblesse.',
    opposition:
      'L’adversaire, ici, semble toujours plus grand que nature. Pluton, dressé devant Mars, attire la pression, l’intimidation, les défis à ne pas relever. Votre vraie puissance consiste à choisir le terrain. Poser un refus calme, répété, sans explication de plus, épuise beaucoup de tempêtes.',
  },
]
