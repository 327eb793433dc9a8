import type { Visit } from '../../../app.ts'
import { errors, Refusal } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { isHalted } from '../../house/halts/standing.server.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { leftToConsult, listCaps } from '../../people/budget/queries.server.ts'
import { leftInWords } from '../../people/budget/rules.ts'
import { freeTimeWaits } from '../../people/free-time/offer-free-time.server.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { keptFreeNow } from '../kept-free/kept-free.server.ts'
import { findPsychic } from '../psychics/find-psychic.server.ts'
import { offerQueue, turnKeptFor } from '../queue/offer-queue.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { MINUTE, type RoomChannel } from '../rooms/rules.ts'
import { offerShare } from '../shared-charts/offer-share.server.ts'
import { giftSecondsFor } from '../time-gifts/queries.server.ts'
import { coverOf } from './cover.ts'

/** The first condition that prevents a consultation; null if there is none. */
export type Obstacle =
  | 'roomOpen'
  | 'halt'
  | 'pause'
  | 'unproven'
  | 'birthDate'
  | 'minor'
  | 'unavailable'
  | 'phone'
  | 'cap'
  | 'balance'

/**
 * What a client sees before requesting a consultation: price, free time, how long the balance lasts, and what is
 * missing.
 */
export async function loadOffer(visit: Visit, slug: string, channel: RoomChannel) {
  const client = clientOf(visit)
  const psychic = await findPsychic(visit, slug)
  if (!psychic) return null
  const [wallet, giftSeconds, waits, open, consented, pause, halted, left, caps, phone, kept] = await Promise.all([
    walletBalance(visit.db, visit.site.id, client.id),
    giftSecondsFor(visit.db, { clientId: client.id, psychicId: psychic.id }),
    freeTimeWaits(visit, client.id),
    findOpen(visit.db, { clientId: client.id }),
    hasConsent(visit, client.id, 'SENSITIVE_DATA'),
    ownPause(visit),
    isHalted(visit, 'consultations'),
    leftToConsult(visit.db, client.id),
    listCaps(visit.db, client.id),
    findPhone(visit.db, client.id),
    keptFreeNow(visit.db, psychic.id),
  ])
  const [queue, turn] = await Promise.all([offerQueue(visit, psychic), turnKeptFor(visit, psychic.id)])
  const { slug: path, name, isAutomaton, portrait, id, status, platforms } = psychic
  const own = kept?.clientId === client.id ? kept : null
  const pricePerMinute = Math.min(psychic.pricePerMinute, own?.pricePerMinute ?? psychic.pricePerMinute)
  const longest = caps.find(({ kind }) => kind === 'length')?.cap ?? null
  const capLeft = left && { ...left, cents: Math.max(0, left.cents) }
  const { freeSeconds, allowed, covered } = coverOf({
    ...wallet,
    giftSeconds,
    capCents: capLeft?.cents ?? null,
    longest: longest && longest * 60,
    pricePerMinute,
  })
  return {
    psychic: { id, slug: path, name, isAutomaton, pricePerMinute, portrait },
    channel,
    /** When the appointment begins that this is for; null if it is for none. */
    appointmentAt: own?.startsAt ?? null,
    credit: wallet.balance + wallet.promotional,
    freeSeconds,
    /** Of it, what is good with this psychic only. */
    giftSeconds,
    freeTimeWaits: waits,
    /** Seconds, within the caps; null if the price is zero and no length is set. */
    covered,
    capLeft,
    /** The longest length that the client set, in seconds. */
    longest: longest && longest * 60,
    openRoom: open?.id ?? null,
    /** How to wait, if the psychic is busy. */
    queue,
    /** How long it is still the client's turn, in seconds; null if it is not. */
    turn,
    /** The client's own number, on which they are called; null unless the telephone is asked for. */
    phone: channel === 'phone' ? phone.number : null,
    consents: contents(),
    start: contentOf('START_AT_ONCE', visit.site),
    share: await offerShare(visit, psychic),
    obstacle: obstacle(),
    /** In the words of the refusals that a request would meet. */
    refusals: {
      halt: errors.consultationsHalted.message,
      pause: errors.onPause.message,
      cap: new Refusal('capReached', undefined, left ? leftInWords(left) : undefined).message,
    },
  }

  /** Those of a call are asked each time. */
  function contents() {
    if (channel === 'phone') return contentOf('CALLBACK', visit.site)
    return consented ? null : contentOf('SENSITIVE_DATA', visit.site)
  }

  function obstacle(): Obstacle | null {
    if (open) return 'roomOpen'
    if (halted) return 'halt'
    if (pause) return 'pause'
    if (!client.emailProved) return 'unproven'
    if (client.birthDate === null) return 'birthDate'
    if (!isAdult(client.birthDate, dayInParis(visit.now()))) return 'minor'
    if (status !== 'available' || !platforms.includes(channel)) return 'unavailable'
    if (channel === 'phone' && phone.number === null) return 'phone'
    if (allowed !== null && freeSeconds + allowed < MINUTE) return 'cap'
    return covered !== null && covered < MINUTE ? 'balance' : null
  }
}
