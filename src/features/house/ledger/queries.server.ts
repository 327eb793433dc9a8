import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { one } from '../../../platform/database/one.ts'
import type { AccountKind, Unit } from './rules.ts'

export interface AccountKey {
  kind: AccountKind
  siteId: number
  /** A user for client accounts, a psychic for theirs, revenue, VAT, used time and payouts, 0 for the site. */
  ownerId: number
}

/** One amount to or from an account, in the account's unit; those of a posting sum to zero by unit. */
export interface Entry {
  account: AccountKey
  amount: number
}

/**
 * Kinds of postings. Each has a function in the database, post_…, which checks the request against the rows that it
 * concerns: the application can post nothing else.
 */
type PostingKind =
  | 'consultation'
  | 'care-release'
  | 'refund'
  | 'share-paid'
  | 'share-lapsed'
  | 'top-up'
  | 'payment-refund'
  | 'chargeback'
  | 'chargeback-won'
  | 'chargeback-lost'
  | 'account-end'
  | 'free-time'
  | 'free-answer'
  | 'phone-bonus'
  | 'lottery-prize'
  | 'appointment-credit'
  | 'promotion'
  | 'payout'
  | 'payout-return'
  | 'premium-call'
  | 'time-gift'
  | 'points'
  | 'points-reward'
  | 'points-return'
  | 'points-end'

/**
 * Posts a transaction to the ledger, once by kind and reference; amounts to the same account are one entry. Its callers
 * and their kinds: docs/decisions/041-held-money.md.
 * @returns its id, and whether this call applied it
 * @throws the database's check_violation if an account would pass its floor, insufficient_privilege for a posting that
 * no row justifies
 */
export async function post(
  db: Database,
  kind: PostingKind,
  reference: string,
  details: Record<string, unknown>,
  entries: readonly Entry[],
): Promise<{ transactionId: number; applied: boolean }> {
  const { rows } = await sql<{ transaction_id: number; applied: boolean }>`
    select * from ${sql.id(`post_${kind.replaceAll('-', '_')}`)}(${reference}, ${JSON.stringify(details)}::jsonb,
      ${keyed(entries)}::jsonb)`.execute(db)
  return { transactionId: one(rows).transaction_id, applied: one(rows).applied }
}

/** In the form that the database's functions take. */
export const keyed = (entries: readonly Entry[]): string =>
  JSON.stringify(
    entries.map(({ account: { kind, siteId, ownerId }, amount }) => ({ kind, site: siteId, owner: ownerId, amount })),
  )

export interface PostedEntry extends Entry {
  accountId: number
  unit: Unit
}

/** What a transaction moved, account by account. */
export async function postedEntries(db: Database, transactionId: number): Promise<PostedEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.id as accountId', 'a.kind', 'a.site_id as siteId', 'a.owner_id as ownerId', 'e.unit', 'e.amount'])
    .$narrowType<{ kind: AccountKind; unit: Unit }>()
    .where('e.transaction_id', '=', transactionId)
    .orderBy('e.id')
    .execute()
  return rows.map(({ accountId, kind, siteId, ownerId, unit, amount }) => ({
    accountId,
    account: { kind, siteId, ownerId },
    unit,
    amount,
  }))
}

/** A movement of a site with its transaction and its place in the chain. */
export async function findEntry(db: Database, siteId: number, id: number) {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.id', 'a.id as accountId', 't.id as transactionId', 't.kind', 't.reference', 't.posted_at as postedAt'])
    .select(['t.details', 'e.version as place', 'e.previous_hash as previousHash', 'e.hash'])
    .where('e.id', '=', id)
    .where('a.site_id', '=', siteId)
    .executeTakeFirst()
}

export interface WalletBalance {
  /** Bought credit free to spend, cents. */
  balance: number
  /** Promotional credit free to spend, cents. */
  promotional: number
  /** Free seconds left to spend. */
  freeSeconds: number
  /** Cents reserved for a running consultation, from both purses. */
  reserved: number
}

export async function walletBalance(db: Database, siteId: number, userId: number): Promise<WalletBalance> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance', 'reserved'])
    .where('owner_id', '=', userId)
    .where('site_id', '=', siteId)
    .where('kind', 'in', ['client_wallet', 'client_promotional', 'client_free_time'])
    .execute()
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)
  const free = (kind: AccountKind) => (of(kind)?.balance ?? 0) - (of(kind)?.reserved ?? 0)
  return {
    balance: free('client_wallet'),
    promotional: free('client_promotional'),
    freeSeconds: free('client_free_time'),
    reserved: (of('client_wallet')?.reserved ?? 0) + (of('client_promotional')?.reserved ?? 0),
  }
}

