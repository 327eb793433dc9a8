import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { endPresence, type Presence, readOffer, readPresence, writePresence } from '../presence/queries.server.ts'
import { announceQueue } from '../queue/announce-queue.server.ts'
import { writeClosed } from '../queue/desk-queries.server.ts'

/**
 * Sets the channels on which a psychic is present; none means away.
 * @throws {Refusal} profilePaused; parametersInvalid for a channel that is not offered; phoneUnproven for the telephone of
 * one who has no number
 */
export async function setPresence(visit: Visit, channels: readonly string[]): Promise<Presence> {
  const { id, psychicId } = psychicOf(visit)
  const offer = await readOffer(visit.db, psychicId)
  if (!offer.isLive) throw new Refusal('profilePaused')
  if (channels.some((channel) => !offer.channels.includes(channel))) throw new Refusal('parametersInvalid', 'channels')
  const { phone, premium } = visit.app
  if (channels.includes('phone') && !phone) throw new Refusal('parametersInvalid', 'channels')
  if (channels.includes('audiotel') && !premium) throw new Refusal('parametersInvalid', 'channels')
  if (channels.includes('phone') || channels.includes('audiotel')) {
    if ((await findPhone(visit.db, id)).number === null) throw new Refusal('phoneUnproven')
  }
  const before = await readPresence(visit.db, psychicId)
  const open = [...new Set(channels)]
  // Whoever comes back from being offline starts with an open queue.
  if (open.length > 0 && !before.alive) await writeClosed(visit.db, psychicId, false)
  await writePresence(visit.db, psychicId, open)
  // A pause and its end are told to those who wait; a renewed lease is no news.
  if (!before.alive || before.channels.join() !== open.join()) await announceQueue(visit, psychicId)
  return readPresence(visit.db, psychicId)
}

/** Ends the presence at once. Whoever waits is told, as after a lease that ran out. */
export async function goOffline(visit: Visit): Promise<Presence> {
  const { psychicId } = psychicOf(visit)
  await endPresence(visit.db, psychicId)
  await announceQueue(visit, psychicId)
  return readPresence(visit.db, psychicId)
}
