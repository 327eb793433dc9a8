import type { App } from '../../app.ts'
import { UnreadableData } from '../../platform/at-rest/key-ring.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockStale, writeSealed } from './queries.server.ts'
import { answerPlace, messagePlace } from './sealed-message.server.ts'

const AT_ONCE = 200

/** Wraps what lies under an older key by the newest one; it can be stopped anywhere. What can't be read is told. */
export async function renewSeals({ db, keys, log }: App): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after
    after = await inTransaction({ db, afterCommit: null }, async (work) => {
      const stale = await lockStale(work.db, keys.head, from, AT_ONCE)
      for (const { id, reference, sealed, sealedAnswer } of stale) {
        try {
          await writeSealed(work.db, {
            id,
            sealed: keys.renew(messagePlace(reference), sealed),
            sealedAnswer: sealedAnswer && keys.renew(answerPlace(reference), sealedAnswer),
          })
        } catch (error) {
          if (!(error instanceof UnreadableData)) throw error
          log.error({ err: error }, 'a message under no known key was left as it is')
        }
      }
      return stale.at(-1)?.id
    })
  }
}
