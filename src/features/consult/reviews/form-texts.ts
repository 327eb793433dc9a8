import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the form to leave a review. */
export const formTexts = catalogue('review', {
  reviewTitle: 'Votre avis',
  reviewLead: 'Il sera relu avant d’être publié, et ne peut être donné qu’après une vraie consultation.',
  rating: 'Votre note',
  'rating.5': '5 sur 5, excellent',
  'rating.4': '4 sur 5, bien',
  'rating.3': '3 sur 5, correct',
  'rating.2': '2 sur 5, décevant',
  'rating.1': '1 sur 5, mauvais',
  reviewText: 'Votre avis en quelques mots',
  review: 'Envoyer mon avis',
  reviewed: 'Merci. Votre avis sera publié après relecture.',
})
