import type { Visit } from '../../../app.ts'
import { listEntries, wordsOf } from '../content/read-entries.server.ts'
import type { Audience } from '../content/rules.ts'
import { listPrices, readPast } from './queries.server.ts'
import { struckPrice, typeOf } from './rules.ts'

/** The site's offers for the current visitor, each with the price that may be shown struck out. */
export async function listOffers(visit: Visit) {
  const now = visit.now()
  const entries = await listEntries(visit, 'offer')
  const isFor = await audienceOf(visit)
  const offers = entries.filter(
    ({ audience, endDate }) => (endDate === null || Date.parse(endDate) > now.getTime()) && isFor(audience),
  )
  const prices = await listPrices(
    visit.db,
    offers.map(({ id }) => id),
  )
  return offers.map((offer) => ({
    id: offer.id,
    type: typeOf(offer.address),
    ...wordsOf(offer),
    struckPrice: struckPrice(prices.get(offer.id) ?? [], now),
  }))
}

async function audienceOf({ db, user }: Visit): Promise<(audience: Audience | null) => boolean> {
  if (user && user.role !== 'client') return (audience) => audience === null
  const { bought, consulted } = user ? await readPast(db, user.id) : { bought: false, consulted: false }
  return (audience) => audience === null || !(audience === 'new_client' ? bought : consulted)
}
