import { feature } from '../../house/feature/declare.server.ts'
import { priceChecks } from './checks.server.ts'
import { psychicsContract } from './contract.server.ts'
import { psychicsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const psychics = feature({
  calls: { contract: psychicsContract, handlers: psychicsHandlers },
  tables,
  checks: priceChecks,
})
