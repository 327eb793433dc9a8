import { sql } from 'kysely'
import { ifGiven } from '../../../platform/database/if-given.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

/** Search criteria: exactly one of them. */
export interface Sought {
  id?: number
  emailKey?: string
  /** In E.164. */
  phone?: string
  /** The last digits of a number; with an `id`, either may match. */
  phoneEnd?: string
  name?: string
}

/** Fewer digits would match too many clients. */
const END_LEAST = 4

/** Ids of clients whose telephone ends with these digits, and the client with this id. */
const ended = ({ phoneEnd = '', id = 0 }: Sought) => sql<number[]>`${id}::bigint || array(
  select user_id from phone_numbers where length(${phoneEnd}) >= ${END_LEAST}
    and right(number, 4) = right(${phoneEnd}, 4) and right(number, length(${phoneEnd})) = ${phoneEnd})`

/** Clients of a site, newest first. */
export async function findClients(db: StaffDatabase, siteId: number, sought: Sought, limit: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('phone_numbers as n', 'n.user_id', 'u.id')
    .select(['u.id', 'u.first_name', 'u.email', 'u.email_proved_at', 'u.created_at', 'n.number'])
    .where('u.site_id', '=', siteId)
    .where('u.role', '=', 'client')
    .$call(ifGiven(sought.phoneEnd === undefined ? sought.id : undefined, (q, id) => q.where('u.id', '=', id)))
    .$if(sought.phoneEnd !== undefined, (q) => q.where(sql<boolean>`u.id = any(${ended(sought)})`))
    .$call(ifGiven(sought.emailKey, (q, emailKey) => q.where('u.email_key', '=', emailKey)))
    .$call(ifGiven(sought.phone, (q, phone) => q.where('n.number', '=', phone)))
    .$call(
      ifGiven(sought.name, (q, name) => q.where(sql<string>`lower(u.first_name)`, '=', sql<string>`lower(${name})`)),
    )
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()
}

/** The consultations of a client with their cost, newest first, without messages. */
export async function listBilled(db: StaffDatabase, clientId: number, limit: number) {
  return db
    .selectFrom('consultations as c')
    .innerJoin('psychics as p', 'p.id', 'c.psychic_id')
    .leftJoin('receipts as r', 'r.consultation_id', 'c.id')
    .leftJoin('disputes as d', 'd.consultation_id', 'c.id')
    .select(['c.id', 'c.requested_at', 'c.status', 'p.name as psychic', 'r.seconds', 'r.total', 'd.status as dispute'])
    .where('c.client_id', '=', clientId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
}

export async function setDevelops(db: StaffDatabase, id: number, allowed: boolean): Promise<void> {
  await db.updateTable('users').set({ can_develop: allowed }).where('id', '=', id).execute()
}

export async function readDevelops(db: StaffDatabase, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('can_develop').where('id', '=', id).executeTakeFirstOrThrow()
  return row.can_develop
}
