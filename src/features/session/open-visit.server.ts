import { randomUUID } from 'node:crypto'
import type { App, Person, Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { needed } from '../../platform/needed/needed.ts'
import { tellDone } from '../../platform/security/security-log.ts'
import { browserCookieName } from '../../platform/session/browser.ts'
import { valueIn } from '../../platform/session/cookie.ts'
import { deviceCookieName } from '../../platform/session/device.ts'
import {
  isStaffRole,
  noSession,
  openSession,
  rotateSession,
  type SessionHandle,
  type SessionRules,
} from '../../platform/session/session.ts'
import type { Site } from '../../sites/site.ts'
import { meetDevice } from '../devices/meet-device.server.ts'
import { carryTouch } from '../tracking/queries.server.ts'
import { isSuspended, personFrom } from './person.server.ts'

export const sessionRules = (app: App): SessionRules => ({
  secrets: app.secrets,
  secure: app.config.mode === 'production',
})

/** The visit of one request or socket, from its cookie. */
export async function openVisit(
  app: App,
  request: { site: Site; cookie: string | null; address: string; userAgent: string; requestId: string },
): Promise<Visit> {
  const rules = sessionRules(app)
  const { session, user } = await openSession(app.db, rules, request.cookie, request.site.id, app.now())
  session.device = valueIn(request.cookie, deviceCookieName(rules.secure))
  session.browser = valueIn(request.cookie, browserCookieName(rules.secure))
  return makeVisit(app, request.site, { ...request, session, user: user && personFrom(app.keys, user) })
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
  rest: { session: SessionHandle; user: Person | null; address: string; userAgent: string; requestId: string },
): Visit {
  return { app, site, db: app.db, afterCommit: null, now: app.now, ...rest }
}

/** What opened a session. */
export type WayIn = 'password' | 'code' | 'registration' | 'passkey' | 'google' | 'facebook'

/**
 * Signs a person in, or out with null: the present session ends and another begins. A device new to them is told of.
 * One of the staff waits for their second factor then, unless this very session has it.
 * @throws {Refusal} blacklisted for a client who was blocked
 */
export async function startSession(
  visit: Visit,
  person: Pick<Person, 'id' | 'role'> | null,
  by: WayIn = 'password',
): Promise<void> {
  if (person && !isStaffRole(person.role) && (await isSuspended(visit.db, person.id))) throw new Refusal('blacklisted')
  if (person) await meetDevice(visit, person.id, sessionRules(visit.app))
  const before = visit.session.id
  await rotateSession(visit, sessionRules(visit.app), visit.session, {
    siteId: visit.site.id,
    userId: person?.id ?? null,
    staff: isStaffRole(person?.role ?? null),
    factorAt: person && person.id === visit.user?.id ? visit.session.factorAt : null,
    userAgent: visit.userAgent,
    now: visit.now(),
  })
  if (person) tellDone(visit, 'signed-in', { account: person.id, by })
  if (person) await carryTouch(visit.db, before, needed(visit.session.id, 'the session just begun'), person.id)
}
