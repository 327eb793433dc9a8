import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('ownDayMail', {
  subject: 'Aujourd’hui pour vous, {day}',
  greeting: 'Bonjour {firstName},',
  button: 'Lire toute la page',
  reason:
    'Vous recevez cet e-mail parce que vous l’avez demandé dans votre compte {company}\u00a0: un par matin, calculé sur votre thème.',
})
