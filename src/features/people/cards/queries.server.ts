import type { Database } from '../../../platform/database/connect.ts'

/** The number of a client at a payment provider, if they have one there. */
export async function findCustomer(db: Database, userId: number, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customer ?? null
}

/** Once for a client and provider. */
export async function insertCustomer(
  db: Database,
  { userId, ...of }: { userId: number; provider: string; customer: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({ ...of, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Numbers at providers of clients whose accounts are erased. */
export async function listErasedCustomers(db: Database) {
  return db
    .selectFrom('payment_customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id as userId', 'c.provider', 'c.customer'])
    .where('u.erased_at', 'is not', null)
    .limit(1000)
    .execute()
}

export async function deleteCustomer(db: Database, userId: number, provider: string): Promise<void> {
  await db.deleteFrom('payment_customers').where('user_id', '=', userId).where('provider', '=', provider).execute()
}
