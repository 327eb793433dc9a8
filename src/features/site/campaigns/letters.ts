import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { staffTexts } from './staff-texts.ts'

/** Asks a second person of the staff to read a campaign before it leaves. */
export function proposedLetter(
  wording: Wording,
  values: Values & { company: string; firstName: string; name: string; count: string; address: string },
): Letter {
  const t = (key: keyof typeof staffTexts.entries) => say(wording, staffTexts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t('body'), { button: t('button'), address: values.address }],
    reason: t('reason'),
  }
}
