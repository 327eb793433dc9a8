import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the e-mail to a second person; not used on pages. */
export const texts = catalogue('secondPerson', {
  subject: 'Un remboursement de {amount} attend votre accord',
  greeting: 'Bonjour {firstName},',
  body: '{by} propose de rendre {amount} à une personne. Au-dessus de 100\u00a0€ par jour, une seconde personne de l’équipe décide\u00a0: confirmez ce remboursement, ou retirez la proposition.',
  button: 'Lire la proposition',
  reason: 'Vous recevez ce message parce que vous répondez aux demandes de remboursement de {company}.',
})
