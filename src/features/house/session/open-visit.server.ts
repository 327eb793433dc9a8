import { randomUUID } from 'node:crypto'
import type { App, Person, Visit } from '../../../app.ts'
import { browserCookieName } from '../../../platform/session/browser.ts'
import { valueIn } from '../../../platform/session/cookie.ts'
import { deviceCookieName } from '../../../platform/session/device.ts'
import { noSession } from '../../../platform/session/handle.ts'
import { schemeIn } from '../../../platform/session/scheme.ts'
import type { Site } from '../../../sites/site.ts'
import { personFrom } from './person.server.ts'
import { openSession, type SessionRules } from './stored-sessions.server.ts'

export const sessionRules = (app: App): SessionRules => ({
  secrets: app.secrets,
  secure: app.config.mode === 'production',
})

/** The visit of one request or socket, from its cookie. */
export async function openVisit(
  app: App,
  request: {
    site: Site
    cookie: string | null
    address: string
    userAgent: string
    requestId: string
    path?: string | null
  },
): Promise<Visit> {
  const rules = sessionRules(app)
  const { session, user } = await openSession(app.db, rules, request.cookie, request.site.id, app.now())
  session.device = valueIn(request.cookie, deviceCookieName(rules.secure))
  session.browser = valueIn(request.cookie, browserCookieName(rules.secure))
  const scheme = schemeIn(request.cookie, rules.secure)
  return makeVisit(app, request.site, { ...request, scheme, session, user: user && personFrom(app.keys, user) })
}

/** A visit of the program itself: jobs, the sweep, the seed. */
export const systemVisit = (app: App, site: Site, user: Person | null = null): Visit =>
  makeVisit(app, site, {
    session: noSession(),
    user,
    address: '127.0.0.1',
    userAgent: 'system',
    requestId: randomUUID(),
  })

function makeVisit(
  app: App,
  site: Site,
  rest: Pick<Visit, 'session' | 'user' | 'address' | 'userAgent' | 'requestId' | 'path' | 'scheme'>,
): Visit {
  return { app, site, db: app.db, afterCommit: null, now: app.now, ...rest }
}
