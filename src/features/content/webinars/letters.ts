import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { mailTexts } from './mail-texts.ts'
import type { LetterKind } from './rules.ts'

interface Of {
  title: string
  host: string
  startsAt: Date
  company: string
}

export function webinarLetter(wording: Wording, kind: LetterKind, of: Of, address: string): Letter {
  const { startsAt, ...rest } = of
  const values = { ...rest, moment: inDayAndHour(startsAt) }
  const t = (key: keyof typeof mailTexts.entries) => say(wording, mailTexts, key, values)
  return {
    subject: t(`${kind}.subject`),
    greeting: t('greeting'),
    body: [t('when'), t(`${kind}.body`), { button: t(`${kind}.button`), address }],
    reason: t('reason'),
  }
}
