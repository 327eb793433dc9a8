import type { Database } from '../../../platform/database/connect.ts'
import type { ChargebackState } from './rules.ts'

/** What the provider said of a dispute at its last reading. */
interface Facts {
  reason: string
  amount: number
  fee: number | null
  dueBy: Date | null
  answered: boolean
}

const columns = ['id', 'site_id as siteId', 'order_id as orderId', 'state', 'reason', 'amount', 'frozen'] as const

/** The chargeback of a dispute, locked; null if it is new. */
export async function lockDispute(db: Database, provider: string, dispute: string) {
  const row = await db
    .selectFrom('chargebacks')
    .select(columns)
    .$narrowType<{ state: ChargebackState }>()
    .where('provider', '=', provider)
    .where('provider_dispute', '=', dispute)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

interface NewChargeback extends Facts {
  siteId: number
  orderId: number
  provider: string
  dispute: string
  state: ChargebackState
  openedAt: Date
}

export async function insertChargeback(db: Database, of: NewChargeback): Promise<number> {
  const { id } = await db
    .insertInto('chargebacks')
    .values({
      site_id: of.siteId,
      order_id: of.orderId,
      provider: of.provider,
      provider_dispute: of.dispute,
      state: of.state,
      reason: of.reason,
      amount: of.amount,
      fee: of.fee,
      due_by: of.dueBy,
      answered: of.answered,
      opened_at: of.openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function keepFacts(db: Database, id: number, { dueBy, ...facts }: Facts): Promise<void> {
  await db
    .updateTable('chargebacks')
    .set({ ...facts, due_by: dueBy })
    .where('id', '=', id)
    .execute()
}

export async function keepState(
  db: Database,
  id: number,
  values: { state: ChargebackState; frozen?: number; settled_at?: Date; refunded?: number },
): Promise<void> {
  await db.updateTable('chargebacks').set(values).where('id', '=', id).execute()
}

/** Disputes that a provider may have news of. */
export async function listUnsettled(db: Database) {
  return db
    .selectFrom('chargebacks')
    .select(['provider', 'provider_dispute as dispute'])
    .where('state', 'in', ['open', 'inquiry'])
    .orderBy('id')
    .execute()
}

/** A chargeback of a site, locked; null for an unknown id. */
export async function lockChargeback(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('chargebacks')
    .select([...columns, 'provider', 'provider_dispute as dispute', 'answered', 'opened_at as openedAt'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The payments of a person that their bank disputes now, the latest first. */
export async function openOf(db: Database, userId: number) {
  return db
    .selectFrom('chargebacks as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.id', 'c.order_id as orderId', 'o.created_at as paidAt', 'c.amount', 'c.frozen'])
    .where('o.user_id', '=', userId)
    .where('c.state', '=', 'open')
    .orderBy('c.id', 'desc')
    .execute()
}

/** The person who paid an order, as letters address them; `email` is null for an erased account. */
export async function findPayer(db: Database, orderId: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.email', 'u.first_name as firstName', 'o.created_at as paidAt'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
}
