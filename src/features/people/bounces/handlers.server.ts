import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { allowAddress } from './allow-address.server.ts'
import type { mailContract } from './contract.server.ts'

export const mailHandlers: Handlers<typeof mailContract, Visit> = {
  async allowAddress(visit, { params, body }) {
    await allowAddress(visit, params.id, body.reason)
    return {}
  },
}
