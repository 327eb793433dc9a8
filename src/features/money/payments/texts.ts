import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('payment', {
  title: 'Votre paiement est en cours de confirmation',
  lead: 'Votre banque n’a pas encore confirmé le paiement de {amount}. Cela prend en général quelques secondes.',
  wait: 'Cette page se recharge d’elle-même. Vous pouvez aussi la quitter\u00a0: votre crédit arrivera dès la confirmation, et rien n’est débité deux fois.',
  again: 'Vérifier maintenant',
  bankTitle: 'Votre paiement à la banque',
  bankLead: 'Vous payez {amount} sur la page sécurisée de notre banque, puis vous revenez ici.',
  bankWait: 'Le numéro de votre carte n’est donné qu’à la banque\u00a0: nous ne le voyons pas.',
  bankGo: 'Aller à la page de la banque',
  back: 'Revenir à mon crédit',
  goOn: 'Revenir où j’en étais',
})
