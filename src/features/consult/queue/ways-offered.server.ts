import type { Visit } from '../../../app.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { hearsOf } from '../../people/push/hears-of.server.ts'
import { WAYS, type Way } from './rules.ts'

/** How the client can be told of a turn: by text with a proved number, by notification with a device that gets them. */
export async function waysOffered(visit: Visit): Promise<Way[]> {
  const { id } = clientOf(visit)
  const [phone, hears] = await Promise.all([findPhone(visit.db, id), hearsOf(visit, id, 'turn')])
  return WAYS.filter((way) => (way !== 'sms' || phone.number !== null) && (way !== 'push' || hears))
}
