import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv/csv.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import type { ViewedFinding } from './contract.server.ts'
import { readCompliance } from './read-compliance.server.ts'
import { texts } from './texts.ts'

interface Taken {
  body: string
  digest: string
  broken: number
}

/**
 * The findings as a file. The log keeps the SHA-256 of its bytes, so that a file that is shown later can be told from one
 * that was changed.
 * @throws {Refusal} as asStaff
 */
export async function takeCompliance(outer: Visit): Promise<Response> {
  const about = ({ digest, broken }: Taken) => ({ subject: 'compliance', details: { digest, broken } })
  const { body } = await asStaff(outer, 'compliance.take', about, async (): Promise<Taken> => {
    const findings = await readCompliance(outer)
    const body = fileOf(outer, findings)
    const digest = createHash('sha256').update(body).digest('hex')
    return { body, digest, broken: findings.filter(({ state }) => state === 'broken').length }
  })
  const name = `conformite-${outer.site.id}-${dayInParis(outer.now())}.csv`
  return attachment(body, { type: 'text/csv; charset=utf-8', name })
}

function fileOf({ site }: Visit, findings: readonly ViewedFinding[]): string {
  const { entries: t } = texts
  const lines = findings.map(({ id, promise, basis, state, at, evidence, found }) => [
    site.label,
    id,
    promise,
    basis,
    t[`state.${state}`],
    at,
    evidence.map(({ name, value }) => `${name}\u00a0: ${value}`).join(' | '),
    found.join(' '),
  ])
  const heads = [t.site, t.check, t.promise, t.basis, t.state, t.at, t.evidence, t.found]
  return BYTE_ORDER_MARK + [heads, ...lines].map(csvLine).join('')
}
