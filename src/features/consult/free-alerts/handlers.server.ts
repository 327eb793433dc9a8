import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { askFreeAlert } from './ask-free-alert.server.ts'
import type { alertsContract } from './contract.server.ts'
import { withdrawFreeAlert } from './withdraw-free-alert.server.ts'

export const alertsHandlers: Handlers<typeof alertsContract, Visit> = {
  async askFreeAlert(visit, { params }) {
    const expiresAt = await askFreeAlert(visit, params.id)
    return { freeAlert: { expiresAt: expiresAt.toISOString() } }
  },
  async withdrawFreeAlert(visit, { params }) {
    await withdrawFreeAlert(visit, params.id)
    return { freeAlert: null }
  },
}
