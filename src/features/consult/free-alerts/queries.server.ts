import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { freeOnChat } from '../psychics/queries.server.ts'

/** Asking again extends an alert to its full length. */
export async function writeAlert(
  db: Database,
  alert: { userId: number; psychicId: number; askedAt: Date; expiresAt: Date },
): Promise<void> {
  const times = { asked_at: alert.askedAt, expires_at: alert.expiresAt }
  await db
    .insertInto('free_alerts')
    .values({ user_id: alert.userId, psychic_id: alert.psychicId, ...times })
    .onConflict((conflict) => conflict.columns(['user_id', 'psychic_id']).doUpdateSet(times))
    .execute()
}

export async function removeAlert(db: Database, userId: number, psychicId: number): Promise<void> {
  await db.deleteFrom('free_alerts').where('user_id', '=', userId).where('psychic_id', '=', psychicId).execute()
}

/** When this person's alert for this psychic expires; null if there is none. */
export async function findAlert(db: Database, userId: number, psychicId: number, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('free_alerts')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('psychic_id', '=', psychicId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** Deletes all alerts of a person. */
export async function removeAlerts(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('free_alerts').where('user_id', '=', userId).execute()
}

export async function removeExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('free_alerts').where('expires_at', '<=', now).execute()
}

export interface DueAlert {
  siteId: number
  userId: number
  psychicId: number
  askedAt: Date
  email: string
  /** A proved mobile number, if the person chose texts. */
  phone: string | null
  firstName: string
  name: string
  slug: string
  pricePerMinute: number
}

/**
 * Takes the alerts whose psychic is free on the person's own site, oldest first. Skips those that another node is
 * taking; those taken are deleted unless this transaction fails.
 */
export async function takeDue(db: Database, limit: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select a.user_id, a.psychic_id, a.asked_at, u.site_id, u.email,
        case when u.chosen_contact = 'sms' then ph.number end as phone, u.first_name, p.name, p.slug, l.price_per_minute
      from free_alerts a
      join users u on u.id = a.user_id and u.email_proved_at is not null
      left join phone_numbers ph on ph.user_id = u.id
      join psychics p on p.id = a.psychic_id
      join psychic_listings l on l.psychic_id = p.id and l.site_id = u.site_id
      join presences pr on pr.psychic_id = p.id
      where ${freeOnChat}
      order by a.asked_at limit ${limit}
      for update of a skip locked
    ), taken as (
      delete from free_alerts a using due where a.user_id = due.user_id and a.psychic_id = due.psychic_id
    )
    select site_id as "siteId", user_id as "userId", psychic_id as "psychicId", asked_at as "askedAt", email, phone, first_name as "firstName", name, slug, price_per_minute as "pricePerMinute"
    from due`.execute(db)
  return rows
}
