import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { encodeVoice } from '../../consult/voices/encode-voice.server.ts'
import { dropVoices, putVoice } from '../../consult/voices/queries.server.ts'
import { boxOf, type Crop } from '../../house/images/crop.server.ts'
import { encodePortrait } from '../../house/images/encode-portrait.server.ts'
import { putPortrait } from '../../house/images/queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { fileOf } from './files.server.ts'
import { ownProfile } from './propose.server.ts'
import { putProposal } from './queries.server.ts'
import type { FileField } from './rules.ts'

/**
 * A photo, cropped to a square, and the house's portrait of it: nothing of the file itself is kept.
 * @throws {Refusal} as requirePerson and encodePortrait, nothingProposed
 */
export async function proposePortrait(outer: Visit, file: Buffer, cut: Crop): Promise<number> {
  await requirePerson(outer)
  const portrait = await encodePortrait(file, boxOf(cut))
  return propose(outer, 'portrait', portrait.hash, (db) => putPortrait(db, portrait))
}

/**
 * Some seconds in the psychic's own voice, in a new file without tags.
 * @throws {Refusal} as requirePerson and encodeVoice, nothingProposed
 */
export async function proposeVoice(outer: Visit, file: Buffer, wave: string): Promise<number> {
  const psychicId = await requirePerson(outer)
  const voice = await encodeVoice(file)
  return propose(outer, 'voice', voice.hash, async (db) => {
    await putVoice(db, psychicId, voice, { wave, at: outer.now() })
    await dropVoices(db, psychicId, voice.hash)
  })
}

/** Before the work of decoding. @throws {Refusal} profilePaused, profileOfProgram */
async function requirePerson(visit: Visit): Promise<number> {
  const { psychicId } = psychicOf(visit)
  if ((await ownProfile(visit, psychicId)).isAutomaton) throw new Refusal('profileOfProgram')
  return psychicId
}

/** Replaces what waits for the same file. @throws {Refusal} nothingProposed for the one that is shown already */
function propose(outer: Visit, field: FileField, after: string, keep: (db: Database) => Promise<void>) {
  const { id: userId, psychicId } = psychicOf(outer)
  return inTransaction(outer, async (visit) => {
    // Two tabs at once are one after the other.
    await lockUser(visit.db, userId)
    const before = await fileOf(visit.db, psychicId, field)
    if (before === after) throw new Refusal('nothingProposed')
    await keep(visit.db)
    return putProposal(visit.db, { siteId: visit.site.id, psychicId, field, before, after, at: visit.now() })
  })
}
