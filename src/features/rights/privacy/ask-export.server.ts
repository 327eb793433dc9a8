import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { PARTS } from './collect-data.server.ts'
import { type ExportRow, insertExport, latestExport } from './export-queries.server.ts'
import { mayAskAgain } from './rules.ts'

export const exportToMake: JobKind<{ exportId: number }> = {
  name: 'make-export',
  data: z.strictObject({ exportId: z.int() }),
}

/** Asks for a copy of all that is kept of one. @throws {Refusal} exportAskedToday */
export async function askExport(outer: Visit): Promise<ExportRow> {
  const { id: userId } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    await lockUser(visit.db, userId)
    const before = await latestExport(visit.db, userId)
    if (before && !mayAskAgain(before, visit.now())) throw new Refusal('exportAskedToday')
    // The two files are a step each.
    const asked = await insertExport(visit.db, { userId, at: visit.now(), steps: PARTS + 2 })
    await visit.app.jobs.send(visit, exportToMake, { exportId: asked.id })
    return asked
  })
}
