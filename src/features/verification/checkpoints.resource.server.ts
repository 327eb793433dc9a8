import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { resource } from '../backoffice/resource.server.ts'
import { hex } from './queries.server.ts'

const row = z.object({
  id: z.int(),
  day: z.iso.date(),
  accounts: z.int(),
  digest: z.string().describe('of the ends of all chains'),
  seal: z.string(),
  sealedAt: z.iso.datetime(),
})

export type CheckpointRow = z.output<typeof row>

export const checkpointsResource = resource({
  name: 'checkpoints',
  summary: 'Seals of the ends of all chains, one for each day.',
  can: 'money.read',
  table: 'ledger_checkpoints',
  id: 'id',
  // There is one ledger for all brands.
  within: () => sql<SqlBool>`true`,
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {},
  read: (base) =>
    base
      .select(['base.id', 'base.day', 'base.accounts', 'base.sealed_at as sealedAt'])
      .select([hex('base.heads_digest').as('digest'), hex('base.seal').as('seal')])
      .$narrowType<{ id: number }>(),
})
