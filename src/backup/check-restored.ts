import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { parseList } from '../features/house/seals/kept-roots.server.ts'
import type { SealKeys } from '../features/house/seals/seal-keys.server.ts'
import { moneyLaws } from '../features/money/reconciliation/laws.ts'
import { verifyAll } from '../features/money/verification/verify-all.server.ts'
import { connect } from '../platform/database/connect.ts'
import { DAY_MS } from '../platform/time/instants.ts'
import { unlessGone } from './data-folder.ts'

/** A day is sealed in the night after it: the last two may not be yet. */
const UNSEALED_DAYS = 2

/** What a restored database breaks: a law of money, or the chain of the ledger's sealed days. */
export async function checkRestored(url: string, folder: string, keys: SealKeys, until: Date): Promise<string[]> {
  const written = await readFile(join(folder, 'sealed-ledger.csv'), 'utf8').catch(unlessGone)
  const last = new Date(until.getTime() - UNSEALED_DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const list = parseList(written ?? '').filter(({ day }) => day <= last)
  const db = connect(url, { max: 1, onLost: () => {} })
  try {
    const broken: string[] = []
    for (const { key, faults } of moneyLaws) {
      const { rows } = await sql.raw(faults).execute(db)
      if (rows.length > 0) broken.push(`law ${key}: ${rows.length}`)
    }
    return [...broken, ...(await verifyAll(db, keys, list))]
  } finally {
    await db.destroy()
  }
}
