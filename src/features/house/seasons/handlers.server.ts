import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { seasonsContract } from './contract.server.ts'
import { liftOverride, overrideSeason } from './override-season.server.ts'

export const seasonsHandlers: Handlers<typeof seasonsContract, Visit> = {
  async overrideSeason(visit, { body }) {
    return { id: await overrideSeason(visit, body) }
  },
  async liftSeasonOverride(visit, { params, body }) {
    await liftOverride(visit, params.id, body.reason)
    return {}
  },
}
