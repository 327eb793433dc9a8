import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Subject } from './rules.ts'

/** A message and the name its author gave. */
export interface Written {
  name: string
  emailAddress: string
  message: string
}

/** A message as stored. */
export interface StoredMessage {
  id: number
  reference: string
  subject: Subject
  sealed: Buffer
  sealedAnswer: Buffer | null
}

export const messagePlace = (reference: string): string => `contact ${reference}`
export const answerPlace = (reference: string): string => `contact answer ${reference}`

/** @throws {UnreadableData} */
export const openMessage = (keys: KeyRing, { reference, sealed }: Pick<StoredMessage, 'reference' | 'sealed'>) =>
  JSON.parse(keys.open(messagePlace(reference), sealed)) as Written

/** null if it has no answer. @throws {UnreadableData} */
export const openAnswer = (keys: KeyRing, of: Pick<StoredMessage, 'reference' | 'sealedAnswer'>): string | null =>
  of.sealedAnswer && keys.open(answerPlace(of.reference), of.sealedAnswer)
