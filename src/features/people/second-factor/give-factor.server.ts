import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { enter } from './enter.server.ts'
import { lockFactor } from './queries.server.ts'
import { countTry, factorOwner, takeCode } from './redeem-code.server.ts'

/**
 * Takes the second factor of who gave their password, or of who is in and must show that it is still them. A wrong
 * code, one that was used, and one of a person who has no second factor yet are answered alike.
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

/** Takes the code that a form brings along with what needs a fresh one, if it brings one. @throws {Refusal} as giveFactor */
export async function giveFreshCode(visit: Visit, form: FormData): Promise<void> {
  const code = form.get('code')
  if (typeof code === 'string' && code !== '') await giveFactor(visit, code.slice(0, 40))
}
