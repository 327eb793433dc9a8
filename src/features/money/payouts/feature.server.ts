import { feature } from '../../house/feature/declare.server.ts'
import { payoutsContract } from './contract.server.ts'
import { payoutsHandlers } from './handlers.server.ts'
import { payoutsResource } from './payouts.resource.server.ts'
import { sealedPayees, sealedPayments, sealedProposals } from './sealed-payee.server.ts'
import { tables } from './tables.server.ts'

export const payouts = feature({
  calls: { contract: payoutsContract, handlers: payoutsHandlers },
  resources: [payoutsResource],
  tables,
  sealed: () => [sealedPayees, sealedProposals, sealedPayments],
})
