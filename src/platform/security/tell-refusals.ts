import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { visitorAddress } from '../http/address.ts'
import { type Seen, sourceOf, writeEvent } from './security-log.ts'

interface Env {
  Variables: { visit?: Seen; requestId: string; refusal?: string }
  Bindings: Partial<HttpBindings>
}

/** The period over which refused requests are counted before a line reports them. */
const TOLD_EVERY_MS = 10_000

interface Watched {
  log: Logger
  trustedProxies: readonly string[]
  /** The number of requests refused so far. */
  turnedAway: () => number
  now: () => Date
}

/** Logs who was refused, and how many were turned away; must run inside the middleware that assigns request ids. */
export function tellRefusals({ log, trustedProxies, turnedAway, now }: Watched): MiddlewareHandler<Env> {
  let told = { count: turnedAway(), at: 0 }
  return async (c, next) => {
    await next()
    const [count, at] = [turnedAway(), now().getTime()]
    if (count > told.count && at - told.at >= TOLD_EVERY_MS) {
      writeEvent(log, 'overloaded', null, { count: count - told.count })
      told = { count, at }
    }
    const { status } = c.res
    if (status !== 401 && status !== 403) return
    const visit = c.get('visit')
    const refusal = c.get('refusal') ?? null
    const peer = c.env?.incoming?.socket.remoteAddress ?? ''
    const from = visit
      ? sourceOf(visit)
      : {
          siteId: null,
          account: null,
          requestId: c.get('requestId'),
          address: visitorAddress(peer, c.req.header('x-forwarded-for'), trustedProxies),
        }
    const event = refusal === 'originRefused' ? 'origin-refused' : 'refused'
    writeEvent(log, event, from, { method: c.req.method, path: pathOf(c.req.path), status, refusal })
  }
}

/** Path segments of our own, and numbers; anything else in an address may be typed text, or a secret. */
const own = /^(?:[a-z][a-z-]{0,30}(?:\.(?:data|pdf|json))?|\d{1,15})?$/

const pathOf = (path: string): string =>
  path
    .split('/', 8)
    .map((part) => (own.test(part) ? part : '*'))
    .join('/')
