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
  closeNotice: 'Fermer l’annonce',
  readMore: 'En savoir plus',
  closeToast: 'Fermer ce message',
  loading: 'Chargement en cours',
  breadcrumb: 'Fil d’Ariane',
  onThisPage: 'Sur cette page',
  otherSite: '(autre site)',
  plotFigures: 'Lire les valeurs',
  premiumPerMinute: 'Service {price} / min',
  premiumPerCall: 'Service {price} / appel',
  premiumCall: '+ prix appel',
  phoneTitle: 'Écrivez un numéro de téléphone, par exemple 06 12 34 56 78.',
  showPassword: 'Voir le mot de passe',
  datePattern: 'JJ/MM/AAAA',
  dateUnknown:
    'Cette date est incomplète ou n’existe pas. Écrivez le jour, le mois et l’année en quatre chiffres : 17/04/1988.',
})
