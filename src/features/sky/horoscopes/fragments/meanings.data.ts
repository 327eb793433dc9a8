import type { Aspect, ByHouse, Planet } from '../../../../astrology/names.ts'

/** What each planet stands for, as a sentence without its end, and as a noun. */
export const bearings: Readonly<Record<Planet, string>> = {
  sun: 'Le Soleil montre où l’on vous voit',
  moon: 'La Lune règle l’humeur et les besoins',
  mercury: 'Mercure porte les mots et les idées',
  venus: 'Vénus dit ce qui plaît et ce que l’on aime',
  mars: 'Mars donne l’élan, et la colère avec',
  jupiter: 'Jupiter élargit ce qu’il touche',
  saturn: 'Saturne demande du temps et des preuves',
  uranus: 'Uranus change ce qui semblait réglé',
  neptune: 'Neptune fait rêver et trouble les contours',
  pluto: 'Pluton transforme en profondeur',
}
export const nouns: Readonly<Record<Planet, string>> = {
  sun: 'la volonté',
  moon: 'l’humeur',
  mercury: 'la parole',
  venus: 'l’affection',
  mars: 'l’élan',
  jupiter: 'la confiance',
  saturn: 'l’exigence',
  uranus: 'l’imprévu',
  neptune: 'le rêve',
  pluto: 'la force enfouie',
}

export const houseMeanings: ByHouse<{ readonly about: string; readonly wish: string }> = {
  1: { about: 'de votre personne et de votre allure', wish: 'l’envie d’exister à votre façon' },
  2: { about: 'de ce que vous gagnez et de ce qui vous rassure', wish: 'le goût des choses sûres' },
  3: { about: 'des échanges, des trajets et des proches', wish: 'le besoin de parler' },
  4: { about: 'du foyer, de la famille et des racines', wish: 'l’envie de rentrer chez soi' },
  5: { about: 'des amours, des enfants et du jeu', wish: 'le désir de plaire et de créer' },
  6: { about: 'du travail de chaque jour et des habitudes', wish: 'le souci de bien faire' },
  7: { about: 'du couple, des alliances et des contrats', wish: 'l’attention portée à l’autre' },
  8: { about: 'des partages, des secrets et des mues', wish: 'l’attrait de ce qui est caché' },
  9: { about: 'des voyages, des études et des convictions', wish: 'l’envie de voir plus loin' },
  10: { about: 'du métier et de la réputation', wish: 'l’ambition, et le trac' },
  11: { about: 'des amis et des projets communs', wish: 'l’élan vers les autres' },
  12: { about: 'du retrait et de la vie secrète', wish: 'le besoin de silence' },
}

export const aspectMeanings: Readonly<Record<Aspect, (one: string, other: string) => string>> = {
  conjunction: (one, other) => `Réunies, deux planètes mêlent ce qu’elles portent\u00a0: ${one} et ${other}`,
  sextile: (one, other) => `À deux signes de distance, les planètes s’entraident\u00a0: ${one} profite à ${other}`,
  square: (one, other) => `À angle droit, les planètes se gênent\u00a0: ${one} et ${other} ne vont pas du même pas`,
  trine: (one, other) => `À un tiers du zodiaque, les planètes s’accordent sans effort\u00a0: ${one} porte ${other}`,
  opposition: (one, other) => `Face à face, les planètes cherchent l’équilibre\u00a0: ${one} contre ${other}`,
}

export const moonMeanings = {
  new: 'La Lune et le Soleil repartent du même point\u00a0: on y lit un commencement',
  full: 'La Lune fait face au Soleil et le reflète en entier\u00a0: ce qui mûrissait se voit',
  firstQuarter: 'La Lune est à angle droit du Soleil\u00a0: on y lit un choix à faire',
  lastQuarter: 'La Lune est à angle droit du Soleil, en descendant\u00a0: on y lit ce qu’il faut laisser',
  eclipse: 'Une éclipse est une nouvelle ou une pleine Lune plus marquante\u00a0: elle ouvre une période ou la referme',
} as const
