import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import { listNotifications } from '../notifications/list-notifications.server.ts'
import type { contentContract } from './contract.server.ts'

export const contentHandlers: Handlers<typeof contentContract, Visit> = {
  async readTable(visit) {
    return { data: { data: await listNotifications(visit) } }
  },
}
