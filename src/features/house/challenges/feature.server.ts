import { feature } from '../feature/declare.server.ts'
import { challengesContract } from './contract.server.ts'
import { challengesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const challenges = feature({
  calls: { contract: challengesContract, handlers: challengesHandlers },
  tables,
})
