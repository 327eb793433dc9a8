import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

/** Where to send, and the keys that only the browser can open with. */
interface Address {
  endpoint: string
  p256dh: string
  auth: string
}

interface Marked {
  endpoint_hash: Buffer
}

const placeOf = ({ endpoint_hash }: Marked): string => `push ${endpoint_hash.toString('base64url')}`

/** Under the digest of its address, which stays when the browser is registered again. */
export const sealAddress = (keys: KeyRing, mark: Marked, address: Address): Buffer =>
  keys.seal(placeOf(mark), JSON.stringify(address))

/** @throws {UnreadableData} */
export const openAddress = (keys: KeyRing, row: Marked & { sealed: Buffer }): Address =>
  JSON.parse(keys.open(placeOf(row), row.sealed))

export const sealedDevices = sealedTable<Marked>({
  name: 'a device for notifications',
  table: 'push_devices',
  id: 'id',
  beside: ['endpoint_hash'],
  placeOf,
})
