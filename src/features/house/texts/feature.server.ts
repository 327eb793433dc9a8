import { feature } from '../feature/declare.server.ts'
import { textsContract } from './contract.server.ts'
import { textsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const texts = feature({
  calls: { contract: textsContract, handlers: textsHandlers },
  tables,
})
