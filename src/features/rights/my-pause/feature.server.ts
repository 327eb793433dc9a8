import { feature } from '../../house/feature/declare.server.ts'
import { pausesContract } from './contract.server.ts'
import { pausesHandlers } from './handlers.server.ts'

export const myPause = feature({
  calls: { contract: pausesContract, handlers: pausesHandlers },
})
