import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { choosePush } from './choose-push.server.ts'
import type { pushContract } from './contract.server.ts'
import { readFigures } from './outcome-queries.server.ts'
import { readPush } from './read-push.server.ts'
import { registerDevice } from './register-device.server.ts'
import { removePushDevice } from './remove-device.server.ts'
import { tryPush } from './try-push.server.ts'

export const pushHandlers: Handlers<typeof pushContract, Visit> = {
  async readPush(visit) {
    return { push: await shownPush(visit) }
  },
  async registerPushDevice(visit, { body }) {
    return { device: { reference: await registerDevice(visit, body) } }
  },
  async removePushDevice(visit, { params }) {
    await removePushDevice(visit, params.reference)
    return {}
  },
  async choosePush(visit, { body }) {
    await choosePush(visit, body)
    return { push: await shownPush(visit) }
  },
  async tryPush(visit) {
    return { devices: await tryPush(visit) }
  },
  async readPushFigures(visit) {
    return { figures: await readFigures(visit.db, visit.site.id) }
  },
}

async function shownPush(visit: Visit) {
  const { devices, ...rest } = await readPush(visit)
  const shown = devices.map(({ createdAt, sentAt, ...device }) => ({
    ...device,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
  return { ...rest, devices: shown }
}
