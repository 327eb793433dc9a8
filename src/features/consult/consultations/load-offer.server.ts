import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { isHalted } from '../../house/halts/standing.server.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { secondsFor } from '../../house/ledger/rules.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { freeTimeWaits } from '../../people/free-time/offer-free-time.server.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { findPsychic } from '../psychics/find-psychic.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { MINUTE } from '../rooms/rules.ts'

/** The first condition that prevents a consultation; null if there is none. */
export type Obstacle = 'roomOpen' | 'halt' | 'pause' | 'unproven' | 'birthDate' | 'minor' | 'unavailable' | 'balance'

/**
 * What a client sees before requesting a consultation: price, free time, how long the balance lasts, and what is
 * missing.
 */
export async function loadOffer(visit: Visit, slug: string) {
  const client = clientOf(visit)
  const psychic = await findPsychic(visit, slug)
  if (!psychic) return null
  const [wallet, waits, open, consented, pause, halted] = await Promise.all([
    walletBalance(visit.db, visit.site.id, client.id),
    freeTimeWaits(visit, client.id),
    findOpen(visit.db, { clientId: client.id }),
    hasConsent(visit, client.id, 'SENSITIVE_DATA'),
    ownPause(visit),
    isHalted(visit, 'consultations'),
  ])
  const { slug: path, name, isAutomaton, pricePerMinute, portrait, id, status, platforms } = psychic
  const paid = secondsFor(wallet.balance + wallet.promotional, pricePerMinute)
  const covered = paid === null ? null : wallet.freeSeconds + paid
  return {
    psychic: { id, slug: path, name, isAutomaton, pricePerMinute, portrait },
    credit: wallet.balance + wallet.promotional,
    freeSeconds: wallet.freeSeconds,
    freeTimeWaits: waits,
    /** Seconds; null if the price is zero. */
    covered,
    openRoom: open?.id ?? null,
    consents: consented ? null : contentOf('SENSITIVE_DATA', visit.site),
    start: contentOf('START_AT_ONCE', visit.site),
    obstacle: obstacle(),
  }

  function obstacle(): Obstacle | null {
    if (open) return 'roomOpen'
    if (halted) return 'halt'
    if (pause) return 'pause'
    if (!client.emailProved) return 'unproven'
    if (client.birthDate === null) return 'birthDate'
    if (!isAdult(client.birthDate, dayInParis(visit.now()))) return 'minor'
    if (status !== 'available' || !platforms.includes('chat')) return 'unavailable'
    return covered !== null && covered < MINUTE ? 'balance' : null
  }
}
