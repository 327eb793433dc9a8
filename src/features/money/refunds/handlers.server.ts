import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { refundsContract } from './contract.server.ts'
import { readRefunds } from './read-refunds.server.ts'
import { refundCredit } from './refund-credit.server.ts'

export const refundsHandlers: Handlers<typeof refundsContract, Visit> = {
  async readRefunds(visit) {
    const { refundable, parts, refunds } = await readRefunds(visit)
    return {
      refundable,
      parts: parts.map((part) => ({ ...part, paidAt: part.paidAt.toISOString() })),
      refunds: refunds.map((refund) => ({ ...refund, askedAt: refund.askedAt.toISOString() })),
    }
  },
  async refundCredit(visit) {
    return { returned: await refundCredit(visit) }
  },
}
