import { sql } from 'kysely'
import type { Theme } from '../../../games/game.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { refusedOf } from './answer-queries.server.ts'

export type QuestionStatus = 'waiting' | 'answered' | 'lapsed'

/** The words' author may ask again once the turn is over. Of two questions at once the second finds the turn taken. */
export async function claimTurn(
  db: Database,
  turn: { personHash: Buffer; questionId: number; at: Date; overIf: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('free_question_turns')
    .values({ person_hash: turn.personHash, question_id: turn.questionId, asked_at: turn.at })
    .onConflict((conflict) =>
      conflict
        .column('person_hash')
        .doUpdateSet({ question_id: turn.questionId, asked_at: turn.at })
        .where('free_question_turns.asked_at', '<=', turn.overIf),
    )
    .returning('question_id')
    .executeTakeFirst()
  return row !== undefined
}

/** When a person had their turn; null if they may ask. */
export async function findTurn(db: Database, personHash: Buffer, since: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('free_question_turns')
    .select('asked_at as at')
    .where('person_hash', '=', personHash)
    .where('asked_at', '>', since)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function giveTurnBack(db: Database, questionId: number): Promise<void> {
  await db.deleteFrom('free_question_turns').where('question_id', '=', questionId).execute()
}

export async function insertQuestion(
  db: Database,
  given: {
    id: number
    siteId: number
    clientId: number
    theme: Theme
    path: string
    sealed: Buffer
    at: Date
    isReading: boolean
  },
): Promise<void> {
  await db
    .insertInto('free_questions')
    .values({
      id: given.id,
      site_id: given.siteId,
      client_id: given.clientId,
      theme: given.theme,
      path: given.path,
      sealed: given.sealed,
      asked_at: given.at,
      is_reading: given.isReading,
    })
    .execute()
}

/** A question with the client who asked it; the row is locked until the transaction ends. */
export async function lockQuestion(db: Database, id: number) {
  const row = await db
    .selectFrom('free_questions as q')
    .innerJoin('users as u', 'u.id', 'q.client_id')
    .select(['q.id', 'q.site_id as siteId', 'q.client_id as clientId', 'q.theme', 'q.sealed', 'q.status'])
    .select([
      'q.is_reading as isReading',
      'q.asked_at as askedAt',
      'u.first_name as firstName',
      'u.email',
      'u.email_proved_at as provedAt',
    ])
    .$narrowType<{ theme: Theme; status: QuestionStatus }>()
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst()
  return row ?? null
}

export async function setStatus(db: Database, id: number, status: QuestionStatus): Promise<void> {
  await db.updateTable('free_questions').set({ status }).where('id', '=', id).execute()
}

/** Questions as a psychic sees them before taking one. Those whose answer by this psychic was refused are not shown. */
export async function poolQuestions(db: Database, psychicId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('free_questions as q')
    .select(['q.id', 'q.theme', 'q.sealed', 'q.is_reading as isReading'])
    .$narrowType<{ theme: Theme }>()
    .where('q.id', 'in', [...ids])
    .where('q.status', '=', 'waiting')
    .where((is) => is.not(is.exists(refusedOf(db, psychicId).where('a.question_id', '=', is.ref('q.id')))))
    .execute()
}

export async function isAutomaton(db: Database, psychicId: number): Promise<boolean> {
  const row = await db
    .selectFrom('psychics')
    .select('is_automaton as is')
    .where('id', '=', psychicId)
    .executeTakeFirst()
  return row?.is === true
}

/** A client's questions with their answers, the newest first. An answer that was refused is not shown. */
export async function listMine(db: Database, clientId: number, limit: number) {
  return db
    .selectFrom('free_questions as q')
    .leftJoin('free_answers as a', (on) => on.onRef('a.question_id', '=', 'q.id').on('a.status', '<>', 'refused'))
    .leftJoin('psychics as p', 'p.id', 'a.psychic_id')
    .select(['q.id', 'q.theme', 'q.sealed', 'q.status', 'q.asked_at as askedAt'])
    .select(['a.id as answerId', 'a.sealed as sealedAnswer', 'a.written_at as writtenAt', 'a.is_useful as isUseful'])
    .select(['a.reported_at as reportedAt', 'p.name as psychic', 'p.slug'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('free_answers as r')
            .select('r.id')
            .whereRef('r.question_id', '=', 'q.id')
            .where('r.status', '=', 'refused'),
        )
        .as('wasRefused'),
    )
    .$narrowType<{ theme: Theme; status: QuestionStatus }>()
    .where('q.client_id', '=', clientId)
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes a client's question and the words of its answers; what was paid for them stays. False if it is not theirs. */
export async function eraseQuestion(db: Database, clientId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('free_questions')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return false
  await forgetWords(db)
  return true
}

/** Deletes questions that were asked longer ago than their client keeps conversations, and turns that are over. */
export async function forgetOldQuestions(db: Database, now: Date, turnsBefore: Date): Promise<void> {
  await sql`delete from free_questions q using users u where u.id = q.client_id
    and q.asked_at <= ${now}::timestamptz - make_interval(months => u.conversation_months)`.execute(db)
  await forgetWords(db)
  await db.deleteFrom('free_question_turns').where('asked_at', '<=', turnsBefore).execute()
}

const forgetWords = (db: Database) =>
  sql`update free_answers a set sealed = null, sealed_report = null, is_useful = null
    where (sealed is not null or sealed_report is not null or is_useful is not null)
      and not exists (select from free_questions q where q.id = a.question_id)`.execute(db)
