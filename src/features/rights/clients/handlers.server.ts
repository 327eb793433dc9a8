import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { allowDevelopment } from './allow-development.server.ts'
import { blockClient, unblockClient } from './block-client.server.ts'
import type { clientsContract } from './contract.server.ts'
import { searchClients } from './find-clients.server.ts'
import { giveFreeTimeByHand } from './give-free-time-by-hand.server.ts'
import { openClient } from './open-client.server.ts'
import { addRemark, eraseRemark } from './remark-on-client.server.ts'

export const clientsHandlers: Handlers<typeof clientsContract, Visit> = {
  async searchClients(visit, { body }) {
    return { clients: await searchClients(visit, body) }
  },
  async openClient(visit, { params, body }) {
    const { wallet, ...file } = await openClient(visit, params.id, body.reason)
    const entries = wallet.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
    return { ...file, wallet: { ...wallet, entries } }
  },
  async blockClient(visit, { params, body }) {
    await blockClient(visit, params.id, body.reason)
    return {}
  },
  async unblockClient(visit, { params, body }) {
    await unblockClient(visit, params.id, body.reason)
    return {}
  },
  async giveFreeTime(visit, { params, body }) {
    await giveFreeTimeByHand(visit, params.id, body.reason)
    return {}
  },
  async allowDevelopment(visit, { params, body }) {
    await allowDevelopment(visit, params.id, body)
    return {}
  },
  async addRemark(visit, { params, body }) {
    return { remark: await addRemark(visit, params.id, body.text) }
  },
  async eraseRemark(visit, { params, body }) {
    await eraseRemark(visit, params.id, params.remarkId, body.reason)
    return {}
  },
}
