import { href } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { deskTexts } from './desk-texts.ts'

/** The e-mail with the decision on a withdrawal, and its reason; `amount` is null without a refund. */
export function answerLetter(
  wording: Wording,
  values: Values & { canonical: string; reason: string },
  amount: number | null,
): Letter {
  const more: Values = amount === null ? {} : { amount: inEuros(amount) }
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
        : []),
    ],
    reason: t('mailReason'),
  }
}
