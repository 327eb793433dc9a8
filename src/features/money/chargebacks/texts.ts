import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('chargebacks', {
  title: 'Votre banque conteste un paiement',
  line: '{amount} de votre achat n°\u00a0{id} du {day}.',
  frozen:
    '{frozen} de crédit inutilisé de cet achat sont bloqués jusqu’à sa décision\u00a0: ni dépensés, ni remboursés.',
  spent: 'Rien n’est bloqué\u00a0: le crédit de cet achat est déjà utilisé ou rendu.',
  next: 'Elle décide le plus souvent en deux ou trois mois. Si elle nous rend le paiement, le crédit bloqué est de nouveau à vous\u00a0; si elle vous rend l’argent, il est retiré. Nous vous l’écrirons.',
  contact: 'Vous n’avez rien contesté, ou ne reconnaissez pas ce paiement\u00a0? %contact%, une personne vous répond.',
  contactLink: 'Écrivez-nous',
})
