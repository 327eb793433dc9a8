import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { confirmRefund, declineRefund, refundDispute, rejectDispute } from './answer-dispute.server.ts'
import type { disputesContract } from './contract.server.ts'
import { giveHearing, readOwnDisputes } from './own/hear.server.ts'

export const disputesHandlers: Handlers<typeof disputesContract, Visit> = {
  async listOwnDisputes(visit) {
    return { disputes: await readOwnDisputes(visit) }
  },
  async giveHearing(visit, { params, body }) {
    await giveHearing(visit, params.id, body.text)
    return {}
  },
  async refundDispute(visit, { params, body }) {
    return refundDispute(visit, params.id, body)
  },
  async confirmRefund(visit, { params }) {
    await confirmRefund(visit, params.id)
    return {}
  },
  async declineRefund(visit, { params, body }) {
    await declineRefund(visit, params.id, body.reason)
    return {}
  },
  async rejectDispute(visit, { params, body }) {
    await rejectDispute(visit, params.id, body.reason)
    return {}
  },
}
