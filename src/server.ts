import { randomBytes, randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sql } from 'kysely'
import { callGroups } from './api.ts'
import type { App, Visit } from './app.ts'
import { Refusal } from './errors.ts'
import { openVisit } from './features/session/open-visit.server.ts'
import type { Kept } from './kept.ts'
import { type DoorEnv, mountCalls, refuse } from './platform/contract/door.ts'
import { openApi } from './platform/contract/openapi.ts'
import { visitorAddress } from './platform/http/address.ts'
import { noScripts, ownOrigin, scriptsWith, securityHeaders } from './platform/http/policy.ts'
import { siteOf } from './sites/index.ts'

/** Answers a page; React Router's handler, given the visit. */
export type Pages = (request: Request, visit: Visit, nonce: string) => Promise<Response>

export type ServerEnv = DoorEnv<Visit> & { Bindings: Partial<HttpBindings> }

const MAX_BODY = 64 * 1024
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface ServerOptions {
  pages?: Pages
  kept?: Kept
  ready?: () => boolean
  development?: boolean
}

/** The whole site as one function from Request to Response. */
export function createServer(app: App, options: ServerOptions = {}) {
  const server = new Hono<ServerEnv>()
  const secure = app.config.mode === 'production'
  const report = (error: unknown, requestId: string) => app.log.error({ err: error, requestId }, 'bug')

  server.use(async (c, next) => {
    c.set('requestId', randomUUID())
    const started = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    const { pathname } = new URL(c.req.url)
    const ms = Math.round(performance.now() - started)
    app.log.debug(
      { requestId: c.get('requestId'), method: c.req.method, path: pathname, status: c.res.status, ms },
      'answered',
    )
  })

  server.get('/healthz', (c) => c.text('ok'))
  server.get('/readyz', async (c) => {
    if (options.ready?.() === false) return c.text('draining', 503)
    const reached = await sql`select 1`.execute(app.db).then(
      () => true,
      () => false,
    )
    return reached ? c.text('ready') : c.text('no database', 503)
  })
  if (!options.development) {
    server.use(
      '/assets/*',
      serveStatic({
        root: './build/client',
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    server.use('/favicon.svg', serveStatic({ root: './build/client' }))
  }

  server.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(c, new Refusal('fileSizeExceeded'), report) }))
  server.use(async (c, next) => {
    const site = siteOf(app.sites, c.req.header('host'))
    if (!site) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${app.sites[0].canonical}${pathname}${search}`, reads.has(c.req.method) ? 301 : 308)
    }
    if (!reads.has(c.req.method) && !ownOrigin(c.req.header('origin'), site.canonical)) {
      return refuse(c, new Refusal('originRefused'), report)
    }
    const kept = await options.kept?.answer(c.req.raw, site)
    if (kept) return kept
    const visit = await openVisit(app, {
      site,
      cookie: c.req.header('cookie') ?? null,
      address: visitorAddress(
        c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1',
        c.req.header('x-forwarded-for'),
        app.config.trustedProxies,
      ),
      userAgent: c.req.header('user-agent') ?? '',
      requestId: c.get('requestId'),
    })
    c.set('visit', visit)
    await next()
    if (visit.session.cookie) c.res.headers.append('Set-Cookie', visit.session.cookie)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-cache')
  })

  const api = new Hono<ServerEnv>()
  api.use('/api/*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(noScripts, secure, false)))
      c.res.headers.set(name, value)
    c.res.headers.set('Cache-Control', 'no-store')
  })
  for (const group of callGroups) mountCalls<Visit>(api as never, group, report)
  api.get('/api/openapi.json', (c) =>
    c.json(openApi(callGroups, { title: 'API', version: '1', server: c.get('visit').site.canonical })),
  )
  const paths = callGroups.flatMap((group) => Object.values(group.contract).map((call) => call.path))
  for (const path of new Set(paths)) {
    api.all(path, (c) => refuse(c, new Refusal('methodNotSupported'), report))
  }
  api.all('/api/*', (c) => refuse(c, new Refusal('endpointInvalid'), report))
  server.route('/', api)

  const { pages } = options
  if (pages) {
    server.all('*', async (c) => {
      // The development server writes scripts of its own, which know no nonce.
      const nonce = options.development ? '' : randomBytes(16).toString('base64')
      const answer = await pages(c.req.raw, c.get('visit'), nonce)
      const headers = new Headers(answer.headers)
      const policy = securityHeaders(scriptsWith(nonce), secure, options.development === true)
      for (const [name, value] of Object.entries(policy)) headers.set(name, value)
      return new Response(answer.body, { status: answer.status, headers })
    })
  }
  server.onError((error, c) => refuse(c, error, report))
  return server
}
