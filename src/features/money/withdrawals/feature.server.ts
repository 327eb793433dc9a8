import { feature } from '../../house/feature/declare.server.ts'
import { withdrawalChecks } from './checks.server.ts'
import { withdrawalsContract } from './contract.server.ts'
import { withdrawalsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'
import { withdrawalsResource } from './withdrawals.resource.server.ts'

export const withdrawals = feature({
  calls: { contract: withdrawalsContract, handlers: withdrawalsHandlers },
  resources: [withdrawalsResource],
  tables,
  checks: withdrawalChecks,
})
