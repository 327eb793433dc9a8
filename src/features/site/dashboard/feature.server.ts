import { feature } from '../../house/feature/declare.server.ts'
import { dashboardContract } from './contract.server.ts'
import { dashboardHandlers } from './handlers.server.ts'

export const dashboard = feature({
  calls: { contract: dashboardContract, handlers: dashboardHandlers },
})
