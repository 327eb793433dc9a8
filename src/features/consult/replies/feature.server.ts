import { feature } from '../../house/feature/declare.server.ts'
import { repliesContract } from './contract.server.ts'
import { repliesHandlers } from './handlers.server.ts'
import { repliesResource } from './replies.resource.server.ts'
import { tables } from './tables.server.ts'

export const replies = feature({
  calls: { contract: repliesContract, handlers: repliesHandlers },
  resources: [repliesResource],
  tables,
})
