import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { beginHalt, endHalt } from './change-halt.server.ts'
import type { haltsContract } from './contract.server.ts'

export const haltsHandlers: Handlers<typeof haltsContract, Visit> = {
  async beginHalt(visit, { params, body }) {
    await beginHalt(visit, params.service, body.reason)
    return {}
  },
  async endHalt(visit, { params, body }) {
    await endHalt(visit, params.service, body.reason)
    return {}
  },
}
