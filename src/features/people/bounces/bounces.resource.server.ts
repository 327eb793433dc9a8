import { sql } from 'kysely'
import { z } from 'zod'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

/** The address itself is not stored: two rows with the same mark are the same address on one site. */
const row = z.object({
  id: z.int(),
  mark: z.string().describe('The beginning of the address’s digest'),
  status: z.int().describe('SMTP status code of the refusal'),
  at: z.iso.datetime().describe('Time of the first refusal'),
})

export type BounceRow = z.output<typeof row>

export const bouncesResource = resource({
  name: 'bounces',
  summary: 'Addresses whose servers refuse the site’s mails',
  can: 'clients.read',
  table: 'mail_bounces',
  id: 'id',
  row,
  sorts: { id: 'id', at: 'at' },
  sort: { by: 'at', order: 'desc' },
  filters: {
    status: is('status', z.coerce.number().int().min(1).max(999)),
    from: since('at'),
    to: until('at'),
  },
  read: (base) =>
    base
      .select(['base.id', 'base.status', 'base.at'])
      .select(sql<string>`left(encode(base.address_hash, 'hex'), 8)`.as('mark'))
      .$narrowType<{ id: number }>(),
})
