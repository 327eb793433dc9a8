import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { mailTexts } from './mail-texts.ts'
import { MY_QUESTIONS, QUESTION_PAGE } from './rules.ts'

type ClientValues = Values & { canonical: string; firstName: string; company: string }
type Key = keyof typeof mailTexts.entries

const wordsOf = (wording: Wording, values: Values) => (key: Key) => say(wording, mailTexts, key, values)

/** To a client. A mail is read over shoulders: it says neither what was asked nor what was answered. */
const clientLetter =
  (subject: Key, lead: readonly Key[], button: Key, page: string) =>
  (wording: Wording, values: ClientValues): Letter => {
    const t = wordsOf(wording, values)
    return {
      subject: t(subject),
      greeting: t('greeting'),
      body: [...lead.map(t), { button: t(button), address: `${values.canonical}${page}` }],
      reason: t('reason'),
    }
  }

export const answeredLetter = clientLetter(
  'answeredSubject',
  ['answered', 'answeredNext'],
  'answeredButton',
  MY_QUESTIONS,
)
export const unansweredLetter = clientLetter(
  'unansweredSubject',
  ['unanswered', 'unansweredNext'],
  'unansweredButton',
  QUESTION_PAGE,
)
/** For a reading of cards, whose points go back. */
export const unreadLetter = clientLetter('unreadSubject', ['unread', 'unreadNext'], 'withdrawnButton', MY_QUESTIONS)
export const withdrawnLetter = clientLetter(
  'withdrawnSubject',
  ['withdrawn', 'withdrawnNext'],
  'withdrawnButton',
  MY_QUESTIONS,
)

/** Tells a psychic why their answer was refused. */
export function refusedLetter(wording: Wording, values: Values, reason: string): Letter {
  const t = wordsOf(wording, values)
  return {
    subject: t('refusedSubject'),
    greeting: t('psychicGreeting'),
    body: [t('refused'), reason, t('refusedNext')],
    reason: t('psychicReason'),
  }
}

/** To the moderators, without a name or a word of the answer. */
export function reportLetter(wording: Wording, values: Values & { canonical: string; id: string }): Letter {
  const t = wordsOf(wording, values)
  return {
    subject: t('reportSubject'),
    greeting: t('staffGreeting'),
    body: [
      t('report'),
      { button: t('reportButton'), address: `${values.canonical}/admin#/free-questions/${values.id}/show` },
    ],
    reason: t('staffReason'),
  }
}
