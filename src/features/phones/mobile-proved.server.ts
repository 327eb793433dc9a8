import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { claimBonus } from './claim-bonus.server.ts'
import { markPhoneProved } from './queries.server.ts'
import { tellOfPhone } from './tell-of-phone.server.ts'

/**
 * A mobile became the person's: all that rests on a proved one is done here, in the transaction that proves it. `bonus`
 * is why the offer for it was not given, null when it was.
 */
export async function mobileProved(
  visit: Visit,
  { userId, number }: { userId: number; number: string },
): Promise<{ bonus: Refusal | null }> {
  await markPhoneProved(visit.db, userId, number, visit.now())
  await tellOfPhone(visit, 'proved', number)
  return { bonus: await refusalOfBonus(visit) }
}

/** A number is proved whether or not it brings the offer. */
async function refusalOfBonus(visit: Visit): Promise<Refusal | null> {
  try {
    await claimBonus(visit)
    return null
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
}
