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
    /** Whether a page is read: then what every page asks comes with the session. */
    reads?: boolean
  },
): Promise<Visit> {
  const rules = sessionRules(app)
  const { reads, ...rest } = request
  const { session, user, brief } = await openSession(app.db, rules, rest.cookie, rest.site.id, app.now(), reads)
  session.device = valueIn(request.cookie, deviceCookieName(rules.secure))
  session.browser = valueIn(request.cookie, browserCookieName(rules.secure))
  const scheme = schemeIn(request.cookie, rules.secure)
  const person = user && personFrom(app.keys, user)
  const visit = makeVisit(app, request.site, { ...rest, scheme, session, user: person, brief })
  return reads ? { ...visit, db: app.pagesDb } : visit
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
  rest: Pick<Visit, 'session' | 'user' | 'address' | 'userAgent' | 'requestId' | 'path' | 'scheme' | 'brief'>,
): Visit {
  return { app, site, db: app.db, afterCommit: null, now: app.now, ...rest }
}
