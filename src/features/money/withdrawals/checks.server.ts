import { sql } from 'kysely'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { countingCheck } from '../../house/compliance/checks.server.ts'
import { REFUND_DAYS } from './rules.ts'

export const withdrawalChecks = [
  countingCheck('withdrawals.delay', ({ site, now }) => ({
    checked: sql`select count(*) from contract_withdrawals where site_id = ${site.id} and status = 'received'`,
    broken: sql`select 'withdrawal:' || id as reference from contract_withdrawals
      where site_id = ${site.id} and status = 'received' and declared_at < ${later(now(), -REFUND_DAYS * DAY_MS)}`,
  })),
]
