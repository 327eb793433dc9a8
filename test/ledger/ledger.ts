import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { AccountKey, Entry } from '../../src/features/house/ledger/queries.server.ts'
import { verifyLedger } from '../../src/features/money/wallet/verify-ledger.server.ts'
import { connect } from '../../src/platform/database/connect.ts'
import type { DB } from '../../src/platform/database/generated.ts'
import { cloneDatabase } from '../database.ts'
import { accountOf, postAny } from './post-any.ts'

const SITE = 99
export const wallet = (ownerId: number): AccountKey => ({ kind: 'client_wallet', siteId: SITE, ownerId })
export const freeTime = (ownerId: number): AccountKey => ({ kind: 'client_free_time', siteId: SITE, ownerId })
export const outside: AccountKey = { kind: 'payment_provider', siteId: SITE, ownerId: 0 }
export const offer: AccountKey = { kind: 'free_time_offer', siteId: SITE, ownerId: 0 }

let names = 0

/** The real ledger in a fresh database, with eight connections of its owner, who may post anything. */
export class Ledger {
  /** The application's connections. */
  readonly db: Kysely<DB>
  readonly owner: Kysely<DB>

  constructor(db: Kysely<DB>, owner: Kysely<DB>) {
    this.db = db
    this.owner = owner
  }

  /** Accounts and references that no other run has used. */
  fresh = (): number => {
    names += 1
    return 1_000_000 + names
  }

  post = (reference: string, entries: readonly Entry[], kind = 'test') => postAny(this.owner, kind, reference, entries)

  put = (ownerId: number, amount: number, reference = `put:${this.fresh()}`) =>
    this.post(reference, [
      { account: wallet(ownerId), amount },
      { account: outside, amount: -amount },
    ])

  /** Posts one after the other. */
  async putEach(ownerId: number, amounts: readonly number[]): Promise<void> {
    for (const amount of amounts) await this.put(ownerId, amount)
  }

  transfer = (from: number, to: number, amount: number) =>
    this.post(`transfer:${this.fresh()}`, [
      { account: wallet(from), amount: -amount },
      { account: wallet(to), amount },
    ])

  async account(key: AccountKey) {
    const id = await accountOf(this.owner, key)
    return this.db.selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  balance = async (ownerId: number): Promise<number> => (await this.account(wallet(ownerId))).balance

  async entries(key: AccountKey) {
    const { id } = await this.account(key)
    return this.db.selectFrom('ledger_entries').selectAll().where('account_id', '=', id).orderBy('version').execute()
  }

  entriesOf = (transactionId: number) =>
    this.db.selectFrom('ledger_entries').selectAll().where('transaction_id', '=', transactionId).execute()

  /** The faults that the verification finds in some wallets. */
  async faults(ownerIds: readonly number[]): Promise<string[]> {
    const ids = await Promise.all(ownerIds.map(async (ownerId) => (await this.account(wallet(ownerId))).id))
    const faults = await verifyLedger(this.db)
    return faults.filter(({ kind, id }) => kind !== 'unbalanced' && ids.includes(id)).map(({ kind }) => kind)
  }

  /** An account rebuilt from its entries alone; the hash is computed here and not by the database. */
  async rebuilt(key: AccountKey) {
    const account = await this.account(key)
    let state = { balance: 0, version: 0, head: Buffer.alloc(0) }
    for (const entry of await this.entries(key)) {
      const balance = state.balance + entry.amount
      const version = state.version + 1
      const { id, kind, reference, details, posted } = await this.transaction(entry.transaction_id)
      const owner = [account.id, `"${account.kind}"`, `"${account.unit}"`, account.site_id, account.owner_id]
      const what = [id, `"${kind}"`, `"${reference}"`, details, posted]
      const text = `[${[2, ...owner, ...what, version, `"${entry.unit}"`, entry.amount, balance].join(', ')}]`
      state = { balance, version, head: createHash('sha256').update(state.head).update(text).digest() }
    }
    return state
  }

  private transaction = (id: number) =>
    this.db
      .selectFrom('ledger_transactions')
      .select(['id', 'kind', 'reference', sql<string>`details::text`.as('details')])
      .select(sql<number>`(extract(epoch from posted_at) * 1000000)::bigint`.as('posted'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
}

/** Runs `act` on the ledger of a fresh database after the owner executed `plant`. */
export async function onDefective(
  plant: (owner: Kysely<DB>) => Promise<unknown>,
  act: (ledger: Ledger) => Promise<void>,
): Promise<void> {
  const database = await cloneDatabase()
  const owner = connect(database.ownerUrl, { max: 8, onLost: () => {} })
  const db = connect(database.applicationUrl, { max: 2, onLost: () => {} })
  try {
    await plant(owner)
    await act(new Ledger(db, owner))
  } finally {
    await db.destroy()
    await owner.destroy()
    await database.drop()
  }
}

/**
 * Replaces a function of the database by an edited version of itself.
 * @throws if the text to replace is not found
 */
export async function edit(owner: Kysely<DB>, name: string, from: string | RegExp, to: string): Promise<void> {
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef(${name}::regproc) as text`.execute(owner)
  const { text } = rows[0]!
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`${name} has no ${from}`)
  await sql.raw(edited).execute(owner)
}

export const run = (owner: Kysely<DB>, statement: string) => sql.raw(statement).execute(owner)
