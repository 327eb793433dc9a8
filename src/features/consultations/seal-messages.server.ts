import type { SealedRows } from '../../platform/at-rest/seal-again.ts'
import { lockStaleMessages, writeSealed } from './messages.server.ts'
import { messagePlace, type StoredMessage } from './sealed-message.server.ts'

export const sealedMessages: SealedRows<StoredMessage & { sequence: number }> = {
  name: 'a message',
  column: 'messages.sealed',
  lockStale: lockStaleMessages,
  placeOf: messagePlace,
  clearOf: ({ text }) => text ?? '',
  write: writeSealed,
}
