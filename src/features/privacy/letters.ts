import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { DATA_PAGE } from './rules.ts'
import { texts } from './texts.ts'

/** Tells that the copy can be taken. */
export function exportReadyLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('exportMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('exportMailDone'),
      { button: t('exportMailButton'), address: `${values.canonical}${DATA_PAGE}` },
      t('exportMailNotYou'),
    ],
    reason: t('exportMailReason'),
  }
}
