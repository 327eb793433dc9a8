import { href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { mailTexts } from './mail-texts.ts'

/** Says when points end and what to do, without asking for anything to be spent. */
export function endingLetter(
  wording: Wording,
  given: { company: string; canonical: string; firstName: string; points: number; ends: Date },
): Letter {
  const values = { company: given.company, firstName: given.firstName, points: given.points, day: inDay(given.ends) }
  const t = (key: keyof typeof mailTexts.entries) => say(wording, mailTexts, key, values)
  const address = `${given.canonical}${href('/programme-fidelite/mon-compte')}`
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t('ending'), t('next'), { button: t('button'), address }],
    reason: t('reason'),
  }
}
