import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findEntry, postedEntries } from '../../house/ledger/queries.server.ts'
import { accountKinds, units } from '../../house/ledger/rules.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'

export const openedEntry = z.object({
  id: z.int(),
  accountId: z.int(),
  transaction: z.object({
    id: z.int(),
    kind: z.string(),
    reference: z.string(),
    postedAt: z.iso.datetime(),
    details: z.record(z.string(), z.unknown()),
    entries: z.array(
      z.object({
        accountId: z.int(),
        account: z.enum(accountKinds),
        ownerId: z.int(),
        unit: z.enum(units),
        amount: z.int(),
      }),
    ),
  }),
  place: z.int().describe('its position in the account’s chain, from 1'),
  previousHash: z.string(),
  hash: z.string(),
})

export type OpenedEntry = z.output<typeof openedEntry>

/**
 * A movement with all others of its transaction.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function openEntry(visit: Visit, id: number): Promise<OpenedEntry> {
  staffOf(visit, 'money.read')
  const found = await findEntry(visit.db, visit.site.id, id)
  if (!found) throw new Refusal('adminEntityNotFound')
  const { transactionId, kind, reference, postedAt, details, hash, previousHash, ...entry } = found
  const entries = await postedEntries(visit.db, transactionId)
  return {
    ...entry,
    hash: hash.toString('hex'),
    previousHash: previousHash.toString('hex'),
    transaction: {
      id: transactionId,
      kind,
      reference,
      postedAt: postedAt.toISOString(),
      details: details as Record<string, unknown>,
      entries: entries.map(({ account, accountId, unit, amount }) => ({
        accountId,
        account: account.kind,
        ownerId: account.ownerId,
        unit,
        amount,
      })),
    },
  }
}
