import type { Visit } from '../../../app.ts'
import { valueIn } from '../../../platform/session/cookie.ts'
import { type Device, deviceCookieName, deviceLine, openDevice } from '../../../platform/session/device.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'

/** The device of this visit; a device without an id gets one, which its cookie carries from now on. */
export async function presentDevice(visit: Visit): Promise<Device> {
  const rules = sessionRules(visit.app)
  const device = await openDevice(visit.session.device, rules.secrets)
  const line = await deviceLine(null, device, rules)
  visit.session.deviceCookie ??= line
  visit.session.device = valueIn(line, deviceCookieName(rules.secure))
  return device
}
