import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { confirmWithdrawal, declineWithdrawal, refundWithdrawal, refuseWithdrawal } from './answer-withdrawal.server.ts'
import type { withdrawalsContract } from './contract.server.ts'
import { nameOrder } from './open-withdrawal.server.ts'

export const withdrawalsHandlers: Handlers<typeof withdrawalsContract, Visit> = {
  async nameWithdrawalOrder(visit, { params, body }) {
    return { order: await nameOrder(visit, params.id, body.order) }
  },
  async refundWithdrawal(visit, { params, body: { order: orderId, ...given } }) {
    return refundWithdrawal(visit, params.id, { orderId, ...given })
  },
  async confirmWithdrawal(visit, { params }) {
    await confirmWithdrawal(visit, params.id)
    return {}
  },
  async declineWithdrawal(visit, { params, body }) {
    await declineWithdrawal(visit, params.id, body.reason)
    return {}
  },
  async refuseWithdrawal(visit, { params, body }) {
    await refuseWithdrawal(visit, params.id, body.reason)
    return {}
  },
}
