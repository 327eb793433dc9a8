import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { revokeAllOf } from '../../house/session/stored-sessions.server.ts'
import { asStaff, type StaffVisit, staffOf } from '../../house/staff/as-staff.server.ts'
import type { StaffRole } from '../../house/staff/capabilities.ts'
import {
  countAdmins,
  insertMember,
  listStaff,
  lockStaff,
  setRole,
  setSuspended,
} from '../../house/staff/members-queries.server.ts'
import { isEmail, isFirstName } from '../../house/users/rules.ts'
import { deleteFactor } from '../second-factor/queries.server.ts'
import { inviteLetter } from './letters.ts'

const subjectOf = (id: number) => `user:${id}`

/** @throws {Refusal} as staffOf */
export async function listMembers(visit: Visit) {
  const { id: own } = staffOf(visit, 'members.manage')
  const rows = await listStaff(visit.db, visit.site.id)
  return rows.map(({ id, first_name, email, role, suspended_at, enrolled_at }) => ({
    id,
    firstName: first_name,
    email,
    role: role as StaffRole,
    isSuspended: suspended_at !== null,
    isEnrolled: enrolled_at !== null,
    isOwn: id === own,
  }))
}

/**
 * Creates an account of the staff and tells its owner by e-mail where to choose a password; the e-mail holds no secret.
 * @throws {Refusal} as asStaff, emailInvalid, firstNameInvalid, emailAlreadyUsed
 */
export function inviteMember(
  outer: Visit,
  given: { emailAddress: string; firstName: string; role: StaffRole; reason: string },
): Promise<number> {
  const [email, firstName] = [given.emailAddress.trim(), given.firstName.trim()]
  if (!isEmail(email)) throw new Refusal('emailInvalid')
  if (!isFirstName(firstName)) throw new Refusal('firstNameInvalid')
  const about = { subject: '', reason: given.reason, details: { role: given.role } }
  return asStaff(outer, 'member.invite', about, async (visit) => {
    const { id: siteId, label: company, canonical } = visit.site
    const member = { siteId, role: given.role, firstName, email, emailKey: emailKey(email), at: visit.now() }
    const id = await insertMember(visit.db, member)
    await sendMail(visit, email, (wording) => inviteLetter(wording, { company, canonical, firstName, email }))
    return id
  }).catch((error) => {
    throw violatedConstraint(error) === 'users_proven_email' ? new Refusal('emailAlreadyUsed') : error
  })
}

/**
 * Another member of staff.
 * @throws {Refusal} adminEntityNotFound, ownAccount
 */
async function findOther(visit: StaffVisit, id: number, own: number) {
  await lockStaff(visit.db, visit.site.id)
  const member = (await listStaff(visit.db, visit.site.id)).find((one) => one.id === id)
  if (!member) throw new Refusal('adminEntityNotFound')
  if (id === own) throw new Refusal('ownAccount')
  return member
}

/**
 * Ends a member's sessions after their rights changed, and checks that the site keeps an administrator.
 * @throws {Refusal} lastAdmin
 */
async function closeSessions(visit: StaffVisit, id: number): Promise<void> {
  if ((await countAdmins(visit.db, visit.site.id)) === 0) throw new Refusal('lastAdmin')
  await revokeAllOf(visit.db, id, visit.now())
}

/** @throws {Refusal} as asStaff, findOther and closeSessions */
export const changeRole = (outer: Visit, id: number, { role, reason }: { role: StaffRole; reason: string }) =>
  asStaff(outer, 'member.role', { subject: subjectOf(id), reason, details: { role } }, async (visit, staff) => {
    await findOther(visit, id, staff.id)
    await setRole(visit.db, id, role)
    await closeSessions(visit, id)
  })

/** @throws {Refusal} as changeRole */
export const suspendMember = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'member.suspend', { subject: subjectOf(id), reason }, async (visit, staff) => {
    await findOther(visit, id, staff.id)
    await setSuspended(visit.db, id, visit.now())
    await closeSessions(visit, id)
  })

/** @throws {Refusal} as asStaff and findOther */
export const restoreMember = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'member.restore', { subject: subjectOf(id), reason }, async (visit, staff) => {
    await findOther(visit, id, staff.id)
    await setSuspended(visit.db, id, null)
  })

/**
 * Lets a member who lost telephone and recovery codes set up a new second factor.
 * @throws {Refusal} as changeRole
 */
export const resetFactor = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'member.factor', { subject: subjectOf(id), reason }, async (visit, staff) => {
    await findOther(visit, id, staff.id)
    await deleteFactor(visit.db, id)
    await closeSessions(visit, id)
  })
