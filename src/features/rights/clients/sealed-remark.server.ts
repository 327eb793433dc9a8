import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

const remarkPlace = (id: number) => `client-remark:${id}`

export const sealRemark = (keys: KeyRing, id: number, text: string): Buffer => keys.seal(remarkPlace(id), text)

/** @throws {UnreadableData} */
export const openRemark = (keys: KeyRing, id: number, sealed: Buffer): string => keys.open(remarkPlace(id), sealed)

export const sealedRemarks = sealedTable({
  name: 'a remark',
  table: 'client_remarks',
  id: 'id',
  placeOf: ({ id }) => remarkPlace(id),
})
