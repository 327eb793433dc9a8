import type { KeyRing } from '../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../platform/at-rest/sealed-table.ts'
import type { Payee } from './payee.ts'

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
  placeOf: payeePlace,
})
