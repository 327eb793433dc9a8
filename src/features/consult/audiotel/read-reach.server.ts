import type { Visit } from '../../../app.ts'
import { type PremiumLine, premiumLine } from '../../house/premium/premium-line.ts'
import { rosterOf } from '../psychics/roster.server.ts'
import { freeByPremium } from '../psychics/rules.ts'
import { type PsychicView, viewPsychic } from '../psychics/views.ts'
import { codesOf } from './queries.server.ts'

/** How a psychic is reached by the premium-rate number now. */
export interface PremiumReach extends PremiumLine {
  code: string
}

/** null for a psychic who can't be reached that way now, and on a site without a number. */
export async function reachOf(visit: Visit, psychic: PsychicView): Promise<PremiumReach | null> {
  const line = premiumLine(visit.app, visit.site)
  if (!line || !freeByPremium(psychic)) return null
  const code = (await codesOf(visit.db, [psychic.id])).get(psychic.id)
  return code === undefined ? null : { ...line, code }
}

export interface Coded {
  psychic: PsychicView
  code: string
}

/** The psychics who can be reached by the premium-rate number now, with their codes. */
export async function listReachable(visit: Visit): Promise<Coded[]> {
  const rows = (await rosterOf(visit)).filter(freeByPremium)
  const codes = await codesOf(
    visit.db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const code = codes.get(row.id)
    return code === undefined ? [] : [{ psychic: viewPsychic(row, visit.now()), code }]
  })
}
