import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { tellsDistress } from '../care/distress.ts'
import { charterTopics, sellsOrLeads } from '../charter/charter.ts'
import { tidiedNote } from '../notes/rules.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { clientLetter, mailReader } from './letters.server.ts'
import { keepMessage, lockFollowUp } from './queries.server.ts'
import { isReachable, mayFollow } from './reachable.server.ts'
import { clientPlace, FOLLOW_UP_MAX, untilOf } from './rules.ts'
import { sealFollowUp } from './sealed-follow-up.server.ts'

/** The words as they are kept. @throws {Refusal} textLength */
export function tidied(typed: string): string {
  const text = tidiedNote(typed.normalize('NFC'))
  if (text === '' || text.length > FOLLOW_UP_MAX) throw new Refusal('textLength', 'text')
  return text
}

/**
 * The one message of a psychic after a consultation, if its client allowed it. A client on a pause, leaving or blocked is
 * refused in the same words as one who did not allow it: a psychic learns nothing of either.
 * @throws {Refusal} notFound, textLength, followUpSells, followUpCharter, followUpNotAllowed, followUpClosed, followUpOver
 */
export async function writeFollowUp(outer: Visit, id: number, typed: string): Promise<void> {
  await inTransaction(outer, async (visit) => {
    const { db, app } = visit
    const { consultation, side } = await findParticipant(visit, id)
    if (side !== 'psychic') throw new Refusal('notFound')
    const text = tidied(typed)
    if (sellsOrLeads(text)) throw new Refusal('followUpSells')
    if (charterTopics(text).length > 0 || tellsDistress(text)) throw new Refusal('followUpCharter')
    // Serializes with a simultaneous pause or departure.
    await lockUser(db, consultation.clientId)
    const row = await lockFollowUp(db, id)
    if (row?.writtenAt) throw new Refusal('followUpClosed')
    const isAllowed = row?.agreedAt && !row.revokedAt && consultation.endedAt
    if (!isAllowed || !(await mayFollow(visit, consultation)) || !(await isReachable(visit, consultation))) {
      throw new Refusal('followUpNotAllowed')
    }
    const at = visit.now()
    if (at >= untilOf(consultation.endedAt as Date)) throw new Refusal('followUpOver')
    await keepMessage(db, id, sealFollowUp(app.keys, id, text), at)
    const to = { userId: consultation.clientId, siteId: consultation.siteId, page: clientPlace(consultation) }
    await mailReader(visit, to, clientLetter)
  })
}
