import { catalogue } from '../platform/i18n/texts.ts'

export const texts = catalogue('ui', {
  available: 'Disponible',
  busy: 'En consultation',
  away: 'En pause',
  offline: 'Hors ligne',
  rating: '{value} sur 5',
  reviews: '{count} avis',
  noReview: 'Pas encore d’avis',
  close: 'Fermer',
})
