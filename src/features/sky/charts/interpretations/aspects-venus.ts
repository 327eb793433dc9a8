import type { PlanetPair } from './kinds.ts'

export const venusAspects: readonly PlanetPair[] = [
  {
    pair: ['venus', 'mars'],
    conjunction:
      'Désirer et aimer se confondent dans votre ciel, d’où ce magnétisme gai que l’on vous prête. La conjonction de Vénus et de Mars met à la dispute le même entrain qu’aux retrouvailles. Après l’étincelle, prévoyez du quotidien partagé : c’est là que la chaleur s’installe.',
    sextile:
      'Proposer, attendre, répondre au bon moment : vous avez le sens du rythme à deux. Entre la douceur de Vénus et l’élan de Mars, un sextile arrange les rencontres, en amour comme au travail. Une danse apprise ensemble, au sens propre, lui plairait beaucoup.',
    square:
      'Ce qui vous attire vous agace un peu, et réciproquement. Le carré de Vénus et de Mars entretient le feu par le frottement, prend la dispute pour une preuve d’amour. « J’ai envie de tendresse », « j’ai envie de paix » : dites l’un ou l’autre, la soirée s’éclaire.',
    trine:
      'Votre charme ne force personne, il entraîne. Grâce au trigone de Vénus et de Mars, l’envie trouve ses gestes, l’amitié son audace, la création son énergie. Une telle aisance n’apprend pas l’effort. Quand le lien devient prosaïque, tenez bon un moment ; c’est là qu’il prend de l’étoffe.',
    opposition:
      'Plaire ou conquérir, céder ou prendre : face à face, Vénus et Mars distribuent les rôles, puis s’en lassent. L’autre porte souvent l’ardeur que vous n’osez montrer, ou l’inverse. Échanger les places un soir, pour rire, suffit à rétablir la circulation.',
  },
  {
    pair: ['venus', 'jupiter'],
    conjunction:
      'On dirait que vous avez toujours une assiette de plus. Vénus et Jupiter conjoints ont l’affection large et le pardon de bonne grâce. L’excès prend ici des airs délicieux. La boîte de chocolats, refermée à temps, double le plaisir du lendemain.',
    sextile:
      'Les rencontres agréables vous viennent par des chemins ordinaires, une file d’attente, une cousine, un cours de cuisine. Jupiter sème de la sympathie sous les pas de Vénus. À vous d’arroser : un rappel, une invitation rendue, un cadeau sans date.',
    square:
      'Trop de miel fait glisser la cuillère. Jupiter rend Vénus prodigue, en cadeaux, en promesses, en illusions aimables. Rien de grave, quelques comptes à revoir. Une gourmandise à la fois, y compris sentimentale : la saveur revient.',
    trine:
      'Le bonheur des autres vous réjouit sans arrière-goût, qualité plus rare qu’on ne pense. Vénus et Jupiter en trigone donnent grâce, hospitalité, goût des arts et des voyages. La douceur s’assoupit sur ses coussins. Rendez-la active, par un don de temps ou une table ouverte.',
    opposition:
      'L’herbe de l’autre jardin paraît souvent plus verte, ou mieux arrosée. Vénus et Jupiter, opposés, font discuter les goûts simples avec les grandes espérances. Près du portail attend une abondance oubliée, faite d’amitiés, de voisins, de musique.',
  },
  {
    pair: ['venus', 'saturn'],
    conjunction:
      'Sérieux et tendre, votre cœur se bonifie. Vénus, serrée contre Saturne, se déclare tard, faute de croire qu’elle mérite. La pudeur est belle quand elle ne devient pas mutisme. Un compliment vous arrive ? Souriez, ne discutez rien, le chemin s’ouvre.',
    sextile:
      'Une affection qui tient parole, voilà votre élégance. Les liens anciens, l’art sobre, les promesses peu nombreuses plaisent à Vénus quand Saturne la conseille. Pour nourrir cet accord, instituez un rendez-vous fidèle avec une personne d’un tout autre âge.',
    square:
      'Le thermomètre du cœur reste prudent, même en juin. Au carré de Vénus et de Saturne, on anticipe le refus, on se croit en dette, on préfère s’abstenir. Quelque chose, pourtant, veut essayer. Une marque de tendresse minuscule et régulière fait mieux qu’un grand serment.',
    trine:
      'La durée vous va bien au teint. Trigone de Vénus et de Saturne : loyauté, sens des formes, plaisirs que le temps affine. Vous savez aimer un lieu, une personne, un métier sans en changer chaque saison. Un peu de folie douce, à date fixe, éviterait le vernis.',
    opposition:
      'L’amour passe, chez vous, un entretien d’embauche. Entre Vénus et Saturne opposés, l’élan se heurte à la réserve, la vôtre ou celle d’en face. Demandez-vous ce que protège cette réserve, puis offrez-lui une garantie modeste : un délai, une habitude, une parole claire.',
  },
  {
    pair: ['venus', 'uranus'],
    conjunction:
      'Le coup de foudre connaît votre adresse. Vénus conjointe à Uranus aime l’inattendu, les gens singuliers, les formes de lien que l’on invente soi-même. L’intérêt retombe dès qu’un calendrier apparaît. Et si la grande aventure consistait à réinventer la même histoire au lieu d’en changer le titre ?',
    sextile:
      'Un grain d’insolite relève vos affections. Le sextile de Vénus et d’Uranus se lie vite, de préférence avec ce qui ne lui ressemble pas. Entretenez ce pétillement : une sortie dont vous ignorez tout, un loisir absurde, une amitié de trente ans d’écart.',
    square:
      'On vous approche, vous reculez ; on s’éloigne, vous accourez. Uranus et Vénus, en désaccord, craignent la cage dorée autant que l’abandon. Rien n’oblige à choisir d’un coup. Annoncer votre tempo, deux pas, une pause, deux pas, permet à l’autre d’entrer dans la danse.',
    trine:
      'Aimer librement vous est aussi naturel que de changer de trottoir pour le soleil. Le trigone de Vénus et d’Uranus attire l’amitié joyeuse et les goûts d’avant-garde. Prenez garde à survoler. Un attachement qui a connu deux hivers vous surprendra davantage que dix printemps.',
    opposition:
      'Près de vous, l’autre réclame de l’air, à moins que ce ne soit vous. L’opposition de Vénus et d’Uranus alterne rapprochements et échappées, et finit par apprendre la juste distance. Deux clés, deux agendas, un dîner sacré : la formule mérite l’essai.',
  },
  {
    pair: ['venus', 'neptune'],
    conjunction:
      'Aimer tient pour vous du rêve éveillé. Neptune donne à Vénus un goût exquis, une tendresse sans calcul, l’art de transfigurer. La personne réelle passe alors derrière son halo. Apprenez son vrai rire, ses vraies manies, jusqu’à les préférer au portrait.',
    sextile:
      'Une délicatesse presque musicale règne dans vos affections. Vénus et Neptune en sextile inspirent, consolent, devinent un chagrin au rythme d’un pas. Donnez à cette finesse de quoi faire : décorer une fête, accorder une chorale, rester un moment près de qui n’a pas de visite.',
    square:
      'Le sentiment se nourrit de promesses, et le réveil pique. Vénus et Neptune au carré idéalisent, se taisent, pardonnent ce qui n’a pas été réparé. Les faits méritent la même douceur que les rêves, et l’amour y trouve sa bonne taille.',
    trine:
      'La beauté vous parle sans interprète. De Vénus à Neptune, le trigone tisse l’inspiration, la bonté, une indulgence que l’on quitte à regret. Le flou lui va, un peu trop. Finir le tableau, nommer le sentiment, choisir un soir : votre grâce supporte très bien les verbes d’action.',
    opposition:
      'Les mains ouvertes, vous donnez sans compter, puis vous comptez en secret. Vénus, tournée vers Neptune, voit en l’autre un ange, une épave, rarement un voisin de palier. Poser une attente simple, vérifiable, et regarder la réponse pendant un mois vaut toutes les idylles imaginées.',
  },
  {
    pair: ['venus', 'pluto'],
    conjunction:
      'L’attachement descend chez vous jusqu’aux fondations. Vénus et Pluton conjoints aiment avec passion, renaissent par l’amour, ne font guère de place au tiède. Le désir de tenir peut abîmer ce qu’il tient. Une heure de confiance de plus qu’hier, et l’emprise se change peu à peu en profondeur.',
    sextile:
      'Sous la tendresse dort une force de réparation. Le pardon demandé, la couleur rendue à un attachement fané, voilà ce que Vénus obtient de Pluton. Un prénom perdu de vue vous traverse peut-être l’esprit ; trois lignes, sans rien attendre, suffiraient.',
    square:
      'La jalousie s’invite parfois avant même les entrées. Un amour éprouvé, testé, voulu sans reste : Pluton met Vénus à rude école. Il faut beaucoup de courage pour avouer la peur dessous. Dites-la nue, sans enquête ni reproche ; elle y perd aussitôt la moitié de ses dents.',
    trine:
      'Vos amours changent les gens, et vous avec. Trigone de Vénus et de Pluton, un aspect d’attraction profonde, de goûts affirmés, de fidélité volcanique et calme à la fois. Il a besoin de sens. Une œuvre, un engagement, un jardin abandonné à relever lui conviendraient.',
    opposition:
      'Qui tient l’autre, et par quel fil ? Vénus opposée à Pluton rencontre la passion sous forme de bras de fer, de secret, de retour. On peut sortir du jeu sans sortir du lien : des conditions posées au grand jour, puis à chacun sa liberté.',
  },
]
