import type { Visit } from '../../../app.ts'
import type { Channel, Lack } from './rules.ts'
import { clientStandings } from './standings.server.ts'

/** What a consent of a person lacks to take effect; null if nothing does, or if they did not consent. */
export async function lackOf(visit: Visit, userId: number, channel: Channel): Promise<Lack | null> {
  const [standing] = await clientStandings(visit, [userId], channel)
  const keeps = standing?.keeps
  return keeps === 'link' || keeps === 'address' || keeps === 'phone' ? keeps : null
}
