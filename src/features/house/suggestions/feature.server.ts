import { feature } from '../feature/declare.server.ts'
import { resourcesContract } from './contract.server.ts'
import { resourcesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const suggestions = feature({
  calls: { contract: resourcesContract, handlers: resourcesHandlers },
  tables,
})
