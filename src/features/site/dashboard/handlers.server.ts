import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { dashboardContract } from './contract.server.ts'
import { readDashboard } from './read-dashboard.server.ts'

export const dashboardHandlers: Handlers<typeof dashboardContract, Visit> = {
  readDashboard: async (visit, { params }) => ({ row: await readDashboard(visit, params.days) }),
}
