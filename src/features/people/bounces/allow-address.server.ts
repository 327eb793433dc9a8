import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { deleteBounceById } from '../../house/mail/queries.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'

/**
 * Deletes the record that an address refused our mails, so that offers are sent to it again. @throws {Refusal} as
 * asStaff, adminEntityNotFound
 */
export const allowAddress = (outer: Visit, id: number, reason: string): Promise<void> =>
  asStaff(outer, 'mail.allow', { subject: `bounce:${id}`, reason }, async ({ db, site }) => {
    if (!(await deleteBounceById(db, site.id, id))) throw new Refusal('adminEntityNotFound')
  })
