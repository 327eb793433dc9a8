import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { challengesContract } from './contract.server.ts'
import { makeChallenge } from './make-challenge.server.ts'

export const challengesHandlers: Handlers<typeof challengesContract, Visit> = {
  async readChallenge(visit, { params }) {
    return { challenge: await makeChallenge(visit, params.purpose) }
  },
}
