import { href } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { deskTexts } from './desk-texts.ts'
import { REFUND_DAYS } from './rules.ts'

/**
 * The e-mail with the decision on a withdrawal, and its reason; a refund says where it goes and by when. `amount` is null
 * without one.
 */
export function answerLetter(
  wording: Wording,
  values: Values & { canonical: string; reason: string },
  amount: number | null,
): Letter {
  const more: Values = amount === null ? {} : { amount: inEuros(amount), days: REFUND_DAYS }
  const t = (key: keyof typeof deskTexts.entries) => say(wording, deskTexts, key, { ...values, ...more })
  return {
    subject: t(amount === null ? 'mailSubjectRefused' : 'mailSubjectRefunded'),
    greeting: t('mailGreeting'),
    body: [
      t(amount === null ? 'mailRefused' : 'mailRefunded'),
      t('mailReasonLead'),
      values.reason,
      ...(amount === null
        ? [t('mailNext'), { button: t('mailButton'), address: `${values.canonical}${href('/reclamation')}` }]
        : [
            t('mailElsewhere'),
            { button: t('mailFollow'), address: `${values.canonical}${href('/wallet/remboursement')}` },
          ]),
    ],
    reason: t('mailReason'),
  }
}
