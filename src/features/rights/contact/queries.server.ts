import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Subject } from './rules.ts'

interface NewMessage {
  siteId: number
  reference: string
  userId: number | null
  subject: Subject
  sealed: Buffer
  digest: Buffer
  /** The address's lookup mark, if the message belongs to no account. */
  addressMark: Buffer | null
  at: Date
}

/** Inserts a message, or finds the identical one by the same person. */
export async function insertOrFind(db: Database, given: NewMessage): Promise<{ reference: string; sentAt: Date }> {
  await db
    .insertInto('contact_messages')
    .values({
      site_id: given.siteId,
      reference: given.reference,
      user_id: given.userId,
      subject: given.subject,
      sealed: given.sealed,
      digest: given.digest,
      address_mark: given.addressMark,
      sent_at: given.at,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'digest']).doNothing())
    .execute()
  return db
    .selectFrom('contact_messages')
    .select(['reference', 'sent_at as sentAt'])
    .where('site_id', '=', given.siteId)
    .where('digest', '=', given.digest)
    .executeTakeFirstOrThrow()
}

/** The latest messages of an account. */
export const listOf = (db: Database, userId: number) =>
  db
    .selectFrom('contact_messages')
    .select(['reference', 'subject', 'sealed', 'sealed_answer as sealedAnswer'])
    .select(['sent_at as sentAt', 'closed_at as closedAt'])
    .$narrowType<{ subject: Subject }>()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** Number of a site's messages without an answer. */
export async function countWaiting(db: Database, siteId: number): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** One message, locked until the end of the transaction. */
export async function lockMessage(db: StaffDatabase, siteId: number, id: number) {
  const row = await db
    .selectFrom('contact_messages as m')
    .leftJoin('psychics as p', 'p.user_id', 'm.user_id')
    .select(['m.id', 'm.reference', 'm.subject', 'm.sealed', 'm.sealed_answer as sealedAnswer'])
    .select(['m.user_id as userId', 'm.sent_at as sentAt', 'm.closed_at as closedAt', 'p.id as psychicId'])
    .where('m.id', '=', id)
    .where('m.site_id', '=', siteId)
    .forUpdate('m')
    .executeTakeFirst()
  return row && { ...row, subject: row.subject as Subject }
}

/** `answer` is null for a message closed without one. */
export async function closeMessage(db: StaffDatabase, id: number, answer: Buffer | null, at: Date): Promise<void> {
  await db.updateTable('contact_messages').set({ closed_at: at, sealed_answer: answer }).where('id', '=', id).execute()
}
