import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellsDistress } from '../care/distress.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { mailReader, psychicLetter } from './letters.server.ts'
import { keepAnswer, lockFollowUp } from './queries.server.ts'
import { psychicPlace } from './rules.ts'
import { sealAnswer } from './sealed-follow-up.server.ts'
import { tidied } from './write-follow-up.server.ts'

/**
 * The client's one answer, which closes the exchange. Words of distress are neither kept nor sent: nobody may read them
 * in time. @throws {Refusal} notFound without a message, textLength, careFirst, followUpClosed
 */
export async function answerFollowUp(outer: Visit, id: number, typed: string): Promise<void> {
  await inTransaction(outer, async (visit) => {
    const { consultation, side } = await findParticipant(visit, id)
    const row = side === 'client' ? await lockFollowUp(visit.db, id) : null
    if (!row?.writtenAt) throw new Refusal('notFound')
    if (row.answeredAt) throw new Refusal('followUpClosed')
    const text = tidied(typed)
    if (tellsDistress(text)) throw new Refusal('careFirst', 'text')
    await keepAnswer(visit.db, id, sealAnswer(visit.app.keys, id, text), visit.now())
    const { psychicUserId: userId, siteId } = consultation
    if (userId !== null) await mailReader(visit, { userId, siteId, page: psychicPlace(id) }, psychicLetter)
  })
}
