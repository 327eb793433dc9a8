import { feature } from '../../house/feature/declare.server.ts'
import { complaintChecks } from './checks.server.ts'
import { complaintsResource } from './complaints.resource.server.ts'
import { complaintsContract } from './contract.server.ts'
import { complaintsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const complaints = feature({
  calls: { contract: complaintsContract, handlers: complaintsHandlers },
  resources: [complaintsResource],
  tables,
  checks: complaintChecks,
})
