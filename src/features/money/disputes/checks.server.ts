import { sql } from 'kysely'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { countingCheck } from '../../house/compliance/checks.server.ts'
import { ANSWER_HOURS } from './rules.ts'

export const disputeChecks = [
  countingCheck('disputes.delay', ({ site, now }) => ({
    checked: sql`select count(*) from disputes where site_id = ${site.id} and status = 'pending'`,
    broken: sql`select 'dispute:' || consultation_id as reference from disputes
      where site_id = ${site.id} and status = 'pending' and opened_at < ${later(now(), -ANSWER_HOURS * HOUR_MS)}`,
  })),
]
