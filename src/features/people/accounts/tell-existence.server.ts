import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { emailFaults, tidied } from '../../house/users/registration-faults.server.ts'

const limit = { name: 'exist-network', most: 30, seconds: HOUR_SECONDS }

/**
 * Whether an address is acceptable, judged by its spelling alone. Only a mail tells whether it has an account: it is
 * not even looked up, so that nothing in the answer, including its timing, depends on it.
 * @throws {Refusal} emailInvalid, emailRefused, tooManyRequests
 */
export async function tellExistence(visit: Visit, input: { email: string }): Promise<null> {
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  const [fault] = emailFaults(tidied(input.email))
  if (fault) throw new Refusal(fault)
  return null
}
