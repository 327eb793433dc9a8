import type { Visit } from '../../../app.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { giveWaiting } from '../../people/free-time/give-waiting.server.ts'
import { requireClient } from './find-clients.server.ts'

/** For an honest person who shares a device, a card or a number. @throws {Refusal} as asStaff and giveWaiting */
export const giveFreeTimeByHand = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.free-time', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await giveWaiting(visit, id)
  })
