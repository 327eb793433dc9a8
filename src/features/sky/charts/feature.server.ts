import { feature } from '../../house/feature/declare.server.ts'
import { chartsContract } from './contract.server.ts'
import { chartsHandlers } from './handlers.server.ts'
import { sealedCharts } from './seal-charts.server.ts'
import { tables } from './tables.server.ts'

export const charts = feature({
  calls: { contract: chartsContract, handlers: chartsHandlers },
  tables,
  sealed: () => [sealedCharts],
})
