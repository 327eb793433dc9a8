import { feature } from '../../house/feature/declare.server.ts'
import { refundsContract } from './contract.server.ts'
import { refundsHandlers } from './handlers.server.ts'

export const refunds = feature({
  calls: { contract: refundsContract, handlers: refundsHandlers },
})
