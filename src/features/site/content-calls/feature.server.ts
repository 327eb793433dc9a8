import { feature } from '../../house/feature/declare.server.ts'
import { contentContract } from './contract.server.ts'
import { contentHandlers } from './handlers.server.ts'

export const contentCalls = feature({
  calls: { contract: contentContract, handlers: contentHandlers },
})
