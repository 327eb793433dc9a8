import { feature } from '../feature/declare.server.ts'
import { consentChecks } from './checks.server.ts'
import { formsContract } from './contract.server.ts'
import { formsHandlers } from './handlers.server.ts'
import { tables } from './tables.server.ts'

export const consents = feature({
  calls: { contract: formsContract, handlers: formsHandlers },
  tables,
  checks: consentChecks,
})
