import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { receiptAddress } from '../rooms/addresses.ts'
import { deskTexts } from './desk-texts.ts'

interface About {
  company: string
  psychic: string
  raisedAt: Date
  answer: string
}

const wordsOf = (wording: Wording, values: Values) => (key: keyof typeof deskTexts.entries) =>
  say(wording, deskTexts, key, values)

/** To the moderators. It passes through mailboxes that are not ours, so it does not reveal whom it is about. */
export function alertLetter(
  wording: Wording,
  values: Values & { canonical: string; id: string },
  isAgain: boolean,
): Letter {
  const t = wordsOf(wording, values)
  return {
    subject: t(isAgain ? 'againSubject' : 'alertSubject'),
    greeting: t('greeting'),
    body: [
      t(isAgain ? 'againLead' : 'alertLead'),
      { button: t('alertButton'), address: `${values.canonical}/admin#/care-alerts/${values.id}/show` },
    ],
    reason: t('alertReason'),
  }
}

/**
 * To a client who is charged for a held consultation. Others may read their mail, so it does not say why it was held.
 */
export function chargedLetter(
  wording: Wording,
  given: Values & { canonical: string; id: string; total: number },
): Letter {
  const t = wordsOf(wording, { ...given, amount: inEuros(given.total) })
  return {
    subject: t('chargedSubject'),
    greeting: t('greeting'),
    body: [
      t('chargedLead'),
      { button: t('chargedButton'), address: `${given.canonical}${receiptAddress(given.id)}` },
      t('chargedNext'),
    ],
    reason: t('chargedReason'),
  }
}

/** To a client who reported something: the decision. */
export function reportLetter(wording: Wording, given: About): Letter {
  const { company, psychic, raisedAt, answer } = given
  const t = wordsOf(wording, { company, psychic, day: inDay(raisedAt) })
  return {
    subject: t('reportSubject'),
    greeting: t('greeting'),
    body: [t('reportLead'), answer, t('reportNext')],
    reason: t('reportReason'),
  }
}
