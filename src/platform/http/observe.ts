import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { Refusal } from '../../errors.ts'
import { answerOf } from '../contract/answer.ts'
import { type Admission, rankOf } from './admission.ts'
import type { Metrics } from './metrics.ts'

/** The outermost step: a request id, admission at the door, and what the answer was, told to log and metrics. */
export function observe(log: Logger, admission: Admission, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const path = new URL(c.req.url).pathname
    const rank = rankOf(path)
    const started = performance.now()
    if (!admission.enter(rank)) {
      const { status, body } = answerOf(new Refusal('overloaded'))
      return c.json(body, status as 503, { 'Retry-After': '1' })
    }
    try {
      await next()
    } finally {
      admission.leave(rank)
    }
    c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - started
    metrics.answered(rank, c.res.status, ms / 1000)
    log.debug({ requestId, method: c.req.method, path, status: c.res.status, ms: Math.round(ms) }, 'answered')
  }
}
