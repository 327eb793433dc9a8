import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { voicesContract } from './contract.server.ts'
import { readVoice } from './read-voice.server.ts'

export const voicesHandlers: Handlers<typeof voicesContract, Visit> = {
  readVoice: (visit, { params }) => readVoice(visit, params.id, params.hash),
}
