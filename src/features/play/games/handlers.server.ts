import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { changeSettings } from './change-settings.server.ts'
import type { gamesContract } from './contract.server.ts'

export const gamesHandlers: Handlers<typeof gamesContract, Visit> = {
  async changeGameSettings(visit, { params, body: { reason, ...changes } }) {
    await changeSettings(visit, { id: params.id, reason, changes })
    return {}
  },
}
