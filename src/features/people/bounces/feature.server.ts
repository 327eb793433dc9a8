import { feature } from '../../house/feature/declare.server.ts'
import { bouncesResource } from './bounces.resource.server.ts'
import { mailContract } from './contract.server.ts'
import { mailHandlers } from './handlers.server.ts'

export const bounces = feature({
  calls: { contract: mailContract, handlers: mailHandlers },
  resources: [bouncesResource],
})
