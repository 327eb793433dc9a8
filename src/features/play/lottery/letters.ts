import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { mailTexts } from './mail-texts.ts'

export function wonLetter(wording: Wording, values: Values, address: string): Letter {
  const t = (key: keyof typeof mailTexts.entries) => say(wording, mailTexts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [t('won'), t('next'), { button: t('button'), address }],
    reason: t('reason'),
  }
}
