import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface KeptFree {
  appointmentId: number
  clientId: number
  startsAt: Date
  /** The most that a minute costs, in cents. */
  pricePerMinute: number
}

/** Whether a psychic `p` is kept free for somebody else than this person. The database's kept_free is the only rule. */
export const isKeptFromOthers = (userId: number) =>
  sql<boolean>`exists (select from kept_free(p.id) k where k.client_id <> ${userId})`

/** The appointment for which a psychic is kept free at this moment, if any. */
export async function keptFreeNow(db: Database, psychicId: number): Promise<KeptFree | null> {
  const { rows } = await sql<KeptFree>`
    select id as "appointmentId", client_id as "clientId", starts_at as "startsAt", price_per_minute as "pricePerMinute"
    from kept_free(${psychicId})`.execute(db)
  return rows[0] ?? null
}

/** The request that a client made for an appointment at its hour: the last one counts. */
export async function tieRequest(db: Database, appointmentId: number, consultationId: number): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ consultation_id: consultationId, client_came_at: sql<Date>`coalesce(client_came_at, app_now())` })
    .where('id', '=', appointmentId)
    .execute()
}

/**
 * When a psychic has an appointment with somebody else than this client within ten minutes, or just now: their room is
 * told, and never cut.
 */
export async function expectedElsewhere(db: Database, psychicId: number, clientId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('appointments')
    .select('starts_at as startsAt')
    .where('psychic_id', '=', psychicId)
    .where('client_id', '<>', clientId)
    .where('state', '=', 'confirmed')
    .where('starts_at', '<=', sql<Date>`app_now() + interval '10 minutes'`)
    .orderBy('starts_at')
    .executeTakeFirst()
  return row?.startsAt ?? null
}
