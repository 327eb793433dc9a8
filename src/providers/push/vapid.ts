import webPush from 'web-push'
import type { PushAnswer, PushMessage, PushPort } from './port.ts'
import { isPushService } from './push-services.ts'

/** The site's identity at push services (RFC 8292). */
export interface VapidSettings {
  publicKey: string
  privateKey: string
  /** Where a push service reaches who sends: mailto: or https:. */
  subject: string
}

/** A push service takes 4,096 bytes, and encryption adds about a hundred. */
const MOST_BYTES = 3000
/** How soon to come back if the service does not say, and at the latest. */
const LATER_SECONDS = 30
const LATEST_SECONDS = 3600
const GONE: ReadonlySet<number> = new Set([404, 410])

/** A push service's failure, with the status only: what it answers may repeat the address. */
class PushFault extends Error {
  readonly code: string

  constructor(status: number) {
    super(`push: ${status}`)
    this.name = 'PushFault'
    this.code = `HTTP_${status}`
  }
}

/** Sends messages to push services, encrypted for one browser (RFC 8291), by plain requests of our own. */
export function vapidPush(vapidDetails: VapidSettings, isAllowed = isPushService): PushPort {
  return {
    publicKey: vapidDetails.publicKey,
    isAllowed,
    async send(message, signal) {
      // Also checked here, in case the list became shorter since the browser was registered.
      if (!isAllowed(message.to.endpoint)) return { outcome: 'gone' }
      const { endpoint, method, headers, body } = detailsOf(message, vapidDetails)
      const asked = { method, headers: textOf(headers), body: new Uint8Array(body), redirect: 'error', signal } as const
      const response = await fetch(endpoint, asked)
      await response.body?.cancel()
      return answerOf(response)
    },
  }
}

function detailsOf({ to, payload, ttlSeconds, urgency, topic }: PushMessage, vapidDetails: VapidSettings) {
  if (Buffer.byteLength(payload) > MOST_BYTES) throw new RangeError(`a push of more than ${MOST_BYTES} bytes`)
  const { endpoint, p256dh, auth } = to
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails,
    contentEncoding: 'aes128gcm',
    TTL: ttlSeconds,
    urgency,
    topic,
  })
}

const textOf = (headers: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function answerOf({ status, ok, headers }: Response): PushAnswer {
  if (ok) return { outcome: 'sent' }
  if (GONE.has(status)) return { outcome: 'gone' }
  const asked = headers.get('retry-after')
  if (status === 429 || (status === 503 && asked !== null)) return { outcome: 'later', seconds: secondsOf(asked) }
  if (status >= 500) throw new PushFault(status)
  return { outcome: 'refused' }
}

/** Retry-After in seconds; its other notation, a date, is read as the default. */
const secondsOf = (asked: string | null): number =>
  asked !== null && /^\d{1,6}$/.test(asked) ? Math.min(LATEST_SECONDS, Math.max(1, Number(asked))) : LATER_SECONDS
