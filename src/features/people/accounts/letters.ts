import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { codeLetter } from '../../house/mail/letter-shapes.ts'
import { texts } from './texts.ts'

/** The mail with the code that proves an address, and the page to enter it on. */
export const proofLetter = (
  wording: Wording,
  values: Values & { code: string; canonical: string; page: string },
): Letter =>
  codeLetter(wording, texts, 'proof', values, {
    button: say(wording, texts, 'verify'),
    address: `${values.canonical}${values.page}`,
  })

/** Sent instead of a code if the address already has an account; it repeats nothing that a stranger typed. */
export function knownLetter(wording: Wording, values: Values & { canonical: string; page: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('knownMailSubject'),
    greeting: t('knownMailGreeting'),
    body: [
      t('knownMail'),
      { button: t('knownMailButton'), address: `${values.canonical}${values.page}` },
      t('knownMailNotYou'),
    ],
    reason: t('knownMailReason'),
  }
}

/** Sent to the present address of an account when its replacement is asked for. */
export function changeAskedLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('changeAskedMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('changeAskedMail'),
      t('changeAskedMailNotYou'),
      { button: t('changeAskedMailButton'), address: `${values.canonical}${href('/mot-de-passe-oublie')}` },
    ],
    reason: t('changeMailReason'),
  }
}

/** Sent to the former address of an account once it is replaced. */
export function changeDoneLetter(wording: Wording, values: Values): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('changeDoneMailSubject'),
    greeting: t('mailGreeting'),
    body: [t('changeDoneMail'), t('changeDoneMailNotYou')],
    reason: t('changeMailReason'),
  }
}
