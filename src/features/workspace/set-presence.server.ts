import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { psychicOf } from '../session/access.ts'
import { offeredChannels, type Presence, readPresence, writePresence } from './queries.server.ts'

/** The channels on which a psychic is present now; none means away. */
export async function setPresence(visit: Visit, channels: readonly string[]): Promise<Presence> {
  const { psychicId } = psychicOf(visit)
  const offered = await offeredChannels(visit.db, psychicId)
  if (channels.some((channel) => !offered.includes(channel))) throw new Refusal('parametersInvalid', 'channels')
  await writePresence(visit.db, psychicId, [...new Set(channels)])
  return readPresence(visit.db, psychicId)
}
