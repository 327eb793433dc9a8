import { check, findingOf } from '../../house/compliance/checks.server.ts'
import { listEntries } from '../content/read-entries.server.ts'
import { listPrices } from './queries.server.ts'
import { saidBefore, struckPrice } from './rules.ts'

/** Packs compute their struck price and store none; offers are sentences, in which one could be typed. */
export const offerChecks = [
  check('prices.struck', async (visit) => {
    const offers = await listEntries(visit, 'offer')
    const prices = await listPrices(
      visit.db,
      offers.map(({ id }) => id),
    )
    const wrong = offers.filter(({ id, text, conditions }) => {
      const lowest = struckPrice(prices.get(id) ?? [], visit.now())
      return saidBefore(`${text} ${conditions ?? ''}`).some((said) => said !== lowest)
    })
    return findingOf(
      offers.length,
      wrong.map(({ id }) => `content:${id}`),
    )
  }),
]
