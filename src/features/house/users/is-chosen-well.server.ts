import type { Visit } from '../../../app.ts'
import { byNetwork, countAttempt } from '../limits/count-attempt.server.ts'
import { isStrong, type PasswordOwner } from './password-strength.server.ts'

/** Estimating a password's strength costs CPU time that anyone can request. */
const limit = { name: 'password-judged', most: 120, seconds: 300 }

/** Whether a new password is strong enough. @throws {Refusal} tooManyRequests */
export async function isChosenWell(visit: Visit, password: string, owner: PasswordOwner): Promise<boolean> {
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  return isStrong(password, owner)
}
