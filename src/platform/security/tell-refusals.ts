import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { visitorAddress } from '../http/address.ts'
import { type Seen, sourceOf, writeEvent } from './security-log.ts'

interface Env {
  Variables: { visit?: Seen; requestId: string; refusal?: string }
  Bindings: Partial<HttpBindings>
}

/** How long requests that are turned away are counted for before a line says how many. */
const TOLD_EVERY_MS = 10_000

interface Watched {
  log: Logger
  trustedProxies: readonly string[]
  /** How many requests were turned away so far. */
  turnedAway: () => number
  now: () => Date
}

/** Tells who was refused, and how many were turned away: within the step that gives requests their number. */
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

/** Words and numbers of ours; whatever else is in an address may have been typed, or open something. */
const own = /^(?:[a-z][a-z-]{0,30}(?:\.(?:data|pdf|json))?|\d{1,15})?$/

const pathOf = (path: string): string =>
  path
    .split('/', 8)
    .map((part) => (own.test(part) ? part : '*'))
    .join('/')
