import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { sharesToPay } from '../../house/ledger/pending-shares.server.ts'
import { markPhoneProved } from '../../house/users/phone-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { releaseFreeTime } from '../free-time/offer-free-time.server.ts'
import { claimBonus } from './claim-bonus.server.ts'
import { tellOfPhone } from './tell-of-phone.server.ts'

export interface MobileProved {
  /** Why the offer was not given; null if it was, absent for a psychic, to whom nothing is offered. */
  bonus?: Refusal | null
  /** The outcome of the pending welcome offer; null if none was pending. */
  freeTime: 'given' | 'withheld' | null
}

/** Does everything that depends on a proved mobile, in the transaction that proves it. */
export async function mobileProved(
  visit: Visit,
  { userId, number }: { userId: number; number: string },
): Promise<MobileProved> {
  await markPhoneProved(visit.db, userId, number, visit.now())
  await tellOfPhone(visit, 'proved', number)
  if (personOf(visit).role !== 'client') return { freeTime: null }
  await visit.app.jobs.send(visit, sharesToPay, { clientId: userId })
  const freeTime = await releaseFreeTime(visit, { id: userId, siteId: visit.site.id }, number)
  return { bonus: await refusalOfBonus(visit), freeTime }
}

/** The number is proved even if the offer is refused. */
async function refusalOfBonus(visit: Visit): Promise<Refusal | null> {
  try {
    await claimBonus(visit)
    return null
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
}
