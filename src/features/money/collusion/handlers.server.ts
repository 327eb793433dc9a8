import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { collusionContract } from './contract.server.ts'
import { settleFinding } from './open-finding.server.ts'

export const collusionHandlers: Handlers<typeof collusionContract, Visit> = {
  async closeFinding(visit, { params, body }) {
    await settleFinding(visit, params.id, body.reason)
    return {}
  },
}
