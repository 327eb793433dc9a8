import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { secondFactorContract } from './contract.server.ts'
import { giveFactor } from './give-factor.server.ts'
import { renewCodes } from './renew-codes.server.ts'

export const secondFactorHandlers: Handlers<typeof secondFactorContract, Visit> = {
  async giveFactor(visit, { body }) {
    await giveFactor(visit, body.code)
    return { sessionId: visit.session.reference }
  },
  async renewCodes(visit) {
    return { codes: await renewCodes(visit) }
  },
}
