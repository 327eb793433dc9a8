import type { SealedRows } from '../../platform/at-rest/seal-again.ts'
import { lockStale, type StalePart, writeSealed } from './queries.server.ts'
import { type AlertOf, answerPlace, wordsPlace } from './sealed-alert.server.ts'

const partOf = (part: StalePart['part'], placeOf: (of: AlertOf) => string): SealedRows<StalePart> => ({
  name: part === 'sealed' ? 'a report' : 'what was done about an alert',
  lockStale: (db, head, after, limit) => lockStale(db, part, head, after, limit),
  placeOf,
  // There never was one in clear.
  clearOf: () => '',
  write: writeSealed,
})

export const sealedReports = partOf('sealed', wordsPlace)
export const sealedCareAnswers = partOf('sealed_answer', answerPlace)
