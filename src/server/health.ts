import { Hono } from 'hono'
import { sql } from 'kysely'
import type { App } from '../app.ts'

/** Health checks: whether the node is alive, and whether it is ready for visitors. */
export function health(app: App, ready: () => boolean) {
  const server = new Hono()
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
