import type { Work } from '../../../platform/database/transaction.ts'
import { creditReleased } from './credit-queries.server.ts'
import { accountOfOffered } from './pending-shares.server.ts'
import { settlePoints } from './points.server.ts'
import { post, postedEntries } from './queries.server.ts'
import type { Billed } from './refund-consultation.server.ts'
import { type AccountKind, vatWithin } from './rules.ts'
import { sidesOf } from './sides.ts'

/** A consultation whose bill was posted as held. */
export interface HeldBill extends Billed {
  /** The part of the psychic's share that is for free time. */
  offeredShare: number
}

interface Ending {
  /** Whether the client pays what was counted. */
  isCharged: boolean
  /** Whether the psychic is paid their share; by the site if the client isn't charged. */
  isPaid: boolean
  /** Whether free seconds are returned to a client who isn't charged. */
  timeBack: boolean
}

/**
 * Posts `care-release`: the held amounts of a consultation return to their purses, or become an ordinary bill; once.
 */
export async function releaseHeld(work: Pick<Work, 'db'>, of: HeldBill, ending: Ending): Promise<void> {
  const { consultationId, siteId, clientId, psychicId, vatPercent, transactionId, offeredShare } = of
  if (transactionId === null) return
  const posted = await postedEntries(work.db, transactionId)
  const moved = (kind: AccountKind) => posted.find(({ account }) => account.kind === kind)?.amount ?? 0
  const { client, psychic } = sidesOf(of)
  const [cents, seconds, share] = [moved('client_held'), moved('client_held_time'), moved('psychic_held')]
  const isTimeBack = !ending.isCharged && ending.timeBack
  const taxed = await creditReleased(work.db, consultationId, ending.isCharged)
  const vat = ending.isCharged ? vatWithin(cents - taxed.cents, vatPercent) : 0
  const pending = { consultationId, siteId, clientId, psychicId, amount: offeredShare }
  await post(work.db, 'care-release', `consultation:${consultationId}`, { ...ending, timeBack: isTimeBack }, [
    client('client_held', -cents),
    client('client_held_time', -seconds),
    ...(ending.isCharged
      ? [client('client_vat', -taxed.vat), psychic('vat', vat), psychic('site_revenue', cents - vat + taxed.vat)]
      : [client('client_wallet', -moved('client_wallet')), client('client_promotional', -moved('client_promotional'))]),
    isTimeBack ? client('client_free_time', seconds) : psychic('free_time_used', seconds),
    psychic('psychic_held', -share),
    ...(ending.isPaid
      ? [
          psychic('psychic_earnings', share - offeredShare),
          psychic(await accountOfOffered(work, pending), offeredShare),
        ]
      : [psychic('site_revenue', share)]),
  ])
  await settlePoints(work.db, of)
}
