import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { confirmTopUp } from './confirm-top-up.server.ts'
import type { paymentsContract } from './contract.server.ts'
import { hearNotice } from './hear-notice.server.ts'

export const paymentsHandlers: Handlers<typeof paymentsContract, Visit> = {
  async hearNotice(visit, { params, raw }) {
    await hearNotice(visit, params.provider, raw)
    return {}
  },
  async confirmTopUp(visit, { params }) {
    return { topUp: { status: await confirmTopUp(visit, params.reference) } }
  },
}
