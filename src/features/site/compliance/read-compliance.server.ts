import type { ComplianceCheck, Finding, Visit } from '../../../app.ts'
import { type CheckId, evidenceTexts, promises } from '../../house/compliance/texts.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import type { ViewedFinding } from './contract.server.ts'

const labels: Readonly<Record<string, string>> = evidenceTexts.entries
const UNTOLD: Finding = { kept: null, evidence: {}, found: [] }

/** What every feature’s checks find now, in the order of the features. @throws {Refusal} as staffOf */
export async function readCompliance(visit: Visit): Promise<ViewedFinding[]> {
  staffOf(visit, 'audit.read')
  const findings: ViewedFinding[] = []
  // One after the other: each may read whole tables.
  for (const one of visit.app.declared.checks) findings.push(view(visit, one, await lookAt(visit, one)))
  return findings
}

/** A check that fails says nothing about what it checks. */
async function lookAt(visit: Visit, { id, look }: ComplianceCheck): Promise<Finding> {
  try {
    return await look(visit)
  } catch (thrown) {
    visit.app.log.error({ err: thrown, check: id, requestId: visit.requestId }, 'check failed')
    return UNTOLD
  }
}

const view = ({ now }: Visit, { id }: ComplianceCheck, { kept, evidence, found }: Finding): ViewedFinding => ({
  id,
  promise: promises.entries[`${id as CheckId}.promise`],
  basis: promises.entries[`${id as CheckId}.basis`],
  state: kept === null ? 'unknown' : kept ? 'kept' : 'broken',
  at: now().toISOString(),
  evidence: Object.entries(evidence).map(([name, value]) => ({ name: labels[name] ?? name, value })),
  found: [...found],
})
