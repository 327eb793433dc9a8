import { feature } from '../../house/feature/declare.server.ts'
import { packPricesContract } from './contract.server.ts'
import { packPricesHandlers } from './handlers.server.ts'
import { packReductionsResource } from './pack-reductions.resource.server.ts'
import { tables } from './tables.server.ts'

export const packPrices = feature({
  calls: { contract: packPricesContract, handlers: packPricesHandlers },
  resources: [packReductionsResource],
  tables,
})
