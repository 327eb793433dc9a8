import { href } from 'react-router'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { REFUND_WITHIN_DAYS } from './rules.ts'
import { texts } from './texts.ts'

/** Confirms a refund that the client asked for. */
export function refundLetter(
  wording: Wording,
  values: { firstName: string; amount: string; canonical: string },
): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, { ...values, days: REFUND_WITHIN_DAYS })
  return {
    subject: t('mailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('mail'),
      t('mailTime'),
      { button: t('mailButton'), address: `${values.canonical}${href('/wallet/remboursement')}` },
    ],
    reason: t('mailReason'),
  }
}
