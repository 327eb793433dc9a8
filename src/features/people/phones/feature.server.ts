import { feature } from '../../house/feature/declare.server.ts'
import { phonesContract } from './contract.server.ts'
import { phonesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const phones = feature({
  calls: { contract: phonesContract, handlers: phonesHandlers },
  tables,
})
