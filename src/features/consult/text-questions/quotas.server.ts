import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import type { Limit } from '../../house/limits/limit.ts'

/** Counts one more message of a number, or to it; false beyond the limit. */
export async function isWithin(visit: Visit, limit: Limit, number: string): Promise<boolean> {
  try {
    await countAttempt(visit, [{ limit, subject: number }], 'tooManyRequests')
    return true
  } catch (thrown) {
    if (thrown instanceof Refusal) return false
    throw thrown
  }
}
