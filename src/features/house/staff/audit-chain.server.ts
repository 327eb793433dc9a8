import { sql } from 'kysely'
import { one } from '../../../platform/database/one.ts'
import type { SealedChain } from '../seals/chain.server.ts'

/** The audit log as a sealed chain; its ids are in the order of its commits. */
export const auditChain: SealedChain = {
  name: 'audit',
  async lastBefore(db, midnight, after) {
    const { rows } = await sql<{ id: number | null }>`
      select max(id) as id from audit_log where id > ${after} and at < ${midnight}`.execute(db)
    return one(rows).id ?? after
  },
  async leaves(db, { after, upTo, limit }) {
    const { rows } = await sql<{ id: number; leaf: Buffer }>`
      select l.id, audit_leaf(l) as leaf from audit_log l
        where l.id > ${after} and l.id <= ${upTo} order by l.id limit ${limit}`.execute(db)
    return rows
  },
  async oldRootHolds(db, { last, root }) {
    if (last === 0) return true
    const entry = await db.selectFrom('audit_log').select('hash').where('id', '=', last).executeTakeFirst()
    return entry?.hash.equals(root) ?? false
  },
}
