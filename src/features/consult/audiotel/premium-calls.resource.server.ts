import { sql } from 'kysely'
import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { outcomes } from './rules.ts'

const seconds = z.int().nullable()
const row = z.object({
  id: z.int(),
  announcedAt: z.iso.datetime(),
  state: z.enum(['announced', 'ringing', 'connected', 'over']),
  outcome: z.enum(outcomes).nullable(),
  psychicId: z.int().nullable(),
  psychic: z.string().nullable(),
  waited: seconds.describe('From the code to the connection'),
  ownSeconds: seconds.describe('By our own events; null if one was lost'),
  operatorSeconds: seconds,
  seconds: seconds.describe('What is counted'),
  payback: z.int().describe('Cents that the operator owes, VAT included'),
  share: z.int().describe('Cents, the psychic’s'),
  helped: z.boolean().describe('Whether the caller asked for help'),
})

export const premiumCallsResource = resource({
  name: 'premium-calls',
  summary: 'List the calls to the premium-rate number, with delays, failures, both counts of seconds and the payback',
  can: 'psychics.manage',
  table: 'premium_calls',
  id: 'id',
  row,
  sorts: { id: 'id', announcedAt: 'announced_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    outcome: is('outcome', row.shape.outcome.unwrap()),
    psychicId: is('psychic_id', rowId),
    announcedFrom: since('announced_at'),
    announcedTo: until('announced_at'),
  },
  read: (base) =>
    base
      .leftJoin('psychics as p', 'p.id', 'base.psychic_id')
      .select(['base.id', 'base.announced_at as announcedAt', 'base.state', 'base.outcome', 'base.seconds'])
      .select(['base.psychic_id as psychicId', 'p.name as psychic', 'base.own_seconds as ownSeconds'])
      .select(['base.operator_seconds as operatorSeconds', 'base.payback', 'base.share', 'base.helped'])
      .select(sql<number | null>`round(extract(epoch from base.connected_at - base.rung_at))::integer`.as('waited')),
})
