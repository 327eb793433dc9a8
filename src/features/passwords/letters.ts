import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

/** The code that opens a new password. */
export function resetLetter(wording: Wording, values: Values & { code: string; canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('resetMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('resetMailCode'),
      { code: values.code },
      t('resetMailUse'),
      { button: t('resetMailButton'), address: `${values.canonical}/mot-de-passe-oublie?code=1` },
      t('resetMailNotYou'),
    ],
    reason: t('resetMailReason'),
  }
}

/** Tells the owner of an account what was just done with it. */
export function changedLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('changedMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('changedMail'),
      t('changedMailNotYou'),
      { button: t('changedMailButton'), address: `${values.canonical}/mot-de-passe-oublie` },
    ],
    reason: t('changedMailReason'),
  }
}
