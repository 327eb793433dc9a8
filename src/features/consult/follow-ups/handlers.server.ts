import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { agreeToFollowUp } from './agree-to-follow-up.server.ts'
import { answerFollowUp } from './answer-follow-up.server.ts'
import type { followUpsContract } from './contract.server.ts'
import { readFollowUp } from './read-follow-up.server.ts'
import { writeFollowUp } from './write-follow-up.server.ts'

export const followUpsHandlers: Handlers<typeof followUpsContract, Visit> = {
  async readFollowUp(visit, { params }) {
    return { followUp: await readFollowUp(visit, params.id) }
  },
  async agreeToFollowUp(visit, { params, body }) {
    await agreeToFollowUp(visit, params.id, body.agreed)
    return { followUp: await readFollowUp(visit, params.id) }
  },
  async writeFollowUp(visit, { params, body }) {
    await writeFollowUp(visit, params.id, body.text)
    return { followUp: await readFollowUp(visit, params.id) }
  },
  async answerFollowUp(visit, { params, body }) {
    await answerFollowUp(visit, params.id, body.text)
    return { followUp: await readFollowUp(visit, params.id) }
  },
}
