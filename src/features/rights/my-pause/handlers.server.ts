import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import type { pausesContract } from './contract.server.ts'
import { endExclusion, keepExclusion } from './end-exclusion.server.ts'
import { takePause } from './take-pause.server.ts'
import { viewPause } from './views.ts'

export const pausesHandlers: Handlers<typeof pausesContract, Visit> = {
  async readPause(visit) {
    return { pause: viewPause(await ownPause(visit)) }
  },
  async takePause(visit, { body }) {
    return { pause: viewPause(await takePause(visit, body.length)) }
  },
  async endExclusion(visit, { body }) {
    return { pause: viewPause(await endExclusion(visit, body.wish)) }
  },
  async keepExclusion(visit) {
    return { pause: viewPause(await keepExclusion(visit)) }
  },
}
