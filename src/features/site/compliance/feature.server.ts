import { feature } from '../../house/feature/declare.server.ts'
import { complianceContract } from './contract.server.ts'
import { complianceHandlers } from './handlers.server.ts'

export const compliance = feature({
  calls: { contract: complianceContract, handlers: complianceHandlers },
})
