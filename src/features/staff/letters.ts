import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

/** Tells a new member of the staff where to choose a password. */
export function inviteLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('inviteMailSubject'),
    greeting: t('inviteMailGreeting'),
    body: [
      t('inviteMail'),
      { button: t('inviteMailButton'), address: `${values.canonical}/mot-de-passe-oublie` },
      t('inviteMailNext'),
    ],
    reason: t('inviteMailReason'),
  }
}
