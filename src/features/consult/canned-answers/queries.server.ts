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
  text: string
  /** Whether it is sent by itself when a request by chat is accepted. */
  atOnce: boolean
}

export async function findGreeting(db: Database, psychicId: number): Promise<Greeting | null> {
  const row = await db
    .selectFrom('greetings')
    .select(['text', 'at_once as atOnce'])
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  return row ?? null
}

/** An empty text takes the greeting away. */
export async function writeGreeting(db: Database, psychicId: number, { text, atOnce }: Greeting): Promise<void> {
  if (text === '') {
    await db.deleteFrom('greetings').where('psychic_id', '=', psychicId).execute()
    return
  }
  await db
    .insertInto('greetings')
    .values({ psychic_id: psychicId, text, at_once: atOnce })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet({ text, at_once: atOnce }))
    .execute()
}
