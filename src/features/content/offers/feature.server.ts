import { feature } from '../../house/feature/declare.server.ts'
import { offerChecks } from './checks.server.ts'
import { offersContract } from './contract.server.ts'
import { offersHandlers } from './handlers.server.ts'
import { offersResource } from './offers.resource.server.ts'
import { tables } from './tables.server.ts'

export const offers = feature({
  calls: { contract: offersContract, handlers: offersHandlers },
  resources: [offersResource],
  tables,
  checks: offerChecks,
})
