import { sql } from 'kysely'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { countingCheck } from '../../house/compliance/checks.server.ts'
import { TAKEN_HOURS } from './rules.ts'

export const complaintChecks = [
  countingCheck('complaints.delay', ({ site, now }) => ({
    checked: sql`select count(*) from complaints where site_id = ${site.id} and answered_at is null`,
    broken: sql`select 'complaint:' || id as reference from complaints
      where site_id = ${site.id} and answered_at is null
        and (answer_by < ${now()} or (taken_at is null and made_at < ${later(now(), -TAKEN_HOURS * HOUR_MS)}))`,
  })),
]
