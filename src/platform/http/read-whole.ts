import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../../errors.ts'

/** Reads the request body before taking a place, so that slow senders block nobody. */
export const readWhole: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.raw.body) {
    const body = await c.req.raw.arrayBuffer().catch(() => {
      throw new Refusal('parametersInvalid')
    })
    c.req.raw = new Request(c.req.raw, { body })
  }
  await next()
}
