import { catalogue } from '../../../platform/i18n/texts.ts'

/** What the pages of the sky by date share, and the links to them. */
export const texts = catalogue('almanac', {
  title: 'Le ciel, date par date',
  'link.moon': 'Calendrier lunaire',
  'link.hours': 'Le ciel heure par heure',
  'link.retrogrades': 'Planètes rétrogrades',
  'link.ephemeris': 'Éphémérides',
  'about.moon': 'Phases, signes, heures de Lune vide de course et éclipses, jour après jour.',
  'about.hours': 'La place de chaque planète à chaque heure, et les aspects exacts à la minute.',
  'about.retrogrades': 'Quelles planètes reculent cette année, de quelle date à quelle date.',
  'about.ephemeris': 'Toutes les positions du mois, à lire ou à télécharger.',
  near: 'Avant et après',
  jumpTitle: 'Une autre date',
  'jump.day': 'Jour',
  'jump.month': 'Mois',
  'jump.year': 'Année',
  'jumpHint.day': 'De 1900 à 2100, par exemple 2027-03-14.',
  'jumpHint.month': 'De 1900 à 2100, par exemple 2027-03.',
  'jumpHint.year': 'De 1900 à 2100.',
  go: 'Afficher',
  paris: 'Les heures sont celles de Paris, à l’heure d’été comme à l’heure d’hiver.',
})
