import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { type Entry, post } from './queries.server.ts'

interface Holder {
  siteId: number
  clientId: number
}

/** Entries that move points to a person, or from them, against what was issued to them. */
export const pointsEntries = ({ siteId, clientId }: Holder, points: number): Entry[] => [
  { account: { kind: 'client_points', siteId, ownerId: clientId }, amount: points },
  { account: { kind: 'points_issued', siteId, ownerId: clientId }, amount: -points },
]

/**
 * Posts `points`: brings the points of a member's consultation to what they paid for it and were not refunded, up or
 * down, in the transaction that bills or refunds it. Nothing for a client who is not a member.
 */
export async function settlePoints(db: Database, of: Holder & { consultationId: number }): Promise<void> {
  const about = `points:${of.consultationId}`
  const { rows } = await sql<{ owed: number; times: number }>`
    select owed, case when owed <> 0 then (select count(*)::int from ledger_transactions
        where kind = 'points' and reference in (select * from posting_numbers(${about}))) else 0 end as times
      from points_owed(${of.consultationId}) as owed`.execute(db)
  const { owed, times } = one(rows)
  if (owed === 0) return
  const reference = times === 0 ? about : `${about}:${times + 1}`
  const { applied } = await post(db, 'points', reference, {}, pointsEntries(of, owed))
  if (!applied) throw new Error(`the points of ${about} were settled meanwhile`)
}

/** What a client holds besides their purses: seconds given for one psychic, and points. */
export async function loyaltyBalance(
  db: Database,
  siteId: number,
  userId: number,
): Promise<{ giftSeconds: number; points: number }> {
  const { rows } = await sql<{ giftSeconds: number; points: number }>`
    select coalesce(sum(balance) filter (where kind = 'client_gift_time'), 0)::bigint as "giftSeconds",
      coalesce(sum(balance) filter (where kind = 'client_points'), 0)::bigint as points
    from ledger_accounts where owner_id = ${userId} and site_id = ${siteId}
      and kind in ('client_gift_time', 'client_points')`.execute(db)
  return one(rows)
}
