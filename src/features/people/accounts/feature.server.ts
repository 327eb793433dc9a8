import { feature } from '../../house/feature/declare.server.ts'
import { accountsContract } from './contract.server.ts'
import { markedFormerAddresses, sealedFormerAddresses } from './former-address.server.ts'
import { accountsHandlers } from './handlers.server.ts'
import { accountJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const accounts = feature({
  calls: { contract: accountsContract, handlers: accountsHandlers },
  jobs: accountJobs,
  tables,
  sealed: () => [sealedFormerAddresses],
  marked: [markedFormerAddresses],
})
