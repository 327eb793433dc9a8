import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { App } from '../app.ts'
import { knownSeason, readSeason } from '../features/house/seasons/season-now.server.ts'
import { sessionRules, systemVisit } from '../features/house/session/open-visit.server.ts'
import { headersOf, type KeptPage, KeptPages } from '../platform/cache/kept-pages.ts'
import { FirstPaint } from '../platform/first-paint/first-paint.ts'
import { Admission } from '../platform/http/admission.ts'
import { encodingFor } from '../platform/http/encoding.ts'
import { withoutNonce } from '../platform/http/inline-scripts.ts'
import { pageAt } from '../platform/http/page-request.ts'
import { noScripts, scriptsOf, securityHeaders } from '../platform/http/policy.ts'
import { cookieName, readCookie } from '../platform/session/cookie.ts'
import { type Scheme, schemeIn } from '../platform/session/scheme.ts'
import { HOUR_MS } from '../platform/time/instants.ts'
import { siteOf } from '../sites/index.ts'
import type { Season } from '../sites/seasons/season.ts'
import type { Site } from '../sites/site.ts'
import { type KeptPlace, keptPlace, LONGEST_ADDRESS, periodOf } from './kept-places.ts'
import type { Pages } from './server.ts'

/** The cache key of an address as it was asked for. No key changes within an hour unless the content does. */
interface KnownKey {
  key: string
  hour: number
  content: number | null
}

const MOST_ADDRESSES = 5000

/** Cache of pages and API answers for signed-out visitors, the same bytes for everyone, served before the router. */
export class Kept {
  readonly pages = new KeptPages()
  /** Rendering for the cache goes through admission like any other work. */
  readonly admission: Admission
  private readonly app: App
  private readonly render: Pages
  private readonly firstPaint: FirstPaint
  private readonly secure: boolean
  private readonly keys = new LRUCache<string, KnownKey>({ max: MOST_ADDRESSES })

  constructor(app: App, render: Pages, admission = new Admission(), firstPaint = new FirstPaint()) {
    this.admission = admission
    this.app = app
    this.render = render
    this.firstPaint = firstPaint
    this.secure = sessionRules(app).secure
  }

  /** Serves cached answers without the router; passes everything else to `next`. */
  listener(next: RequestListener): RequestListener {
    return (request, response) => {
      const page = this.findFor(request)
      if (page) write(request, response, page)
      else next(request, response)
    }
  }

  /** The cached answer to a request, rendered if needed; null if it is personal or not cacheable. */
  async answer(request: Request, site: Site): Promise<Response | null> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const url = new URL(request.url)
    const place = keptPlace(url.pathname, url.searchParams)
    if (!place) return null
    const cookie = await readCookie(request.headers.get('cookie'), this.app.secrets, this.secure)
    if (cookie?.signedIn) return null
    const others: { response: Response | null } = { response: null }
    const season = await readSeason(this.app, site.id)
    const scheme = schemeIn(request.headers.get('cookie'), this.secure)
    const key = this.keyOf(site, season, scheme, place)
    const page = await this.pages.findOrMake(key, place.livesMs, async () => {
      const made = await this.admission.within('kept', () => this.make(site, scheme, place))
      if (made.status === 200) return made
      others.response = made
      return null
    })
    return page ? asResponse(request, page) : others.response
  }

  private findFor(request: IncomingMessage): KeptPage | undefined {
    if (request.method !== 'GET' || request.headers.cookie?.includes(`${cookieName(this.secure)}=`)) return undefined
    const site = siteOf(this.app.sites, request.headers.host)
    if (!site) return undefined
    const scheme = schemeIn(request.headers.cookie ?? null, this.secure)
    const key = this.keyAt(site, scheme, request.url ?? '')
    return key === undefined ? undefined : this.pages.find(key)
  }

  private keyAt(site: Site, scheme: Scheme | null, url: string): string | undefined {
    const asked = `${site.id} ${scheme} ${url}`
    const hour = Math.floor(this.app.now().getTime() / HOUR_MS)
    const content = this.app.content.current
    const known = this.keys.get(asked)
    if (known?.hour === hour && known.content === content) return known.key
    const [path = '', query] = url.split('?', 2)
    const place = keptPlace(path, new URLSearchParams(query ?? ''))
    const season = knownSeason(this.app, site.id)
    if (!place || season === undefined) return undefined
    const key = this.keyOf(site, season, scheme, place)
    if (url.length <= LONGEST_ADDRESS) this.keys.set(asked, { key, hour, content })
    return key
  }

  private keyOf(site: Site, season: Season | null, scheme: Scheme | null, place: KeptPlace): string {
    const period = periodOf(place, this.app.now())
    return `${site.id} ${this.app.content.current} ${season} ${scheme} ${period} ${place.address}`
  }

  private async make(site: Site, scheme: Scheme | null, { address, isData }: KeptPlace): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const visit = { ...systemVisit(this.app, site), scheme, path: pageAt(address.replace(/\?.*/, '')) }
    const answer = await this.render(new Request(`${site.canonical}${address}`), visit, nonce)
    const painted = await this.firstPaint.prepare(await answer.text(), nonce)
    const { html, hashes } = withoutNonce(painted.html, nonce)
    const headers = new Headers(answer.headers)
    const policy = securityHeaders(isData ? noScripts : scriptsOf(hashes), { styles: painted.styles })
    for (const [name, value] of Object.entries(policy)) headers.set(name, value)
    headers.set('Cache-Control', 'private, no-cache')
    headers.set('Vary', 'Accept-Encoding, Cookie')
    headers.delete('Content-Length')
    return new Response(html, { status: answer.status, headers })
  }
}

function write(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { etag: page.etag, 'cache-control': 'private, no-cache' }).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  response.writeHead(200, page.heads[encoding]).end(page.bodies[encoding])
}

function asResponse(request: Request, page: KeptPage): Response {
  if (request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers: { etag: page.etag, 'cache-control': 'private, no-cache' } })
  }
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
  const body = request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding])
  return new Response(body, { headers: headersOf(page, encoding) })
}
