import { sql } from 'kysely'
import { one } from '../../../platform/database/one.ts'
import type { SealedChain } from '../../house/seals/chain.server.ts'

/** The ledger as a sealed chain of its transactions, each with its entries. */
export const ledgerChain: SealedChain = {
  name: 'ledger',
  async lastBefore(db, midnight, after) {
    // A statement of its own, so that the lock is released before the search.
    const settled = await sql<{ id: number }>`select ledger_settled() as id`.execute(db)
    const { rows } = await sql<{ id: number | null }>`
      select max(id) as id from ledger_transactions
        where id > ${after} and id <= ${one(settled.rows).id} and posted_at < ${midnight}`.execute(db)
    return one(rows).id ?? after
  },
  async leaves(db, { after, upTo, limit }) {
    const { rows } = await sql<{ id: number; leaf: Buffer }>`
      select t.id, ledger_leaf(t) as leaf from ledger_transactions t
        where t.id > ${after} and t.id <= ${upTo} order by t.id limit ${limit}`.execute(db)
    return rows
  },
  // The chain ends that these seals covered were not stored.
  oldRootHolds: async () => null,
}
