import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { partsOf } from './collect-data.server.ts'
import { type ExportRow, insertExport, latestExport } from './export-queries.server.ts'
import { mayAskAgain } from './rules.ts'

export const exportToMake: JobKind<{ exportId: number }> = {
  name: 'make-export',
  data: z.strictObject({ exportId: z.int() }),
}

/**
 * Requests a copy of all data about the person.
 * @throws {Refusal} exportAskedToday
 */
export async function askExport(outer: Visit): Promise<ExportRow> {
  const { id: userId } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    await lockUser(visit.db, userId)
    const before = await latestExport(visit.db, userId)
    if (before && !mayAskAgain(before, visit.now())) throw new Refusal('exportAskedToday')
    // Each of the two files is one step of the progress.
    const asked = await insertExport(visit.db, {
      userId,
      at: visit.now(),
      steps: partsOf(visit.app.declared.tables) + 2,
    })
    await visit.app.jobs.send(visit, exportToMake, { exportId: asked.id })
    return asked
  })
}
