import { feature } from '../../house/feature/declare.server.ts'
import { voicesContract } from './contract.server.ts'
import { voicesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const voices = feature({
  calls: { contract: voicesContract, handlers: voicesHandlers },
  tables,
})
