import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './letter-texts.ts'

/** The private address of an application, first or again. It repeats nothing that was typed but the name. */
export function linkLetter(wording: Wording, values: Values & { address: string }, isAgain: boolean): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t(isAgain ? 'again' : 'first'), { button: t('button'), address: values.address }, t('secret'), t('next')],
    reason: t('reason'),
  }
}

/** To the owner of an account whose address somebody applied with. */
export function knownLetter(wording: Wording, values: Values): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t('known'), t('knownNext')],
    reason: t('reason'),
  }
}
