import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import { listPsychics } from '../psychics/list-psychics.server.ts'
import type { productsContract } from './contract.server.ts'
import { rankProducts } from './rank-products.ts'

export const productsHandlers: Handlers<typeof productsContract, Visit> = {
  async listProducts(visit) {
    const { psychics } = await listPsychics(visit, {})
    return { rankProducts: rankProducts(psychics.map((psychic) => psychic.pricePerMinute)) }
  },
}
