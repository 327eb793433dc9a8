import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from '../../app.ts'

/**
 * Seals the heads of all chains for the day that ended, in Paris, with a key that the database never holds: a chain
 * rewritten later no longer fits its seal. Sealing a day twice changes nothing.
 */
export async function sealLedger(app: App): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ day: string; sealed: boolean }>`
      select d.day, exists (select 1 from ledger_checkpoints c where c.day = d.day) as sealed
      from (select (app_now() at time zone 'Europe/Paris')::date - 1 as day) d`.execute(db)
    const { day, sealed } = rows[0]!
    if (sealed) return
    const heads = await db.selectFrom('ledger_accounts').select(['id', 'version', 'head']).orderBy('id').execute()
    const digest = createHash('sha256')
    for (const { id, version, head } of heads) digest.update(`${id}:${version}:${head.toString('hex')}\n`)
    const whole = digest.digest()
    const seal = createHmac('sha256', app.secret).update(`ledger:${day}:${heads.length}:`).update(whole).digest()
    await sql`select ledger_seal(${day}::date, ${heads.length}, ${whole}, ${seal})`.execute(db)
  })
}
