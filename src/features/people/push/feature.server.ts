import { feature } from '../../house/feature/declare.server.ts'
import { pushContract } from './contract.server.ts'
import { pushHandlers } from './handlers.server.ts'
import { pushJobs } from './jobs.server.ts'
import { sealedDevices } from './sealed-device.server.ts'
import { tables } from './tables.server.ts'

export const push = feature({
  calls: { contract: pushContract, handlers: pushHandlers },
  jobs: pushJobs,
  tables,
  sealed: () => [sealedDevices],
})
