import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

const documentPlace = (id: number) => `psychic-document:${id}`

export const sealDocument = (keys: KeyRing, id: number, bytes: Buffer): Buffer =>
  keys.seal(documentPlace(id), bytes.toString('base64'))

/** @throws {UnreadableData} */
export const openDocument = (keys: KeyRing, id: number, sealed: Buffer): Buffer =>
  Buffer.from(keys.open(documentPlace(id), sealed), 'base64')

export const sealedDocuments = sealedTable({
  name: 'a document',
  table: 'psychic_documents',
  id: 'id',
  // Each may have ten megabytes.
  atOnce: 5,
  placeOf: ({ id }) => documentPlace(id),
})
