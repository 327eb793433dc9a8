import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { ORIGIN } from '../../house/tracking/rules.ts'
import { MOST_KEYS, rateIn } from './rules.ts'
import { makeKey } from './sealed-key.server.ts'
import { countKeys, insertKey, insertPartner, lockPartner, putRate, revokeKeyOf } from './staff-queries.server.ts'

const subjectOf = (id: number) => `partner:${id}`

const rateOf = (text: string): number => {
  const rate = rateIn(text)
  if (rate === null) throw new Refusal('partnerRateInvalid')
  return rate
}

async function lock(visit: StaffVisit, id: number) {
  const partner = await lockPartner(visit.db, visit.site.id, id)
  if (!partner) throw new Refusal('adminEntityNotFound')
  return partner
}

/**
 * Adds a partner to the brand; its rate holds from today on.
 * @throws {Refusal} as asStaff, parametersInvalid, partnerRateInvalid, partnerCodeUsed
 */
export function addPartner(
  outer: Visit,
  given: { code: string; name: string; rate: string; reason: string },
): Promise<number> {
  const [code, name, rate] = [given.code.trim(), given.name.trim(), rateOf(given.rate)]
  if (!ORIGIN.test(code)) throw new Refusal('parametersInvalid', 'partnerCode')
  if (name === '' || name.length > 80) throw new Refusal('parametersInvalid', 'name')
  const about = (id: number) => ({ subject: subjectOf(id), reason: given.reason, details: { code, rate } })
  return asStaff(outer, 'partner.add', about, async (visit) => {
    const id = await insertPartner(visit.db, { siteId: visit.site.id, code, name, at: visit.now() })
    await putRate(visit.db, id, dayInParis(visit.now()), rate)
    return id
  }).catch((error) => {
    throw violatedConstraint(error) === 'partners_code' ? new Refusal('partnerCodeUsed') : error
  })
}

/**
 * Changes the rate from tomorrow on: what was earned under the former one stays.
 * @throws {Refusal} as asStaff, partnerRateInvalid, adminEntityNotFound
 */
export function changeRate(outer: Visit, id: number, given: { rate: string; reason: string }): Promise<void> {
  const rate = rateOf(given.rate)
  const about = { subject: subjectOf(id), reason: given.reason, details: { rate } }
  return asStaff(outer, 'partner.rate', about, async (visit) => {
    await lock(visit, id)
    await putRate(visit.db, id, daysAfter(dayInParis(visit.now()), 1), rate)
  })
}

/**
 * Makes a key. What is answered is kept nowhere: it can be shown this once only.
 * @throws {Refusal} as asStaff, adminEntityNotFound, partnerKeysFull
 */
export function addKey(outer: Visit, id: number, reason: string) {
  const { shown, kept } = makeKey(outer.app)
  const about = { subject: subjectOf(id), reason, details: { key: kept.hint } }
  return asStaff(outer, 'partner.key', about, async (visit) => {
    await lock(visit, id)
    if ((await countKeys(visit.db, id)) >= MOST_KEYS) throw new Refusal('partnerKeysFull')
    await insertKey(visit.db, { partnerId: id, ...kept, at: visit.now() })
    return shown
  })
}

/**
 * Revokes a key: the next request with it is refused.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export function revokeKey(outer: Visit, id: number, keyId: number, reason: string): Promise<void> {
  const about = { subject: subjectOf(id), reason, details: { key: keyId } }
  return asStaff(outer, 'partner.revoke', about, async (visit) => {
    await lock(visit, id)
    if (!(await revokeKeyOf(visit.db, id, keyId, visit.now()))) throw new Refusal('adminEntityNotFound')
  })
}
