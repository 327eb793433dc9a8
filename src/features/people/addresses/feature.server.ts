import { feature } from '../../house/feature/declare.server.ts'
import { addressesContract } from './contract.server.ts'
import { addressesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const addresses = feature({
  calls: { contract: addressesContract, handlers: addressesHandlers },
  tables,
})
