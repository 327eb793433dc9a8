import { sql } from 'kysely'
import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { is } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { packIds, packs } from '../../house/ledger/rules.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { findReduction, listReductions } from './queries.server.ts'
import { struckBeside } from './rules.ts'

const row = z.object({
  id: z.int(),
  packId: z.enum(packIds),
  price: z.int().describe('cents'),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  setBy: z.string().nullable(),
  reason: z.string(),
})

const opened = row.extend({
  credit: z.int().describe('what it gives, cents'),
  struckPrice: z.int().nullable().describe('the earlier price that is shown struck out beside it, cents'),
  state: z.enum(['planned', 'running', 'over']),
})

export type OpenedReduction = z.output<typeof opened>

/** A reduction as its clients see it. @throws {Refusal} as staffOf, adminEntityNotFound */
async function openReduction(visit: Visit, id: number): Promise<OpenedReduction> {
  staffOf(visit, 'offers.manage')
  const { db, site } = visit
  const found = await findReduction(db, site.id, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  const { credit } = needed(
    packs.find((pack) => pack.id === found.packId),
    'the pack of a reduction',
  )
  const own = (await listReductions(db, site.id)).filter(({ packId }) => packId === found.packId)
  const now = visit.now()
  return {
    ...found,
    packId: found.packId as OpenedReduction['packId'],
    since: found.since.toISOString(),
    until: found.until.toISOString(),
    credit,
    struckPrice: struckBeside(credit, own, found.since),
    state: now < found.since ? 'planned' : now < found.until ? 'running' : 'over',
  }
}

export const packReductionsResource = resource({
  name: 'pack-reductions',
  summary: 'List the reductions of packs of credit on the site, each with what clients see of it',
  can: 'offers.manage',
  table: 'pack_reductions',
  id: 'id',
  row,
  sorts: { id: 'id', since: 'since' },
  sort: { by: 'id', order: 'desc' },
  filters: { packId: is('pack_id', z.enum(packIds)) },
  read: (base) =>
    base
      .leftJoin('users as u', 'u.id', 'base.set_by')
      .select(['base.id', 'base.price', 'base.since', 'base.until', 'base.reason', 'u.first_name as setBy'])
      .select(sql<(typeof packIds)[number]>`base.pack_id`.as('packId')),
  one: { shape: opened, open: openReduction },
})
