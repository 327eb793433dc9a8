import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  givenAt: z.iso.datetime(),
  source: z.enum(['psychic', 'reward']),
  clientId: z.int(),
  client: z.string(),
  psychicId: z.int().nullable(),
  psychic: z.string().nullable(),
  seconds: z.int(),
  left: z.int().describe('seconds that were not used; all of them while a room has the gift'),
  endsAt: z.iso.datetime(),
})

export type TimeGiftRow = z.output<typeof row>

export const timeGiftsResource = resource({
  name: 'time-gifts',
  summary: 'List minutes given to clients for one psychic: by psychics from their quota, or for points',
  can: 'payouts.hold',
  table: 'time_gifts',
  id: 'id',
  row,
  sorts: { id: 'id', givenAt: 'given_at' },
  sort: { by: 'givenAt', order: 'desc' },
  filters: {
    source: is('source', row.shape.source),
    clientId: is('client_id', rowId),
    psychicId: is('psychic_id', rowId),
    givenFrom: since('given_at'),
    givenTo: until('given_at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.client_id')
      .leftJoin('psychics as p', 'p.id', 'base.psychic_id')
      .select(['base.id', 'base.given_at as givenAt', 'base.source', 'u.id as clientId', 'u.first_name as client'])
      .select(['base.psychic_id as psychicId', 'p.name as psychic', 'base.seconds', 'base.left_seconds as left'])
      .select(['base.ends_at as endsAt']),
})
