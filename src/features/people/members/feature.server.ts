import { feature } from '../../house/feature/declare.server.ts'
import { auditResource } from './audit.resource.server.ts'
import { staffContract } from './contract.server.ts'
import { staffHandlers } from './handlers.server.ts'
import { membersResource } from './members.resource.server.ts'

export const members = feature({
  calls: { contract: staffContract, handlers: staffHandlers },
  resources: [auditResource, membersResource],
})
