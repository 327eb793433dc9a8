import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import type { Consultation } from './queries.server.ts'
import { ACCEPT_WITHIN } from './rules.ts'

/** A psychic has one request at a time: what follows it replaces it on the screen. */
const ABOUT = 'demande'

/**
 * Tells the psychic's browsers of a request, or what became of it, within the transaction that changes it. A request by
 * telephone rings by itself.
 */
export async function tellPsychic(
  visit: Visit,
  kind: 'request' | 'requestOver' | 'offline',
  { id, psychicUserId, channel, clientFirstName: name, pricePerMinute }: Consultation,
): Promise<void> {
  if (psychicUserId === null || (channel === 'phone' && kind !== 'offline')) return
  await sendPush(visit, psychicUserId, {
    kind,
    key: String(id),
    about: ABOUT,
    path: href('/espace-voyant'),
    values: { name, price: perMinute(pricePerMinute), seconds: ACCEPT_WITHIN },
    ...(kind === 'requestOver' && { elsewhere: true }),
  })
}
