import { z } from 'zod'
import type { App } from '../../../app.ts'
import { eachAlone } from '../../../platform/database/each-alone.ts'
import type { Work } from '../../../platform/database/transaction.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import {
  hasProved,
  insertPendingShare,
  lapsedShares,
  lockPendingShare,
  type PendingShare,
  provedShares,
  settleShare,
} from './pending-share-queries.server.ts'
import { post } from './queries.server.ts'
import { PENDING_DAYS } from './rules.ts'

/** Sent in the transaction that proves a mobile or takes a payment; done after it, so that neither waits for a psychic's account. */
export const sharesToPay: JobKind<{ clientId: number }> = {
  name: 'pay-shares',
  data: z.strictObject({ clientId: z.int() }),
}

/**
 * Where the psychic's share of a client's offered time goes: to their earnings, or on hold until the client proves a mobile
 * or pays. What waits is recorded here; the caller posts it.
 */
export async function accountOfOffered(
  { db }: Pick<Work, 'db'>,
  of: PendingShare,
): Promise<'psychic_earnings' | 'psychic_pending'> {
  if (of.amount <= 0 || (await hasProved(db, of.clientId))) return 'psychic_earnings'
  await insertPendingShare(db, of, PENDING_DAYS)
  return 'psychic_pending'
}

/** Posts `share-paid` or `share-lapsed`: what waited becomes the psychic's, or the site's, once for each consultation. */
const move =
  (outcome: 'paid' | 'lapsed') =>
  async ({ db }: Pick<Work, 'db'>, consultationId: number): Promise<void> => {
    const share = await lockPendingShare(db, consultationId)
    if (!share) return
    const { siteId, psychicId: ownerId, amount } = share
    await post(db, `share-${outcome}`, `consultation:${consultationId}`, {}, [
      { account: { kind: 'psychic_pending', siteId, ownerId }, amount: -amount },
      { account: { kind: outcome === 'paid' ? 'psychic_earnings' : 'site_revenue', siteId, ownerId }, amount },
    ])
    await settleShare(db, consultationId, outcome)
  }

/** Pays what waited for a client who proved a mobile or paid; without one, for every client who did and was missed. */
export const payShares = async (app: App, clientId: number | null): Promise<void> =>
  eachAlone(systemVisit(app, app.sites[0]), await provedShares(app.db, clientId), move('paid'))

/** Ends what waited for its whole term: the site had set it aside, and keeps it. */
export const lapseShares = async (app: App): Promise<void> =>
  eachAlone(systemVisit(app, app.sites[0]), await lapsedShares(app.db), move('lapsed'))
