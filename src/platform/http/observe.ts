import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { RankOf } from './rank.ts'

/** What is known of an admitted request. */
export interface Timed {
  requestId: string
  /** Milliseconds before admission. */
  waitedMs: number
}

/** The outermost middleware: assigns a request id, and reports the answer to log and metrics. */
export function observe(log: Logger, metrics: Metrics, rankOf: RankOf): MiddlewareHandler<{ Variables: Timed }> {
  return async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('waitedMs', 0)
    const path = new URL(c.req.url).pathname
    const started = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - started - c.get('waitedMs')
    metrics.answered(rankOf(path), c.res.status, ms / 1000)
    log.debug({ requestId, method: c.req.method, path, status: c.res.status, ms: Math.round(ms) }, 'answered')
  }
}
