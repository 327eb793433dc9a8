import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { packPricesContract } from './contract.server.ts'
import { endPackReduction, reducePack } from './reduce-pack.server.ts'

export const packPricesHandlers: Handlers<typeof packPricesContract, Visit> = {
  async reducePack(visit, { body }) {
    return { id: await reducePack(visit, body) }
  },
  async endPackReduction(visit, { params, body }) {
    await endPackReduction(visit, params.id, body.reason)
    return {}
  },
}
