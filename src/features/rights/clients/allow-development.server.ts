import type { Visit } from '../../../app.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { requireClient } from './find-clients.server.ts'
import { setDevelops } from './queries.server.ts'

/** Lets an account see technical details of refused calls, or no longer. @throws {Refusal} as asStaff */
export const allowDevelopment = (outer: Visit, id: number, given: { allowed: boolean; reason: string }) =>
  asStaff(
    outer,
    'client.develop',
    { subject: `user:${id}`, reason: given.reason, details: { allowed: given.allowed } },
    async (visit) => {
      await requireClient(visit, id)
      await setDevelops(visit.db, id, given.allowed)
    },
  )
