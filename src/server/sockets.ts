import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { App, Visit } from '../app.ts'
import { connectCalls } from '../features/consult/calls/channel.server.ts'
import { beatOn } from '../features/consult/consultations/beats.server.ts'
import { connectConsultations } from '../features/consult/consultations/channel.server.ts'
import { Lines } from '../features/consult/rooms/lines.server.ts'
import { Workplaces } from '../features/consult/workspace/workplaces.server.ts'
import { OpenSessions } from '../features/house/session/open-sessions.server.ts'
import { openVisit, sessionRules } from '../features/house/session/open-visit.server.ts'
import { personOf } from '../features/house/visit/access.ts'
import { visitorAddress } from '../platform/http/address.ts'
import { ownOrigin } from '../platform/http/policy.ts'
import { SENDING, Senders } from '../platform/realtime/senders.ts'
import { tellTried, writeEvent } from '../platform/security/security-log.ts'
import { cookieName, valueIn } from '../platform/session/cookie.ts'
import { siteOf } from '../sites/index.ts'

/** Opens every channel of the product on the HTTP server; the result closes them, after the last beats were written. */
export function socketsOn(app: App, http: Server, rules = SENDING): () => Promise<void> {
  const lines = new Lines()
  const workplaces = new Workplaces()
  const sessions = new OpenSessions()
  const senders = new Senders((why) => app.log.warn({ why }, 'a line was cut: it sent too much'), rules)
  const sockets = app.realtime.attach<{ visit: Visit; browser: string }>(http, {
    async admit(request) {
      const browser = browserOf(app, request)
      const visit = senders.isResting(browser) ? null : await senders.opening(() => admitSocket(app, request))
      return visit && { visit, browser }
    },
    connect(socket, { visit, browser }) {
      const turns = senders.connect(socket, { personId: personOf(visit).id, browser })
      if (!turns) return
      connectConsultations(app, lines, turns, socket, visit)
      connectCalls(app, lines, turns, socket, visit)
      workplaces.connect(socket, visit)
      sessions.connect(socket, visit)
    },
  })
  const stopBeats = beatOn(app, lines)
  const stopPresence = workplaces.renewOn(app)
  const stopWatch = sessions.watchOn(app)
  return async () => {
    await sockets.close()
    await stopBeats()
    await stopPresence()
    await stopWatch()
  }
}

/** Identifies the browser as long as its session cookie lasts; known before anything is read. */
const browserOf = (app: App, { headers }: IncomingMessage): string =>
  valueIn(headers.cookie ?? null, cookieName(sessionRules(app).secure)) ?? ''

/** The signed-in person behind a handshake from the site itself. */
async function admitSocket(app: App, request: IncomingMessage): Promise<Visit | null> {
  const requestId = randomUUID()
  const address = visitorAddress(
    request.socket.remoteAddress ?? '',
    request.headers['x-forwarded-for']?.toString(),
    app.config.trustedProxies,
  )
  const site = siteOf(app.sites, request.headers.host)
  if (!site || !ownOrigin(request.headers.origin, site.canonical)) {
    const from = { siteId: site?.id ?? null, address, requestId, account: null }
    writeEvent(app.log, 'socket-refused', from, { reason: 'origin' })
    return null
  }
  const visit = await openVisit(app, {
    site,
    cookie: request.headers.cookie ?? null,
    address,
    userAgent: request.headers['user-agent'] ?? '',
    requestId,
  })
  if (!visit.user) tellTried(visit, 'socket-refused', { reason: 'nobody' })
  return visit.user ? visit : null
}
