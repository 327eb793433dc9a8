import { feature } from '../../house/feature/declare.server.ts'
import { telephoneContract } from './contract.server.ts'
import { telephoneHandlers } from './handlers.server.ts'
import { telephoneJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'
import { watchLegs } from './watch-legs.server.ts'

export const telephone = feature({
  calls: { contract: telephoneContract, handlers: telephoneHandlers },
  jobs: telephoneJobs,
  repeated: [{ everyMs: 2000, start: (app) => () => watchLegs(app) }],
  tables,
})
