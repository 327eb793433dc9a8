import { feature } from '../../house/feature/declare.server.ts'
import { socialContract } from './contract.server.ts'
import { socialHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const social = feature({
  calls: { contract: socialContract, handlers: socialHandlers },
  tables,
})
