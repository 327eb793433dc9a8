import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { chargebacksContract } from './contract.server.ts'
import { handInEvidence, takeEvidence } from './evidence/give-evidence.server.ts'

export const chargebacksHandlers: Handlers<typeof chargebacksContract, Visit> = {
  takeEvidence: (visit, { params }) => takeEvidence(visit, params.id),
  async handInEvidence(visit, { params }) {
    await handInEvidence(visit, params.id)
    return {}
  },
}
