import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { tidiedNote } from '../notes/rules.ts'
import { readOffer } from '../presence/queries.server.ts'
import { keepReply, lockAnswerable } from './queries.server.ts'
import { REPLY_MAX } from './rules.ts'

/**
 * Writes the psychic's one reply to a published review about them; it may be replaced until a moderator decides.
 * @throws {Refusal} textLength, profilePaused, notFound for any other review, alreadyReplied
 */
export async function writeReply(outer: Visit, id: number, typed: string): Promise<void> {
  const { psychicId } = psychicOf(outer)
  const text = tidiedNote(typed)
  if (text === '' || text.length > REPLY_MAX) throw new Refusal('textLength', 'text')
  await inTransaction(outer, async ({ db, now }) => {
    if (!(await readOffer(db, psychicId)).isLive) throw new Refusal('profilePaused')
    const siteId = await lockAnswerable(db, psychicId, id)
    if (siteId === null) throw new Refusal('notFound')
    if (!(await keepReply(db, { id, siteId, text, at: now() }))) throw new Refusal('alreadyReplied')
  })
}
