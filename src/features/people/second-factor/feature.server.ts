import { feature } from '../../house/feature/declare.server.ts'
import { secondFactorContract } from './contract.server.ts'
import { secondFactorHandlers } from './handlers.server.ts'
import { sealedFactors } from './sealed-factor.server.ts'
import { tables } from './tables.server.ts'

export const secondFactor = feature({
  calls: { contract: secondFactorContract, handlers: secondFactorHandlers },
  tables,
  sealed: (secrets) => [sealedFactors(secrets)],
})
