import { feature } from '../../house/feature/declare.server.ts'
import { queueContract } from './contract.server.ts'
import { queueHandlers } from './handlers.server.ts'
import { sweepQueues } from './sweep-queues.server.ts'
import { tables } from './tables.server.ts'
import { ticketsResource } from './tickets.resource.server.ts'

export const queue = feature({
  calls: { contract: queueContract, handlers: queueHandlers },
  resources: [ticketsResource],
  repeated: [{ everyMs: 1000, start: (app) => () => sweepQueues(app) }],
  tables,
})
