import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { acceptRequest, refuseRequest } from '../consultations/answer-request.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { inRoom } from '../rooms/rules.ts'
import { type Calling, hold, join } from './call-steps.server.ts'
import type { Step } from './company.ts'
import { ringClientJob } from './ring-legs.server.ts'
import { farewell, speechOf } from './speech.server.ts'

/** Somebody answered the question with which their call began. */
export async function pressKey(calling: Calling, key: string | null): Promise<Step[]> {
  const { visit, leg, consultation } = calling
  const speech = await speechOf(visit)
  if (leg.side === 'client') {
    return key === '1' && inRoom(consultation.status) ? join(calling) : farewell(speech, 'notBegun')
  }
  const { id, psychicId } = consultation
  const isTaken = key === '1' && (await take(calling))
  if (isTaken) return join(calling)
  if (key === '1') return farewell(speech, 'gone')
  await refuseRequest(visit, { id, psychicId }).catch(unlessRefusal)
  return farewell(speech, 'notTaken')
}

/** The client on hold comes back, or asks for help. */
export const pressOnHold = async (calling: Calling, key: string | null): Promise<Step[]> =>
  key === '1' && inRoom(calling.consultation.status) ? join(calling) : hold(calling, key === '*')

/** Whether the consultation is this psychic's now. The key may arrive twice. */
async function take({ visit, consultation: { id, psychicId } }: Calling): Promise<boolean> {
  await inTransaction(visit, async (inner) => {
    await acceptRequest(inner, { id, psychicId, onPhone: true })
    await visit.app.jobs.send(inner, ringClientJob, { consultationId: id })
  }).catch(unlessRefusal)
  return inRoom((await knownConsultation(visit.db, id)).status)
}

function unlessRefusal(thrown: unknown): void {
  if (!(thrown instanceof Refusal)) throw thrown
}
