import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import type { News } from './rules.ts'
import { texts } from './texts.ts'

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
