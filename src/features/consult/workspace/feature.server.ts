import { feature } from '../../house/feature/declare.server.ts'
import { workspaceContract } from './contract.server.ts'
import { workspaceHandlers } from './handlers.server.ts'
import { workspaceJobs } from './jobs.server.ts'

export const workspace = feature({
  calls: { contract: workspaceContract, handlers: workspaceHandlers },
  jobs: workspaceJobs,
})
