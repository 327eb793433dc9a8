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
    summary: 'Makes an account of the staff; its owner is told by mail where to choose a password.',
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
    summary: 'Gives someone else of the staff another role; their sessions end.',
    access: may('members.manage'),
    params,
    body: z.strictObject({ role: staffRole, reason: staffReason }),
    output: z.object({}),
    refusals: [...change, 'lastAdmin'],
  },
  suspendMember: {
    method: 'POST',
    path: '/api/admin/members/:id/suspend',
    summary: 'Lets someone else of the staff in no more; their sessions end.',
    access: may('members.manage'),
    params,
    body: reasoned,
    output: z.object({}),
    refusals: [...change, 'lastAdmin'],
  },
  restoreMember: {
    method: 'POST',
    path: '/api/admin/members/:id/restore',
    summary: 'Lets someone who was suspended in again.',
    access: may('members.manage'),
    params,
    body: reasoned,
    output: z.object({}),
    refusals: change,
  },
  resetFactor: {
    method: 'POST',
    path: '/api/admin/members/:id/reset-factor',
    summary: 'Forgets the second factor of someone else of the staff, who sets up another; their sessions end.',
    access: may('members.manage'),
    params,
    body: reasoned,
    output: z.object({}),
    refusals: [...change, 'lastAdmin'],
  },
  verifyAudit: {
    method: 'POST',
    path: '/api/admin/audit/verify',
    summary: 'Reckons the chain of the whole log anew, and holds it against its daily seals.',
    access: may('audit.read'),
    output: z.object({
      faults: z.array(z.int()).describe('entries that are not as they were written; empty when nobody touched the log'),
      brokenSeals: z.array(z.iso.date()).describe('days whose seal no longer fits what stood at their end'),
      sealedUntil: z.iso.date().nullable().describe('the last day up to which chain and seals hold'),
    }),
    refusals: [],
  },
})
