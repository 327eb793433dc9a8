import { feature } from '../../house/feature/declare.server.ts'
import { productsContract } from './contract.server.ts'
import { productsHandlers } from './handlers.server.ts'

export const products = feature({
  calls: { contract: productsContract, handlers: productsHandlers },
})
