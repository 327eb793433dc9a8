import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

interface Place {
  siteId: number
  /** The day in Paris. */
  day: string
}

/** Clients of a site whose latest answer asks for the mail of their day, and who have not got this day's, by id. */
export async function listDue(db: Database, { siteId, day }: Place, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with answers as (
      select distinct on (user_id) user_id, agreed from consent_proofs
      where type = 'OWN_TODAY' and user_id > ${after} order by user_id, id desc
    )
    select u.id from answers a join users u on u.id = a.user_id left join own_day_mails m on m.user_id = u.id
    where a.agreed and u.site_id = ${siteId} and u.erased_at is null
      and (m.mailed_on is null or m.mailed_on < ${day}::date)
    order by u.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Claims the mail of a day; false if it was claimed before. Simultaneous claims wait for each other. */
export async function claimDay(db: Database, userId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into own_day_mails as m (user_id, mailed_on) values (${userId}, ${day}::date)
    on conflict (user_id) do update set mailed_on = excluded.mailed_on where m.mailed_on < excluded.mailed_on
    returning m.user_id`.execute(db)
  return rows.length === 1
}
