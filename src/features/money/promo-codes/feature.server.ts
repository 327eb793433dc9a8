import { feature } from '../../house/feature/declare.server.ts'
import { promoCodesContract } from './contract.server.ts'
import { promoCodesHandlers } from './handlers.server.ts'
import { promoCodesResource } from './promo-codes.resource.server.ts'
import { tables } from './tables.server.ts'

export const promoCodes = feature({
  calls: { contract: promoCodesContract, handlers: promoCodesHandlers },
  resources: [promoCodesResource],
  tables,
})
