import type { Visit } from '../../../app.ts'
import { readLiability } from './queries.server.ts'
import { REWARDS } from './rules.ts'

/** What a site owes to its members. A point is worth what a donation gives for it: the accountant's fair value. */
export async function liabilityOf({ db, site }: Visit) {
  const liability = await readLiability(db, site.id)
  const { cents, points } = REWARDS.donation
  return { ...liability, cents: Math.round((liability.points * cents) / points) }
}
