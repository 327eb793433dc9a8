import { sql } from 'kysely'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { countingCheck } from '../../house/compliance/checks.server.ts'
import { DECIDE_HOURS } from './hold-rules.ts'

/** The job that settles what nobody decided runs within this hour. */
const SETTLED_WITHIN_HOURS = 1

export const careChecks = [
  countingCheck('care.delay', ({ site, now }) => ({
    checked: sql`select (select count(*) from care_alerts where site_id = ${site.id} and closed_at is null)
      + (select count(*) from care_holds where site_id = ${site.id} and settled_at is null)`,
    broken: sql`select 'care-alert:' || id as reference from care_alerts
        where site_id = ${site.id} and closed_at is null and raised_at < ${later(now(), -DECIDE_HOURS * HOUR_MS)}
      union all select 'care-hold:' || consultation_id from care_holds
        where site_id = ${site.id} and settled_at is null
          and default_at < ${later(now(), -SETTLED_WITHIN_HOURS * HOUR_MS)}`,
  })),
]
