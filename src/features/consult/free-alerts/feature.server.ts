import { feature } from '../../house/feature/declare.server.ts'
import { alertsContract } from './contract.server.ts'
import { alertsHandlers } from './handlers.server.ts'
import { sendFreeAlerts } from './send-free-alerts.server.ts'
import { tables } from './tables.server.ts'

export const freeAlerts = feature({
  calls: { contract: alertsContract, handlers: alertsHandlers },
  repeated: [{ everyMs: 5000, start: (app) => () => sendFreeAlerts(app) }],
  tables,
})
