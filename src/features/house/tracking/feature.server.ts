import { feature } from '../feature/declare.server.ts'
import { trackingContract } from './contract.server.ts'
import { trackingHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const tracking = feature({
  calls: { contract: trackingContract, handlers: trackingHandlers },
  tables,
})
