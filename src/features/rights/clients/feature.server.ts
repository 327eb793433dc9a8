import { feature } from '../../house/feature/declare.server.ts'
import { clientsResource } from './clients.resource.server.ts'
import { clientsContract } from './contract.server.ts'
import { clientsHandlers } from './handlers.server.ts'
import { sealedRemarks } from './sealed-remark.server.ts'
import { tables } from './tables.server.ts'

export const clients = feature({
  calls: { contract: clientsContract, handlers: clientsHandlers },
  resources: [clientsResource],
  tables,
  sealed: () => [sealedRemarks],
})
