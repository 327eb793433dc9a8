import { sql } from 'kysely'
import { countingCheck } from '../compliance/checks.server.ts'

/** The log is one chain for all sites. */
export const staffChecks = [
  countingCheck('audit.chain', () => ({
    checked: sql`select count(*) from audit_log`,
    broken: sql`select 'audit:' || id as reference from audit_faults() as id`,
  })),
]
