import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { timeGiftsContract } from './contract.server.ts'
import { giveTime, readGift } from './give-time.server.ts'
import { ownGifts } from './own-gifts.server.ts'

export const timeGiftsHandlers: Handlers<typeof timeGiftsContract, Visit> = {
  async readGift(visit, { params }) {
    return { gift: await readGift(visit, params.id) }
  },
  async giveTime(visit, { params, body }) {
    await giveTime(visit, params.id, body.minutes)
    return { gift: await readGift(visit, params.id) }
  },
  async listTimeGifts(visit) {
    return { gifts: await ownGifts(visit) }
  },
}
