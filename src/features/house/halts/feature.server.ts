import { feature } from '../feature/declare.server.ts'
import { haltsContract } from './contract.server.ts'
import { haltsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const halts = feature({
  calls: { contract: haltsContract, handlers: haltsHandlers },
  tables,
})
