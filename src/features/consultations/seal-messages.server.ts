import type { App } from '../../app.ts'
import { UnreadableData } from '../../platform/at-rest/key-ring.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockStaleMessages, writeSealed } from './messages.server.ts'
import { messagePlace } from './sealed-message.server.ts'

const AT_ONCE = 200

/**
 * Seals messages that lie in clear, and those under an older key under the newest one. It can be stopped anywhere: each
 * handful is one transaction. What can't be read is told and left as it is.
 */
export async function sealMessages(app: App, atOnce = AT_ONCE): Promise<void> {
  const { keys, log } = app
  for (let after = { consultationId: 0, sequence: 0 }; ; ) {
    const last = await inTransaction({ db: app.db, afterCommit: null }, async ({ db }) => {
      const stale = await lockStaleMessages(db, keys.head, after, atOnce)
      for (const message of stale) {
        const place = messagePlace(message)
        try {
          const { sealed, text } = message
          await writeSealed(db, message, sealed ? keys.renew(place, sealed) : keys.seal(place, text ?? ''))
        } catch (error) {
          if (!(error instanceof UnreadableData)) throw error
          log.error({ err: error }, 'a message under no known key was left as it is')
        }
      }
      return stale.at(-1)
    })
    if (!last) return
    after = last
  }
}
