import type { Database } from '../../../platform/database/connect.ts'

interface NewComplaint {
  siteId: number
  reference: string
  userId: number | null
  name: string
  email: string
  emailKey: string
  about: string
  text: string
  textHash: Buffer
  at: Date
  answerBy: Date
}

const columns = ['reference', 'about', 'text', 'email', 'made_at', 'answer_by', 'answered_at', 'answer'] as const

/** Inserts a complaint, or finds the identical one by the same person. */
export async function insertOrFind(db: Database, given: NewComplaint) {
  await db
    .insertInto('complaints')
    .values({
      site_id: given.siteId,
      reference: given.reference,
      user_id: given.userId,
      name: given.name,
      email: given.email,
      email_key: given.emailKey,
      about: given.about,
      text: given.text,
      text_hash: given.textHash,
      made_at: given.at,
      answer_by: given.answerBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('complaints')
    .select(columns)
    .where('site_id', '=', given.siteId)
    .where('email_key', '=', given.emailKey)
    .where('text_hash', '=', given.textHash)
    .executeTakeFirstOrThrow()
}

export type ComplaintRow = Awaited<ReturnType<typeof insertOrFind>>

export async function complaintsOf(db: Database, siteId: number, userId: number): Promise<ComplaintRow[]> {
  return db
    .selectFrom('complaints')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}
