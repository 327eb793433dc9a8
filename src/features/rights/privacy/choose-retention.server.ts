import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { clientOf } from '../../house/visit/access.ts'
import { CONVERSATION_MONTHS, type ConversationMonths } from './retention.ts'
import { writeConversationMonths } from './retention-queries.server.ts'

/**
 * Sets the retention of the person's conversations; older ones are deleted the next night.
 * @throws {Refusal} parametersInvalid
 */
export async function chooseRetention(visit: Visit, months: number): Promise<ConversationMonths> {
  const { id } = clientOf(visit)
  const chosen = CONVERSATION_MONTHS.find((one) => one === months)
  if (!chosen) throw new Refusal('parametersInvalid', 'conversationMonths')
  await writeConversationMonths(visit.db, id, chosen)
  return chosen
}
