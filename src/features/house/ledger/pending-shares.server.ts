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

/**
 * Queued in the transaction that proves a mobile or takes a payment, and run after it, so that neither waits for a
 * psychic's account.
 */
export const sharesToPay: JobKind<{ clientId: number }> = {
  name: 'pay-shares',
  data: z.strictObject({ clientId: z.int() }),
}

/**
 * The account for the psychic's share of a client's free time: their earnings, or pending until the client proves a
 * mobile or pays. Records a pending share here; the caller posts it.
 */
export async function accountOfOffered(
  { db }: Pick<Work, 'db'>,
  of: PendingShare,
): Promise<'psychic_earnings' | 'psychic_pending'> {
  if (of.amount <= 0 || (await hasProved(db, of.clientId))) return 'psychic_earnings'
  await insertPendingShare(db, of, PENDING_DAYS)
  return 'psychic_pending'
}

/**
 * Posts `share-paid` or `share-lapsed`: the pending share becomes the psychic's, or the site's, once per consultation.
 */
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

/**
 * Pays the pending shares of a client who proved a mobile or paid; with null, of every such client whose job was
 * missed.
 */
export const payShares = async (app: App, clientId: number | null): Promise<void> =>
  eachAlone(systemVisit(app, app.sites[0]), await provedShares(app.db, clientId), move('paid'))

/** Returns shares whose term has passed to the site, which had funded them. */
export const lapseShares = async (app: App): Promise<void> =>
  eachAlone(systemVisit(app, app.sites[0]), await lapsedShares(app.db), move('lapsed'))
