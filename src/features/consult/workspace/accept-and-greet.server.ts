import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inHour } from '../../../platform/i18n/french.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { findGreeting } from '../canned-answers/queries.server.ts'
import { fill } from '../canned-answers/rules.ts'
import { acceptRequest } from '../consultations/answer-request.server.ts'
import { writeMessage } from '../consultations/send-message.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'

/**
 * Accepts a request; where the psychic wishes it, their greeting is the first message of a chat, which starts the meter
 * as any first message does. Its key is derived from the room, so that accepting twice greets once.
 * @throws {Refusal} as acceptRequest
 */
export async function acceptAndGreet(visit: Visit, id: number): Promise<void> {
  const { psychicId } = psychicOf(visit)
  await acceptRequest(visit, { id, psychicId })
  const { text, atOnce } = await findGreeting(visit.db, psychicId)
  const consultation = await knownConsultation(visit.db, id)
  if (text === null || !atOnce || consultation.channel !== 'chat') return
  const { clientFirstName, psychicName } = consultation
  const names = { prénom: clientFirstName, voyant: psychicName, heure: inHour(visit.now()) }
  const clientId = createHash('sha256').update(`greeting:${id}`).digest('hex').slice(0, 32)
  try {
    await writeMessage(visit, consultation, 'psychic', { clientId, text: fill(text, names) })
  } catch (thrown) {
    // The client may have left in the meantime; the room is open all the same.
    if (!(thrown instanceof Refusal)) throw thrown
  }
}
