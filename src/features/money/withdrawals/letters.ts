import { href } from 'react-router'
import { inDayAndHour, inEuros } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { REFUND_DAYS } from './rules.ts'
import { texts } from './texts.ts'
import type { WithdrawalView } from './views.ts'
import { contractWords } from './wording.ts'

/** The receipt as a durable medium: content, date and time of the declaration. */
export function receiptLetter(
  wording: Wording,
  view: WithdrawalView,
  site: { company: string; canonical: string; isClient: boolean },
): Letter {
  const { reference, name, email, refundable } = view
  const values = {
    reference,
    name,
    email,
    company: site.company,
    contract: contractWords(view),
    day: inDayAndHour(view.at),
    days: REFUND_DAYS,
    amount: refundable === null ? '' : inEuros(refundable),
  }
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  const button = {
    button: t('mailButton'),
    address: `${site.canonical}${href('/retractation/:reference', { reference })}`,
  }
  return {
    subject: t('mailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('mailDone'),
      `${t('statement')}\n${t('statementOf')}`,
      t(refundable === null ? 'mailRefundUnknown' : 'mailRefund'),
      t('mailKeep'),
      ...(site.isClient ? [button] : []),
      t('mailNotYou'),
    ],
    reason: t('mailReason'),
  }
}
