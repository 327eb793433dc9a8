import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { JournalKind } from '../../house/journal/kinds.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { mailTexts } from './mail-texts.ts'

/** Asks what became of something kept, without saying what it was: a mail is read over shoulders. */
export function askLetter(wording: Wording, values: Values, kind: JournalKind, address: string): Letter {
  const t = (key: keyof typeof mailTexts.entries) => say(wording, mailTexts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t(`kept.${kind}`), t('asks'), { button: t('button'), address }],
    reason: t('reason'),
  }
}
