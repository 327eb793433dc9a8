import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

/** The code that proves an address. */
export function proofLetter(wording: Wording, values: Values & { code: string; canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('proofMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('proofMailCode'),
      { code: values.code },
      t('proofMailUse'),
      { button: t('verify'), address: `${values.canonical}/verification` },
      t('proofMailNotYou'),
    ],
    reason: t('proofMailReason'),
  }
}

/** In the place of a code, where the address has an account already; it repeats nothing of what a stranger typed. */
export function knownLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('knownMailSubject'),
    greeting: t('knownMailGreeting'),
    body: [
      t('knownMail'),
      { button: t('knownMailButton'), address: `${values.canonical}/connexion` },
      t('knownMailNotYou'),
    ],
    reason: t('knownMailReason'),
  }
}
