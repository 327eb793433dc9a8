import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { restAsLongAsItTakes } from '../../../platform/database/contention.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Debtor } from './pain/transfers.ts'
import type { PayeeState } from './payee.ts'
import type { ReturnReason } from './return-rules.ts'
import { endOf } from './statement-queries.server.ts'

const dayOf = (month: string) => `${month}-01`
const payoutsOf = (siteId: number) => sql`hashtextextended(${`payouts ${siteId}`}, 17)`

/**
 * Runs the work under an advisory lock, as the only payer of a site's psychics, in as many transactions as it needs.
 * The lock belongs to a transaction of its own, which a pooler gives a connection to, so a crash releases it.
 * @returns null if another payer is running
 */
export async function asOnlyPayer<T>(db: Database, siteId: number, work: () => Promise<T>): Promise<{ of: T } | null> {
  return db.transaction().execute(async (held) => {
    await restAsLongAsItTakes(held)
    if (!(await paysNobody(held, siteId))) return null
    return { of: await work() }
  })
}

/** Whether no payer is running for a site; blocks new ones until the transaction ends. */
export async function paysNobody(db: Database, siteId: number): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(${payoutsOf(siteId)}) as ours`.execute(db)
  return one(rows).ours
}

export interface Due {
  psychicId: number
  name: string
  /** All earnings that were not paid, in cents; negative if more was taken back than was left. */
  balance: number
  /** Of it, earned since the end of the month or within the term. */
  pending: number
  /** Of it, from consultations that somebody must still decide about. */
  disputed: number
  /** Of it, kept back for some more days. */
  reserved: number
  /** Of it, what staff hold back. */
  withheld: number
  /** What can be paid; not positive if nothing can. */
  available: number
  /** Already paid for the month. */
  paid: number | null
  payee: Buffer | null
  payeeState: PayeeState
}

/** What a payout would take from each psychic of a site for a month under some terms, without those who have nothing. */
export async function listDue(db: Database, siteId: number, month: string, terms: Terms): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (select *, balance - pending - disputed - reserved - withheld as available
      from earnings_due(${siteId}, ${endOf(month)}, ${terms.termDays}, ${terms.reservePercent}, ${terms.reserveDays})),
    paid as (select psychic_id, sum(amount)::bigint as amount from psychic_payouts
      where site_id = ${siteId} and month = ${dayOf(month)}::date and returned_at is null group by psychic_id)
    select p.id as "psychicId", p.name, due.balance, due.pending, due.disputed, due.reserved, due.withheld, due.available,
      paid.amount as paid, payee.sealed as payee, payee_state(p.id) as "payeeState"
    from due
    join psychics p on p.id = due.psychic_id
    left join paid on paid.psychic_id = p.id
    left join psychic_payees payee on payee.psychic_id = p.id
    where due.balance <> 0 or due.disputed > 0 or paid.amount is not null
    order by p.name, p.id`.execute(db)
  return rows
}

/** Days and percent: see config/payouts.ts. */
export interface Terms {
  termDays: number
  reservePercent: number
  reserveDays: number
}

export async function insertFile(
  db: StaffDatabase,
  file: { siteId: number; month: string; reference: string; at: Date; by: number; terms: Terms; debtor: Debtor },
): Promise<number> {
  const { id } = await db
    .insertInto('payout_files')
    .values({
      site_id: file.siteId,
      month: dayOf(file.month),
      reference: file.reference,
      made_at: file.at,
      made_by: file.by,
      term_days: file.terms.termDays,
      reserve_percent: file.terms.reservePercent,
      reserve_days: file.terms.reserveDays,
      debtor_name: file.debtor.name,
      debtor_iban: file.debtor.iban,
      debtor_town: file.debtor.town,
      debtor_country: file.debtor.country,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The payment of one psychic for a month. */
export interface Payment {
  fileId: number
  psychicId: number
  siteId: number
  month: string
  amount: number
  payee: Buffer
}

/** Adds the payment of one psychic to a file; the act that created the file is in the audit log. */
export async function insertPayout(db: Database, payout: Payment & { transactionId: number }): Promise<void> {
  await db
    .insertInto('psychic_payouts')
    .values({
      file_id: payout.fileId,
      psychic_id: payout.psychicId,
      site_id: payout.siteId,
      month: dayOf(payout.month),
      amount: payout.amount,
      payee_sealed: payout.payee,
      transaction_id: payout.transactionId,
    })
    .execute()
}

/** The file created under a reference. */
export async function findFileOf(db: StaffDatabase, siteId: number, reference: string): Promise<number | null> {
  const file = await db
    .selectFrom('payout_files')
    .select('id')
    .where('site_id', '=', siteId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return file?.id ?? null
}

/**
 * Deletes a file without payments.
 * @returns whether it was deleted
 */
export async function removeEmptyFile(db: Database, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('payout_files as f')
    .where('f.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('psychic_payouts as o').select('o.file_id').whereRef('o.file_id', '=', 'f.id'))),
    )
    .returning('f.id')
    .execute()
  return removed.length > 0
}

/** The payments of a site's file, by name; null if the file does not exist. */
export async function findFile(db: Database, siteId: number, id: number) {
  const file = await db
    .selectFrom('payout_files as f')
    .leftJoin('users as u', 'u.id', 'f.made_by')
    .select(['f.id', 'f.month', 'f.made_at as madeAt', 'u.first_name as madeBy', 'f.sent_at as sentAt'])
    .select(['f.debtor_name', 'f.debtor_iban', 'f.debtor_town', 'f.debtor_country'])
    .where('f.id', '=', id)
    .where('f.site_id', '=', siteId)
    .executeTakeFirst()
  if (!file) return null
  const payouts = await db
    .selectFrom('psychic_payouts as o')
    .innerJoin('psychics as p', 'p.id', 'o.psychic_id')
    .select(['p.id as psychicId', 'p.name', 'o.amount', 'o.payee_sealed as payee'])
    .select(['o.executed_at as executedAt', 'o.returned_at as returnedAt', 'o.return_reason as returnReason'])
    .$narrowType<{ returnReason: ReturnReason | null }>()
    .where('o.file_id', '=', id)
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
  const { debtor_name: name, debtor_iban: iban, debtor_town: town, debtor_country: country, ...own } = file
  const debtor = name && iban && town && country ? { name, iban, town, country } : null
  return { ...own, month: own.month.slice(0, 7), debtor, payouts }
}

export interface StoredPayment {
  fileId: number
  psychicId: number
  sealed: Buffer
}

/** Payments after a given one whose sealed account does not begin with `head`, locked until the transaction ends. */
export const lockStalePayments = (
  db: Database,
  head: Buffer,
  after: StoredPayment | null,
  limit: number,
): Promise<StoredPayment[]> =>
  db
    .selectFrom('psychic_payouts')
    .select(['file_id as fileId', 'psychic_id as psychicId', 'payee_sealed as sealed'])
    .where(sql<boolean>`(file_id, psychic_id) > (${after?.fileId ?? 0}::bigint, ${after?.psychicId ?? 0}::bigint)`)
    .where(sql<boolean>`substring(payee_sealed for ${head.length}::integer) <> ${head}`)
    .orderBy('file_id')
    .orderBy('psychic_id')
    .limit(limit)
    .forUpdate()
    .execute()

export async function writePayment(db: Database, of: StoredPayment, sealed: Buffer): Promise<void> {
  await db
    .updateTable('psychic_payouts')
    .set({ payee_sealed: sealed })
    .where('file_id', '=', of.fileId)
    .where('psychic_id', '=', of.psychicId)
    .execute()
}
