import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Block, Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'

type Link = Values & { company: string; address: string }

/** The confirmation link for offers to an account, or for the newsletter. */
export function confirmLetter(wording: Wording, what: 'offers' | 'letter', values: Link): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`${what}MailSubject`),
    greeting: t(what === 'offers' ? 'mailGreeting' : 'mailGreetingPlain'),
    body: [t(`${what}Mail`), { button: t('confirm'), address: values.address }, t('mailNotYou')],
    reason: t(`${what}MailReason`),
  }
}

/** Sent instead of a link if the address is already subscribed. */
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

/** What a campaign says. */
export interface Offer {
  subject: string
  preview?: string | undefined
  blocks: readonly Block[]
}

/** An offer to one person, always with a way to unsubscribe. */
export function offerLetter(
  wording: Wording,
  { subject, preview, blocks }: Offer,
  to: { firstName: string | null; company: string },
  unsubscribe: Unsubscribe,
): Letter {
  const t = (key: keyof typeof texts.entries, values: Values) => say(wording, texts, key, values)
  const { firstName, company } = to
  return {
    subject,
    greeting: firstName === null ? t('mailGreetingPlain', {}) : t('mailGreeting', { firstName }),
    body: blocks,
    ...(preview ? { preview } : {}),
    reason: t(firstName === null ? 'letterReason' : 'offerReason', { company }),
    unsubscribe,
  }
}
