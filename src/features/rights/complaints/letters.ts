import { inDay, inDayAndHour } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'
import type { ComplaintView } from './views.ts'

/** Acknowledges a complaint: its number, its text, and the date by which it will be answered. */
export function complaintLetter(
  wording: Wording,
  view: ComplaintView,
  site: { company: string; canonical: string },
): Letter {
  const values = { ...site, reference: view.reference, at: inDayAndHour(view.at), day: inDay(view.answerBy) }
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('mailSubject'),
    greeting: t('mailGreeting'),
    body: [t('mailDone'), `«\u00a0${view.text}\u00a0»`, t('mailNext')],
    reason: t('mailReason'),
  }
}
