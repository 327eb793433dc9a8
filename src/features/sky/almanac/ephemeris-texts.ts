import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('ephemeris', {
  title: 'Éphémérides de {month}',
  head: 'Éphémérides de {month}\u00a0: positions des planètes · {site}',
  description:
    'Le Soleil, la Lune, les planètes, le nœud nord et la Lune noire de {month}, jour par jour à minuit, à lire ou à télécharger.',
  lead: 'La place de chaque astre dans le zodiaque au début de chaque jour, à minuit, heure de Paris.',
  tableTitle: 'Positions à minuit',
  day: 'Jour',
  place: '{degrees} {sign}',
  placeBack: '{degrees} {sign} R',
  readTitle: 'D’où viennent ces chiffres',
  readHow:
    'Ce sont des positions apparentes, vues du centre de la Terre, dans le zodiaque tropical. Nos calculs sont comparés à ceux d’un logiciel de référence sur des dates prises dans ces deux siècles\u00a0: l’écart reste sous une demi-minute d’arc. Degrés et minutes sont tronqués, comme le font les astrologues\u00a0: 29°\u00a059′ n’est pas encore le signe suivant.',
  readLetter:
    'La lettre R signale une planète rétrograde. Le nœud nord est le nœud vrai, la Lune noire l’apogée moyen.',
  fileTitle: 'Le tableau pour vos propres calculs',
  fileText:
    'Un fichier pour tableur\u00a0: chaque position en degrés de 0 à 360 puis dans son signe, avec l’instant en temps universel.',
  fileGo: 'Télécharger {month} (CSV)',
  csvDay: 'Jour',
  csvInstant: 'Temps universel',
  csvDegrees: '{body} (degrés)',
  csvSign: '{body}',
})
