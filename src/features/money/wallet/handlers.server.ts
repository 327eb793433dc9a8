import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { buyPack } from './buy-pack.server.ts'
import type { walletContract } from './contract.server.ts'
import { readWallet } from './read-wallet.server.ts'
import { askRefundAgain, settleRefundByHand } from './refund-desk.server.ts'

export const walletHandlers: Handlers<typeof walletContract, Visit> = {
  async readWallet(visit, { query }) {
    const { disputed: _, ...wallet } = await readWallet(visit, query)
    return { wallet: { ...wallet, entries: wallet.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) } }
  },
  async askRefundAgain(visit, { params }) {
    await askRefundAgain(visit, params.id)
    return {}
  },
  async settleRefundByHand(visit, { params, body }) {
    await settleRefundByHand(visit, params.id, body)
    return {}
  },
  async buyPack(visit, { body, reference }) {
    return { topUp: await buyPack(visit, { ...body, reference }) }
  },
}
