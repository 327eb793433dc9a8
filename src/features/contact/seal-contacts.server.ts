import type { SealedRows } from '../../platform/at-rest/seal-again.ts'
import { lockStale, type StalePart, writeSealed } from './queries.server.ts'
import { answerPlace, messagePlace } from './sealed-message.server.ts'

const partOf = (part: StalePart['part'], placeOf: (reference: string) => string): SealedRows<StalePart> => ({
  name: part === 'sealed' ? 'a message to the house' : 'an answer of the house',
  lockStale: (db, head, after, limit) => lockStale(db, part, head, after, limit),
  placeOf: ({ reference }) => placeOf(reference),
  // There never was one in clear.
  clearOf: () => '',
  write: writeSealed,
})

export const sealedContacts = partOf('sealed', messagePlace)
export const sealedAnswers = partOf('sealed_answer', answerPlace)
