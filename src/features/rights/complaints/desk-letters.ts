import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { deskTexts } from './desk-texts.ts'

/** The answer to a complaint, with the mediator to turn to next; `mediator` is null if none is named yet. */
export function answerLetter(wording: Wording, values: Values & { answer: string }, mediator: string | null): Letter {
  const t = (key: keyof typeof deskTexts.entries, more: Values = {}) =>
    say(wording, deskTexts, key, { ...values, ...more })
  return {
    subject: t('mailSubject'),
    greeting: t('mailGreeting'),
    body: [t('mailLead'), values.answer, mediator ? t('mailMediator', { mediator }) : t('mailMediatorUnnamed')],
    reason: t('mailReason'),
  }
}
