import type { Visit } from '../../app.ts'
import { secondsToNextCode } from '../accounts/resend-code.server.ts'
import { clientOf } from '../session/access.ts'
import { findPhone } from './queries.server.ts'

/** The person's telephone, and in how many seconds another code may be asked for. */
export async function readPhone(visit: Visit) {
  const { id } = clientOf(visit)
  const phone = await findPhone(visit.db, id)
  return { ...phone, nextCodeIn: phone.pending ? await secondsToNextCode(visit, id, 'phone') : 0 }
}
