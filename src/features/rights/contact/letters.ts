import { href } from 'react-router'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import type { Subject } from './rules.ts'
import { texts } from './texts.ts'

interface About {
  company: string
  reference: string
  sentAt: Date
}

/** Does not repeat the message: otherwise anybody could make us mail their own text to somebody else's address. */
export function receiptLetter(wording: Wording, { subject, ...about }: About & { subject: Subject }): Letter {
  const t = wordsOf(wording, about, { subject: say(wording, texts, `subject.${subject}`) })
  return {
    subject: t('receiptSubject'),
    greeting: t('mailGreeting'),
    body: [t('receiptDone'), t('receiptNext')],
    reason: t('receiptReason'),
  }
}

export function answerLetter(
  wording: Wording,
  { message, answer, canonical, ...about }: About & { message: string; answer: string; canonical: string },
): Letter {
  const t = wordsOf(wording, about)
  return {
    subject: t('answerSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('answerLead'),
      `«\u00a0${message}\u00a0»`,
      t('answerHead'),
      answer,
      t('answerNext'),
      { button: t('answerButton'), address: `${canonical}${href('/contactez-nous')}` },
    ],
    reason: t('answerReason'),
  }
}

const wordsOf = (wording: Wording, { company, reference, sentAt }: About, more: Values = {}) => {
  const values = { company, reference, at: inDayAndHour(sentAt), ...more }
  return (key: keyof typeof texts.entries) => say(wording, texts, key, values)
}
