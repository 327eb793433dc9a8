import type { Visit } from '../../../app.ts'
import { byNetwork, countAttempt } from '../limits/count-attempt.server.ts'
import { isStrong, type PasswordOwner } from './password-strength.server.ts'

/** Judging a password is work that anyone may ask for. */
const limit = { name: 'password-judged', most: 120, seconds: 300 }

/** Whether a password that someone chooses is strong. @throws {Refusal} tooManyRequests */
export async function isChosenWell(visit: Visit, password: string, owner: PasswordOwner): Promise<boolean> {
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  return isStrong(password, owner)
}
