import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'

const access = may('audit.read')

const finding = z.object({
  id: z.string(),
  promise: z.string(),
  basis: z.string().describe('The law or the promise of the house that it comes from'),
  state: z.enum(['kept', 'broken', 'unknown']),
  at: z.iso.datetime(),
  evidence: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string()]) })),
  found: z.array(z.string()).describe('References of what breaks the promise, 50 at most; no name of a person'),
})
export type ViewedFinding = z.output<typeof finding>

export const complianceContract = contract({
  readCompliance: {
    method: 'GET',
    path: '/api/admin/compliance',
    summary: 'Check now, on this site, what the law asks and the house promises, each with its evidence',
    access,
    output: z.object({ findings: z.array(finding) }),
    refusals: [],
  },
  takeCompliance: {
    method: 'POST',
    path: '/api/admin/compliance/file',
    summary: 'Check now, and download the findings for a regulator with their digest, which is logged',
    access,
    output: z.object({}),
    file: 'text/csv',
    refusals: ['stepUpNeeded'],
  },
})
