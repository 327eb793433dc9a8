import { sealAnswer, sealQuestion } from '../src/features/consult/free-questions/sealed-question.server.ts'
import { nextId } from '../src/platform/database/next-id.ts'
import type { TestApp } from './test-app.ts'

/** A free question of a client that a psychic has answered; returns its id. */
export async function addAnswered(
  { app, owner, now }: TestApp,
  { clientId, psychicId }: { clientId: number; psychicId: number },
): Promise<number> {
  const id = await nextId(app.db, 'free_questions')
  const answer = await nextId(app.db, 'free_answers')
  const question = { question: 'Que dit le ciel de ce choix ?', birthDate: null, decade: 30 }
  const of = { site_id: 99, client_id: clientId }
  await owner
    .insertInto('free_questions')
    .values({
      ...of,
      id,
      theme: 'self',
      path: '/',
      sealed: sealQuestion(app.keys, id, question),
      status: 'answered',
      asked_at: now(),
    })
    .execute()
  await owner
    .insertInto('free_answers')
    .values({
      ...of,
      id: answer,
      question_id: id,
      psychic_id: psychicId,
      sealed: sealAnswer(app.keys, answer, 'Une réponse.'),
      text_hash: Buffer.from(`answer ${answer}`),
      fee: 200,
      written_at: now(),
    })
    .execute()
  return id
}
