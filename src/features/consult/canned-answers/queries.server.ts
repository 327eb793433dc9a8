import type { Database } from '../../../platform/database/connect.ts'

export interface CannedAnswer {
  id: number
  label: string
  text: string
}

export const listAnswers = (db: Database, psychicId: number): Promise<CannedAnswer[]> =>
  db
    .selectFrom('canned_answers')
    .select(['id', 'label', 'text'])
    .where('psychic_id', '=', psychicId)
    .orderBy('id')
    .execute()

export async function insertAnswer(db: Database, psychicId: number, given: Omit<CannedAnswer, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('canned_answers')
    .values({ psychic_id: psychicId, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False if it is not this psychic's. */
export async function updateAnswer(db: Database, psychicId: number, { id, ...given }: CannedAnswer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('canned_answers')
    .set(given)
    .where('id', '=', id)
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteAnswer(db: Database, psychicId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('canned_answers')
    .where('id', '=', id)
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface Greeting {
  /** As a moderator accepted it; null if there is none. */
  text: string | null
  /** Whether it is sent by itself when a request by chat is accepted. */
  atOnce: boolean
}

export async function findGreeting(db: Database, psychicId: number): Promise<Greeting> {
  const row = await db
    .selectFrom('greetings')
    .select(['text', 'at_once as atOnce'])
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return row ?? { text: null, atOnce: false }
}

/** Changes what is given of a psychic's greeting. */
export async function writeGreeting(db: Database, psychicId: number, given: Partial<Greeting>): Promise<void> {
  const columns = { text: given.text, at_once: given.atOnce }
  await db
    .insertInto('greetings')
    .values({ psychic_id: psychicId, ...columns })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet(columns))
    .execute()
}
