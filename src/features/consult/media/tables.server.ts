import { inner, ofClient, ofNobody, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'
import { openBytes } from '../../../platform/at-rest/sealed-bytes.ts'
import { noteAddress, pictureAddress } from './addresses.ts'
import { openDetails } from './file-details.server.ts'

export const tables: Tables = {
  message_files: {
    ...ofClient('consultation', 'files', {
      id: inner,
      consultation_id: own('consultation'),
      sequence: own('rank'),
      kind: own('kind'),
      // Exported as the address where its person, signed in, downloads it.
      file: own('address'),
      // Exported as the bytes of the picture or the voice note.
      preview: own('bytes'),
      // Exported as the length of a voice note; the rest are a key and measures.
      sealed: own('seconds'),
    }),
    attach: {
      column: 'preview',
      async read({ keys, get }, row) {
        const file = row.file as string
        const sealed = await get(file)
        const { key } = openDetails(keys, { file, sealed: row.sealed as Buffer })
        return sealed && openBytes(Buffer.from(key, 'base64'), file, sealed)
      },
    },
    open: (keys, row) => {
      const [consultation, file] = [row.consultation_id as number, row.file as string]
      const details = openDetails(keys, { file, sealed: row.sealed as Buffer })
      return {
        file: row.kind === 'picture' ? pictureAddress(consultation, file, 'full') : noteAddress(consultation, file),
        sealed: 'seconds' in details ? details.seconds : null,
      }
    },
  },
  stored_files: ofNobody('name', 'kept_at'),
  store_objects: ofUnknown('short', 'name', 'bytes'),
}
