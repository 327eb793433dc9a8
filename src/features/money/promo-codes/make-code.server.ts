import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { dayInParis, dayNumber, daysAfter } from '../../../platform/time/days.ts'
import { fromParis } from '../../../platform/time/paris.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { endCode, insertCode, lockCodeById } from './queries.server.ts'
import { stateOf, VALID_DAYS } from './rules.ts'

interface Given {
  code: string
  cents?: number | null | undefined
  seconds?: number | null | undefined
  usesMost: number
  firstPurchase: boolean
  firstDay: string
  lastDay: string
  reason: string
}

const midnight = (day: string): Date => needed(fromParis(`${day} 00:00`), `midnight of ${day}`)

/** @throws {Refusal} as asStaff; promoCodeGives, promoCodeDays, promoCodeTaken */
export function makeCode(outer: Visit, { reason, ...given }: Given): Promise<number> {
  const { code, usesMost, firstPurchase } = given
  const [cents, seconds] = [given.cents ?? 0, given.seconds ?? 0]
  const about = { subject: `promo-code:${code}`, reason, details: { ...given, cents, seconds } }
  return asStaff(outer, 'promo.make', about, async ({ db, site, now }, { id: by }) => {
    if (cents > 0 === seconds > 0) throw new Refusal('promoCodeGives')
    const terms = { code, cents, seconds, usesMost, firstPurchase, ...windowOf(given, now()) }
    const id = await insertCode(db, { siteId: site.id, ...terms, by, reason })
    if (id === null) throw new Refusal('promoCodeTaken')
    return id
  })
}

function windowOf({ firstDay, lastDay }: Pick<Given, 'firstDay' | 'lastDay'>, now: Date): { since: Date; until: Date } {
  const today = dayInParis(now)
  const days = dayNumber(lastDay) - dayNumber(firstDay) + 1
  if (firstDay < today || firstDay > daysAfter(today, 365) || days < 1 || days > VALID_DAYS) {
    throw new Refusal('promoCodeDays', firstDay < today ? 'firstDay' : 'lastDay')
  }
  return { since: firstDay === today ? now : midnight(firstDay), until: midnight(daysAfter(lastDay, 1)) }
}

/** @throws {Refusal} as asStaff; adminEntityNotFound, promoCodeOver */
export const endPromoCode = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'promo.end', { subject: `promo-code:${id}`, reason }, async (visit) => {
    const { db, site } = visit
    const found = await lockCodeById(db, site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    const now = visit.now()
    if (stateOf(found, now) === 'over') throw new Refusal('promoCodeOver')
    await endCode(db, id, now)
  })
