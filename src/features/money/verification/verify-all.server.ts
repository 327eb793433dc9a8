import type { Database } from '../../../platform/database/connect.ts'
import { checkAllSeals } from '../../house/seals/check-seals.server.ts'
import { compareList, type KeptRoot } from '../../house/seals/kept-roots.server.ts'
import type { SealKeys } from '../../house/seals/seal-keys.server.ts'
import { auditChain } from '../../house/staff/audit-chain.server.ts'
import { auditFaults } from '../../house/staff/audit-queries.server.ts'
import { ledgerChain } from '../wallet/ledger-chain.server.ts'
import { verifyLedger } from '../wallet/verify-ledger.server.ts'

/**
 * Every fault of the ledger and the audit log: recomputed from their rows, and compared with a list stored elsewhere.
 */
export async function verifyAll(db: Database, keys: SealKeys, list: readonly KeptRoot[]): Promise<string[]> {
  const found = [
    ...(await verifyLedger(db)).map(({ kind, id }) => `ledger: ${kind} ${id}`),
    ...(await auditFaults(db)).map((id) => `audit: entry ${id}`),
  ]
  for (const chain of [ledgerChain, auditChain]) {
    const faults = [...(await checkAllSeals(db, keys, chain)), ...(await compareList(db, chain.name, list))]
    found.push(...faults.map(({ day, fault }) => `${chain.name}: ${day} ${fault}`))
  }
  return [...new Set(found)]
}
