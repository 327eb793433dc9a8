import type { Database } from '../../../platform/database/connect.ts'
import { portraitAddress } from '../../../ui/avatar/portrait-address.ts'
import { findVoice, voiceOf } from '../../consult/voices/queries.server.ts'
import { isPhotoKept, portraitOf } from '../../house/images/queries.server.ts'
import { waitingFor } from './queries.server.ts'
import { type FileField, photoAddress } from './rules.ts'

/** The name of what a profile shows or plays; empty for none. */
export async function fileOf(db: Database, psychicId: number, field: FileField): Promise<string> {
  const name = field === 'portrait' ? await portraitOf(db, psychicId) : (await voiceOf(db, psychicId))?.hash
  return name ?? ''
}

/** The photo and the voice of a psychic, those of the profile and those that wait. */
export async function viewFiles(db: Database, psychicId: number) {
  const [portrait, voice, nextPortrait, nextVoice] = await Promise.all([
    portraitOf(db, psychicId),
    voiceOf(db, psychicId),
    waitingFor(db, psychicId, 'portrait'),
    waitingFor(db, psychicId, 'voice'),
  ])
  const isKept = nextPortrait && (await isPhotoKept(db, nextPortrait.after))
  const heard = nextVoice && (await findVoice(db, psychicId, nextVoice.after))
  return {
    portrait: portrait && portraitAddress(portrait),
    voice,
    waiting: {
      portrait: nextPortrait && {
        id: nextPortrait.id,
        address: portraitAddress(nextPortrait.after),
        photo: isKept ? photoAddress(psychicId, nextPortrait.after) : null,
      },
      voice: nextVoice && heard && { id: nextVoice.id, ...heard },
    },
  }
}