/** The amounts held from a client's consultations that were stopped for their care. */
export async function heldBalance(db: Database, siteId: number, userId: number) {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', userId)
    .where('site_id', '=', siteId)
    .where('kind', 'in', ['client_held', 'client_held_time'])
    .execute()
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { held: of('client_held'), heldSeconds: of('client_held_time') }
}

/** Releases what an open room of a client reserved of their bought credit ahead of its meter. */
export async function yieldReserved(db: Database, siteId: number, userId: number): Promise<void> {
  await sql`select ledger_yield(${siteId}, ${userId})`.execute(db)
}

/** Applies what remains of a client's credit to their open room, which ends where it ends. */
export async function refitMeter(db: Database, userId: number): Promise<void> {
  await sql`select meter_refit(${userId})`.execute(db)
}

/** Creates the client's accounts that do not exist yet. */
export async function openWallet(db: Database, siteId: number, userId: number): Promise<void> {
  await sql`select open_wallet(${siteId}, ${userId})`.execute(db)
}

export interface WalletEntry {
  id: number
  at: Date
  kind: string
  reference: string
  unit: 'cent' | 'second'
  amount: number
  balanceAfter: number
  /** Held until a member of staff has decided. */
  held: boolean
  /** The invoice or the credit note of its payment, by the transaction that it is about. */
  invoice: { id: number; kind: 'invoice' | 'credit-note' } | null
}

/** Movements of a client's accounts, newest first, before a given entry id. */
export async function walletEntries(
  db: Database,
  siteId: number,
  userId: number,
  page: { before: number | null; limit: number },
): Promise<WalletEntry[]> {
  const rows = await db
    .selectFrom('ledger_accounts as a')
    // Takes a page from each account first, so that the cost does not grow with their length.
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('ledger_entries')
          .select(['id', 'transaction_id', 'unit', 'amount', 'balance_after'])
          .whereRef('account_id', '=', 'a.id')
          .$call(ifGiven(page.before, (q, before) => q.where('id', '<', before)))
          .orderBy('id', 'desc')
          .limit(page.limit)
          .as('e'),
      (join) => join.onTrue(),
    )
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.id', 't.posted_at', 't.kind', 't.reference', 'e.unit', 'e.amount', 'e.balance_after'])
    .select(sql<boolean>`t.details ? 'held'`.as('held'))
    // That of a payment which its bank kept is with the movement that froze it: the wallet has no other.
    .select(
      sql<WalletEntry['invoice']>`(select jsonb_build_object('id', i.transaction_id, 'kind', i.kind) from invoices i
        where i.transaction_id in (t.id, (select l.id from ledger_transactions l
          where t.kind = 'chargeback' and l.kind = 'chargeback-lost' and l.reference = t.reference)))`.as('invoice'),
    )
    .where('a.owner_id', '=', userId)
    .where('a.site_id', '=', siteId)
    .where('a.kind', 'in', ['client_wallet', 'client_promotional', 'client_free_time'])
    .orderBy('e.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.posted_at,
    kind: row.kind,
    reference: row.reference,
    unit: row.unit as 'cent' | 'second',
    amount: row.amount,
    balanceAfter: row.balance_after,
    held: row.held,
    invoice: row.invoice,
  }))
}

/** Reserves up to `wanted` from an account for an open consultation; returns how much was available. */
export async function reserve(
  db: Database,
  consultationId: number,
  { kind, siteId, ownerId }: AccountKey,
  wanted: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select ledger_reserve(${consultationId}, id, ${wanted}) as taken from ledger_accounts
      where kind = ${kind} and site_id = ${siteId} and owner_id = ${ownerId}`.execute(db)
  return rows[0]?.taken ?? 0
}

/** Releases the reservations of an ended consultation; returns the promotional cents among them. */
export async function release(db: Database, consultationId: number): Promise<{ promotional: number }> {
  const row = await db
    .selectFrom('ledger_reservations as r')
    .innerJoin('ledger_accounts as a', 'a.id', 'r.account_id')
    .select('r.amount')
    .where('r.consultation_id', '=', consultationId)
    .where('a.kind', '=', 'client_promotional')
    .executeTakeFirst()
  await sql`select ledger_release(${consultationId})`.execute(db)
  return { promotional: row?.amount ?? 0 }
}
