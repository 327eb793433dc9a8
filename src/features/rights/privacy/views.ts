import type { ExportRow } from './export-queries.server.ts'
import { stateOf } from './rules.ts'

/** A copy as its person sees it. */
export function viewExport(row: ExportRow, now: Date) {
  const { state, until } = stateOf(row, now)
  return {
    id: row.id,
    askedAt: row.askedAt.toISOString(),
    state,
    done: row.done,
    steps: row.steps,
    until: until?.toISOString() ?? null,
  }
}

export type ExportView = ReturnType<typeof viewExport>
