import type { Visit } from '../../../app.ts'
import { type KeptFile, keepNote, keepPicture } from '../media/keep-files.server.ts'
import { filesLeft } from '../media/queries.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { inRoom } from '../rooms/rules.ts'
import { findSent } from './messages.server.ts'
import { type MessageView, refusalOf, writeMessage } from './send-message.server.ts'

interface GivenFile {
  clientId: string
  replyTo?: number | undefined
  bytes: Buffer
}

/** Sends a picture, which `text` describes. @throws {Refusal} as keepPicture and writeMessage */
export const sendPicture = (visit: Visit, id: number, given: GivenFile & { text: string }): Promise<MessageView> =>
  sendFile(visit, id, given, () => keepPicture(visit, given.bytes))

/** Sends a voice note. @throws {Refusal} as keepNote and writeMessage */
export const sendNote = (visit: Visit, id: number, given: GivenFile & { wave: string }): Promise<MessageView> =>
  sendFile(visit, id, { ...given, text: '' }, () => keepNote(visit, given.bytes, given.wave))

/**
 * What would be refused anyhow is refused before the work, and what was sent before is answered as it was. The file is
 * in the store before its message exists, so that nobody is shown what is not there.
 */
async function sendFile(
  visit: Visit,
  id: number,
  { clientId, replyTo, text }: GivenFile & { text: string },
  keep: () => Promise<KeptFile>,
): Promise<MessageView> {
  const { consultation, side } = await findParticipant(visit, id)
  const sent = await findSent(visit.db, visit.app.keys, { id, author: side, clientId })
  if (sent) return sent
  if (!inRoom(consultation.status)) throw await refusalOf(visit, id, 'closed')
  const left = await filesLeft(visit.db, { id, side }, visit.app.house())
  if (left) throw await refusalOf(visit, id, left)
  return writeMessage(visit, consultation, side, { clientId, text, replyTo, media: await keep() })
}
