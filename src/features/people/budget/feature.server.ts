import { feature } from '../../house/feature/declare.server.ts'
import { budgetContract } from './contract.server.ts'
import { budgetHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const budget = feature({
  calls: { contract: budgetContract, handlers: budgetHandlers },
  tables,
})
