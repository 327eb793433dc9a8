import { ReadableStream } from 'node:stream/web'
import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { asStaff } from '../../../house/staff/as-staff.server.ts'
import { readBook } from '../books/read-book.server.ts'
import { type Period, requireOver } from '../period.ts'
import { checkFec, type FecCheck } from './check-fec.ts'
import { sirenIn } from './siren.ts'
import { fecBytes, fecLines, fecName } from './write-fec.ts'

/** Where no company is named, as in the demonstration. */
const NO_SIREN = '000000000'

/**
 * The FEC of this site for a past period. It is read twice: checked first, then streamed, so that nothing of a faulty
 * file is given and none is held in memory.
 * @throws {Refusal} as requireOver and asStaff, sirenMissing, fecFaulty
 */
export async function takeFec(outer: Visit, given: Period): Promise<Response> {
  const period = requireOver(given, outer.now())
  const name = fecName(sirenOf(outer), period)
  const { site } = outer
  const linesFrom = (db: Database) => fecLines(readBook(db, site.id, period))
  const about = ({ entries, lines }: FecCheck) => ({
    subject: 'accounting:fec',
    details: { ...period, entries, rows: lines - 1 },
  })
  await asStaff(outer, 'accounting.take', about, async ({ db, app }) => {
    const check = await checkFec(name, linesFrom(db), period)
    if (check.faults.length === 0) return check
    app.log.error({ site: site.id, period, faults: check.faults }, 'a FEC is faulty')
    throw new Refusal('fecFaulty')
  })
  const bytes = ReadableStream.from(fecBytes(linesFrom(outer.app.db)))
  return new Response(bytes as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/plain; charset=iso-8859-15',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** @throws {Refusal} sirenMissing if the company’s registration holds none */
function sirenOf({ app }: Visit): string {
  const { legal } = app.config
  const siren = legal ? sirenIn(legal.registration) : NO_SIREN
  if (siren === null) throw new Refusal('sirenMissing')
  return siren
}
