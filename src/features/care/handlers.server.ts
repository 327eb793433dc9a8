import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import { closeCareAlert } from './answer-alert.server.ts'
import type { careContract } from './contract.server.ts'
import { reportConsultation } from './report-consultation.server.ts'

export const careHandlers: Handlers<typeof careContract, Visit> = {
  async reportConsultation(visit, { params, body }) {
    await reportConsultation(visit, params.id, body)
    return { report: { topic: body.topic } }
  },
  async closeCareAlert(visit, { params, body }) {
    await closeCareAlert(visit, params.id, body.answer)
    return {}
  },
}
