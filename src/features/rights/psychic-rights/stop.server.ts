import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { endByStaff } from '../../consult/consultations/end-consultation.server.ts'
import { giveBack, heldBy } from '../../consult/pools/queries.server.ts'
import { endPresence } from '../../consult/presence/queries.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { appendAudit } from '../../house/staff/audit-queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { isOccupied, lockProfileState, showProfile } from '../../money/psychic-management/leaving-queries.server.ts'
import { findPapers, pauseProfile } from '../../money/psychic-management/paper-queries.server.ts'
import { paperStage } from '../../money/psychic-management/paper-rules.ts'
import { subjectOf } from '../../money/psychic-management/take-step.server.ts'
import { confirmPerson } from '../privacy/confirm-person.server.ts'
import { lockLeaving, writeLeaving } from '../privacy/departure-queries.server.ts'
import { leavingFrom } from '../privacy/rules.ts'
import { insertDeparture, takeDeparture } from './departure-queries.server.ts'
import { stoppedLetter } from './letters.ts'

/**
 * Stops for good: the profile is hidden at once, what waits is ended or given back, and the account is erased after the
 * days of grace, which don't restart. Appointments are called off by the watch over those of hidden profiles.
 * @throws {Refusal} consultationUnderWay, and as psychicOf and confirmPerson
 */
export async function stopForGood(outer: Visit, password: string | undefined): Promise<Date> {
  const { id, psychicId, email, firstName } = psychicOf(outer)
  await confirmPerson(outer, password, null)
  return inTransaction(outer, async (visit) => {
    const { db } = visit
    const before = await lockLeaving(db, id)
    if (before?.leavesAt) return before.leavesAt
    const state = await lockProfileState(db, psychicId)
    if (await isOccupied(db, psychicId)) throw new Refusal('consultationUnderWay')
    if (state === 'live') await pauseProfile(db, psychicId)
    await endPresence(db, psychicId)
    await endByStaff(visit, { psychicId })
    const held = await heldBy(db, psychicId)
    if (held) await giveBack(db, { ...held, psychicId })
    const leavesAt = leavingFrom(visit.now())
    await writeLeaving(db, id, leavesAt)
    await insertDeparture(db, { psychicId, at: visit.now(), wasLive: state === 'live' })
    const values = { firstName, day: inDay(leavesAt), canonical: visit.site.canonical }
    if (email !== null) await sendMail(visit, email, (wording) => stoppedLetter(wording, values))
    await note(visit, psychicId, 'machine.psychic-leaves')
    return leavesAt
  })
}

/**
 * Comes back before the account is erased; does nothing once the days of grace are over. The profile is shown again if
 * it was, and its papers still hold.
 * @throws {Refusal} as psychicOf
 */
export async function comeBack(outer: Visit): Promise<void> {
  const { id, psychicId } = psychicOf(outer)
  await inTransaction(outer, async (visit) => {
    const { db } = visit
    const before = await lockLeaving(db, id)
    if (!before?.leavesAt || before.leavesAt <= visit.now()) return
    await lockProfileState(db, psychicId)
    await writeLeaving(db, id, null)
    const wasLive = await takeDeparture(db, psychicId)
    const stage = paperStage(await findPapers(db, psychicId), dayInParis(visit.now()))
    if (wasLive && stage !== 'paused') await showProfile(db, psychicId)
    await note(visit, psychicId, 'machine.psychic-stays')
  })
}

/** Last in its transaction: the chain's end stays locked. */
const note = (visit: Visit, psychicId: number, act: string) =>
  appendAudit(visit.db, {
    at: visit.now(),
    siteId: visit.site.id,
    actorId: null,
    actorRole: 'machine',
    act,
    subject: subjectOf(psychicId),
    details: {},
    requestId: visit.requestId,
  })
