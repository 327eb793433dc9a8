import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { payoutHoldsContract } from './contract.server.ts'
import { placeHold, releaseHold, renewHold } from './hold-payouts.server.ts'
import { readHolds } from './read-holds.server.ts'

export const payoutHoldsHandlers: Handlers<typeof payoutHoldsContract, Visit> = {
  readHolds: (visit, { params }) => readHolds(visit, params.id),
  async placeHold(visit, { params, body }) {
    await placeHold(visit, params.id, body.reason)
    return {}
  },
  async renewHold(visit, { params, body }) {
    await renewHold(visit, params.id, body.reason)
    return {}
  },
  async releaseHold(visit, { params, body }) {
    await releaseHold(visit, params.id, body.reason)
    return {}
  },
}
