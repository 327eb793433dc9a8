import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findFile, type StoredFile } from '../media/queries.server.ts'
import { serveFile } from '../media/serve-file.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'

interface Asked {
  file: string
  kind: StoredFile['kind']
  size?: 'full' | 'preview'
}

/** A file of a conversation, for those who took part in it. @throws {Refusal} notFound, as serveFile */
export async function readFile(visit: Visit, id: number, { file, kind, size }: Asked): Promise<Response> {
  const { side } = await findParticipant(visit, id)
  const stored = await findFile(visit.db, id, file)
  if (stored?.kind !== kind || (stored.undelivered && side === 'client')) throw new Refusal('notFound')
  return serveFile(visit.app, stored, size)
}
