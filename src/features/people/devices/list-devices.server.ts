import type { Visit } from '../../../app.ts'
import { livingSessions } from '../../house/session/stored-sessions.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { type Device, viewDevice } from './views.ts'

/** The devices on which the account is signed in on this site, the current one first. @throws {Refusal} as personOf */
export async function listDevices(visit: Visit): Promise<Device[]> {
  const rows = await livingSessions(visit.db, { userId: personOf(visit).id, siteId: visit.site.id }, visit.now())
  return rows
    .map((row) => viewDevice(row, visit.session.id))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** On how many other devices the account is signed in. @throws {Refusal} as personOf */
export const countOthers = async (visit: Visit): Promise<number> =>
  (await listDevices(visit)).filter(({ isCurrent }) => !isCurrent).length
