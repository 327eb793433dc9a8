import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { appendAudit } from '../../house/staff/audit-queries.server.ts'
import { insertMember, listStaff, lockStaff } from '../../house/staff/members-queries.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { isEmail, isFirstName } from '../../house/users/rules.ts'

/**
 * Creates the first administrator, for the operator of the program. The code allows to choose a password, once and
 * within fifteen minutes.
 * @throws {Refusal} emailInvalid, firstNameInvalid, emailAlreadyUsed, adminExists
 */
export function makeFirstAdmin(outer: Visit, given: { email: string; firstName: string }): Promise<{ code: string }> {
  const [email, firstName] = [given.email.trim(), given.firstName.trim()]
  if (!isEmail(email)) throw new Refusal('emailInvalid')
  if (!isFirstName(firstName)) throw new Refusal('firstNameInvalid')
  return inTransaction(outer, async (visit) => {
    const { db, site } = visit
    await lockStaff(db, site.id)
    const staff = await listStaff(db, site.id)
    if (staff.some(({ role }) => role === 'admin')) throw new Refusal('adminExists')
    const at = visit.now()
    const key = emailKey(email)
    const id = await insertMember(db, { siteId: site.id, role: 'admin', firstName, email, emailKey: key, at })
    const code = await issueCode(visit, { userId: id, sentTo: key, purpose: 'password' })
    await appendAudit(db, {
      at,
      siteId: site.id,
      actorId: null,
      actorRole: 'machine',
      act: 'machine.first-admin',
      subject: `user:${id}`,
      details: {},
      requestId: visit.requestId,
    })
    return { code }
  }).catch((error) => {
    throw violatedConstraint(error) === 'users_proven_email' ? new Refusal('emailAlreadyUsed') : error
  })
}
