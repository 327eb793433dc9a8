import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { resource } from '../../house/backoffice/resource.server.ts'
import { lawKey } from '../reconciliation/open-reconciliation.server.ts'

const row = z.object({
  id: z.int(),
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  accounts: z.int().describe('accounts at the time of the request'),
  checked: z.int(),
  endedAt: z.iso.datetime().nullable(),
  faults: z.array(z.object({ kind: z.string(), id: z.int() })).describe('accounts, or transactions'),
  brokenSeals: z.array(z.string()).describe('days that differ from their seal, or whose seal is forged or missing'),
  brokenLaws: z.array(z.object({ law: lawKey, count: z.int() })).describe('laws of the money, checked over all rows'),
})

export type VerificationRow = z.output<typeof row>

export const verificationsResource = resource({
  name: 'verifications',
  summary: 'List the verifications of the whole ledger, with their progress',
  can: 'money.read',
  table: 'ledger_verifications',
  id: 'id',
  // All brands share one ledger.
  within: () => sql<SqlBool>`true`,
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {},
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.asked_by')
      .select(['base.id', 'base.asked_at as askedAt', 'u.first_name as askedBy', 'base.accounts', 'base.checked'])
      .select(['base.ended_at as endedAt', 'base.faults', 'base.broken_seals as brokenSeals'])
      .select('base.broken_laws as brokenLaws'),
})
