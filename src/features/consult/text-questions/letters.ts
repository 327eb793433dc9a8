import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'

/** What became of a question: nobody answered in time, its psychic declined, or the answer could not be sent. */
export const news = ['lapsed', 'declined', 'inAccount'] as const
export type News = (typeof news)[number]

/** Tells a client what became of a question, without naming anybody or repeating a word of it. */
export function closedLetter(wording: Wording, what: News, values: Values & { address: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`${what}MailSubject`),
    greeting: t('mailGreeting'),
    body: [t(`${what}Mail`), { button: t('mailButton'), address: values.address }],
    reason: t('mailReason'),
  }
}
