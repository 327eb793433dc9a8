import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../staff/as-staff.server.ts'
import type { Service } from './rules.ts'

export interface Halt {
  siteId: number
  service: Service
  reason: string
  begunAt: Date
}

/** Halts of all sites. */
export function listHalts(db: Database): Promise<Halt[]> {
  return db
    .selectFrom('halts')
    .select(['site_id as siteId', 'service', 'reason', 'begun_at as begunAt'])
    .$narrowType<{ service: Service }>()
    .execute()
}

/** @returns whether it was not halted before */
export async function insertHalt(db: StaffDatabase, halt: Halt & { begunBy: number }): Promise<boolean> {
  const { siteId, service, reason, begunBy, begunAt } = halt
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('halts')
    .values({ site_id: siteId, service, reason, begun_by: begunBy, begun_at: begunAt })
    .onConflict((already) => already.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns whether it was halted until now */
export async function deleteHalt(db: StaffDatabase, siteId: number, service: Service): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('halts')
    .where('site_id', '=', siteId)
    .where('service', '=', service)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
