import type { Visit } from '../../../app.ts'
import { listDisplayed, wordsOf } from '../content/read-entries.server.ts'
import type { Audience } from '../content/rules.ts'
import { listPrices, readPast } from './queries.server.ts'
import { struckPrice, typeOf } from './rules.ts'

/** The site's offers to everybody of the current visitor's kind. */
export const listOffers = (visit: Visit) => offersOf(visit, null)

/** The site's offers to those who came with a version. */
export const listLightOffers = (visit: Visit, version: string) => offersOf(visit, version)

/** Each with the price that may be shown struck out. */
async function offersOf(visit: Visit, version: string | null) {
  const now = visit.now()
  const entries = await listDisplayed(visit, 'offer')
  const isFor = await audienceOf(visit)
  const offers = entries.filter(
    ({ audience, endDate, ...one }) =>
      one.version === version && (endDate === null || Date.parse(endDate) > now.getTime()) && isFor(audience),
  )
  const prices = await listPrices(
    visit.db,
    offers.map(({ id }) => id),
  )
  return offers.map((offer) => ({
    id: offer.id,
    type: typeOf(offer.address, version),
    ...wordsOf(offer),
    struckPrice: struckPrice(prices.get(offer.id) ?? [], now),
  }))
}

async function audienceOf({ db, user }: Visit): Promise<(audience: Audience | null) => boolean> {
  if (user && user.role !== 'client') return (audience) => audience === null
  const { bought, consulted } = user ? await readPast(db, user.id) : { bought: false, consulted: false }
  return (audience) => audience === null || !(audience === 'new_client' ? bought : consulted)
}
