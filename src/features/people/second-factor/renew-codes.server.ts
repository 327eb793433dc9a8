import type { Visit } from '../../../app.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { keepNewCodes } from './recovery-codes.server.ts'
import { tellOfFactor } from './tell-of-factor.server.ts'

/**
 * New recovery codes for the signed-in person; the previous ones stop working.
 * @throws {Refusal} as asStaff
 */
export const renewCodes = (outer: Visit): Promise<string[]> =>
  asStaff(outer, 'own.recovery-codes', { subject: '' }, async (visit, staff) => {
    await tellOfFactor(visit, 'renewed', staff.id)
    return keepNewCodes(visit, staff.id)
  })
