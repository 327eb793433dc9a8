import type { Database } from '../../../platform/database/connect.ts'
import type { Topic } from '../care/rules.ts'
import type { Flag } from '../charter/charter.ts'

export type AnswerStatus = 'sent' | 'accepted' | 'refused'

/** The refused answers of a psychic. */
export const refusedOf = (db: Database, psychicId: number) =>
  db
    .selectFrom('free_answers as a')
    .select('a.id')
    .where('a.psychic_id', '=', psychicId)
    .where('a.status', '=', 'refused')

export async function hasRefused(db: Database, psychicId: number, questionId: number): Promise<boolean> {
  const row = await refusedOf(db, psychicId).where('a.question_id', '=', questionId).executeTakeFirst()
  return row !== undefined
}

/** Whether this psychic sent the same words before. */
export async function wasSent(db: Database, psychicId: number, textHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('free_answers')
    .select('id')
    .where('psychic_id', '=', psychicId)
    .where('text_hash', '=', textHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAnswer(
  db: Database,
  given: {
    id: number
    questionId: number
    siteId: number
    clientId: number
    psychicId: number
    sealed: Buffer
    textHash: Buffer
    flags: readonly Flag[]
    fee: number
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('free_answers')
    .values({
      id: given.id,
      question_id: given.questionId,
      site_id: given.siteId,
      client_id: given.clientId,
      psychic_id: given.psychicId,
      sealed: given.sealed,
      text_hash: given.textHash,
      flags: [...given.flags],
      fee: given.fee,
      written_at: given.at,
    })
    .execute()
}

/** The shown answer to a client's own question, locked until the transaction ends. */
export async function lockOwnAnswer(db: Database, clientId: number, questionId: number) {
  const row = await db
    .selectFrom('free_answers as a')
    .innerJoin('free_questions as q', 'q.id', 'a.question_id')
    .select(['a.id', 'a.site_id as siteId', 'a.reported_at as reportedAt'])
    .where('q.client_id', '=', clientId)
    .where('q.id', '=', questionId)
    .where('a.status', '<>', 'refused')
    .forUpdate('a')
    .executeTakeFirst()
  return row ?? null
}

export async function setUseful(db: Database, answerId: number, isUseful: boolean): Promise<void> {
  await db.updateTable('free_answers').set({ is_useful: isUseful }).where('id', '=', answerId).execute()
}

export async function setReport(
  db: Database,
  answerId: number,
  report: { topic: Topic; sealed: Buffer | null; at: Date },
): Promise<void> {
  await db
    .updateTable('free_answers')
    .set({ reported_at: report.at, report_topic: report.topic, sealed_report: report.sealed })
    .where('id', '=', answerId)
    .execute()
}

export interface StoredAnswer {
  id: number
  questionId: number
  siteId: number
  clientId: number
  psychicId: number
  fee: number
  status: AnswerStatus
}

/** Answers whose term for a refusal is over. */
export const dueAnswers = async (db: Database, writtenBefore: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('free_answers')
      .select('id')
      .where('status', '=', 'sent')
      .where('written_at', '<=', writtenBefore)
      .orderBy('written_at')
      .execute()
  ).map(({ id }) => id)

export const lockAnswer = async (db: Database, id: number): Promise<StoredAnswer | null> =>
  (await stored(db).where('id', '=', id).executeTakeFirst()) ?? null

/** The answer to a question that was not refused. */
export const lockShown = async (db: Database, questionId: number): Promise<StoredAnswer | null> =>
  (await stored(db).where('question_id', '=', questionId).where('status', '<>', 'refused').executeTakeFirst()) ?? null

/** Answers, locked until the transaction ends. */
const stored = (db: Database) =>
  db
    .selectFrom('free_answers')
    .select(['id', 'question_id as questionId', 'site_id as siteId', 'client_id as clientId'])
    .select(['psychic_id as psychicId', 'fee', 'status'])
    .$narrowType<{ status: AnswerStatus }>()
    .forUpdate()

export async function decideAnswer(
  db: Database,
  id: number,
  decision: { at: Date; by: number | null; refusal: string | null },
): Promise<void> {
  await db
    .updateTable('free_answers')
    .set({
      status: decision.refusal === null ? 'accepted' : 'refused',
      decided_at: decision.at,
      decided_by: decision.by,
      refusal_reason: decision.refusal,
    })
    .where('id', '=', id)
    .execute()
}

/** A psychic's name and address. */
export async function findAuthor(db: Database, psychicId: number) {
  return db
    .selectFrom('psychics as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.name', 'u.email'])
    .where('p.id', '=', psychicId)
    .executeTakeFirstOrThrow()
}

/** The answers of a question, with their words, the oldest first. */
export const answersTo = (db: Database, questionId: number) =>
  db
    .selectFrom('free_answers as a')
    .innerJoin('psychics as p', 'p.id', 'a.psychic_id')
    .select(['a.id', 'a.sealed', 'a.sealed_report as sealedReport', 'p.name as psychic', 'a.status', 'a.flags'])
    .select(['a.written_at as writtenAt', 'a.refusal_reason as refusalReason', 'a.report_topic as reportTopic'])
    .where('a.question_id', '=', questionId)
    .orderBy('a.id')
    .execute()
