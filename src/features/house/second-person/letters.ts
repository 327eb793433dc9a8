import { inEuros } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

interface Values {
  company: string
  firstName: string
  by: string
  /** Cents. */
  amount: number
  /** The page where it can be confirmed or refused. */
  address: string
}

/** The e-mail that asks a member of staff to check a refund proposed by another. */
export function proposalLetter(wording: Wording, { amount, address, ...values }: Values): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, { ...values, amount: inEuros(amount) })
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t('body'), { button: t('button'), address }],
    reason: t('reason'),
  }
}
