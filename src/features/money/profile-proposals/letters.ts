import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { PROFILE_PAGE, type Proposed } from './rules.ts'
import { texts } from './texts.ts'

/** Tells a psychic what became of a proposed change; a reason means that it was refused. */
export function decidedLetter(
  wording: Wording,
  values: { company: string; canonical: string; field: Proposed },
  reason: string | null,
): Letter {
  const named = { company: values.company, field: say(wording, texts, `field.${values.field}`) }
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, named)
  return {
    subject: t(reason === null ? 'acceptedSubject' : 'refusedSubject'),
    greeting: t('mailGreeting'),
    body: [
      t(reason === null ? 'acceptedMail' : 'refusedMail'),
      ...(reason === null ? [] : [reason]),
      { button: t('mailButton'), address: `${values.canonical}${PROFILE_PAGE}` },
    ],
    reason: t('mailReason'),
  }
}
