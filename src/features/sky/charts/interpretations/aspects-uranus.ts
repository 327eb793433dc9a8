import type { PlanetPair } from './kinds.ts'

export const uranusAspects: readonly PlanetPair[] = [
  {
    pair: ['uranus', 'neptune'],
    conjunction:
      'Des générations très espacées, tous les cent soixante-dix ans environ, voient Uranus rejoindre Neptune à leur naissance. Leur imaginaire change d’un coup d’outils et de rêves. Votre apport tient à un détail : employer la nouveauté pour rapprocher, sans vous perdre dans l’écran.',
    sextile:
      'Un accord discret entre l’invention et l’idéal berce toute une époque, la vôtre. Au sextile d’Uranus et de Neptune, chacun fait ce qu’il peut ; vous pourriez, par exemple, mettre une technique récente au service d’une très vieille bonté.',
    square:
      'Pour bien des gens de votre âge, les promesses du progrès sonnent un peu faux. Le carré d’Uranus et de Neptune est l’affaire d’une génération, pas une faute à vous. Il aiguise le sens critique. Gardez-le, avec une utopie de poche pour les jours gris.',
    trine:
      'Le trigone d’Uranus et de Neptune appartient à quelques années entières, où idées neuves et espérances avaient fait la paix. On y puise une confiance collective. Elle ne dit pas qui vous êtes, seulement l’air que l’on respirait ; à vous d’en faire une musique.',
    opposition:
      'Science et rêve, liberté et fusion, se regardent de loin au-dessus de toute une cohorte. L’opposition d’Uranus et de Neptune n’explique donc pas vos mardis. Elle donne un goût pour les ponts : traduire les ingénieurs aux poètes, et l’inverse, est une bonne manière d’en user.',
  },
  {
    pair: ['uranus', 'pluto'],
    conjunction:
      'Certaines époques de grand bouleversement portent la conjonction d’Uranus et de Pluton, et leurs enfants en gardent une impatience. Elle se partage à millions. Dans votre vie à vous, elle peut se réduire à un geste net : refuser une vieille injustice, sans bruit inutile.',
    sextile:
      'Quelques années durant, la réforme a trouvé des chemins praticables : le sextile d’Uranus et de Pluton signe ce moment pour une génération. Dans une vie, on n’en voit guère que la trace : une aptitude à changer d’avis en profondeur lorsque les faits le demandent.',
    square:
      'Il y a du craquement dans l’air de votre génération. Uranus en carré à Pluton oppose les forces du changement à celles qui tiennent les murs, bien au-dessus des caractères. La meilleure part qui vous en revient est un courage civil, exercé à petite échelle.',
    trine:
      'De l’audace et de la puissance en bonne entente, accordées à toutes les naissances d’une même période : voilà ce que promettait Pluton au trigone d’Uranus. Ne l’épinglez pas à votre boutonnière. Il devient réel quand plusieurs personnes retroussent leurs manches et que vous en êtes.',
    opposition:
      'Votre époque a vu la liberté et le pouvoir se mesurer à distance. Uranus opposé à Pluton concerne d’innombrables berceaux, sans désigner le vôtre. S’il en demeure une question, la voici : à quel endroit votre oui ou votre non change-t-il vraiment quelque chose ?',
  },
]
