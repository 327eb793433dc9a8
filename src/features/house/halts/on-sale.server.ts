import type { Visit } from '../../../app.ts'
import { type Pack, packs } from '../ledger/rules.ts'
import { isHalted } from './standing.server.ts'

/** The packs that nobody withdrew from sale on the visit's site. */
export async function packsOnSale(visit: Visit): Promise<Pack[]> {
  const withdrawn = await Promise.all(packs.map(({ id }) => isHalted(visit, id)))
  return packs.filter((_, place) => !withdrawn[place])
}
