import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { trackingContract } from './contract.server.ts'
import { keepTouch } from './keep-touch.server.ts'
import { readReport } from './read-report.server.ts'

export const trackingHandlers: Handlers<typeof trackingContract, Visit> = {
  async track(visit, { body }) {
    if (Object.keys(body).length === 0) throw new Refusal('parametersMissing', 'campaignId')
    await keepTouch(visit, body)
    return {}
  },
  readAffiliation: (visit, { query }) => readReport(visit, query.month),
}
