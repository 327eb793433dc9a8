import { inEuros } from '../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

/** What was decided, and why; `amount` is null for a dispute that is rejected. */
export function answerLetter(
  wording: Wording,
  values: Values & { id: string; canonical: string; reason: string },
  amount: number | null,
): Letter {
  const t = (key: keyof typeof texts.entries, more: Values = {}) => say(wording, texts, key, { ...values, ...more })
  return {
    subject: t('answerMailSubject'),
    greeting: t('answerMailGreeting'),
    body: [
      amount === null
        ? t('rejectedMail')
        : amount === 0
          ? t('timeBackMail')
          : t('refundedMail', { amount: inEuros(amount) }),
      t('answerMailReasonLead'),
      values.reason,
      { button: t('answerMailButton'), address: `${values.canonical}/consultations/${values.id}/recu` },
      ...(amount === null ? [t('rejectedMailNext')] : []),
    ],
    reason: t('answerMailReason'),
  }
}
