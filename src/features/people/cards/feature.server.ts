import { feature } from '../../house/feature/declare.server.ts'
import { cardsContract } from './contract.server.ts'
import { cardsHandlers } from './handlers.server.ts'
import { cardsJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const cards = feature({
  calls: { contract: cardsContract, handlers: cardsHandlers },
  jobs: cardsJobs,
  tables,
})
