import { sql } from 'kysely'
import type { StaffVisit } from './as-staff.server.ts'

/** Cents above which two people of the staff must agree. The database says so too. */
const ONE_PERSON_MOST = 10_000

/**
 * Adds an amount to what a member of staff has given away alone today (Paris); false, without counting it, if that
 * exceeds the limit, so a second person must agree. Concurrent decisions wait for the row.
 */
export async function claimAlone({ db }: Pick<StaffVisit, 'db'>, staffId: number, cents: number): Promise<boolean> {
  if (cents > ONE_PERSON_MOST) return false
  const { rows } = await sql`
    insert into staff_refunds as r (staff_id, day, cents)
    values (${staffId}, (app_now() at time zone 'Europe/Paris')::date, ${cents})
    on conflict (staff_id, day) do update set cents = r.cents + excluded.cents
      where r.cents + excluded.cents <= ${ONE_PERSON_MOST}
    returning staff_id`.execute(db)
  return rows.length > 0
}
