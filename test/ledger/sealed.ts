import { type Kysely, sql } from 'kysely'
import pino from 'pino'
import { checkAllSeals } from '../../src/features/house/seals/check-seals.server.ts'
import type { DayFault } from '../../src/features/house/seals/queries.server.ts'
import { sealDays } from '../../src/features/house/seals/seal-days.server.ts'
import { sealKeysOf } from '../../src/features/house/seals/seal-keys.server.ts'
import { auditChain } from '../../src/features/house/staff/audit-chain.server.ts'
import { ledgerChain } from '../../src/features/money/wallet/ledger-chain.server.ts'
import type { DB } from '../../src/platform/database/generated.ts'
import { Secrets } from '../../src/platform/secrets/secrets.ts'

/**
 * Lets a day pass and seals everything. All is restored afterwards, including the clock.
 * @returns the faults of any seal after `more` was done
 */
export async function sealedFaults(
  owner: Kysely<DB>,
  more: (db: Kysely<DB>) => Promise<unknown> = async () => {},
  secret = 'a secret of the tests, long enough for sealing',
): Promise<DayFault[]> {
  const back = new Error('put back')
  const faults: DayFault[] = []
  const secrets = new Secrets([secret])
  await owner
    .transaction()
    .execute(async (db) => {
      await sql`create or replace function app_now() returns timestamptz language sql volatile parallel safe
        as $$ select clock_timestamp() + interval '2 days' $$`.execute(db)
      const chains = [ledgerChain, auditChain]
      for (const chain of chains) await sealDays({ db, secrets, log: pino({ level: 'silent' }) }, chain)
      await more(db)
      for (const chain of chains) faults.push(...(await checkAllSeals(db, sealKeysOf({ secrets }), chain)))
      throw back
    })
    .catch((error) => {
      if (error !== back) throw error
    })
  return faults
}
