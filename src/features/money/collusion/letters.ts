import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'

/** The e-mail that asks a member of staff to look at what was found about some psychics. */
export function findingsLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t('body'), { button: t('button'), address: `${values.canonical}/admin#/collusion-findings` }],
    reason: t('reason'),
  }
}
