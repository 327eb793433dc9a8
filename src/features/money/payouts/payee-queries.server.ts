import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import { PAYEE_WAIT_HOURS, type PayeeState } from './payee.ts'

export async function findPayee(db: Database, psychicId: number) {
  const row = await db
    .selectFrom('psychic_payees')
    .select(['sealed', 'changed_at as changedAt', 'pays_from as paysFrom'])
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return row ?? null
}

export async function readPayeeState(db: Database, psychicId: number): Promise<PayeeState> {
  const { rows } = await sql<{ state: PayeeState }>`select payee_state(${psychicId}) as state`.execute(db)
  return one(rows).state
}

/** The account that waits for a second person. */
export async function findProposal(db: Database, psychicId: number) {
  const row = await db
    .selectFrom('payee_proposals as a')
    .leftJoin('users as u', 'u.id', 'a.asked_by')
    .select(['a.sealed', 'a.reason', 'a.asked_by as askedBy', 'a.asked_at as askedAt', 'u.first_name as by'])
    .where('a.psychic_id', '=', psychicId)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false if another account waits already */
export async function insertProposal(
  db: Database,
  psychicId: number,
  given: { siteId: number; sealed: Buffer; reason: string; by: number; at: Date },
): Promise<boolean> {
  const { siteId, sealed, reason, by, at } = given
  const rows = await db
    .insertInto('payee_proposals')
    .values({ psychic_id: psychicId, site_id: siteId, sealed, reason, asked_by: by, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('psychic_id')
    .execute()
  return rows.length > 0
}

export async function deleteProposal(db: StaffDatabase, psychicId: number): Promise<void> {
  await db.deleteFrom('payee_proposals').where('psychic_id', '=', psychicId).execute()
}

/**
 * Deletes the account that waits if the psychic gave it.
 * @returns it, or null if none of theirs waits
 */
export async function deleteOwnProposal(db: Database, psychicId: number, by: number): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('payee_proposals')
    .where('psychic_id', '=', psychicId)
    .where('asked_by', '=', by)
    .returning('sealed')
    .executeTakeFirst()
  return row?.sealed ?? null
}

/** @returns from when on the account is paid */
export async function writePayee(
  db: StaffDatabase,
  psychicId: number,
  payee: { sealed: Buffer; by: number; confirmedBy: number },
): Promise<Date> {
  const { rows } = await sql<{ paysFrom: Date }>`
    insert into psychic_payees as y (psychic_id, sealed, changed_at, changed_by, confirmed_by, pays_from)
    values (${psychicId}, ${payee.sealed}, app_now(), ${payee.by}, ${payee.confirmedBy},
      app_now() + ${PAYEE_WAIT_HOURS} * interval '1 hour')
    on conflict (psychic_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by, confirmed_by = excluded.confirmed_by, pays_from = excluded.pays_from
    returning pays_from as "paysFrom"`.execute(db)
  return one(rows).paysFrom
}

/** Where to write to a psychic: their account's address, or their application's; null if neither is left. */
export async function findPsychicAddress(db: Database, psychicId: number): Promise<string | null> {
  const row = await db
    .selectFrom('psychics as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('psychic_dossiers as d', 'd.psychic_id', 'p.id')
    .select((of) => of.fn.coalesce('u.email', 'd.email').as('email'))
    .where('p.id', '=', psychicId)
    .executeTakeFirst()
  return row?.email ?? null
}

/** All addresses of a psychic: their account's and their application's. */
export async function findPsychicAddresses(db: Database, psychicId: number): Promise<string[]> {
  const row = await db
    .selectFrom('psychics as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('psychic_dossiers as d', 'd.psychic_id', 'p.id')
    .select(['u.email as own', 'd.email as given'])
    .where('p.id', '=', psychicId)
    .executeTakeFirst()
  return [row?.own, row?.given].filter((email) => typeof email === 'string')
}
