import { feature } from '../../house/feature/declare.server.ts'
import { suppressionsContract } from './contract.server.ts'
import { suppressionsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const suppressions = feature({
  calls: { contract: suppressionsContract, handlers: suppressionsHandlers },
  tables,
})
