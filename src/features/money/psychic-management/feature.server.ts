import { feature } from '../../house/feature/declare.server.ts'
import { psychicDeskContract } from './contract.server.ts'
import { psychicDeskHandlers } from './handlers.server.ts'
import { psychicDeskJobs } from './jobs.server.ts'
import { pricesResource } from './prices.resource.server.ts'
import { psychicsResource } from './psychics.resource.server.ts'
import { sealedDocuments } from './sealed-document.server.ts'
import { tables } from './tables.server.ts'

export const psychicManagement = feature({
  calls: { contract: psychicDeskContract, handlers: psychicDeskHandlers },
  resources: [pricesResource, psychicsResource],
  jobs: psychicDeskJobs,
  tables,
  sealed: () => [sealedDocuments],
})
