import { feature } from '../../house/feature/declare.server.ts'
import { confirmationContract } from './contract.server.ts'
import { confirmationHandlers } from './handlers.server.ts'

export const confirmation = feature({
  calls: { contract: confirmationContract, handlers: confirmationHandlers },
})
