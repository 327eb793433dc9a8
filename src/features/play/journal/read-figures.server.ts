import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireOpen } from './entries.server.ts'
import { type Figures, figuresOf } from './figures.ts'
import { listRows } from './queries.server.ts'
import { ENTRIES_MAX } from './rules.ts'
import { viewEntry } from './views.server.ts'

/** What the client said came true, counted from their opened entries: stored nowhere. @throws {Refusal} journalLocked */
export async function readFigures(visit: Visit): Promise<Figures> {
  const { id } = clientOf(visit)
  await requireOpen(visit)
  const rows = await listRows(visit.db, id, { kind: null, limit: ENTRIES_MAX, offset: 0 })
  return figuresOf(rows.map((row) => viewEntry(visit.app.keys, row)))
}
