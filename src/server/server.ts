import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { App, Visit } from '../app.ts'
import { Refusal } from '../errors.ts'
import type { BackOfficeFiles } from '../features/house/backoffice/document.server.ts'
import { BACK_OFFICE } from '../features/house/visit/back-office-path.ts'
import { refuse } from '../platform/contract/door.ts'
import { Admission } from '../platform/http/admission.ts'
import { Metrics } from '../platform/http/metrics.ts'
import { observe } from '../platform/http/observe.ts'
import { PAGE_METHODS, pageRequest } from '../platform/http/page-request.ts'
import { scriptsWith, securityHeaders } from '../platform/http/policy.ts'
import { readWhole } from '../platform/http/read-whole.ts'
import type { StaticFiles } from '../platform/http/static-files.ts'
import { zipWhole } from '../platform/http/zip-whole.ts'
import { tellRefusals } from '../platform/security/tell-refusals.ts'
import { backOffice } from './back-office.ts'
import { FilledPages } from './filled-pages.ts'
import { health } from './health.ts'
import type { Kept } from './kept.ts'
import { pictures } from './pictures.ts'
import { rankOf } from './rank-of.ts'
import { serveApi, upload } from './serve-api.ts'
import { floodGate, type SiteEnv, siteDoor } from './site-door.ts'

/** Answers a page; React Router's handler, given the visit. */
export type Pages = (request: Request, visit: Visit, nonce: string) => Promise<Response>

const MAX_BODY = 64 * 1024

export interface ServerOptions {
  pages?: Pages
  kept?: Kept
  /** Shared with the page cache, if there is one. */
  admission?: Admission
  /** The files of the build; the development server has its own. */
  files?: StaticFiles
  /** Null if only the site was built. */
  backOfficeFiles?: BackOfficeFiles | null
  ready?: () => boolean
  metrics?: Metrics
  development?: boolean
}

/** The whole site as one function from Request to Response. */
export function createServer(app: App, options: ServerOptions = {}) {
  const { pages, kept, files, backOfficeFiles, ready = () => true, development = false } = options
  const metrics = options.metrics ?? new Metrics()
  const admission = kept?.admission ?? options.admission ?? new Admission()
  const server = new Hono<SiteEnv>()
  const report = (error: unknown, requestId: string) => app.log.error({ err: error, requestId }, 'bug')
  metrics.watch('http_refused_total', 'Requests refused for overload', () => admission.refused)
  metrics.watch('http_waiting', 'Requests waiting for admission', () => admission.line.length)
  metrics.watch('http_places', 'Requests that may run at once', () => admission.places.limit)
  admission.onEntry = (rank, waitedMs) => metrics.waited(rank, waitedMs / 1000)
  const filled = kept && pages && new FilledPages(app, pages)
  metrics.watch('filled_pages_bytes', 'Size of the cache of pages that are filled in', () => filled?.bytes ?? 0)
  metrics.watch('kept_pages_bytes', 'Size of the page cache', () => kept?.pages.bytes ?? 0)

  // Answered from memory, at any load: refusing them would cost as much.
  server.route('/', health(app, ready))
  if (files) {
    server.get('*', async (c, next) => (await files.answer(new URL(c.req.url).pathname, c.req.raw)) ?? next())
  }
  server.route('/', pictures(app, files?.version ?? 'development'))
  server.use(floodGate(app, admission, report))
  server.use(observe(app.log, metrics, rankOf))
  const { trustedProxies } = app.config
  server.use(tellRefusals({ log: app.log, trustedProxies, turnedAway: () => admission.refused, now: app.now }))
  server.use(compress())
  server.use(zipWhole)
  const upTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c, new Refusal('fileSizeExceeded'), report) })
  // To look for a body makes a Request of the platform's own, and what is read with GET has none.
  server.use((c, next) => (c.req.method === 'GET' ? next() : upTo((upload(c.req)?.largest ?? 0) + MAX_BODY)(c, next)))
  server.use((c, next) => (upload(c.req)?.isWhole === false ? next() : readWhole(c, next)))
  server.use(siteDoor(app, admission, { kept, filled }, report))
  server.route('/', serveApi(report))
  if (backOfficeFiles) server.get(BACK_OFFICE, backOffice(backOfficeFiles, development))
  if (pages) {
    server.on(['GET', 'POST'], '*', async (c) => {
      // The development server adds its own scripts, which have no nonce.
      const nonce = development ? '' : randomBytes(16).toString('base64')
      const visit = c.get('visit')
      const answer = await pages(await pageRequest(c.req.raw, visit.site.canonical), visit, nonce)
      const headers = new Headers(answer.headers)
      const policy = securityHeaders(scriptsWith(nonce), { development })
      for (const [name, value] of Object.entries(policy)) {
        // A document with stricter headers, or that we frame, sets them itself.
        if (!headers.has(name)) headers.set(name, value)
      }
      // An answer of known length is sent in one piece, so that it can be compressed in one piece.
      const body = headers.has('Content-Length') ? new Uint8Array(await answer.arrayBuffer()) : answer.body
      return new Response(body, { status: answer.status, headers })
    })
    server.all('*', (c) => {
      c.header('Allow', PAGE_METHODS)
      return c.req.method === 'OPTIONS' ? c.body(null, 204) : refuse(c, new Refusal('methodNotSupported'), report)
    })
  }
  server.onError((error, c) => refuse(c, error, report))
  return server
}
