import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { enter } from './enter.server.ts'
import { lockFactor } from './queries.server.ts'
import { countTry, factorOwner, takeCode } from './redeem-code.server.ts'

/**
 * Checks the second factor of a person who gave their password, or who is signed in and must confirm their identity. A
 * wrong code, a used one, and one of a person without a second factor get the same answer.
 * @throws {Refusal} as factorOwner, factorWrong, factorUnreadable, loginAttemptsReached, blacklisted
 */
export async function giveFactor(outer: Visit, typed: string): Promise<void> {
  const userId = factorOwner(outer)
  const takeBack = await countTry(outer, userId)
  await inTransaction(outer, async (visit) => {
    const factor = await lockFactor(visit.db, userId)
    if (!factor?.enrolled_at || !(await takeCode(visit, factor, typed))) {
      tellTried(visit, 'factor-failed')
      throw new Refusal('factorWrong')
    }
    await enter(visit, userId)
  })
  await takeBack()
}

/**
 * Checks the fresh code submitted with a form, if it has one.
 * @throws {Refusal} as giveFactor
 */
export async function giveFreshCode(visit: Visit, form: FormData): Promise<void> {
  const code = form.get('code')
  if (typeof code === 'string' && code !== '') await giveFactor(visit, code.slice(0, 40))
}
