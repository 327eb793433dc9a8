import { feature } from '../feature/declare.server.ts'
import { backofficeContract } from './contract.server.ts'
import { backofficeHandlers } from './handlers.server.ts'

export const backoffice = feature({
  calls: { contract: backofficeContract, handlers: backofficeHandlers },
})
