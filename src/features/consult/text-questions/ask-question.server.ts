import { randomUUID } from 'node:crypto'
import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { requireSensitiveConsent } from '../../house/consents/has-consent.server.ts'
import { checkAnswers, recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { requireConsultations } from '../../house/halts/standing.server.ts'
import { openWallet } from '../../house/ledger/queries.server.ts'
import { PSYCHIC_SHARE_PERCENT, VAT_PERCENT } from '../../house/ledger/rules.ts'
import { findTouch } from '../../house/tracking/queries.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { leftToConsult } from '../../people/budget/queries.server.ts'
import { capReached } from '../../people/budget/within-budget.server.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { tellsDistress } from '../care/distress.ts'
import { putInPool } from '../pools/queries.server.ts'
import { requireReceived } from '../refused-clients/require-received.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { recordEvent } from '../rooms/queries.server.ts'
import { messagePlace } from '../rooms/sealed-message.server.ts'
import { pushAsked } from './push.server.ts'
import { askedLately, findOffer, insertAsked, insertWords, reservePrice, type TextOffer } from './queries.server.ts'
import { ANSWER_HOURS, ASKED_A_DAY, isLength, tidied } from './rules.ts'

export interface Asked {
  psychicId: number
  text: string
  cameBy: 'page' | 'text'
  consents?: readonly ConsentAnswer[] | undefined
  /** The price that the client agreed to; a higher one is refused. */
  atMost?: number | undefined
}

export interface AskedQuestion {
  id: number
  dueAt: Date
  offer: TextOffer
}

/** Separates the request to begin at once, which is for this question only, from the consents that apply to all. */
const parted = (answers: readonly ConsentAnswer[]): [start: ConsentAnswer[], asked: ConsentAnswer[]] => [
  answers.filter(({ type }) => type === 'START_AT_ONCE'),
  answers.filter(({ type }) => type !== 'START_AT_ONCE'),
]

/**
 * Whether this client may ask anybody now, before a question is read.
 * @throws {Refusal} emailUnproven, birthDateMissing, minor, phoneUnproven, consultationsHalted, onPause
 */
export async function requireAsker(visit: Visit): Promise<Person> {
  const client = clientOf(visit)
  if (!client.emailProved) throw new Refusal('emailUnproven')
  if (client.birthDate === null) throw new Refusal('birthDateMissing')
  if (!isAdult(client.birthDate, dayInParis(visit.now()))) throw new Refusal('minor')
  if ((await findPhone(visit.db, client.id)).number === null) throw new Refusal('phoneUnproven')
  await requireConsultations(visit)
  await requireNoPause(visit)
  return client
}

/**
 * Asks a psychic one question at the present price, which is reserved until it is answered. Words of distress stop it:
 * nothing is stored, and nothing costs anything.
 * @throws {Refusal} textQuestionLength, textCare, psychicClosedTexts, consentMissing, tooManyTexts, onPause, capReached,
 * balanceTooLow, and as requireAsker
 */
export async function askQuestion(outer: Visit, asked: Asked): Promise<AskedQuestion> {
  const text = tidied(asked.text)
  const { id: clientId } = await requireAsker(outer)
  if (tellsDistress(text)) throw new Refusal('textCare')
  if (!isLength(text)) throw new Refusal('textQuestionLength', 'text')
  const [start, general] = parted(asked.consents ?? [])
  return inTransaction(outer, async (visit) => {
    // Serializes with a simultaneous withdrawal of consent or pause, and with other questions of the same client.
    await lockUser(visit.db, clientId)
    await requireNoPause(visit)
    if (general.length > 0) await recordConsents(visit, clientId, 'SENSITIVE_DATA', general)
    if (start.length > 0) checkAnswers(visit, 'START_AT_ONCE', start)
    await requireSensitiveConsent(visit, clientId)
    const offer = await findOffer(visit.db, visit.site.id, { id: asked.psychicId })
    if (!offer || (asked.atMost !== undefined && offer.pricePerAnswer > asked.atMost)) {
      throw new Refusal('psychicClosedTexts')
    }
    await requireReceived(visit.db, { psychicId: offer.psychicId, clientId })
    if ((await askedLately(visit.db, clientId)) >= ASKED_A_DAY) throw new Refusal('tooManyTexts')
    const made = await keepQuestion(visit, clientId, offer, asked.cameBy)
    await reserveOrRefuse(visit, clientId, made.id)
    if (start.length > 0) await recordConsents(visit, clientId, 'START_AT_ONCE', start, made.id)
    const of = { consultationId: made.id, author: 'client' as const, clientId: randomUUID() }
    await insertWords(visit.db, { ...of, sealed: visit.app.keys.seal(messagePlace(of), text) })
    await pushAsked(visit, made.id)
    announce(visit, { id: made.id, clientId, psychicId: offer.psychicId })
    return { id: made.id, dueAt: made.dueAt, offer }
  })
}

async function keepQuestion(visit: Visit, clientId: number, offer: TextOffer, cameBy: 'page' | 'text') {
  const siteId = visit.site.id
  const { psychicId, pricePerMinute, pricePerAnswer } = offer
  const made = await insertAsked(visit.db, {
    siteId,
    clientId,
    psychicId,
    pricePerMinute,
    pricePerAnswer,
    psychicSharePercent: PSYCHIC_SHARE_PERCENT,
    vatPercent: VAT_PERCENT,
    touchId:
      cameBy === 'text'
        ? null
        : await findTouch(visit.db, { sessionId: visit.session.id, userId: clientId }, visit.now()),
    cameBy,
    hours: ANSWER_HOURS,
  })
  const { id: reference, askedAt, dueAt } = made
  await putInPool(visit.db, { kind: 'sms', reference, siteId, psychicId, askedAt, dueAt })
  await recordEvent(visit.db, made.id, { kind: 'requested', side: 'client' }, visit.app.house())
  return made
}

/** @throws {Refusal} onPause, capReached, balanceTooLow: the transaction is undone */
async function reserveOrRefuse(visit: Visit, clientId: number, id: number): Promise<void> {
  await openWallet(visit.db, visit.site.id, clientId)
  const outcome = await reservePrice(visit.db, id)
  if (outcome === 'reserved') return
  if (outcome === 'pause') throw new Refusal('onPause')
  const left = outcome === 'cap' ? await leftToConsult(visit.db, clientId) : null
  throw left ? capReached(left) : new Refusal('balanceTooLow')
}
