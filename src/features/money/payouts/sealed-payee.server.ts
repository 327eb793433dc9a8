import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { SealedRows } from '../../../platform/at-rest/seal-again.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import type { Payee } from './payee.ts'
import { lockStalePayments, type StoredPayment, writePayment } from './queries.server.ts'

const payeePlace = (psychicId: number) => `psychic-payee:${psychicId}`

export const sealPayee = (keys: KeyRing, psychicId: number, payee: Payee): Buffer =>
  keys.seal(payeePlace(psychicId), JSON.stringify(payee))

/** @throws {UnreadableData} */
export const openPayee = (keys: KeyRing, psychicId: number, sealed: Buffer): Payee =>
  JSON.parse(keys.open(payeePlace(psychicId), sealed))

export const sealedPayees = sealedTable({
  name: 'a bank account',
  table: 'psychic_payees',
  id: 'psychic_id',
  placeOf: ({ id }) => payeePlace(id),
})

export const sealedProposals = sealedTable({
  name: 'a proposed bank account',
  table: 'payee_proposals',
  id: 'psychic_id',
  placeOf: ({ id }) => payeePlace(id),
})

/** A payment keeps the bank account that it was made to. */
export const sealedPayments: SealedRows<StoredPayment> = {
  name: 'a bank account that was paid',
  column: 'psychic_payouts.payee_sealed',
  lockStale: lockStalePayments,
  placeOf: ({ psychicId }) => payeePlace(psychicId),
  // Payments were never stored unsealed.
  clearOf: () => '',
  write: writePayment,
}
