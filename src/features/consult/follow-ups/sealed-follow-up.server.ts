import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

type Sealed = { id: number; sealed: Buffer | null }

const messagePlace = ({ id }: { id: number }): string => `follow-up ${id}`
const answerPlace = ({ id }: { id: number }): string => `follow-up answer ${id}`

export const sealFollowUp = (keys: KeyRing, id: number, text: string): Buffer => keys.seal(messagePlace({ id }), text)
export const sealAnswer = (keys: KeyRing, id: number, text: string): Buffer => keys.seal(answerPlace({ id }), text)

/** null if there is none. @throws {UnreadableData} */
export const openFollowUp = (keys: KeyRing, { id, sealed }: Sealed): string | null =>
  sealed && keys.open(messagePlace({ id }), sealed)
/** null if there is none. @throws {UnreadableData} */
export const openAnswer = (keys: KeyRing, { id, sealed }: Sealed): string | null =>
  sealed && keys.open(answerPlace({ id }), sealed)

const inTable = { table: 'follow_ups', id: 'consultation_id' }
export const sealedFollowUps = sealedTable({ ...inTable, name: 'a follow-up', placeOf: messagePlace })
export const sealedAnswers = sealedTable({
  ...inTable,
  name: 'an answer to a follow-up',
  column: 'sealed_answer',
  placeOf: answerPlace,
})
