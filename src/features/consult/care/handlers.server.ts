import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { closeCareAlert, confirmCareAlert, declineCareAlert } from './answer-alert.server.ts'
import type { careContract } from './contract.server.ts'
import { readPresses } from './read-presses.server.ts'
import { reportConsultation } from './report-consultation.server.ts'

export const careHandlers: Handlers<typeof careContract, Visit> = {
  async reportConsultation(visit, { params, body }) {
    await reportConsultation(visit, params.id, body)
    return { report: { topic: body.topic } }
  },
  async closeCareAlert(visit, { params, body }) {
    return closeCareAlert(visit, params.id, body)
  },
  async confirmCareAlert(visit, { params }) {
    await confirmCareAlert(visit, params.id)
    return {}
  },
  async declineCareAlert(visit, { params, body }) {
    await declineCareAlert(visit, params.id, body.reason)
    return {}
  },
  async readPresses(visit) {
    return { unusual: await readPresses(visit) }
  },
}
