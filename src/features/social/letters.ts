import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

/** The code that links a provider to the account of this address. */
export function codeLetter(wording: Wording, values: Values & { code: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('codeMailSubject'),
    greeting: t('mailGreeting'),
    body: [t('codeMail'), { code: values.code }, t('codeMailUse'), t('codeMailNotYou')],
    reason: t('codeMailReason'),
  }
}

/** Tells the owner of an account what opens it from now on. */
export function linkedLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('linkedMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('linkedMail'),
      t('linkedMailNotYou'),
      { button: t('linkedMailButton'), address: `${values.canonical}/mon-compte#connexions` },
    ],
    reason: t('linkedMailReason'),
  }
}
