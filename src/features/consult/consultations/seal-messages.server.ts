import type { SealedRows } from '../../../platform/at-rest/seal-again.ts'
import { messagePlace, type StoredMessage } from '../rooms/sealed-message.server.ts'
import { lockStaleMessages, writeSealed } from './messages.server.ts'

export const sealedMessages: SealedRows<StoredMessage & { sequence: number }> = {
  name: 'a message',
  column: 'messages.sealed',
  lockStale: lockStaleMessages,
  placeOf: messagePlace,
  clearOf: ({ text }) => text ?? '',
  write: writeSealed,
}
