import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Device, openDevice } from '../../../platform/session/device.ts'
import { devicesFrom } from '../../house/users/queries.server.ts'

/** The limit subject for this visit's device if this account has used it before, otherwise null. */
export async function knownDevice(visit: Visit, userId: number | undefined): Promise<string | null> {
  const device = await openDevice(visit.session.device, visit.app.secrets)
  return userId !== undefined && (await isKnown(visit.db, device, userId)) ? `${device.id}:${userId}` : null
}

/** Whether the person signed in on the device since they own the account. */
export async function isKnown(db: Database, { marks }: Device, userId: number): Promise<boolean> {
  const mark = marks.find((one) => one.userId === userId)
  if (!mark) return false
  const from = await devicesFrom(db, userId)
  return from === null || mark.at >= from.getTime()
}
