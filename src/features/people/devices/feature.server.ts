import { feature } from '../../house/feature/declare.server.ts'
import { devicesContract } from './contract.server.ts'
import { devicesHandlers } from './handlers.server.ts'

export const devices = feature({
  calls: { contract: devicesContract, handlers: devicesHandlers },
})
