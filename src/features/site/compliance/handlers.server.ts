import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { complianceContract } from './contract.server.ts'
import { readCompliance } from './read-compliance.server.ts'
import { takeCompliance } from './take-compliance.server.ts'

export const complianceHandlers: Handlers<typeof complianceContract, Visit> = {
  async readCompliance(visit) {
    return { findings: await readCompliance(visit) }
  },
  takeCompliance: (visit) => takeCompliance(visit),
}
