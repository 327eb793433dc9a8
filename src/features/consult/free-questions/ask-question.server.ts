import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { THEMES, type Theme } from '../../../games/game.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { mailboxOf } from '../../house/users/mailbox.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { ageOn, isAdult, isBirthDate } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { askConfirmation } from '../../people/marketing/ask-confirmation.server.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { tellsDistress } from '../care/distress.ts'
import { tidiedNote } from '../notes/rules.ts'
import { putInPool } from '../pools/queries.server.ts'
import { claimTurn, findTurn, insertQuestion } from './queries.server.ts'
import { AGAIN_DAYS, againAt, decadeOf, dueAt, QUESTION_MAX, QUESTION_MIN } from './rules.ts'
import { sealQuestion } from './sealed-question.server.ts'

export interface Asking {
  question: string
  theme: string
  birthDate?: string | undefined
  path: string
  consents: readonly ConsentAnswer[]
}

const answers = z.array(consentAnswer).max(10)

/** The answers in a JSON text. @throws {Refusal} parametersInvalid */
export function consentsIn(text: string): ConsentAnswer[] {
  try {
    return answers.parse(JSON.parse(text))
  } catch {
    throw new Refusal('parametersInvalid', 'consents')
  }
}

/** The words of a question. @throws {Refusal} textLength; careFirst for words of distress, which are not kept */
export function checkedQuestion(typed: string): string {
  const question = tidiedNote(typed.normalize('NFC'))
  if (question.length < QUESTION_MIN || question.length > QUESTION_MAX) throw new Refusal('textLength', 'question')
  if (tellsDistress(question)) throw new Refusal('careFirst')
  return question
}

const isTheme = (given: string): given is Theme => THEMES.some((one) => one === given)

/** Across brands, and without telling which: all offer the question at the house's expense. */
const personHash = (visit: Visit, email: string): Buffer => visit.app.digest(`free-question:${mailboxOf(email)}`)

/** The day from which the client may ask again; null if they may. */
export async function waitsUntil(visit: Visit): Promise<Date | null> {
  const { email } = clientOf(visit)
  if (email === null) return null
  const at = await findTurn(visit.db, personHash(visit, email), later(visit.now(), -AGAIN_DAYS * DAY_MS))
  return at && againAt(at)
}

/**
 * Asks the client's free question: once a person and thirty days, under whatever address of their mailbox. A `reading` of
 * cards, which points paid for, takes no turn.
 * @throws {Refusal} emailUnproven, parametersInvalid, birthDateMissing, minor, onPause, questionTooSoon, and as
 * checkedQuestion and recordConsents
 */
export async function askQuestion(
  outer: Visit,
  given: Asking,
  kind: 'question' | 'reading' = 'question',
): Promise<{ id: number; askedAt: Date }> {
  const client = clientOf(outer)
  if (!client.emailProved) throw new Refusal('emailUnproven')
  const { theme } = given
  if (!isTheme(theme)) throw new Refusal(theme === '' ? 'parametersMissing' : 'parametersInvalid', 'theme')
  const question = checkedQuestion(given.question)
  const today = dayInParis(outer.now())
  if (client.birthDate === null) throw new Refusal('birthDateMissing')
  const birthDate = given.birthDate || null
  if (birthDate !== null && !isBirthDate(birthDate, today)) throw new Refusal('parametersInvalid', 'birthDate')
  if (!isAdult(client.birthDate, today) || (birthDate !== null && !isAdult(birthDate, today))) {
    throw new Refusal('minor')
  }
  const decade = decadeOf(ageOn(birthDate ?? client.birthDate, today))
  const email = needed(client.email, 'the proved address of a client')
  return inTransaction(outer, async (visit) => {
    const { db, app } = visit
    // Serializes with a simultaneous withdrawal of consent or pause.
    await lockUser(db, client.id)
    await requireNoPause(visit)
    await recordConsents(visit, client.id, 'FREE_QUESTION', given.consents)
    const at = visit.now()
    const id = await nextId(db, 'free_questions')
    const overIf = later(at, -AGAIN_DAYS * DAY_MS)
    if (
      kind === 'question' &&
      !(await claimTurn(db, { personHash: personHash(visit, email), questionId: id, at, overIf }))
    ) {
      const until = needed(await waitsUntil(visit), 'the turn that is taken')
      throw new Refusal('questionTooSoon', undefined, inDay(until))
    }
    const sealed = sealQuestion(app.keys, id, { question, birthDate, decade })
    const of = { id, siteId: visit.site.id, clientId: client.id }
    await insertQuestion(db, { ...of, theme, path: ownPath(given.path), sealed, at, isReading: kind === 'reading' })
    await putInPool(db, {
      kind: 'question',
      reference: id,
      siteId: of.siteId,
      psychicId: null,
      askedAt: at,
      dueAt: dueAt(at),
    })
    await askConfirmation(visit, client.id)
    return { id, askedAt: at }
  })
}
