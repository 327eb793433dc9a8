import { ReadableStream } from 'node:stream/web'
import type { Visit } from '../../../app.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv/csv.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { asStaff, staffOf } from '../staff/as-staff.server.ts'
import { countRows, type Given, readAfter } from './queries.server.ts'
import type { Resource } from './resource.server.ts'

/** Rows in memory at a time. */
const AT_ONCE = 1000

/**
 * Streams a resource's rows as a file, at the speed of the reader. The log names the list and its filters, never their
 * values.
 * @throws {Refusal} as staffOf, stepUpNeeded
 */
export async function exportRows(visit: Visit, of: Resource, heads: Readonly<Record<string, string>>, given: Given) {
  staffOf(visit, of.can)
  const rows = await countRows(visit.db, of, visit.site.id, given)
  const details = { by: Object.keys(given), rows }
  await asStaff(visit, 'list.export', { subject: `list:${of.name}`, details }, async () => null)
  const lines = ReadableStream.from(linesOf(visit, of, heads, given))
  return new Response(lines as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${of.name}.csv"`,
    },
  })
}

async function* linesOf(visit: Visit, of: Resource, heads: Readonly<Record<string, string>>, given: Given) {
  const fields = Object.keys(of.row.shape)
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(fields.map((field) => heads[field] ?? field)))
  for (let after = 0; ; ) {
    const rows = await readAfter(visit, of, given, { after, limit: AT_ONCE })
    if (rows.length === 0) return
    yield Buffer.from(rows.map((row) => csvLine(fields.map((field) => row[field]))).join(''))
    after = Number(lastOf(rows).id)
  }
}
