import { Hono, type HonoRequest } from 'hono'
import { callGroups, mayDo } from '../api.ts'
import type { App, Visit } from '../app.ts'
import { Refusal } from '../errors.ts'
import { MAX_PICTURE } from '../features/consult/media/rules.ts'
import { PAPER_MAX } from '../features/money/recruitment/rules.ts'
import { unsubscribePage } from '../features/people/marketing/addresses.ts'
import { isTooOld } from '../platform/contract/app-version.ts'
import { MAX_UPLOAD } from '../platform/contract/contract.ts'
import { type DoorEnv, mountCalls, type Report, refuse } from '../platform/contract/door.ts'
import { openApi } from '../platform/contract/openapi.ts'
import { noScripts, securityHeaders } from '../platform/http/policy.ts'

/** The calls alone, for a given visit: used to fill the cache. */
export function answerCalls(app: App): (request: Request, visit: Visit) => Promise<Response> {
  const report: Report = (error, requestId) => app.log.error({ err: error, requestId }, 'bug')
  const calls = new Hono<DoorEnv<Visit> & { Bindings: { visit: Visit } }>()
  calls.use((c, next) => {
    c.set('visit', c.env.visit)
    c.set('requestId', c.env.visit.requestId)
    return next()
  })
  calls.route('/', serveApi(report))
  return async (request, visit) => calls.fetch(request, { visit })
}

const calls = callGroups
  .flatMap((group) => Object.values(group.contract))
  .map((call) => ({ ...call, address: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`) }))
const uploads = calls.filter(({ upload }) => upload)

const isAmong =
  (some: typeof calls) =>
  ({ method, path }: HonoRequest): boolean =>
    some.some((call) => call.method === method && call.address.test(path))

/** Whether other programs may make a request that writes, from another origin or from none. */
export const mayComeFromElsewhere = isAmong(calls.filter(({ fromElsewhere }) => fromElsewhere))

/** Whether a request asks for what only partners get. */
export const asksAsPartner = isAmong(calls.filter(({ access }) => access === 'partner'))

/** The pages of an application and of a psychic's own papers take pictures of papers. */
const papers = {
  method: 'POST',
  address: /^\/(devenir-voyant\/suivi\/[\w-]+|espace-voyant\/mes-droits)(\.data)?$/,
  largest: PAPER_MAX,
}
/** The page of a room takes the same pictures and voice notes, from browsers without scripts. */
const room = { method: 'POST', address: /^\/consultations\/\d+(\.data)?$/, largest: MAX_PICTURE }
/** The page of a psychic's profile takes photos, as its calls do. */
const profile = { method: 'POST', address: /^\/espace-voyant\/profil(\.data)?$/, largest: undefined }

/**
 * The largest file of a request that uploads one: its body may be larger than others; null for any other request. One
 * without Content-Length has the usual limit. `isWhole` says that it is read before admission, as other bodies are: a
 * slow sender must not take a place, and few bytes may wait in memory.
 */
export function upload({ method, path, raw: { headers } }: HonoRequest): { largest: number; isWhole: boolean } | null {
  if (!headers.has('content-length') || headers.has('transfer-encoding')) return null
  const found = [...uploads, room, papers, profile].find((one) => one.method === method && one.address.test(path))
  return found ? { largest: found.largest ?? MAX_UPLOAD, isWhole: found.largest !== undefined } : null
}

function methodsByPath(): Map<string, string[]> {
  const calls = callGroups.flatMap((group) => Object.values(group.contract))
  const grouped = Map.groupBy(calls, ({ path }) => path)
  return new Map([...grouped].map(([path, of]) => [path, of.map(({ method }) => method)]))
}

/** Every call under /api/, their OpenAPI document, and the errors for an unknown address or method. */
export function serveApi(report: Report): Hono<DoorEnv<Visit>> {
  const api = new Hono<DoorEnv<Visit>>()
  const headers = Object.entries(securityHeaders(noScripts))
  api.use('/api/*', async (c, next) => {
    const { leastAppVersion } = c.get('visit').app.config
    if (isTooOld(c.req.header('x-app-version'), leastAppVersion)) {
      c.res = refuse(c, new Refusal('appUpdateRequired'), report)
    } else await next()
    // A file has stricter headers, which it sets itself.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('Cache-Control', 'no-store')
  })
  // The one call that is linked in e-mails: a person who follows the link is shown the page.
  api.get('/api/unsubscribe', (c, next) => {
    const token = c.req.query('token') ?? ''
    const isFollowed = c.req.header('accept')?.includes('text/html') ?? false
    return isFollowed ? Promise.resolve(c.redirect(unsubscribePage(token), 303)) : next()
  })
  for (const group of callGroups) mountCalls<Visit>(api, group, mayDo, report)
  api.get('/api/openapi.json', (c) =>
    c.json(openApi(callGroups, { title: 'API', version: '1', server: c.get('visit').site.canonical })),
  )
  for (const [path, methods] of methodsByPath()) {
    api.all(path, (c) => {
      c.header('Allow', methods.join(', '))
      return refuse(c, new Refusal('methodNotSupported'), report)
    })
  }
  api.all('/api/*', (c) => refuse(c, new Refusal('endpointInvalid'), report))
  return api
}
