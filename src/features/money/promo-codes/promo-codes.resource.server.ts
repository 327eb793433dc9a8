import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { reads } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { countUses, findCode } from './queries.server.ts'
import { stateOf } from './rules.ts'

const row = z.object({
  id: z.int(),
  code: z.string(),
  cents: z.int().describe('promotional credit; 0 for a code of free time'),
  seconds: z.int().describe('free time; 0 for a code of credit'),
  usesMost: z.int(),
  firstPurchase: z.boolean(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string(),
})

const opened = row.extend({
  state: z.enum(['planned', 'running', 'over']),
  given: z.int().describe('people who got it'),
  waiting: z.int().describe('people who keep it for their first purchase'),
  setBy: z.string().nullable(),
})

export type OpenedCode = z.output<typeof opened>

/** A code with its uses, whose people are not named. @throws {Refusal} as staffOf, adminEntityNotFound */
async function openCode(visit: Visit, id: number): Promise<OpenedCode> {
  staffOf(visit, 'offers.manage')
  const found = await findCode(visit.db, visit.site.id, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  const now = visit.now()
  return {
    ...found,
    since: found.since.toISOString(),
    until: found.until.toISOString(),
    endedAt: found.endedAt?.toISOString() ?? null,
    state: stateOf(found, now),
    ...(await countUses(visit.db, id, now)),
  }
}

export const promoCodesResource = resource({
  name: 'promo-codes',
  summary: 'List the codes of the site that give promotional credit or free time, each with its uses',
  can: 'offers.manage',
  table: 'promo_codes',
  id: 'id',
  row,
  sorts: { id: 'id', until: 'until' },
  sort: { by: 'id', order: 'desc' },
  filters: { code: reads('code') },
  read: (base) =>
    base
      .select(['base.id', 'base.code', 'base.cents', 'base.seconds', 'base.uses_most as usesMost', 'base.reason'])
      .select(['base.first_purchase as firstPurchase', 'base.since', 'base.until', 'base.ended_at as endedAt']),
  one: { shape: opened, open: openCode },
})
