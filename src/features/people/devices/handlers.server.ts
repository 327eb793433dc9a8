import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { devicesContract } from './contract.server.ts'
import { endOtherSessions, endSession } from './end-sessions.server.ts'
import { listDevices } from './list-devices.server.ts'

export const devicesHandlers: Handlers<typeof devicesContract, Visit> = {
  async listSessions(visit) {
    const devices = await listDevices(visit)
    return {
      sessions: devices.map(({ createdAt, seenAt, ...device }) => ({
        ...device,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    }
  },
  async endOtherSessions(visit) {
    return { ended: await endOtherSessions(visit) }
  },
  async endSession(visit, { params }) {
    await endSession(visit, params.reference)
    return {}
  },
}
