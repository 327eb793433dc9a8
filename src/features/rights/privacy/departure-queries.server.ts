import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

export async function writeLeaving(db: Database, userId: number, leavesAt: Date | null): Promise<void> {
  await db.updateTable('users').set({ leaves_at: leavesAt }).where('id', '=', userId).execute()
}

/** When an account is to be erased, with its row locked until the transaction ends; null if it is gone. */
export async function lockLeaving(db: Database, userId: number): Promise<{ leavesAt: Date | null } | null> {
  const row = await db
    .selectFrom('users')
    .select('leaves_at as leavesAt')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Accounts whose days of grace are over. */
export async function dueAccounts(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('leaves_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('leaves_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether an account `u` is a psychic's who has earnings that were not paid. */
export const isOwed = sql<boolean>`exists (select from psychics p join ledger_accounts a on a.owner_id = p.id
  where p.user_id = u.id and a.unit = 'cent' and a.balance > 0
    and a.kind in ('psychic_earnings', 'psychic_pending', 'psychic_held'))`

/**
 * Whether erasure has to wait: for an undecided dispute, at most `disputeDays` after the account became due, for a
 * psychic's unpaid earnings, at most `earningsDays`, or for a pending payment, at most a day.
 */
export async function awaitsAnswer(
  db: Database,
  userId: number,
  { disputeDays, earningsDays }: { disputeDays: number; earningsDays: number },
): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`
    select exists (select from disputes d join consultations c on c.id = d.consultation_id
        join users u on u.id = c.client_id
        where c.client_id = ${userId} and d.status = 'pending' and u.leaves_at > app_now() - ${disputeDays} * interval '1 day')
      or exists (select from users u where u.id = ${userId} and ${isOwed}
        and u.leaves_at > app_now() - ${earningsDays} * interval '1 day')
      or exists (select from orders o where o.user_id = ${userId} and o.status = 'pending'
        and o.created_at > app_now() - interval '1 day') as awaits`.execute(db)
  return one(rows).awaits
}

/** Whether an e-mailed code to confirm the deletion is still open. */
export async function awaitsLeaveCode(db: Database, userId: number, now: Date): Promise<boolean> {
  const latest = await db
    .selectFrom('address_proofs')
    .select(['used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'leave')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest !== undefined && latest.used_at === null && latest.expires_at > now
}

/** An erased account: its number and creation time, so that a reused number is not mistaken for it. */
export interface ErasedAccount {
  id: number
  createdAt: string
}

/** In milliseconds as text, the same on every machine. */
const createdAt = sql<string>`to_char(users.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function erasedAccounts(db: Database): Promise<ErasedAccount[]> {
  return db
    .selectFrom('users')
    .select('id')
    .select(createdAt.as('createdAt'))
    .where('erased_at', 'is not', null)
    .orderBy('id')
    .execute()
}

/** Makes accounts of the list that exist again unerased due at once. */
export async function makeDueAgain(db: Database, erased: readonly ErasedAccount[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update users set leaves_at = least(leaves_at, ${now}) from
      unnest(${erased.map(({ id }) => id)}::bigint[], ${erased.map((one) => one.createdAt)}::text[]) as e (id, made)
      where users.id = e.id and ${createdAt} = e.made and erased_at is null
      returning users.id`.execute(db)
  return rows.map(({ id }) => id)
}
