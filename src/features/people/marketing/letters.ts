import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'

type Link = Values & { company: string; address: string }

/** The link that confirms what was asked for: offers by an account, the letter by anybody. */
export function confirmLetter(wording: Wording, what: 'offers' | 'letter', values: Link): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`${what}MailSubject`),
    greeting: t(what === 'offers' ? 'mailGreeting' : 'mailGreetingPlain'),
    body: [t(`${what}Mail`), { button: t('confirm'), address: values.address }, t('mailNotYou')],
    reason: t(`${what}MailReason`),
  }
}

/** In the place of a link, where the address gets the letter already. */
export function alreadyLetter(
  wording: Wording,
  values: Values & { company: string },
  unsubscribe: Unsubscribe,
): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('alreadyMailSubject'),
    greeting: t('mailGreetingPlain'),
    body: [t('alreadyMail')],
    reason: t('letterMailReason'),
    unsubscribe,
  }
}

export type Unsubscribe = NonNullable<Letter['unsubscribe']>

/** What a campaign says, as it is written. */
export interface Offer {
  subject: string
  paragraphs: readonly string[]
  button?: { button: string; address: string }
}

/** An offer to one person; it always says how to get no more of them. */
export function offerLetter(
  wording: Wording,
  offer: Offer,
  to: { firstName: string | null; company: string },
  unsubscribe: Unsubscribe,
): Letter {
  const t = (key: keyof typeof texts.entries, values: Values) => say(wording, texts, key, values)
  const { firstName, company } = to
  return {
    subject: offer.subject,
    greeting: firstName === null ? t('mailGreetingPlain', {}) : t('mailGreeting', { firstName }),
    body: [...offer.paragraphs, ...(offer.button ? [offer.button] : [])],
    reason: t(firstName === null ? 'letterReason' : 'offerReason', { company }),
    unsubscribe,
  }
}
