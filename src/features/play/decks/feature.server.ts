import { feature } from '../../house/feature/declare.server.ts'
import { decksContract } from './contract.server.ts'
import { decksHandlers } from './handlers.server.ts'

export const decks = feature({ calls: { contract: decksContract, handlers: decksHandlers } })
