import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { campaignOf } from '../rooms/queries.server.ts'
import type { Delivery } from './rules.ts'

/** A psychic whom a site lists, as clients ask them by text message. */
export interface TextOffer {
  psychicId: number
  slug: string
  name: string
  gender: 'male' | 'female' | 'unknown'
  headline: string
  portraitHash: string | null
  /** Cents, VAT included. */
  pricePerMinute: number
  pricePerAnswer: number
}

const offers = (db: Database, siteId: number) =>
  db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', (join) => join.onRef('l.psychic_id', '=', 'p.id').on('l.site_id', '=', siteId))
    .leftJoin('portraits as po', 'po.psychic_id', 'p.id')
    .select(['p.id as psychicId', 'p.slug', 'p.name', 'p.gender', 'p.headline', 'po.hash as portraitHash'])
    .select(['l.price_per_minute as pricePerMinute', 'l.price_per_answer as pricePerAnswer'])
    .where('l.price_per_answer', 'is not', null)
    .where(sql<boolean>`answers_texts(p)`)
    .$narrowType<{ gender: TextOffer['gender']; pricePerAnswer: number }>()

/** Those who may be asked now, in the site's order. */
export const listOffers = (db: Database, siteId: number): Promise<TextOffer[]> =>
  offers(db, siteId).orderBy('l.position').orderBy('p.id').execute()

/** null for a psychic who may not be asked by text message now. */
export async function findOffer(
  db: Database,
  siteId: number,
  by: { id: number } | { slug: string } | { keyword: string },
): Promise<TextOffer | null> {
  const all = offers(db, siteId)
  const found =
    'id' in by
      ? all.where('p.id', '=', by.id)
      : 'slug' in by
        ? all.where('p.slug', '=', by.slug)
        : all.where(sql`regexp_replace(p.slug, '[^a-z0-9]', '', 'g')`, '=', by.keyword)
  const rows = await found.limit(2).execute()
  return rows.length === 1 ? (rows[0] ?? null) : null
}

/** Whether the site lists somebody by that keyword, who may not answer by text message. */
export async function isListed(db: Database, siteId: number, keyword: string): Promise<boolean> {
  const row = await db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', 'l.psychic_id', 'p.id')
    .select('p.id')
    .where('l.site_id', '=', siteId)
    .where('p.state', '=', 'live')
    .where(sql`regexp_replace(p.slug, '[^a-z0-9]', '', 'g')`, '=', keyword)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewAsked {
  siteId: number
  clientId: number
  psychicId: number
  pricePerMinute: number
  pricePerAnswer: number
  psychicSharePercent: number
  vatPercent: number
  touchId: number | null
  cameBy: 'page' | 'text'
  hours: number
}

/** A question that waits for its answer; its price is not reserved yet. */
export async function insertAsked(db: Database, given: NewAsked): Promise<{ id: number; askedAt: Date; dueAt: Date }> {
  const { id, requested_at: askedAt } = await db
    .insertInto('consultations')
    .values({
      site_id: given.siteId,
      client_id: given.clientId,
      psychic_id: given.psychicId,
      channel: 'sms',
      status: 'asked',
      price_per_minute: given.pricePerMinute,
      price_per_answer: given.pricePerAnswer,
      psychic_share_percent: given.psychicSharePercent,
      vat_percent: given.vatPercent,
      touch_id: given.touchId,
      campaign: campaignOf(given.touchId, 'sms'),
      requested_at: sql<Date>`app_now()`,
    })
    .returning(['id', 'requested_at'])
    .executeTakeFirstOrThrow()
  const { due_at: dueAt } = await db
    .insertInto('text_questions')
    .values({
      consultation_id: id,
      came_by: given.cameBy,
      due_at: sql<Date>`${askedAt}::timestamptz + make_interval(hours => ${given.hours})`,
    })
    .returning('due_at')
    .executeTakeFirstOrThrow()
  return { id, askedAt, dueAt }
}

/** Why the price of an answer can't be reserved; then the transaction has to be undone. */
export async function reservePrice(db: Database, id: number): Promise<'reserved' | 'pause' | 'cap' | 'balance'> {
  const { rows } = await sql<{ outcome: 'reserved' | 'pause' | 'cap' | 'balance' }>`
    select text_question_reserve(${id}) as outcome`.execute(db)
  return one(rows).outcome
}

export async function askedLately(db: Database, clientId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from consultations
    where client_id = ${clientId} and channel = 'sms' and requested_at > app_now() - interval '1 day'`.execute(db)
  return one(rows).count
}

/** The question or the answer of a consultation, as its message. */
export async function insertWords(
  db: Database,
  given: { consultationId: number; author: 'client' | 'psychic'; clientId: string; sealed: Buffer },
): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      consultation_id: given.consultationId,
      sequence: given.author === 'client' ? 1 : 2,
      client_message_id: given.clientId,
      author: given.author,
      sealed: given.sealed,
      sent_at: sql<Date>`app_now()`,
    })
    .execute()
}

export interface TextQuestion {
  id: number
  cameBy: 'page' | 'text'
  dueAt: Date
  answeredAt: Date | null
  parts: number | null
  delivery: Delivery | null
}

const questions = (db: Database) =>
  db
    .selectFrom('text_questions')
    .select(['consultation_id as id', 'came_by as cameBy', 'due_at as dueAt', 'answered_at as answeredAt'])
    .select(['parts', 'delivery'])
    .$narrowType<TextQuestion>()

export async function findQuestion(db: Database, id: number): Promise<TextQuestion | null> {
  return (await questions(db).where('consultation_id', '=', id).executeTakeFirst()) ?? null
}

/** Ids of a client's questions, newest first. */
export async function idsOfClient(
  db: Database,
  of: { clientId: number; siteId: number },
  page: { before: number | null; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('consultations')
    .select('id')
    .where('client_id', '=', of.clientId)
    .where('site_id', '=', of.siteId)
    .where('channel', '=', 'sms')
    .where((where) => (page.before === null ? where.val(true) : where('id', '<', page.before)))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.map((row) => row.id)
}

export async function markAnswered(db: Database, id: number, parts: number): Promise<void> {
  await db
    .updateTable('text_questions')
    .set({ answered_at: sql<Date>`app_now()`, parts, delivery: 'sending' })
    .where('consultation_id', '=', id)
    .execute()
  await db
    .updateTable('consultations')
    .set({ accepted_at: sql<Date>`app_now()`, started_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()
}

/** False if it had that state, or another final one, before. */
export async function markDelivery(db: Database, id: number, delivery: Delivery): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('text_questions')
    .set({ delivery })
    .where('consultation_id', '=', id)
    .where('delivery', 'in', delivery === 'sent' ? ['sending'] : ['sending', 'sent'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers that no network took in time. */
export async function undelivered(db: Database, minutes: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('text_questions')
    .select('consultation_id as id')
    .where('delivery', '=', 'sending')
    .where(sql<boolean>`answered_at <= app_now() - make_interval(mins => ${minutes})`)
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Whether the two had a consultation before. */
export async function isReturning(db: Database, of: { clientId: number; psychicId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('consultations')
    .select('id')
    .where('client_id', '=', of.clientId)
    .where('psychic_id', '=', of.psychicId)
    .where('status', '=', 'ended')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
