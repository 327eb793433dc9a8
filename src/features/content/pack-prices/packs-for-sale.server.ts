import type { Visit } from '../../../app.ts'
import { packsOnSale } from '../../house/halts/on-sale.server.ts'
import type { Pack } from '../../house/ledger/rules.ts'
import { listReductions, offerLeft } from './queries.server.ts'
import { type PackForSale, packAt } from './rules.ts'

/** The packs that nobody withdrew from sale, at the prices that hold for the visitor now. */
export const packsForSale = async (visit: Visit): Promise<PackForSale[]> => priced(visit, await packsOnSale(visit))

/** Some packs at the prices that hold for the visitor now. */
export async function priced(visit: Visit, packs: readonly Pack[]): Promise<PackForSale[]> {
  const { db, site, user } = visit
  const now = visit.now()
  const reductions = await listReductions(db, site.id)
  const isReduced = reductions.some(({ since, until }) => since <= now && now < until)
  const left = isReduced && user ? await offerLeft(db, user.id, now) : Number.POSITIVE_INFINITY
  return packs.map((pack) => packAt(pack, reductions, now, left))
}
