import { catalogue } from '../../../platform/i18n/texts.ts'

/** The mail to a psychic whose consultation is disputed. */
export const disputedTexts = catalogue('disputedMail', {
  greeting: 'Bonjour {firstName},',
  subject: 'Une consultation est contestée\u00a0: donnez votre version',
  lead: 'Un client conteste la consultation n°\u00a0{id}. Notre équipe doit lui répondre sous 48\u00a0heures.',
  next: 'Votre part ne peut pas être reprise avant que vous n’ayez donné votre version, ou avant {hours}\u00a0heures. Ce que vous écrivez est gardé et lu avant la réponse.',
  button: 'Lire et répondre',
  reason: 'Vous recevez ce message parce que vous consultez sur {company}.',
})
