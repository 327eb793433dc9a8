import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import type { DayInShort } from './day-in-short.ts'
import { mailTexts } from './mail-texts.ts'

/** What a client reads of their own day each morning: nothing is offered there. */
export function dayLetter(
  wording: Wording,
  { headline, sentences }: DayInShort,
  values: Values & { address: string },
  unsubscribe: NonNullable<Letter['unsubscribe']>,
): Letter {
  const t = (key: keyof typeof mailTexts.entries) => say(wording, mailTexts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [
      ...(headline === null ? [] : [{ heading: headline }]),
      sentences.join(' '),
      { button: t('button'), address: values.address },
    ],
    ...(headline === null ? {} : { preview: headline }),
    reason: t('reason'),
    unsubscribe,
  }
}
