import { feature } from '../../house/feature/declare.server.ts'
import { timeGiftsContract } from './contract.server.ts'
import { timeGiftsHandlers } from './handlers.server.ts'
import { timeGiftJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'
import { timeGiftsResource } from './time-gifts.resource.server.ts'

export const timeGifts = feature({
  calls: { contract: timeGiftsContract, handlers: timeGiftsHandlers },
  resources: [timeGiftsResource],
  jobs: timeGiftJobs,
  tables,
})
