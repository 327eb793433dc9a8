import { feature } from '../../house/feature/declare.server.ts'
import { checkMonths } from './check-months.server.ts'
import { premiumChecks } from './checks.server.ts'
import { audiotelContract } from './contract.server.ts'
import { audiotelHandlers } from './handlers.server.ts'
import { premiumCallsResource } from './premium-calls.resource.server.ts'
import { premiumMonthsResource } from './premium-months.resource.server.ts'
import { tables } from './tables.server.ts'
import { watchCalls } from './watch-calls.server.ts'

export const audiotel = feature({
  calls: { contract: audiotelContract, handlers: audiotelHandlers },
  resources: [premiumCallsResource, premiumMonthsResource],
  repeated: [
    { everyMs: 2000, start: (app) => () => watchCalls(app) },
    { everyMs: 3_600_000, start: (app) => () => checkMonths(app) },
  ],
  tables,
  checks: premiumChecks,
})
