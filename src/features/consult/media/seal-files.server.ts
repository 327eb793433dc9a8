import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import { detailsPlace } from './file-details.server.ts'

/** A new data key seals the keys of the files: the objects stay as they are. */
export const sealedFiles = sealedTable<{ file: string }>({
  name: 'a message’s file',
  table: 'message_files',
  id: 'id',
  beside: ['file'],
  placeOf: ({ file }) => detailsPlace(file),
})
