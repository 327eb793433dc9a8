import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { resource } from '../../house/backoffice/resource.server.ts'
import { hex } from './queries.server.ts'

const row = z.object({
  id: z.int(),
  day: z.iso.date(),
  transactions: z.int().describe('transactions not covered by an earlier seal; before migration 175, all accounts'),
  lastTransaction: z.int().describe('the last transaction covered'),
  root: z.string().describe('Merkle root over what the seal covers'),
  previous: z.string().describe('the seal of the day before'),
  keyId: z.string().describe('id of the key that made it'),
  seal: z.string(),
  sealedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable().describe('when it was last recomputed'),
  fault: z.enum(['missing', 'link', 'key', 'seal', 'content', 'kept']).nullable().describe('the fault found then'),
})

export type CheckpointRow = z.output<typeof row>

export const checkpointsResource = resource({
  name: 'checkpoints',
  summary: 'List the daily seals over the ledger; export the list to store it elsewhere',
  can: 'money.read',
  table: 'day_seals',
  id: 'id',
  // All brands share one ledger.
  within: () => sql<SqlBool>`base.chain = 'ledger'`,
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: {},
  read: (base) =>
    base
      .leftJoin('seal_checks as c', (join) => join.onRef('c.chain', '=', 'base.chain').onRef('c.day', '=', 'base.day'))
      .select(['base.id', 'base.day', 'base.count as transactions', 'base.last_id as lastTransaction'])
      .select([hex('base.root').as('root'), hex('base.previous').as('previous'), 'base.key_id as keyId'])
      .select([hex('base.seal').as('seal'), 'base.sealed_at as sealedAt', 'c.checked_at as checkedAt', 'c.fault'])
      .$narrowType<{ id: number }>(),
})
