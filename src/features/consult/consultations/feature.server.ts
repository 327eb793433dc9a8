import { feature } from '../../house/feature/declare.server.ts'
import { consultationsResource } from './consultations.resource.server.ts'
import { consultationsContract } from './contract.server.ts'
import { consultationsHandlers } from './handlers.server.ts'
import { sealedMessages } from './seal-messages.server.ts'
import { tables } from './tables.server.ts'

export const consultations = feature({
  calls: { contract: consultationsContract, handlers: consultationsHandlers },
  resources: [consultationsResource],
  tables,
  sealed: () => [sealedMessages],
})
