import { createHash } from 'node:crypto'
import { noteFile } from '../media/note-file.server.ts'
import { VOICE_SECONDS } from './rules.ts'

export interface EncodedVoice {
  /** The same sound always has the same name. */
  hash: string
  bytes: Buffer
  seconds: number
}

/**
 * The sound of a recording in a new file, without tags.
 * @throws {Refusal} as noteFile, voiceTooLong
 */
export async function encodeVoice(file: Buffer): Promise<EncodedVoice> {
  const { bytes, seconds } = await noteFile(file, { seconds: VOICE_SECONDS, refusal: 'voiceTooLong' })
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes, seconds }
}
