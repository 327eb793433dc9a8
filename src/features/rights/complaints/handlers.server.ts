import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { answerComplaint, takeComplaint } from './answer-complaint.server.ts'
import type { complaintsContract } from './contract.server.ts'

export const complaintsHandlers: Handlers<typeof complaintsContract, Visit> = {
  async takeComplaint(visit, { params }) {
    await takeComplaint(visit, params.id)
    return {}
  },
  async answerComplaint(visit, { params, body }) {
    await answerComplaint(visit, params.id, body.answer)
    return {}
  },
}
