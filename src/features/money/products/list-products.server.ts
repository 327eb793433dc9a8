import type { Visit } from '../../../app.ts'
import { listedPrices } from '../../consult/psychics/queries.server.ts'
import { type RankedProducts, rankProducts } from './rank-products.ts'

/** What may be bought here, by rank of the psychics whom this site lists. */
export async function listProducts(visit: Visit): Promise<RankedProducts[]> {
  return rankProducts(await listedPrices(visit.db, visit.site.id))
}
