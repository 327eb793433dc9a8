import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { promoCodesContract } from './contract.server.ts'
import { endPromoCode, makeCode } from './make-code.server.ts'
import { redeemCode } from './redeem-code.server.ts'

export const promoCodesHandlers: Handlers<typeof promoCodesContract, Visit> = {
  async redeemPromoCode(visit, { body, reference }) {
    return { promoCode: await redeemCode(visit, { code: body.code, reference }) }
  },
  async makePromoCode(visit, { body }) {
    return { id: await makeCode(visit, body) }
  },
  async endPromoCode(visit, { params, body }) {
    await endPromoCode(visit, params.id, body.reason)
    return {}
  },
}
