import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { accountabilityContract } from './contract.server.ts'
import { readStatistics } from './read-statistics.server.ts'

export const accountabilityHandlers: Handlers<typeof accountabilityContract, Visit> = {
  async readStatistics(visit) {
    return { statistics: await readStatistics(visit) }
  },
}
