import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { suppressionsContract } from './contract.server.ts'
import { hearReport } from './hear-report.server.ts'

export const suppressionsHandlers: Handlers<typeof suppressionsContract, Visit> = {
  async hearMailReport(visit, { raw }) {
    await hearReport(visit, raw)
    return {}
  },
}
