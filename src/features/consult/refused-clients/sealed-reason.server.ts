import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

interface Pair {
  psychicId: number
  clientId: number
}

const place = ({ psychicId, clientId }: Pair): string => `refused client ${psychicId} ${clientId}`

export const sealWhy = (keys: KeyRing, of: Pair, text: string): Buffer => keys.seal(place(of), text)

/** @throws {UnreadableData} */
export const openWhy = (keys: KeyRing, of: Pair & { sealed: Buffer }): string => keys.open(place(of), of.sealed)

export const sealedWhys = sealedTable<{ psychic_id: number; client_id: number }>({
  name: 'why a psychic refuses a client',
  table: 'refused_clients',
  id: 'id',
  beside: ['psychic_id', 'client_id'],
  placeOf: (row) => place({ psychicId: row.psychic_id, clientId: row.client_id }),
})
