import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { reasons } from './rules.ts'

const row = z.object({
  id: z.int(),
  lastAt: z.iso.datetime(),
  firstAt: z.iso.datetime(),
  clientId: z.int(),
  client: z.string(),
  clientSince: z.iso.datetime(),
  reason: z.enum(reasons),
  tries: z.int().describe('how often it was tried on that day'),
  amount: z.int().describe('cents of the last try'),
  found: z.int().describe('what the limit counts, with the last try: cents, pages, cards or accounts'),
  most: z.int().describe('what the limit allows'),
  allowedUntil: z.iso.datetime().nullable().describe('until when staff let the client buy'),
})

export type RefusedPurchaseRow = z.output<typeof row>

export const refusedPurchasesResource = resource({
  name: 'refused-purchases',
  summary: 'List purchases that were refused because of others before them, with the limit that they passed',
  can: 'purchases.allow',
  table: 'purchase_refusals',
  id: 'id',
  row,
  sorts: { id: 'id', lastAt: 'last_at' },
  sort: { by: 'lastAt', order: 'desc' },
  filters: {
    reason: is('reason', row.shape.reason),
    clientId: is('user_id', rowId),
    from: since('last_at'),
    to: until('last_at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.user_id')
      .leftJoin('purchase_allowances as a', 'a.user_id', 'base.user_id')
      .select(['base.id', 'base.last_at as lastAt', 'base.first_at as firstAt', 'u.id as clientId'])
      .select(['u.first_name as client', 'u.created_at as clientSince', 'base.reason', 'base.tries', 'base.amount'])
      .select(['base.found', 'base.most', 'a.until as allowedUntil']),
})
