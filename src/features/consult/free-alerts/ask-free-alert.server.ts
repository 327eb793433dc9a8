import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { readProfileRow } from '../psychics/profile-queries.server.ts'
import { isFreeOnChat } from '../psychics/rules.ts'
import { writeAlert } from './queries.server.ts'
import { alertEnd } from './rules.ts'

/** Asks for one mail when a psychic is free; returns the time at which the alert expires. */
export async function askFreeAlert(visit: Visit, psychicId: number): Promise<Date> {
  const client = clientOf(visit)
  const psychic = await findPsychicById(visit, psychicId)
  if (!psychic) throw new Refusal('notFound')
  if (!client.emailProved) throw new Refusal('emailUnproven')
  await requireNoPause(visit)
  if (isFreeOnChat(psychic)) throw new Refusal('alreadyFree')
  const { offeredChannels } = await readProfileRow(visit.db, psychicId)
  if (!offeredChannels.includes('chat')) throw new Refusal('psychicUnavailable')
  const askedAt = visit.now()
  const expiresAt = alertEnd(askedAt)
  await writeAlert(visit.db, { userId: client.id, psychicId, askedAt, expiresAt })
  return expiresAt
}
