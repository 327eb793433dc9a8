import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Excess, Seen } from './rules.ts'

/** A purchase with the keyed digests of where it is made. */
export interface Purchase {
  clientId: number
  /** Cents. */
  amount: number
  reference: string
  device: Buffer
  network: Buffer
}

interface Since {
  hour: Date
  open: Date
  day: Date
  week: Date
}

/** What is known of an account that wants to buy. The purchase itself, tried again, is not counted. */
export async function readSeen(db: Database, of: Purchase, since: Since, now: Date): Promise<Seen> {
  const { rows } = await sql<Seen>`
    with own as (
      select o.amount, o.status, o.refusal, o.created_at, m.card_hash
      from orders o left join order_marks m on m.order_id = o.id
      where o.user_id = ${of.clientId} and o.created_at > ${since.week} and o.provider_reference <> ${of.reference})
    select
      u.created_at as "createdAt",
      (select min(o.created_at) from orders o where o.user_id = u.id and o.status = 'paid') as "firstPaidAt",
      exists (select from phone_numbers n where n.user_id = u.id and n.proved_at is not null) as "hasMobile",
      exists (select from purchase_allowances a where a.user_id = u.id and a.until > ${now}) as "isAllowed",
      (select coalesce(sum(amount), 0)::bigint from own where (status = 'paid' and created_at > ${since.day})
        or (status = 'pending' and created_at > ${since.open})) as amount,
      (select count(*)::int from own where created_at > ${since.hour}) as pages,
      (select count(*)::int from own where refusal = 'declined' and created_at > ${since.day}) as declined,
      (select count(*)::int from own where refusal = 'fraud') as fraud,
      (select count(distinct card_hash)::int from own) as cards,
      (select coalesce(max(accounts), 0)::int from (
        select count(distinct m.user_id) as accounts from order_marks m
        where m.card_hash in (select card_hash from own) and m.opened_at > ${since.week}
        group by m.card_hash) cards) as "sharedCard",
      (select count(distinct m.user_id)::int from order_marks m where m.device_hash = ${of.device}
        and m.opened_at > ${since.week} and m.user_id <> u.id) as device,
      (select count(distinct m.user_id)::int from order_marks m join users other on other.id = m.user_id
        where m.network_hash = ${of.network} and m.opened_at > ${since.hour} and m.user_id <> u.id
        and other.created_at > ${since.day} and not exists (
          select from phone_numbers n where n.user_id = m.user_id and n.proved_at is not null)) as network
    from users u where u.id = ${of.clientId}`.execute(db)
  return one(rows)
}

/** The payments of an account that are still open at a provider. */
export const listOpenPages = (db: Database, clientId: number, provider: string) =>
  db
    .selectFrom('orders')
    .select('provider_reference as reference')
    .where('user_id', '=', clientId)
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .execute()

/** Counts one more refusal of the account on that day for that reason. */
export async function keepRefusal(
  db: Database,
  {
    siteId,
    clientId,
    amount,
    excess,
    at,
  }: { siteId: number; clientId: number; amount: number; excess: Excess; at: Date },
): Promise<void> {
  const { reason, found, most } = excess
  await sql`insert into purchase_refusals as r
      (site_id, user_id, day, reason, amount, found, most, first_at, last_at)
    values (${siteId}, ${clientId}, (${at}::timestamptz at time zone 'Europe/Paris')::date, ${reason}, ${amount},
      ${found}, ${most}, ${at}, ${at})
    on conflict (user_id, day, reason) do update set
      tries = r.tries + 1, amount = excluded.amount, found = excluded.found, most = excluded.most,
      last_at = greatest(r.last_at, excluded.last_at)`.execute(db)
}

export async function deleteRefusals(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('purchase_refusals').where('last_at', '<', before).execute()
}

/** The client of a refused purchase of a site; null if there is none. */
export async function findRefused(db: Database, siteId: number, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('purchase_refusals')
    .select('user_id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function writeAllowance(
  db: StaffDatabase,
  { clientId, until, by }: { clientId: number; until: Date; by: number },
): Promise<void> {
  await db
    .insertInto('purchase_allowances')
    .values({ user_id: clientId, until, allowed_by: by })
    .onConflict((again) => again.column('user_id').doUpdateSet({ until, allowed_by: by }))
    .execute()
}

export async function deleteAllowances(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('purchase_allowances').where('until', '<', before).execute()
}
