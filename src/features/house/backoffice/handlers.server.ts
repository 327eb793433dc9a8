import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { capabilitiesOf } from '../staff/capabilities.ts'
import type { backofficeContract } from './contract.server.ts'

export const backofficeHandlers: Handlers<typeof backofficeContract, Visit> = {
  async readDesk(visit) {
    const { id, firstName, role } = staffOf(visit, 'desk')
    return { id, firstName, role, company: visit.site.label, capabilities: [...capabilitiesOf(role)] }
  },
}
