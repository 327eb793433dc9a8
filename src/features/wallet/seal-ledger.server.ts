import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { daySeal, lastDay } from '../../platform/at-rest/day-seal.ts'

/**
 * Seals the heads of all chains for the day that ended, with a key that the database never holds. Sealing a day twice
 * changes nothing.
 */
export async function sealLedger(app: App): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    const day = await lastDay(db)
    if (await db.selectFrom('ledger_checkpoints').select('day').where('day', '=', day).executeTakeFirst()) return
    const heads = await db.selectFrom('ledger_accounts').select(['id', 'version', 'head']).orderBy('id').execute()
    const hash = createHash('sha256')
    for (const { id, version, head } of heads) hash.update(`${id}:${version}:${head.toString('hex')}\n`)
    const digest = hash.digest()
    const seal = daySeal(app.secrets, 'ledger', { day, count: heads.length, digest })
    await sql`select ledger_seal(${day}::date, ${heads.length}, ${digest}, ${seal})`.execute(db)
  })
}
