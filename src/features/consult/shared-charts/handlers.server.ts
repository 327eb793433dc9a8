import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { viewChart } from '../../sky/charts/views.ts'
import type { sharedChartsContract } from './contract.server.ts'
import { openShared } from './read-shared.server.ts'
import { stopSharing } from './stop-sharing.server.ts'

export const sharedChartsHandlers: Handlers<typeof sharedChartsContract, Visit> = {
  async readSharedChart(visit, { params }) {
    const { chart } = await openShared(visit, params.id)
    return { chart: viewChart(chart) }
  },
  async stopSharing(visit, { params }) {
    await stopSharing(visit, params.id)
    return {}
  },
}
