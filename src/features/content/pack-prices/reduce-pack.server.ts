import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis, dayNumber, daysAfter } from '../../../platform/time/days.ts'
import { fromParis } from '../../../platform/time/paris.server.ts'
import { type PackId, packs } from '../../house/ledger/rules.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { deleteReduction, endReduction, insertReduction, lockReduction } from './queries.server.ts'
import { isReducedPrice, REDUCTION_DAYS } from './rules.ts'

interface Given {
  packId: PackId
  price: number
  firstDay: string
  lastDay: string
  reason: string
}

const midnight = (day: string): Date => needed(fromParis(`${day} 00:00`), `midnight of ${day}`)

/**
 * From now on: a price of the past can't be invented, since the price to be struck out is computed from them.
 * @throws {Refusal} as asStaff; packReductionPrice, packReductionDays, packReductionOverlaps
 */
export function reducePack(outer: Visit, { reason, ...given }: Given): Promise<number> {
  const { packId, price } = given
  const about = { subject: `pack:${packId}`, reason, details: given }
  return asStaff(outer, 'pack.reduce', about, ({ db, site, now }, { id: by }) => {
    requirePrice(packId, price)
    return insertReduction(db, { siteId: site.id, packId, price, ...windowOf(given, now()), by, reason })
  }).catch((thrown) => {
    throw violatedConstraint(thrown) === 'pack_reductions_apart' ? new Refusal('packReductionOverlaps') : thrown
  })
}

function requirePrice(packId: PackId, price: number): void {
  const { credit } = needed(
    packs.find(({ id }) => id === packId),
    'a pack of the contract',
  )
  if (isReducedPrice(price, credit)) return
  throw new Refusal('packReductionPrice', undefined, `${inEuros(credit / 2)} à ${inEuros(credit - 1)}`)
}

function windowOf({ firstDay, lastDay }: Pick<Given, 'firstDay' | 'lastDay'>, now: Date): { since: Date; until: Date } {
  const today = dayInParis(now)
  const days = dayNumber(lastDay) - dayNumber(firstDay) + 1
  if (firstDay < today || firstDay > daysAfter(today, 365) || days < 1 || days > REDUCTION_DAYS) {
    throw new Refusal('packReductionDays', firstDay < today ? 'firstDay' : 'lastDay')
  }
  return { since: firstDay === today ? now : midnight(firstDay), until: midnight(daysAfter(lastDay, 1)) }
}

/** @throws {Refusal} as asStaff; adminEntityNotFound, packReductionOver */
export const endPackReduction = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'pack.end-reduction', { subject: `pack-reduction:${id}`, reason }, async (visit, { id: by }) => {
    const { db, site } = visit
    const found = await lockReduction(db, site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    const at = visit.now()
    if (found.until <= at) throw new Refusal('packReductionOver')
    if (found.since < at) await endReduction(db, id, { by, at })
    else await deleteReduction(db, id)
  })
