import { feature } from '../../house/feature/declare.server.ts'
import { favoritesContract } from './contract.server.ts'
import { favoritesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const favorites = feature({
  calls: { contract: favoritesContract, handlers: favoritesHandlers },
  tables,
})
