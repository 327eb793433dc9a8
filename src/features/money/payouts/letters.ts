import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import type { PayeeStage } from './payee.ts'
import { texts } from './texts.ts'

/** The e-mail that tells a psychic of each step of a change of their bank account. */
export function payeeLetter(wording: Wording, values: Values & { canonical: string }, stage: PayeeStage): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`payeeMailSubject.${stage}`),
    greeting: t('mailGreeting'),
    body: [
      t(`payeeMail.${stage}`),
      t('payeeMailDoubt'),
      { button: t('payeeMailButton'), address: `${values.canonical}${href('/contactez-nous')}` },
    ],
    reason: t('mailReason'),
  }
}

/**
 * The e-mail that asks a member of staff to check a bank account that another one gave for a psychic, or the psychic
 * themselves.
 */
export function proposedPayeeLetter(
  wording: Wording,
  values: Values & { address: string },
  said: 'proposedMail' | 'givenMail' = 'proposedMail',
): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('proposedMailSubject'),
    greeting: t('proposedMailGreeting'),
    body: [t(said), { button: t('proposedMailButton'), address: values.address }],
    reason: t('proposedMailReason'),
  }
}
