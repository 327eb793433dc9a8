import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { allowPurchases } from './allow-purchases.server.ts'
import type { velocityContract } from './contract.server.ts'

export const velocityHandlers: Handlers<typeof velocityContract, Visit> = {
  async allowPurchases(visit, { params, body }) {
    await allowPurchases(visit, params.id, body.reason)
    return {}
  },
}
