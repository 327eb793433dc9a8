import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { productsContract } from './contract.server.ts'
import { listProducts } from './list-products.server.ts'

export const productsHandlers: Handlers<typeof productsContract, Visit> = {
  async listProducts(visit) {
    return { rankProducts: await listProducts(visit) }
  },
}
