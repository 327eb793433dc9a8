import { z } from 'zod'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

const secrets = z.object({
  question: z.string(),
  /** YYYY-MM-DD, if it was given with the question. */
  birthDate: z.string().nullable(),
  /** The ten years in which the client's age lies. */
  decade: z.number(),
})
export type QuestionSecrets = z.output<typeof secrets>

type Sealed = { id: number; sealed: Buffer }

const questionPlace = ({ id }: { id: number }): string => `free question ${id}`
const answerPlace = ({ id }: { id: number }): string => `free answer ${id}`
const reportPlace = ({ id }: { id: number }): string => `free answer report ${id}`

export const sealQuestion = (keys: KeyRing, id: number, given: QuestionSecrets): Buffer =>
  keys.seal(questionPlace({ id }), JSON.stringify(given))
/** @throws {UnreadableData} */
export const openQuestion = (keys: KeyRing, row: Sealed): QuestionSecrets =>
  secrets.parse(JSON.parse(keys.open(questionPlace(row), row.sealed)))

export const sealAnswer = (keys: KeyRing, id: number, text: string): Buffer => keys.seal(answerPlace({ id }), text)
/** null once it was erased. @throws {UnreadableData} */
export const openAnswer = (keys: KeyRing, { id, sealed }: { id: number; sealed: Buffer | null }): string | null =>
  sealed && keys.open(answerPlace({ id }), sealed)

export const sealReport = (keys: KeyRing, id: number, words: string): Buffer => keys.seal(reportPlace({ id }), words)
/** @throws {UnreadableData} */
export const openReport = (keys: KeyRing, { id, sealed }: { id: number; sealed: Buffer | null }): string | null =>
  sealed && keys.open(reportPlace({ id }), sealed)

export const sealedQuestions = sealedTable({
  name: 'a free question',
  table: 'free_questions',
  id: 'id',
  placeOf: questionPlace,
})
export const sealedAnswers = sealedTable({
  name: 'a free answer',
  table: 'free_answers',
  id: 'id',
  placeOf: answerPlace,
})
export const sealedReports = sealedTable({
  name: 'a report of a free answer',
  table: 'free_answers',
  id: 'id',
  column: 'sealed_report',
  placeOf: reportPlace,
})
