import type { Visit } from '../../../app.ts'
import { errors, Refusal } from '../../../errors.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { portraitAddress } from '../../../ui/avatar/portrait-address.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { isHalted } from '../../house/halts/standing.server.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { leftToConsult } from '../../people/budget/queries.server.ts'
import { leftInWords } from '../../people/budget/rules.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { findPsychic } from '../psychics/find-psychic.server.ts'
import { findOffer, listOffers } from './queries.server.ts'

/** The first condition that prevents a question; null if there is none. */
export type Obstacle = 'halt' | 'pause' | 'unproven' | 'birthDate' | 'minor' | 'closed' | 'phone' | 'cap' | 'balance'

/** What a client sees before asking: the price of an answer, their credit, and what is missing. */
export async function loadOffer(visit: Visit, slug: string) {
  const client = clientOf(visit)
  const psychic = await findPsychic(visit, slug)
  if (!psychic) return null
  const [offer, wallet, consented, pause, halted, left, phone] = await Promise.all([
    findOffer(visit.db, visit.site.id, { slug }),
    walletBalance(visit.db, visit.site.id, client.id),
    hasConsent(visit, client.id, 'SENSITIVE_DATA'),
    ownPause(visit),
    isHalted(visit, 'consultations'),
    leftToConsult(visit.db, client.id),
    findPhone(visit.db, client.id),
  ])
  const credit = wallet.balance + wallet.promotional
  const price = offer?.pricePerAnswer ?? null
  return {
    psychic: { id: psychic.id, slug: psychic.slug, name: psychic.name, portrait: psychic.portrait },
    price,
    credit,
    hasFreeTime: wallet.freeSeconds > 0,
    phone: phone.number,
    consents: consented ? null : contentOf('SENSITIVE_DATA', visit.site),
    start: contentOf('START_AT_ONCE', visit.site),
    obstacle: obstacle(),
    /** In the words of the refusals that a question would meet. */
    refusals: {
      halt: errors.consultationsHalted.message,
      pause: errors.onPause.message,
      cap: new Refusal('capReached', undefined, left ? leftInWords(left) : undefined).message,
    },
  }

  function obstacle(): Obstacle | null {
    if (halted) return 'halt'
    if (pause) return 'pause'
    if (!client.emailProved) return 'unproven'
    if (client.birthDate === null) return 'birthDate'
    if (!isAdult(client.birthDate, dayInParis(visit.now()))) return 'minor'
    if (price === null) return 'closed'
    if (phone.number === null) return 'phone'
    if (left && left.cents + wallet.promotional < price) return 'cap'
    return credit < price ? 'balance' : null
  }
}

/** Those who may be asked now, as the page about this channel lists them. */
export type ListedOffer = Awaited<ReturnType<typeof loadOffers>>['offers'][number]

export async function loadOffers(visit: Visit) {
  const offers = await listOffers(visit.db, visit.site.id)
  return {
    number: visit.app.config.textNumbers[visit.site.id] ?? null,
    offers: offers.map(({ psychicId, slug, name, headline, portraitHash, pricePerAnswer }) => ({
      id: psychicId,
      slug,
      name,
      headline,
      portrait: portraitHash && portraitAddress(portraitHash),
      pricePerAnswer,
    })),
  }
}
