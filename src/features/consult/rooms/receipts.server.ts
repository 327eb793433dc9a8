import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { needed } from '../../../platform/needed/needed.ts'

export interface ReceiptRow {
  consultationId: number
  seconds: number
  freeSeconds: number
  giftSeconds: number
  pricePerMinute: number
  /** Cents, VAT included. */
  total: number
  /** Of the total, what was paid with credit sold with its VAT. */
  taxed: number
  /** The VAT of the rest. */
  vat: number
  balanceBefore: number
  balanceAfter: number
  /** Less than a minute: the day's free one. */
  waived: boolean
  transactionId: number | null
}

export async function insertReceipt(db: Database, row: ReceiptRow): Promise<void> {
  await db
    .insertInto('receipts')
    .values({
      consultation_id: row.consultationId,
      seconds: row.seconds,
      free_seconds: row.freeSeconds,
      gift_seconds: row.giftSeconds,
      price_per_minute: row.pricePerMinute,
      total: row.total,
      taxed: row.taxed,
      vat: row.vat,
      balance_before: row.balanceBefore,
      balance_after: row.balanceAfter,
      waived: row.waived,
      transaction_id: row.transactionId,
    })
    .execute()
}

export interface StoredReceipt extends ReceiptRow {
  /**
   * The decision for a consultation that ended for someone's safety; null for any other, and for those before holds
   * existed.
   */
  care: {
    state: 'held' | 'returned' | 'charged'
    /** When it is refunded automatically; null if a moderator must decide. */
    until: Date | null
    timeBack: boolean
  } | null
  dispute: {
    status: 'pending' | 'accepted' | 'refused'
    reason: string
    openedAt: Date
    /** The decision by staff. */
    answer: { refund: number; reason: string; at: Date } | null
  } | null
  review: { rating: number; text: string; status: 'pending' | 'published' | 'refused' } | null
  /**
   * The first characters of the wallet entry's hash in the ledger, so that a receipt can be checked against the chain.
   */
  proof: string | null
}

export async function findReceipt(db: Database, consultationId: number): Promise<StoredReceipt | null> {
  const row = await db
    .selectFrom('receipts as r')
    .leftJoin('disputes as d', 'd.consultation_id', 'r.consultation_id')
    // A refund that waits for a second person is not one yet.
    .leftJoin('dispute_answers as w', (join) =>
      join.onRef('w.consultation_id', '=', 'r.consultation_id').on('w.settled_at', 'is not', null),
    )
    .leftJoin('reviews as v', 'v.consultation_id', 'r.consultation_id')
    .leftJoin('care_holds as h', 'h.consultation_id', 'r.consultation_id')
    .selectAll('r')
    .select(['d.status as dispute_status', 'd.reason as dispute_reason', 'd.opened_at'])
    .select(['w.refund', 'w.reason as answer_reason', 'w.settled_at'])
    .select(['h.held_at', 'h.outcome', 'h.settled_at as released_at', 'h.default_at', 'h.time_back'])
    .select(['v.rating', 'v.text as review_text', 'v.status as review_status'])
    .select((eb) =>
      eb
        .selectFrom('ledger_entries as e')
        .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
        .select('e.hash')
        .whereRef('e.transaction_id', '=', 'r.transaction_id')
        .where('a.kind', 'in', ['client_wallet', 'client_promotional', 'client_free_time'])
        .orderBy('e.id', 'desc')
        .limit(1)
        .as('hash'),
    )
    .where('r.consultation_id', '=', consultationId)
    .executeTakeFirst()
  if (!row) return null
  return {
    consultationId,
    seconds: row.seconds,
    freeSeconds: row.free_seconds,
    giftSeconds: row.gift_seconds,
    pricePerMinute: row.price_per_minute,
    total: row.total,
    taxed: row.taxed,
    vat: row.vat,
    balanceBefore: row.balance_before,
    balanceAfter: row.balance_after,
    waived: row.waived,
    transactionId: row.transaction_id,
    proof: row.hash?.toString('hex') ?? null,
    care:
      row.held_at === null
        ? null
        : {
            state: row.released_at === null ? 'held' : row.outcome === 'charge' ? 'charged' : 'returned',
            until: row.default_at,
            timeBack: needed(row.time_back, 'whether time was given back'),
          },
    dispute:
      row.dispute_reason === null
        ? null
        : {
            status: row.dispute_status as 'pending' | 'accepted' | 'refused',
            reason: row.dispute_reason,
            openedAt: needed(row.opened_at, 'when the dispute was opened'),
            answer:
              row.answer_reason === null
                ? null
                : {
                    refund: needed(row.refund, 'what was refunded'),
                    reason: row.answer_reason,
                    at: needed(row.settled_at, 'when it was settled'),
                  },
          },
    review:
      row.rating === null
        ? null
        : {
            rating: row.rating,
            text: needed(row.review_text, 'the text of the review'),
            status: row.review_status as 'pending' | 'published' | 'refused',
          },
  }
}

/** @throws the database's unique_violation for a second one */
export async function insertDispute(
  db: Database,
  given: { consultationId: number; siteId: number; reason: string; at: Date },
): Promise<void> {
  const { consultationId: consultation_id, siteId: site_id, reason, at: opened_at } = given
  await db.insertInto('disputes').values({ consultation_id, site_id, reason, opened_at }).execute()
}

/** How many disputes without an answer wait for the psychic's own account, on every site. */
export async function countUnheard(db: Database, psychicId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from disputes d
    join consultations c on c.id = d.consultation_id
    where c.psychic_id = ${psychicId} and d.status = 'pending'
      and not exists (select from dispute_hearings h where h.consultation_id = d.consultation_id)`.execute(db)
  return one(rows).count
}
