import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { CapKind, Left, Period } from './rules.ts'

export interface Cap {
  kind: CapKind
  /** Cents, or minutes; null for none. */
  cap: number | null
  /** The raise that waits, if one does; `to` is null for no cap at all. */
  raise: { to: number | null; at: Date } | null
}

/** The caps that a client has or asked for; one that was never set is absent. */
export async function listCaps(db: Database, userId: number): Promise<Cap[]> {
  const { rows } = await sql<{ kind: CapKind; cap: number | null; to: number | null; at: Date | null }>`
    select c.kind, h.cap, c.raised_to as to, case when c.raised_at > app_now() then c.raised_at end as at
    from budget_caps c join budget_caps_of(${userId}) h on h.kind = c.kind where c.user_id = ${userId}`.execute(db)
  return rows.map(({ kind, cap, to, at }) => ({ kind, cap, raise: at && { to, at } }))
}

export interface Spent {
  period: Period
  /** Cents of paid credit that went to consultations, or are reserved for one. */
  consulted: number
  /** Cents of orders, paid or still open. */
  bought: number
  /** When the period ends. */
  until: Date
}

/** What was spent in each current period. */
export async function listSpent(db: Database, userId: number, periods: readonly Period[]): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    select p.kind as period, budget_consulted(${userId}, budget_from(p.kind, app_now())) as consulted,
      budget_bought(${userId}, p.kind, app_now(), null) as bought, budget_until(p.kind, app_now()) as until
    from unnest(${[...periods]}::text[]) with ordinality as p (kind, place) order by p.place`.execute(db)
  return rows
}

/** What the caps leave for consultations; null without a cap. */
export async function leftToConsult(db: Database, userId: number): Promise<Left | null> {
  const { rows } = await sql<Left>`select cents, period from budget_left(${userId})`.execute(db)
  return rows[0] ?? null
}

/** What the caps leave for purchases, apart from the order with this reference; null without a cap. */
export async function leftToBuy(
  db: Database,
  userId: number,
  at: Date,
  reference: string | null,
): Promise<Left | null> {
  const { rows } = await sql<Left>`
    select cents, period from budget_left_to_buy(${userId}, ${at}, ${reference})`.execute(db)
  return rows[0] ?? null
}

/** Whether a client has chosen caps, or to have none. */
export async function hasChosen(db: Database, userId: number): Promise<boolean> {
  return (
    (await db.selectFrom('budgets').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
  )
}

/** Records the choice of a client who sets no cap. */
export async function insertChoice(db: Database, userId: number): Promise<void> {
  await sql`select budget_open(${userId})`.execute(db)
}

/** Sets a cap, or asks for a higher one, as the database decides. */
export async function writeCap(db: Database, userId: number, kind: CapKind, cap: number | null): Promise<void> {
  await sql`select budget_set(${userId}, ${kind}, ${cap})`.execute(db)
}

/** Drops a waiting raise; false if there is none. */
export async function dropRaise(db: Database, userId: number, kind: CapKind): Promise<boolean> {
  const { rows } = await sql<{ dropped: boolean }>`select budget_keep(${userId}, ${kind}) as dropped`.execute(db)
  return one(rows).dropped
}
