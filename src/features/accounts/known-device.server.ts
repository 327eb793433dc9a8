import type { Visit } from '../../app.ts'
import { openDevice } from '../../platform/session/device.ts'

/** The device of this visit as the subject of a limit of its own, where this account has used it before; else null. */
export async function knownDevice(visit: Visit, userId: number | undefined): Promise<string | null> {
  const { id, people } = await openDevice(visit.session.device, visit.app.secrets)
  return userId !== undefined && people.includes(userId) ? `${id}:${userId}` : null
}
