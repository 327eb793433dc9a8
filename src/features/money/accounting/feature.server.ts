import { feature } from '../../house/feature/declare.server.ts'
import { accountingContract } from './contract.server.ts'
import { accountingHandlers } from './handlers.server.ts'
import { invoicesResource } from './invoices/invoices.resource.server.ts'
import { tables } from './tables.server.ts'

export const accounting = feature({
  calls: { contract: accountingContract, handlers: accountingHandlers },
  resources: [invoicesResource],
  tables,
})
