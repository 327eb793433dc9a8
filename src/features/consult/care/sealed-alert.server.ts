import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Topic } from './rules.ts'

/** Identifies an alert: a consultation has at most one per topic, and one without a topic. */
export interface AlertOf {
  consultationId: number
  topic: Topic | null
}

export const wordsPlace = ({ consultationId, topic }: AlertOf): string => `care ${consultationId} ${topic}`
export const answerPlace = ({ consultationId, topic }: AlertOf): string => `care answer ${consultationId} ${topic}`

/** null if nothing was written. @throws {UnreadableData} */
export const openWords = (keys: KeyRing, of: AlertOf & { sealed: Buffer | null }): string | null =>
  of.sealed && keys.open(wordsPlace(of), of.sealed)

/** null while it is open. @throws {UnreadableData} */
export const openAnswer = (keys: KeyRing, of: AlertOf & { sealedAnswer: Buffer | null }): string | null =>
  of.sealedAnswer && keys.open(answerPlace(of), of.sealedAnswer)
