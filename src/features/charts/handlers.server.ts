import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import type { chartsContract } from './contract.server.ts'
import { readChart } from './read-chart.server.ts'
import { viewChart } from './views.ts'

export const chartsHandlers: Handlers<typeof chartsContract, Visit> = {
  async readAstrologicalChart(_, { query }) {
    return { chart: viewChart(readChart(query)) }
  },
}
