import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { countAttempt } from '../limits/count-attempt.server.ts'
import type { Limit } from '../limits/limit.ts'

/** Counts a text to a person, since texts cost money; false once the limit is reached. */
export async function mayText(visit: Visit, limit: Limit, userId: number): Promise<boolean> {
  try {
    await countAttempt(visit, [{ limit, subject: String(userId) }], 'tooManyRequests')
    return true
  } catch (thrown) {
    if (thrown instanceof Refusal) return false
    throw thrown
  }
}
