import { sql } from 'kysely'
import { z } from 'zod'
import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { RISE_DAYS } from './price-rules.ts'

const row = z.object({
  id: z.int(),
  psychicId: z.int(),
  psychic: z.string(),
  pricePerMinute: z.int().describe('cents, VAT included'),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable().describe('null for the present price'),
  lowest: z.int().nullable().describe('lowest price of the 30 days before, cents; null for the first price'),
  rise: z.int().nullable().describe('whole percent over the lowest; negative for a reduction'),
  setBy: z.string().nullable(),
  reason: z.string().nullable(),
})

export type PriceRow = z.output<typeof row>

const sameList = sql`h.psychic_id = base.psychic_id and h.site_id = base.site_id`

/** The lowest price in force during the days before this one, including the one in force at their start. */
const lowest = sql<number | null>`(
  select min(h.price_per_minute) from psychic_prices h where ${sameList} and h.since < base.since
    and h.since >= coalesce((select max(h.since) from psychic_prices h where ${sameList}
      and h.since <= base.since - ${RISE_DAYS} * interval '1 day'), '-infinity'))`

const rise = sql<number | null>`
  round((base.price_per_minute - ${lowest}) * 100.0 / nullif(${lowest}, 0))::integer`
const replacedAt = sql<Date | null>`(
  select min(h.since) from psychic_prices h where ${sameList} and h.since > base.since)`

export const pricesResource = resource({
  name: 'prices',
  summary: 'List every price per minute that psychics had on the site, with its rise',
  can: 'money.read',
  table: 'psychic_prices',
  id: 'id',
  row,
  sorts: { id: 'id', since: 'since' },
  sort: { by: 'since', order: 'desc' },
  filters: {
    psychicId: is('psychic_id', rowId),
    sinceFrom: since('since'),
    sinceTo: until('since'),
  },
  read: (base) =>
    base
      .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
      .leftJoin('users as u', 'u.id', 'base.set_by')
      .select(['base.id', 'base.psychic_id as psychicId', 'p.name as psychic', 'base.since', 'base.reason'])
      .select(['base.price_per_minute as pricePerMinute', 'u.first_name as setBy'])
      .select([lowest.as('lowest'), rise.as('rise'), replacedAt.as('until')])
      .$narrowType<{ id: number }>(),
})
