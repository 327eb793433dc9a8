import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { rankOf } from './admission.ts'
import type { Metrics } from './metrics.ts'

/** The outermost step: a request id, and what the answer was, told to log and metrics. */
export function observe(log: Logger, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const path = new URL(c.req.url).pathname
    const started = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - started
    metrics.answered(rankOf(path), c.res.status, ms / 1000)
    log.debug({ requestId, method: c.req.method, path, status: c.res.status, ms: Math.round(ms) }, 'answered')
  }
}
