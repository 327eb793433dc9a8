import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { App, Visit } from '../app.ts'
import { Refusal } from '../errors.ts'
import { openPreview, PREVIEW } from '../features/content/content/preview.server.ts'
import { openVisit } from '../features/house/session/open-visit.server.ts'
import { type DoorEnv, type Report, refuse } from '../platform/contract/door.ts'
import { visitorAddress } from '../platform/http/address.ts'
import type { Admission } from '../platform/http/admission.ts'
import type { Timed } from '../platform/http/observe.ts'
import { pageAt } from '../platform/http/page-request.ts'
import { ownOrigin } from '../platform/http/policy.ts'
import { cookieName } from '../platform/session/cookie.ts'
import { cookieLines } from '../platform/session/handle.ts'
import { isSomeones, leaveNoTrace } from '../platform/session/traces.ts'
import { brandOf, siteOf } from '../sites/index.ts'
import type { FilledPages } from './filled-pages.ts'
import type { Kept } from './kept.ts'
import { isSigned, signedBy } from './partner-door.ts'
import { rankOf } from './rank-of.ts'
import { mayComeFromElsewhere } from './serve-api.ts'

export interface SiteEnv extends DoorEnv<Visit> {
  Bindings: Partial<HttpBindings>
  Variables: DoorEnv<Visit>['Variables'] & Timed
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests with a session under overload, before any work is done for them. Without a session, a cached answer
 * may still be served.
 */
export function floodGate(app: App, admission: Admission, report: Report): MiddlewareHandler<SiteEnv> {
  const session = `${cookieName(app.config.mode === 'production')}=`
  return async (c, next) => {
    const isPersonal = c.req.header('cookie')?.includes(session)
    const refusal = isPersonal ? admission.turnAway(rankOf(c.req.path)) : null
    return refusal ? refuse(c, refusal, report) : next()
  }
}

/**
 * Chooses the site by the host, and redirects other hosts to their brand's address; requires writes to come from the
 * site itself; serves cached answers; and passes everything else on as a visit, subject to admission.
 */
export function siteDoor(
  app: App,
  admission: Admission,
  { kept, filled }: { kept?: Kept; filled?: FilledPages },
  report: Report,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const host = c.req.header('host') ?? ''
    const site = siteOf(app.sites, host)
    if (!site) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(
        `${brandOf(app.sites, host).canonical}${pathname}${search}`,
        reads.has(c.req.method) ? 301 : 308,
      )
    }
    const signed = isSigned(c.req)
    const origin = c.req.header('origin')
    // A partner's program sends no Origin; what another site's page sends always has one.
    const mayCome = () =>
      mayComeFromElsewhere(c.req) || (signed && origin === undefined) || ownOrigin(origin, site.canonical)
    if (!reads.has(c.req.method) && !mayCome()) return refuse(c, new Refusal('originRefused'), report)
    const rank = rankOf(c.req.path)
    const page = await kept?.answer(c.req.raw, site)
    if (page) return page
    let wasSomeones = false
    const serve = async (waitedMs: number) => {
      c.set('waitedMs', waitedMs)
      const opened = await openVisit(app, {
        site,
        // A signature speaks for a partner, never for a person.
        cookie: signed ? null : (c.req.header('cookie') ?? null),
        address: visitorAddress(
          c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1',
          c.req.header('x-forwarded-for'),
          app.config.trustedProxies,
        ),
        userAgent: c.req.header('user-agent') ?? '',
        requestId: c.get('requestId'),
        path: pageAt(c.req.path),
        reads: c.req.method === 'GET' && pageAt(c.req.path) !== null,
      })
      wasSomeones = isSomeones(opened.session)
      const preview = await openPreview(app, c.req.query(PREVIEW))
      const partner = signed ? await signedBy(opened, c.req) : null
      const visit = { ...opened, preview, partner }
      c.set('visit', visit)
      const page = await filled?.answer(c.req.raw, visit)
      if (page) c.res = page
      else await next()
      return opened
    }
    const visit = await admission.within(rank, serve, () => c.req.raw.signal)
    c.res.headers.append('Server-Timing', `wait;dur=${c.get('waitedMs').toFixed(1)}`)
    if (!signed) for (const line of cookieLines(visit.session)) c.res.headers.append('Set-Cookie', line)
    leaveNoTrace(c.res.headers, visit.session, wasSomeones)
  }
}
