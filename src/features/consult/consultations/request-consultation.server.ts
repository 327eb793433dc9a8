import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Theme } from '../../../games/game.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { inHour } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { requireSensitiveConsent } from '../../house/consents/has-consent.server.ts'
import { checkAnswers, recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { requireConsultations } from '../../house/halts/standing.server.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { PSYCHIC_SHARE_PERCENT, secondsFor, VAT_PERCENT } from '../../house/ledger/rules.ts'
import { findTouch } from '../../house/tracking/queries.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { leftToConsult } from '../../people/budget/queries.server.ts'
import { capReached } from '../../people/budget/within-budget.server.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { type KeptFree, keptFreeNow, tieRequest } from '../kept-free/kept-free.server.ts'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { useTurn } from '../queue/leave-queue.server.ts'
import { lockQueue } from '../queue/queries.server.ts'
import { requireReceived } from '../refused-clients/require-received.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { answerRequest } from '../rooms/automaton-work.server.ts'
import { insertConsultation, knownConsultation, recordEvent } from '../rooms/queries.server.ts'
import { MINUTE, type RoomChannel } from '../rooms/rules.ts'
import { ringPsychicJob } from '../rooms/telephone-work.server.ts'
import { tellPsychic } from '../rooms/tell-psychic.server.ts'
import { shareChart } from '../shared-charts/share-chart.server.ts'
import { giftSecondsFor } from '../time-gifts/queries.server.ts'

export interface RequestInput {
  psychicId: number
  channel: RoomChannel
  consents?: readonly ConsentAnswer[] | undefined
  /** What the client wishes to talk about, if they say it. */
  theme?: Theme | undefined
  /** The client's own chart, if they share it with the psychic; the consents say so. */
  chart?: number | undefined
}

/** Separates the consents of a form of its own from those that the channel asks. */
function parted(answers: readonly ConsentAnswer[]) {
  const {
    START_AT_ONCE: start = [],
    SHARED_CHART: shared = [],
    rest: asked = [],
  } = Object.groupBy(answers, ({ type }) => (type === 'START_AT_ONCE' || type === 'SHARED_CHART' ? type : 'rest'))
  return { start, shared, asked }
}

/**
 * Requests a consultation with a free psychic, at the current price, or that of an appointment if it is lower. Returns its id. If the consents include the
 * client's express request to begin at once, its proof is stored with the consultation; if not, there is no proof
 * (047).
 */
export async function requestConsultation(outer: Visit, input: RequestInput): Promise<number> {
  const client = clientOf(outer)
  const { start, shared, asked } = parted(input.consents ?? [])
  if (!client.emailProved) throw new Refusal('emailUnproven')
  if (client.birthDate === null) throw new Refusal('birthDateMissing')
  if (!isAdult(client.birthDate, dayInParis(outer.now()))) throw new Refusal('minor')
  await requireConsultations(outer)
  return inTransaction(outer, async (visit) => {
    // Serializes with a simultaneous withdrawal of consent or pause, so that no request slips through.
    await lockUser(visit.db, client.id)
    await requireNoPause(visit)
    if (input.channel === 'phone') await requireTelephone(visit, client.id, asked)
    else if (asked.length > 0) await recordConsents(visit, client.id, 'SENSITIVE_DATA', asked)
    if (start.length > 0) checkAnswers(visit, 'START_AT_ONCE', start)
    if (input.channel !== 'phone') await requireSensitiveConsent(visit, client.id)
    // Before the psychic is looked at: a turn that is given meanwhile comes first.
    await lockQueue(visit.db, input.psychicId)
    const psychic = await findPsychicById(visit, input.psychicId)
    if (!psychic) throw new Refusal('notFound', 'psychicId')
    await requireReceived(visit.db, { psychicId: input.psychicId, clientId: client.id })
    const kept = await requireNotKept(visit, input.psychicId, client.id)
    if (psychic.status === 'busy') throw new Refusal('psychicBusy')
    if (input.channel === 'phone' && !visit.app.phone) throw new Refusal('psychicUnavailable')
    if (psychic.status !== 'available' || !psychic.platforms.includes(input.channel)) {
      throw new Refusal('psychicUnavailable')
    }
    const pricePerMinute = Math.min(psychic.pricePerMinute, kept?.pricePerMinute ?? psychic.pricePerMinute)
    await checkFunds(visit, { clientId: client.id, psychicId: input.psychicId }, pricePerMinute)
    const id = await insertOnce(visit, {
      siteId: visit.site.id,
      clientId: client.id,
      psychicId: input.psychicId,
      channel: input.channel,
      pricePerMinute,
      psychicSharePercent: psychic.isAutomaton ? 0 : PSYCHIC_SHARE_PERCENT,
      vatPercent: VAT_PERCENT,
      touchId: await findTouch(visit.db, { sessionId: visit.session.id, userId: client.id }, visit.now()),
      theme: input.theme ?? null,
      house: visit.app.house(),
    })
    await useTurn(visit, { clientId: client.id, psychicId: input.psychicId, requestId: id })
    if (kept) await tieRequest(visit.db, kept.appointmentId, id)
    if (start.length > 0) await recordConsents(visit, client.id, 'START_AT_ONCE', start, id)
    if (input.chart !== undefined) {
      const { isAutomaton } = psychic
      await shareChart(visit, { consultationId: id, chartId: input.chart, answers: shared, isAutomaton })
    }
    await recordEvent(visit.db, id, { kind: 'requested', side: 'client' }, visit.app.house())
    if (input.channel === 'phone') {
      await recordConsents(visit, client.id, 'CALLBACK', asked, id)
      await visit.app.jobs.send(visit, ringPsychicJob, { consultationId: id })
    } else if (psychic.isAutomaton) {
      await visit.app.jobs.send(visit, answerRequest, { consultationId: id })
    }
    await tellPsychic(visit, 'request', await knownConsultation(visit.db, id))
    announce(visit, { id, clientId: client.id, psychicId: input.psychicId })
    return id
  })
}

/**
 * A psychic is kept free for the client of an appointment at its hour, whose price is then at most the one told when it
 * was booked. Returns that appointment if it is this client's.
 * @throws {Refusal} psychicKept
 */
async function requireNotKept(visit: Visit, psychicId: number, clientId: number): Promise<KeptFree | null> {
  const kept = await keptFreeNow(visit.db, psychicId)
  if (kept && kept.clientId !== clientId) throw new Refusal('psychicKept', undefined, inHour(kept.startsAt))
  return kept
}

/**
 * A call needs a proved number, and its own consents each time: they are for that call alone.
 * @throws {Refusal} as checkAnswers, phoneUnproven
 */
async function requireTelephone(visit: Visit, clientId: number, asked: readonly ConsentAnswer[]): Promise<void> {
  checkAnswers(visit, 'CALLBACK', asked)
  const { number } = await findPhone(visit.db, clientId)
  if (number === null) throw new Refusal('phoneUnproven')
}

/** @throws {Refusal} capReached, balanceTooLow if a minute is not covered */
async function checkFunds(
  visit: Visit,
  { clientId, psychicId }: { clientId: number; psychicId: number },
  pricePerMinute: number,
): Promise<void> {
  const { balance, promotional, ...wallet } = await walletBalance(visit.db, visit.site.id, clientId)
  const freeSeconds = wallet.freeSeconds + (await giftSecondsFor(visit.db, { clientId, psychicId }))
  const left = await leftToConsult(visit.db, clientId)
  const allowed = left && secondsFor(promotional + Math.max(0, left.cents), pricePerMinute)
  // The cap first: more credit would not help.
  if (left && allowed !== null && freeSeconds + allowed < MINUTE) throw capReached(left)
  const paid = secondsFor(balance + promotional, pricePerMinute)
  if (paid !== null && freeSeconds + paid < MINUTE) throw new Refusal('balanceTooLow')
}

/** The database decides which request was first: one room for each client and each psychic. */
async function insertOnce(visit: Visit, given: Parameters<typeof insertConsultation>[1]): Promise<number> {
  try {
    return await insertConsultation(visit.db, given)
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'consultations_one_room_per_client') throw new Refusal('roomAlreadyOpen')
    if (constraint === 'consultations_one_room_per_psychic') throw new Refusal('psychicBusy')
    throw error
  }
}
