import { feature } from '../../house/feature/declare.server.ts'
import { accountabilityContract } from './contract.server.ts'
import { accountabilityHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const accountability = feature({
  calls: { contract: accountabilityContract, handlers: accountabilityHandlers },
  tables,
})
