import type { SealedRows } from '../../../platform/at-rest/seal-again.ts'
import { lockStaleCharts, writeSealed } from './chart-queries.server.ts'
import { chartPlace, clearBirth, type StoredChart } from './sealed-chart.server.ts'

export const sealedCharts: SealedRows<StoredChart> = {
  name: 'a kept birth',
  column: 'birth_charts.sealed',
  lockStale: lockStaleCharts,
  placeOf: chartPlace,
  clearOf: (row) => JSON.stringify(clearBirth(row)),
  write: (db, { id }, sealed) => writeSealed(db, id, sealed),
}
