import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('payment', {
  title: 'Votre paiement est en cours de confirmation',
  lead: 'Votre banque n’a pas encore confirmé le paiement de {amount}. Cela prend en général quelques secondes.',
  wait: 'Cette page se recharge d’elle-même. Vous pouvez aussi la quitter\u00a0: votre crédit arrivera dès la confirmation, et rien n’est débité deux fois.',
  again: 'Vérifier maintenant',
  back: 'Revenir à mon crédit',
})
