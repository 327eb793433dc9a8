import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may, type StaffRole, staffRoles } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
export const staffRole = z.enum(staffRoles as [StaffRole, ...StaffRole[]])
const reasoned = z.strictObject({ reason: staffReason })
const change = ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'ownAccount'] as const

export const staffContract = contract({
  inviteMember: {
    method: 'POST',
    path: '/api/admin/members',
    summary: 'Create an account of the staff; its owner is told by e-mail where to choose a password',
    access: may('members.manage'),
    body: z.strictObject({
      emailAddress: z.string().max(254),
      firstName: z.string().max(60),
      role: staffRole,
      reason: staffReason,
    }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'stepUpNeeded', 'emailInvalid', 'firstNameInvalid', 'emailAlreadyUsed'],
  },
  changeRole: {
    method: 'POST',
    path: '/api/admin/members/:id/role',
    summary: 'Change the role of another member of staff; their sessions end',
    access: may('members.manage'),
    params,
    body: z.strictObject({ role: staffRole, reason: staffReason }),
    output: z.object({}),
    refusals: [...change, 'lastAdmin'],
  },
  suspendMember: {
    method: 'POST',
    path: '/api/admin/members/:id/suspend',
    summary: 'Suspend another member of staff; their sessions end',
    access: may('members.manage'),
    params,
    body: reasoned,
    output: z.object({}),
    refusals: [...change, 'lastAdmin'],
  },
  restoreMember: {
    method: 'POST',
    path: '/api/admin/members/:id/restore',
    summary: 'Restore a suspended member of staff',
    access: may('members.manage'),
    params,
    body: reasoned,
    output: z.object({}),
    refusals: change,
  },
  resetFactor: {
    method: 'POST',
    path: '/api/admin/members/:id/reset-factor',
    summary: 'Reset the second factor of another member of staff, who sets up a new one; their sessions end',
    access: may('members.manage'),
    params,
    body: reasoned,
    output: z.object({}),
    refusals: [...change, 'lastAdmin'],
  },
  verifyAudit: {
    method: 'POST',
    path: '/api/admin/audit/verify',
    summary: 'Recompute the hash chain of the whole audit log, and compare it with its daily seals',
    access: may('audit.read'),
    output: z.object({
      faults: z.array(z.int()).describe('entries that were altered; empty for an intact log'),
      brokenSeals: z.array(z.iso.date()).describe('days whose seal no longer matches the log'),
      sealedUntil: z.iso.date().nullable().describe('the last day up to which chain and seals are intact'),
    }),
    refusals: [],
  },
})
