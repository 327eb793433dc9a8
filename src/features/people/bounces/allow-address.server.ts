import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { deleteBounceById } from '../../house/mail/queries.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'

/** Forgets that an address refused our mails: offers go to it again too. @throws {Refusal} as asStaff, adminEntityNotFound */
export const allowAddress = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'mail.allow', { subject: `bounce:${id}`, reason }, async ({ db, site }) => {
    if (!(await deleteBounceById(db, site.id, id))) throw new Refusal('adminEntityNotFound')
  })
