import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('loyaltyMail', {
  greeting: 'Bonjour {firstName},',
  subject: 'Vos points de fidélité prennent fin le {day}',
  ending: 'Vos {points} points n’ont pas bougé depuis longtemps. Ils prennent fin le {day}.',
  next: 'D’ici là, vous pouvez les employer si vous en avez assez, ou les laisser\u00a0: rien n’est à payer, et rien d’autre ne change à votre compte.',
  button: 'Voir mes points',
  reason: 'Vous recevez ce message parce que vous participez au programme de fidélité de {company}.',
})
