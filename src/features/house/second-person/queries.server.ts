import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { AwaitingList } from './rules.ts'

/** Proposals of a site that wait for a second person, by list, without those that this member of staff proposed. */
export async function countAwaiting(
  db: Database,
  siteId: number,
  staffId: number,
): Promise<Record<AwaitingList, number>> {
  const { rows } = await sql<Record<AwaitingList, number>>`
    select
      (select count(*) from dispute_answers a join consultations c on c.id = a.consultation_id
        where a.settled_at is null and a.decided_by <> ${staffId} and c.site_id = ${siteId})::int as disputes,
      (select count(*) from contract_withdrawals
        where status = 'received' and decided_by <> ${staffId} and site_id = ${siteId})::int as withdrawals,
      (select count(*) from care_holds
        where settled_at is null and decided_by <> ${staffId} and site_id = ${siteId})::int as "care-alerts",
      (select count(*) from payee_proposals where asked_by <> ${staffId} and site_id = ${siteId})::int as psychics,
      (select count(*) from campaigns
        where state = 'proposed' and planned_by <> ${staffId} and site_id = ${siteId})::int as campaigns`.execute(db)
  return one(rows)
}
