import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { checkReceipt } from './check-receipt.server.ts'
import type { receiptsContract } from './contract.server.ts'

export const receiptsHandlers: Handlers<typeof receiptsContract, Visit> = {
  async checkReceipt(visit, { params }) {
    return { receipt: await checkReceipt(visit, params.code) }
  },
}
