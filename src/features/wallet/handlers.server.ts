import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import { buyPack } from './buy-pack.server.ts'
import type { walletContract } from './contract.server.ts'
import { readWallet } from './read-wallet.server.ts'

export const walletHandlers: Handlers<typeof walletContract, Visit> = {
  async readWallet(visit, { query }) {
    const wallet = await readWallet(visit, query)
    return { wallet: { ...wallet, entries: wallet.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) } }
  },
  async buyPack(visit, { body, reference }) {
    return { topUp: await buyPack(visit, { ...body, reference }) }
  },
}
