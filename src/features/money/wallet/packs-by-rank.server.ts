import type { Visit } from '../../../app.ts'
import { listedPrices } from '../../consult/psychics/queries.server.ts'
import { packsForSale } from '../../content/pack-prices/packs-for-sale.server.ts'
import type { PackForSale } from '../../content/pack-prices/rules.ts'
import { type RankedProducts, rankProducts } from '../products/rank-products.ts'

/** The packs on sale, in the order of the ranked products, and the ranks in which somebody can be consulted. */
export async function packsByRank(visit: Visit): Promise<{ packs: PackForSale[]; ranks: RankedProducts[] }> {
  const [packs, prices] = await Promise.all([packsForSale(visit), listedPrices(visit.db, visit.site.id)])
  const products = rankProducts(prices, packs)
  const order = products[0]?.packs.map(({ packId }) => packId) ?? []
  const place = ({ id }: PackForSale) => order.indexOf(id)
  return {
    packs: packs.toSorted((one, other) => place(one) - place(other)),
    ranks: products.filter(({ psychics }) => psychics > 0),
  }
}
