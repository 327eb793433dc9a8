import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { keepAgreement, keepRefusal } from './queries.server.ts'
import { mayFollow } from './reachable.server.ts'
import { untilOf } from './rules.ts'

/**
 * A client's answer to being written to once after a consultation. A no, or a yes that is taken back, is for good: it is
 * not asked twice. @throws {Refusal} notFound, consultationNotEnded; for a yes followUpNotAllowed, followUpOver,
 * followUpClosed after a no
 */
export async function agreeToFollowUp(outer: Visit, id: number, agreed: boolean): Promise<void> {
  await inTransaction(outer, async (visit) => {
    const { consultation, side } = await findParticipant(visit, id)
    if (side !== 'client') throw new Refusal('notFound')
    const { status, endedAt } = consultation
    if (status !== 'ended' || !endedAt) throw new Refusal('consultationNotEnded')
    const at = visit.now()
    if (!agreed) return keepRefusal(visit.db, id, at)
    if (!(await mayFollow(visit, consultation))) throw new Refusal('followUpNotAllowed')
    if (at >= untilOf(endedAt)) throw new Refusal('followUpOver')
    if (!(await keepAgreement(visit.db, id, at))) throw new Refusal('followUpClosed')
  })
}
