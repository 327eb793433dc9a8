import type { Visit } from '../../../app.ts'
import { listedPrices } from '../../consult/psychics/queries.server.ts'
import { packsForSale } from '../../content/pack-prices/packs-for-sale.server.ts'
import { type RankedProducts, rankProducts } from './rank-products.ts'

/** The packs for sale, by price rank of the psychics that this site lists. */
export async function listProducts(visit: Visit): Promise<RankedProducts[]> {
  return rankProducts(await listedPrices(visit.db, visit.site.id), await packsForSale(visit))
}
