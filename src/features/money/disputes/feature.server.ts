import { feature } from '../../house/feature/declare.server.ts'
import { disputeChecks } from './checks.server.ts'
import { disputesContract } from './contract.server.ts'
import { disputesResource } from './disputes.resource.server.ts'
import { disputesHandlers } from './handlers.server.ts'
import { sealedHearings } from './own/sealed-hearing.server.ts'
import { tables } from './tables.server.ts'

export const disputes = feature({
  calls: { contract: disputesContract, handlers: disputesHandlers },
  resources: [disputesResource],
  tables,
  sealed: () => [sealedHearings],
  checks: disputeChecks,
})
