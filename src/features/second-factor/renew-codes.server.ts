import type { Visit } from '../../app.ts'
import { asStaff } from '../staff/as-staff.server.ts'
import { keepNewCodes } from './enrol.server.ts'

/** New recovery codes for who is in; those before stop working. @throws {Refusal} as asStaff */
export const renewCodes = (outer: Visit): Promise<string[]> =>
  asStaff(outer, 'own.recovery-codes', { subject: '' }, (visit, staff) => keepNewCodes(visit, staff.id))
