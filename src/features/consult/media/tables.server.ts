import { inner, ofClient, ofNobody, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'
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
      preview: inner,
      // Exported as the length of a voice note; the rest are a key and measures.
      sealed: own('seconds'),
    }),
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
