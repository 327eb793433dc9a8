import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { sealKeysOf } from '../../house/seals/seal-keys.server.ts'
import { changedReasons } from '../../house/staff/read-reasons.server.ts'
import { verifyAudit } from '../../house/staff/seal-audit.server.ts'
import { changeRole, inviteMember, resetFactor, restoreMember, suspendMember } from './change-member.server.ts'
import type { staffContract } from './contract.server.ts'

export const staffHandlers: Handlers<typeof staffContract, Visit> = {
  async inviteMember(visit, { body }) {
    return { id: await inviteMember(visit, body) }
  },
  async changeRole(visit, { params, body }) {
    await changeRole(visit, params.id, body)
    return {}
  },
  async suspendMember(visit, { params, body }) {
    await suspendMember(visit, params.id, body.reason)
    return {}
  },
  async restoreMember(visit, { params, body }) {
    await restoreMember(visit, params.id, body.reason)
    return {}
  },
  async resetFactor(visit, { params, body }) {
    await resetFactor(visit, params.id, body.reason)
    return {}
  },
  async verifyAudit(visit) {
    const { faults, ...rest } = await verifyAudit(visit.db, sealKeysOf(visit.app))
    return { ...rest, faults: [...faults, ...(await changedReasons(visit.db, visit.app.keys))] }
  },
}
