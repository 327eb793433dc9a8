import { href } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { receiptAddress } from '../../consult/rooms/addresses.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { REFUND_WITHIN_DAYS } from '../refunds/rules.ts'
import { texts } from './texts.ts'

/** The decision and its reason, and for a refund how the client gets it back to its means of payment; `amount` is null for a rejected dispute, 0 if only free time is given back. */
export function answerLetter(
  wording: Wording,
  values: Values & { id: string; canonical: string; contact: string; reason: string },
  amount: number | null,
): Letter {
  const more: Values = amount === null ? {} : { amount: inEuros(amount), days: REFUND_WITHIN_DAYS }
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, { ...values, ...more })
  const outcome = amount === null ? 'rejected' : amount === 0 ? 'timeBack' : 'refunded'
  return {
    subject: t(`${outcome}MailSubject`),
    greeting: t('answerMailGreeting'),
    body: [
      t(`${outcome}Mail`),
      t('answerMailReasonLead'),
      values.reason,
      { button: t('answerMailButton'), address: `${values.canonical}${receiptAddress(values.id)}` },
      ...(amount === null ? [t('rejectedMailNext')] : []),
      ...(amount
        ? [
            t('refundedMailChoice'),
            { button: t('refundedMailButton'), address: `${values.canonical}${href('/wallet/remboursement')}` },
          ]
        : []),
    ],
    reason: t('answerMailReason'),
  }
}
