import { feature } from '../../house/feature/declare.server.ts'
import { horoscopesContract } from './contract.server.ts'
import { horoscopesHandlers } from './handlers.server.ts'
import { horoscopeJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const horoscopes = feature({
  calls: { contract: horoscopesContract, handlers: horoscopesHandlers },
  jobs: horoscopeJobs,
  tables,
})
