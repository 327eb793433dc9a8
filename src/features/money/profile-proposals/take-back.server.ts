import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dropVoices, eraseVoice } from '../../consult/voices/queries.server.ts'
import { hidePortrait } from '../../house/images/queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { fileOf } from './files.server.ts'
import { lockOwnProposal, rebaseOnNone, takeBack } from './queries.server.ts'
import type { FileField } from './rules.ts'

/** Takes back one's own proposal; its file goes. @throws {Refusal} notFound, proposalDecided */
export function takeBackProposal(outer: Visit, id: number): Promise<void> {
  const { psychicId } = psychicOf(outer)
  return inTransaction(outer, async ({ db }) => {
    const proposal = await lockOwnProposal(db, psychicId, id)
    if (!proposal) throw new Refusal('notFound')
    if (proposal.state !== 'waiting') throw new Refusal('proposalDecided')
    await takeBack(db, psychicId, proposal.field)
    if (proposal.field === 'voice') await dropVoices(db, psychicId, null)
  })
}

/** Takes one's photo or voice off the profile, which asks for nobody's consent. @throws {Refusal} notFound */
export function removeFile(outer: Visit, field: FileField): Promise<void> {
  const { id, psychicId } = psychicOf(outer)
  return inTransaction(outer, async ({ db }) => {
    await lockUser(db, id)
    if ((await fileOf(db, psychicId, field)) === '') throw new Refusal('notFound')
    await (field === 'portrait' ? hidePortrait(db, psychicId) : eraseVoice(db, psychicId))
    await rebaseOnNone(db, psychicId, field)
  })
}
