import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'

/** A message as it lies in the database: sealed, or in clear if it was written before messages were. */
export interface StoredMessage {
  consultationId: number
  author: string
  clientId: string
  text: string | null
  sealed: Buffer | null
}

/** Which message it is; the sender's own id for it is known before its number is. */
export const messagePlace = (of: Pick<StoredMessage, 'consultationId' | 'author' | 'clientId'>): string =>
  `message ${of.consultationId} ${of.author} ${of.clientId}`

/** What was said. @throws {UnreadableData} */
export const messageText = (keys: KeyRing, message: StoredMessage): string =>
  message.sealed ? keys.open(messagePlace(message), message.sealed) : (message.text ?? '')
