import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { lockOne, subjectOf } from '../psychic-management/take-step.server.ts'
import { closeHold, closeLapsed, findHold, findLastHold, insertHold } from './queries.server.ts'
import { excluded, repeats } from './rules.ts'
import { tellPsychic } from './tell-psychic.server.ts'

/**
 * Holds back the transfers to a psychic on all sites. Their money stays theirs, in their balance. A file that is being
 * made either paid them before, or leaves them out. The psychic is told.
 * @throws {Refusal} as asStaff and lockOne; holdStands, holdOwn for who decided one that ended lately, datastoreContention
 * while they are being paid
 */
export const placeHold = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'payout.hold', { subject: subjectOf(id), reason }, async (visit, { id: by }) => {
    await lockOne(visit, id)
    await closeLapsed(visit.db, id)
    const last = await findLastHold(visit.db, id)
    if (last?.closedAt === null) throw new Refusal('holdStands')
    const formerBy = last && excluded(last, visit.now())
    if (formerBy === by) throw new Refusal('holdOwn')
    const hold = { psychicId: id, siteId: visit.site.id, since: null, reason, by, formerBy }
    const until = await insertHold(visit.db, hold)
    await tellPsychic(visit, id, { stage: 'placed', since: visit.now(), until })
  })

/**
 * The hold of a psychic of the site that is in force; the psychic is locked.
 * @throws {Refusal} as lockOne, adminEntityNotFound
 */
async function lockHold(visit: StaffVisit, id: number) {
  await lockOne(visit, id)
  const hold = await findHold(visit.db, id)
  if (!hold) throw new Refusal('adminEntityNotFound')
  return hold
}

/**
 * Keeps a hold for another term, from now on, with a new reason and by another person. The psychic is told.
 * @throws {Refusal} as asStaff and lockHold; holdOwn, holdReasonKnown
 */
export const renewHold = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'payout.renew', { subject: subjectOf(id), reason }, async (visit, { id: by }) => {
    const { db } = visit
    const hold = await lockHold(visit, id)
    if (hold.decidedBy === by) throw new Refusal('holdOwn')
    if (repeats(reason, hold.reason)) throw new Refusal('holdReasonKnown')
    await closeHold(db, hold.id, { as: 'renewed', by, reason: null })
    const { since, decidedBy: formerBy } = hold
    const until = await insertHold(db, { psychicId: id, siteId: visit.site.id, since, reason, by, formerBy })
    await tellPsychic(visit, id, { stage: 'renewed', since, until })
  })

/**
 * Lifts a hold: the next file pays what is available. The psychic is told.
 * @throws {Refusal} as asStaff and lockHold
 */
export const releaseHold = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'payout.release', { subject: subjectOf(id), reason }, async (visit, { id: by }) => {
    const { id: holdId, since, endsAt: until } = await lockHold(visit, id)
    await closeHold(visit.db, holdId, { as: 'released', by, reason })
    await tellPsychic(visit, id, { stage: 'released', since, until })
  })
