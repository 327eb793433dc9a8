import type { Visit } from '../../../app.ts'
import { listedPrices } from '../../consult/psychics/queries.server.ts'
import { packsOnSale } from '../../house/halts/on-sale.server.ts'
import { type RankedProducts, rankProducts } from './rank-products.ts'

/** The packs for sale, by price rank of the psychics that this site lists. */
export async function listProducts(visit: Visit): Promise<RankedProducts[]> {
  return rankProducts(await listedPrices(visit.db, visit.site.id), await packsOnSale(visit))
}
