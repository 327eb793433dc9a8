import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { sharesToPay } from '../../house/ledger/pending-shares.server.ts'
import { markPhoneProved } from '../../house/users/phone-queries.server.ts'
import { releaseFreeTime } from '../free-time/offer-free-time.server.ts'
import { claimBonus } from './claim-bonus.server.ts'
import { tellOfPhone } from './tell-of-phone.server.ts'

export interface MobileProved {
  /** Why the offer for it was not given, null when it was. */
  bonus: Refusal | null
  /** What became of the welcome offer that waited for it; null where nothing did. */
  freeTime: 'given' | 'numberTaken' | null
}

/** A mobile became the person's: all that rests on a proved one is done here, in the transaction that proves it. */
export async function mobileProved(
  visit: Visit,
  { userId, number }: { userId: number; number: string },
): Promise<MobileProved> {
  await markPhoneProved(visit.db, userId, number, visit.now())
  await tellOfPhone(visit, 'proved', number)
  await visit.app.jobs.send(visit, sharesToPay, { clientId: userId })
  const freeTime = await releaseFreeTime(visit, { id: userId, siteId: visit.site.id }, number)
  return { bonus: await refusalOfBonus(visit), freeTime }
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
