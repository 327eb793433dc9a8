import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('psychics', {
  more: 'Voir {count} personne de plus || Voir {count} personnes de plus',
  shownOf: '{shown} sur {total}',
  added: '{count} personne ajoutée à la liste. || {count} personnes ajoutées à la liste.',
  presenceChanged: '{name} : {status}.',
  favoriteGroup: 'Vos favoris',
  favorite: 'Garder {name} parmi mes favoris',
  favoriteKept: '{name} est dans vos favoris.',
  favoriteLeft: '{name} n’est plus dans vos favoris.',
  favoriteSignIn: 'Créer un compte pour garder {name} parmi ses favoris',
  automaton: 'Automate de démonstration',
  trial: 'Tarif d’essai\u00a0:',
  new: 'Nouveau sur le site',
  wait: 'Attendre son tour',
  'platform.chat': 'Tchat',
  'platform.phone': 'Téléphone',
  'platform.sms': 'SMS',
  'platform.web-call': 'Appel web',
  'platform.audiotel': 'Audiotel',
  openChannels: 'Joignable maintenant par : {channels}',
})
