import { feature } from '../../house/feature/declare.server.ts'
import { gamesContract } from './contract.server.ts'
import { gamesResource } from './games.resource.server.ts'
import { gamesHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const games = feature({
  calls: { contract: gamesContract, handlers: gamesHandlers },
  resources: [gamesResource],
  tables,
})
