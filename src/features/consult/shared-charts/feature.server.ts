import { feature } from '../../house/feature/declare.server.ts'
import { sharedChartsContract } from './contract.server.ts'
import { sharedChartsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const sharedCharts = feature({
  calls: { contract: sharedChartsContract, handlers: sharedChartsHandlers },
  tables,
})
