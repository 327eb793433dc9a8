import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'

/** A message as stored: sealed, or in clear if it was written before messages were sealed. */
export interface StoredMessage {
  consultationId: number
  author: string
  clientId: string
  text: string | null
  sealed: Buffer | null
}

/** Identifies a message by its sender's own id, which is known before its sequence number. */
export const messagePlace = (of: Pick<StoredMessage, 'consultationId' | 'author' | 'clientId'>): string =>
  `message ${of.consultationId} ${of.author} ${of.clientId}`

/** The message's text. @throws {UnreadableData} */
export const messageText = (keys: KeyRing, message: StoredMessage): string =>
  message.sealed ? keys.open(messagePlace(message), message.sealed) : (message.text ?? '')
