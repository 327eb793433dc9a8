import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { checkedAnswer } from './checked-words.ts'
import { requireOpen } from './entries.server.ts'
import { lockRow, writeAskOn, writeRow } from './queries.server.ts'
import { openEntry, sealEntry } from './sealed-entry.server.ts'
import type { Verdict } from './verdicts.ts'

export interface AnswerInput {
  verdict: Verdict
  words?: string | null | undefined
}

/**
 * Records what became of an entry, replacing an earlier answer. Nobody is asked again after an answer, unless the answer
 * was that it is too early.
 * @throws {Refusal} notFound, journalLocked, textLength
 */
export async function answerEntry(outer: Visit, id: number, { verdict, ...input }: AnswerInput): Promise<void> {
  const { id: userId } = clientOf(outer)
  const words = checkedAnswer(input.words)
  await requireOpen(outer)
  await inTransaction(outer, async (visit) => {
    const { db, app } = visit
    const row = await lockRow(db, userId, id)
    if (!row) throw new Refusal('notFound')
    const answer = { verdict, words, at: visit.now().toISOString() }
    await writeRow(db, id, sealEntry(app.keys, id, { ...openEntry(app.keys, row), answer }))
    if (verdict !== 'early') await writeAskOn(db, id, null)
  })
}
