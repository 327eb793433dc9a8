import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { sql } from 'kysely'
import type { App, Visit } from './app.ts'
import { Refusal } from './errors.ts'
import { openVisit } from './features/session/open-visit.server.ts'
import type { Kept } from './kept.ts'
import { type DoorEnv, refuse } from './platform/contract/door.ts'
import { visitorAddress } from './platform/http/address.ts'
import { Admission } from './platform/http/admission.ts'
import { Metrics } from './platform/http/metrics.ts'
import { observe } from './platform/http/observe.ts'
import { noScripts, ownOrigin, scriptsWith, securityHeaders } from './platform/http/policy.ts'
import type { StaticFiles } from './platform/http/static-files.ts'
import { serveApi } from './serve-api.ts'
import { siteOf } from './sites/index.ts'

/** Answers a page; React Router's handler, given the visit. */
export type Pages = (request: Request, visit: Visit, nonce: string) => Promise<Response>

export type ServerEnv = DoorEnv<Visit> & { Bindings: Partial<HttpBindings> }

const MAX_BODY = 64 * 1024
/** The script-less frames of a room and of the workspace. */
const PANE = /^\/(consultations\/\d+\/messages|espace-voyant\/demandes)$/
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface ServerOptions {
  pages?: Pages
  kept?: Kept
  /** The files of the build; the development server has its own. */
  files?: StaticFiles
  ready?: () => boolean
  development?: boolean
}

/** The whole site as one function from Request to Response. */
export function createServer(app: App, options: ServerOptions = {}) {
  const server = new Hono<ServerEnv>()
  const secure = app.config.mode === 'production'
  const report = (error: unknown, requestId: string) => app.log.error({ err: error, requestId }, 'bug')

  const admission = new Admission()
  const metrics = new Metrics()
  metrics.watch('http_refused_total', 'Requests refused at the door', () => admission.refused)
  metrics.watch('kept_pages_bytes', 'Size of the kept pages', () => options.kept?.pages.bytes ?? 0)

  server.use(observe(app.log, admission, metrics))
  server.get('/metrics', async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? ''
    // Told to the machine itself; a proxy's visitor comes with a header.
    if (!/^(::1|(::ffff:)?127\.)/.test(peer) || c.req.header('x-forwarded-for')) return next()
    return c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
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
  if (options.files) {
    const { files } = options
    server.get('*', async (c, next) => (await files.answer(new URL(c.req.url).pathname, c.req.raw)) ?? next())
  }

  server.use(compress())
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

  server.route('/', serveApi(app, report))

  const { pages } = options
  if (pages) {
    server.all('*', async (c) => {
      // The development server writes scripts of its own, which know no nonce.
      const nonce = options.development ? '' : randomBytes(16).toString('base64')
      const answer = await pages(c.req.raw, c.get('visit'), nonce)
      const headers = new Headers(answer.headers)
      const framed = PANE.test(new URL(c.req.url).pathname)
      const scripts = framed ? noScripts : scriptsWith(nonce)
      const policy = securityHeaders(scripts, secure, options.development === true, framed)
      for (const [name, value] of Object.entries(policy)) headers.set(name, value)
      return new Response(answer.body, { status: answer.status, headers })
    })
  }
  server.onError((error, c) => refuse(c, error, report))
  return server
}
