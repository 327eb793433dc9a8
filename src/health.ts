import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { App } from './app.ts'
import type { Metrics } from './platform/http/metrics.ts'

/** What a node tells of itself: that it lives, that it may be sent visitors, and its figures. */
export function health(app: App, metrics: Metrics, ready: () => boolean) {
  const server = new Hono<{ Bindings: Partial<HttpBindings> }>()
  server.get('/metrics', async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? ''
    // Told to the machine itself; a proxy's visitor comes with a header.
    if (!/^(::1|(::ffff:)?127\.)/.test(peer) || c.req.header('x-forwarded-for')) return next()
    return c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
  })
  server.get('/healthz', (c) => c.text('ok'))
  server.get('/readyz', async (c) => {
    if (!ready()) return c.text('draining', 503)
    const reached = await sql`select 1`.execute(app.db).then(
      () => true,
      () => false,
    )
    return reached ? c.text('ready') : c.text('no database', 503)
  })
  return server
}
