import type { Visit } from '../../../app.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { later } from '../../../platform/time/instants.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import { WAITS_PAGE } from './rules.ts'
import type { Told } from './turn-queries.server.ts'

/**
 * Tells a client's devices of a turn, for as long as it is kept (`seconds`), or that the wait is over: that only where
 * it was the way they chose, or where it replaces their turn. False where no device hears of it.
 */
export async function pushTurn(visit: Visit, told: Told, seconds: number | null): Promise<boolean> {
  if (seconds === null && told.way !== 'push' && !told.wasCalled) return false
  const { id, clientId, psychicId, name, pricePerMinute } = told
  const devices = await sendPush(visit, clientId, {
    kind: seconds === null ? 'turnOver' : 'turn',
    key: `${id} ${visit.now().toISOString()}`,
    about: `file-${psychicId}`,
    path: WAITS_PAGE,
    values: { name, price: pricePerMinute === null ? '' : perMinute(pricePerMinute) },
    ...(seconds !== null && { trueUntil: later(visit.now(), seconds * 1000) }),
  })
  return devices > 0
}
