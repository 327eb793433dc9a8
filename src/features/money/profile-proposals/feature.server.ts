import { feature } from '../../house/feature/declare.server.ts'
import { proposalsContract } from './contract.server.ts'
import { proposalsHandlers } from './handlers.server.ts'
import { proposalsResource } from './proposals.resource.server.ts'
import { tables } from './tables.server.ts'

export const profileProposals = feature({
  calls: { contract: proposalsContract, handlers: proposalsHandlers },
  resources: [proposalsResource],
  tables,
})
