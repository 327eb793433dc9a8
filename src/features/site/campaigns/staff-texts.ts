import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the e-mail to a second person of the staff; not used on pages. */
export const staffTexts = catalogue('campaignProposal', {
  subject: 'Une campagne attend votre accord',
  greeting: 'Bonjour {firstName},',
  body: 'La campagne «\u00a0{name}\u00a0» s’adresse à {count} personnes. Au-dessus d’un certain nombre, une seconde personne de l’équipe la relit\u00a0: donnez votre accord, ou remettez-la en brouillon.',
  button: 'Lire la campagne',
  reason: 'Vous recevez ce message parce que vous écrivez les campagnes de {company}.',
})
