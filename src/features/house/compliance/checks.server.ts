import { type RawBuilder, sql } from 'kysely'
import type { ComplianceCheck, Finding, Visit } from '../../../app.ts'
import { one } from '../../../platform/database/one.ts'
import type { CheckId } from './texts.ts'

/** References that a finding tells at most; all are counted. */
const TOLD = 50

export const check = (id: CheckId, look: (visit: Visit) => Promise<Finding>): ComplianceCheck => ({ id, look })

/** The finding of a check that went through so many things and found some of them wrong. */
export const findingOf = (checked: number, broken: readonly string[]): Finding => ({
  kept: broken.length === 0,
  evidence: { checked, faults: broken.length },
  found: broken.slice(0, TOLD),
})

interface Rows {
  /** Selects how many rows are looked at, as one number. */
  checked: RawBuilder<unknown>
  /** Selects the `reference` of each that breaks the promise. */
  broken: RawBuilder<unknown>
}

/** A check by two queries. */
export const countingCheck = (id: CheckId, rowsOf: (visit: Visit) => Rows): ComplianceCheck =>
  check(id, async (visit) => {
    const { checked, broken } = rowsOf(visit)
    const { rows } = await sql<{ checked: number; faults: number; found: string[] }>`
      with broken as (${broken})
      select (${checked})::integer as checked, (select count(*) from broken)::integer as faults,
        array(select reference from broken order by reference limit ${TOLD}) as found`.execute(visit.db)
    const { found, ...evidence } = one(rows)
    return { kept: evidence.faults === 0, evidence, found }
  })
