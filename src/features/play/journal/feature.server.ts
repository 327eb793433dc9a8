import { feature } from '../../house/feature/declare.server.ts'
import { journalContract } from './contract.server.ts'
import { journalHandlers } from './handlers.server.ts'
import { journalJobs } from './jobs.server.ts'
import { sealedEntries } from './sealed-entry.server.ts'
import { tables } from './tables.server.ts'

export const journal = feature({
  calls: { contract: journalContract, handlers: journalHandlers },
  jobs: journalJobs,
  tables,
  sealed: () => [sealedEntries],
})
