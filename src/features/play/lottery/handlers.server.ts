import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { lotteryContract } from './contract.server.ts'
import { enterLottery, leaveLottery } from './enter-lottery.server.ts'
import { openLottery } from './open-lottery.server.ts'
import { readLottery, readOne } from './read-lottery.server.ts'

export const lotteryHandlers: Handlers<typeof lotteryContract, Visit> = {
  readLottery: (visit) => readLottery(visit),
  readOneLottery: (visit, { params }) => readOne(visit, params.id),
  async enterLottery(visit) {
    const { code, enteredAt } = await enterLottery(visit)
    return { entry: { code, enteredAt: enteredAt.toISOString() } }
  },
  async leaveLottery(visit, { params }) {
    await leaveLottery(visit, params.id)
    return {}
  },
  async openLottery(visit, { body }) {
    return { id: await openLottery(visit, body) }
  },
}
