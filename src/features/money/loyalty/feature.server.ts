import { feature } from '../../house/feature/declare.server.ts'
import { loyaltyContract } from './contract.server.ts'
import { loyaltyHandlers } from './handlers.server.ts'
import { loyaltyJobs } from './jobs.server.ts'
import { loyaltyCardsResource } from './loyalty-cards.resource.server.ts'
import { loyaltyRewardsResource } from './loyalty-rewards.resource.server.ts'
import { tables } from './tables.server.ts'

export const loyalty = feature({
  calls: { contract: loyaltyContract, handlers: loyaltyHandlers },
  resources: [loyaltyCardsResource, loyaltyRewardsResource],
  jobs: loyaltyJobs,
  tables,
})
