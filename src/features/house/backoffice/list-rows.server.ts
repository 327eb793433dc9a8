import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { COUNTED_MOST, countRows, type Given, readPage } from './queries.server.ts'
import type { Resource } from './resource.server.ts'

interface Asked {
  page: number
  perPage: number
  sort: string
  order: 'asc' | 'desc'
}

/** A page of a resource's rows; `total` is null above the counting limit. @throws {Refusal} as staffOf */
export async function listRows(visit: Visit, of: Resource, { page, perPage, sort, order }: Asked, given: Given) {
  staffOf(visit, of.can)
  const { db, site } = visit
  const [rows, count] = await Promise.all([
    readPage(visit, of, given, { sort, order, limit: perPage, offset: (page - 1) * perPage }),
    countRows(db, of, site.id, given),
  ])
  if (count > COUNTED_MOST) return { rows, total: null, hasNext: rows.length === perPage }
  return { rows, total: count, hasNext: page * perPage < count }
}

/** @throws {Refusal} as staffOf, adminEntityNotFound */
export async function readRow(visit: Visit, of: Resource, id: number): Promise<Given> {
  staffOf(visit, of.can)
  const one = { sort: of.sort.by, order: of.sort.order, limit: 1, offset: 0 }
  const [row] = await readPage(visit, of, { ids: [id] }, one)
  if (!row) throw new Refusal('adminEntityNotFound')
  return row
}
