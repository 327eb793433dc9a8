import { feature } from '../../house/feature/declare.server.ts'
import { statementsContract } from './contract.server.ts'
import { statementsHandlers } from './handlers.server.ts'
import { statementJobs } from './jobs.server.ts'
import { movementsResource } from './movements.resource.server.ts'
import { tables } from './tables.server.ts'
import { unspentResource } from './unspent.resource.server.ts'

export const statements = feature({
  calls: { contract: statementsContract, handlers: statementsHandlers },
  resources: [movementsResource, unspentResource],
  jobs: statementJobs,
  tables,
})
