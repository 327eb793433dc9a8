import type { Database } from '../../../platform/database/connect.ts'

export interface EntryRow {
  code: string
  enteredAt: Date
}

export async function findEntry(db: Database, lotteryId: number, userId: number): Promise<EntryRow | null> {
  const row = await db
    .selectFrom('lottery_entries')
    .select(['code', 'entered_at as enteredAt'])
    .where('lottery_id', '=', lotteryId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

interface NewEntry {
  lotteryId: number
  userId: number
  code: string
  personHash: Buffer
  at: Date
}

/** Once an account and once a mailbox: nothing happens to a second. */
export async function insertEntry(db: Database, { lotteryId, userId, code, personHash, at }: NewEntry): Promise<void> {
  await db
    .insertInto('lottery_entries')
    .values({ lottery_id: lotteryId, user_id: userId, code, person_hash: personHash, entered_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteEntry(db: Database, lotteryId: number, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('lottery_entries')
    .where('lottery_id', '=', lotteryId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function codesIn(db: Database, lotteryId: number): Promise<string[]> {
  const rows = await db.selectFrom('lottery_entries').select('code').where('lottery_id', '=', lotteryId).execute()
  return rows.map(({ code }) => code)
}

export interface Winner {
  userId: number
  firstName: string
  /** null unless it is proved. */
  email: string | null
}

/** Who has a code, unless they left, are leaving or are blocked. */
export async function findWinner(db: Database, lotteryId: number, code: string): Promise<Winner | null> {
  const row = await db
    .selectFrom('lottery_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['u.id as userId', 'u.first_name as firstName', 'u.email', 'u.email_proved_at as provedAt'])
    .where('e.lottery_id', '=', lotteryId)
    .where('e.code', '=', code)
    .where('u.suspended_at', 'is', null)
    .where('u.leaves_at', 'is', null)
    .where('u.erased_at', 'is', null)
    .forUpdate('u')
    .executeTakeFirst()
  return row ? { userId: row.userId, firstName: row.firstName, email: row.provedAt ? row.email : null } : null
}

/** Deletes what links codes to accounts, of lotteries drawn before a moment. */
export async function forgetEntries(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('lottery_entries')
    .where('lottery_id', 'in', (of) => of.selectFrom('lotteries').select('id').where('drawn_at', '<=', before))
    .execute()
}
