import { feature } from '../../house/feature/declare.server.ts'
import { configurationContract } from './contract.server.ts'
import { configurationHandlers } from './handlers.server.ts'

export const configuration = feature({
  calls: { contract: configurationContract, handlers: configurationHandlers },
})
