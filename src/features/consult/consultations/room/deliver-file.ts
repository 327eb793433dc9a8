import { upload } from '../../../../platform/contract/upload.ts'
import type { consultationsContract } from '../contract.server.ts'
import type { PendingFile, PendingMessage } from './room-state.ts'

type Calls = typeof consultationsContract

/** Sends a picture or voice note. @throws {CallRefused} as upload */
export function deliverFile(
  id: number,
  { clientId, text, replyTo, file }: PendingMessage & { file: PendingFile },
  watched: { onProgress: (left: number) => void; signal: AbortSignal },
) {
  const given = { params: { id }, file: file.blob, ...watched }
  const fields = { clientId, replyTo: replyTo === null ? '' : String(replyTo) }
  return file.kind === 'picture'
    ? upload<Calls['sendPicture']>('/api/consultations/:id/pictures', { ...given, fields: { ...fields, text } })
    : upload<Calls['sendNote']>('/api/consultations/:id/voice-notes', {
        ...given,
        fields: { ...fields, wave: file.wave },
      })
}
