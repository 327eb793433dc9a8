import type { Visit } from '../../../app.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { giveFreshCode } from '../second-factor/give-factor.server.ts'
import { changeRole, resetFactor, restoreMember, suspendMember } from './change-member.server.ts'
import { staffContract } from './contract.server.ts'

/** The change requested by a member's form: a role, or another change in the role's field. */
export async function changeByForm(visit: Visit, form: FormData): Promise<void> {
  const { id } = parse(staffContract.changeRole.params, { id: form.get('id') })
  const change = form.get('change')
  const reason = form.get('reason')
  const body = parse(staffContract.suspendMember.body, { reason })
  await giveFreshCode(visit, form)
  if (change === 'suspend') return suspendMember(visit, id, body.reason)
  if (change === 'restore') return restoreMember(visit, id, body.reason)
  if (change === 'factor') return resetFactor(visit, id, body.reason)
  return changeRole(visit, id, parse(staffContract.changeRole.body, { role: change, reason }))
}
