import type { PlanetPair } from './kinds.ts'

export const saturnAspects: readonly PlanetPair[] = [
  {
    pair: ['saturn', 'uranus'],
    conjunction:
      'L’ancien et le neuf signent chez vous un contrat difficile. Saturne et Uranus conjoints marquent les naissances d’un an ou deux, d’où un air de famille avec vos camarades. À chacun sa version ; la vôtre excelle à moderniser sans démolir, un étage après l’autre.',
    sextile:
      'Changer une règle avec l’accord de ceux qui l’appliquent, c’est votre tour de main. Le sextile de Saturne et d’Uranus donne des idées praticables et des habitudes souples. Mettez-le sur une routine fatiguée : trois retouches suffisent parfois à la rajeunir.',
    square:
      'La règle et l’écart se querellent dans la même pièce. Le carré de Saturne et d’Uranus tient, tient encore, puis lâche tout un jeudi. Desserrer un peu chaque semaine évite le grand fracas. Votre liberté réclame moins d’éclats que de charnières bien graissées.',
    trine:
      'Les évolutions vous trouvent en bon ordre de marche. L’expérience, avec Saturne, accueille l’invention d’Uranus et lui donne un bureau près de la fenêtre. On vous prend pour arbitre entre générations. Acceptez ce rôle, sans oublier de tenter vous aussi l’inédit.',
    opposition:
      'D’un côté ceux qui gardent, de l’autre ceux qui renversent, et vous au milieu du gué. L’opposition de Saturne et d’Uranus entend les deux camps et s’en trouve tiraillée. Préserver l’essentiel, changer la façon : cette petite phrase sert de passerelle dans bien des débats.',
  },
  {
    pair: ['saturn', 'neptune'],
    conjunction:
      'Donner un corps à un idéal, ou renoncer à l’un pour l’autre ? Saturne et Neptune conjoints posent cette énigme à toute une série de naissances voisines. Votre réponse se fabrique lentement, par un rêve ramené à des dimensions honnêtes et mené au bout.',
    sextile:
      'Le sens pratique sert chez vous une part sensible. Un sextile de Saturne et de Neptune bâtit des refuges, règle les lumières, tient les comptes d’une bonne cause. Il manque quelquefois d’élan. Un peu de beauté inutile, dès le matin, lui redonne de l’allant.',
    square:
      'Quand le doute rencontre le devoir, l’horizon se couvre. Le carré de Saturne et de Neptune craint de se tromper de vie, culpabilise à la moindre flânerie. Ramener la question à la semaine en cours, une tâche réelle, un plaisir réel, laisse le ciel se lever de lui-même.',
    trine:
      'Vos songes ont une échelle, et vous savez la poser contre le mur. Par le trigone de Saturne et de Neptune, la patience sert l’imagination, dans l’art, l’aide ou la spiritualité. Une retenue excessive les cache. Montrez l’esquisse avant qu’elle ne soit tout à fait sage.',
    opposition:
      'La réalité vous paraît sévère, le rêve peu fiable, et chacun accuse l’autre. À force de se faire face, Saturne et Neptune apprennent à distinguer la limite du découragement. Un témoin lucide et doux, entendu autour d’une soupe, aide à savoir de quel côté on se trouve.',
  },
  {
    pair: ['saturn', 'pluto'],
    conjunction:
      'Une gravité de roche, partagée par celles et ceux de votre année. La conjonction de Saturne et de Pluton connaît l’effort, la contrainte, la reconstruction. Votre part de cette force apprécie les tâches austères. Ménagez-lui des clairières ; la volonté aussi a besoin de s’asseoir sur l’herbe.',
    sextile:
      'Rebâtir ne vous effraie pas, et vous le faites sans discours. Au sextile de Saturne et de Pluton, la rigueur trouve en profondeur de quoi tenir. Reprenez une chose laissée pour compte, un meuble, un savoir ancien, un lien, avec le soin qui vous caractérise.',
    square:
      'Serrer les dents a longtemps paru l’unique méthode. Saturne, au carré de Pluton, se durcit contre le pouvoir, l’épreuve, le manque, et y gagne une résistance peu commune. Plier un peu, demander du renfort, n’effondre rien : le roseau a sa propre architecture.',
    trine:
      'Solide sans ostentation, vous avancez au pas des glaciers. Trigone de Saturne et de Pluton, héritage de plusieurs mois de naissances : discipline, profondeur, réformes qui durent. Ce sérieux impressionne. Ajoutez-y une confidence de temps en temps, et l’on verra le feu sous la pierre.',
    opposition:
      'Le poids du monde choisit parfois votre épaule. Pluton, planté devant Saturne, dresse des structures dures, des chefs inflexibles, et l’on finit par y apprendre son autonomie. Distinguer votre fardeau de celui d’une époque permet d’en reposer la plus grosse moitié.',
  },
]
