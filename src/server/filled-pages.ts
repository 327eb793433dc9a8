import { randomBytes, randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { App, Brief, Person, Visit } from '../app.ts'
import { readSeason } from '../features/house/seasons/season-now.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { FilledPage } from '../platform/cache/filled-page.ts'
import { MadeOnce } from '../platform/cache/made-once.ts'
import { pageAt } from '../platform/http/page-request.ts'
import { scriptsWith, securityHeaders } from '../platform/http/policy.ts'
import { isElided } from '../platform/i18n/elided.ts'
import { inEuros } from '../platform/i18n/french.ts'
import { fillPlaces } from '../platform/i18n/texts.ts'
import { type KeptPlace, keptPlace, periodOf } from './kept-places.ts'
import type { Pages } from './server.ts'
import { standInVisit } from './stand-in.ts'

const CACHE_BYTES = 64 * 1024 * 1024
/** How long an address that can't be filled in is not tried again. */
const NOT_TRIED_MS = 10 * 60_000
const MARKS = 5000

const steady = ['nonce'] as const

type Name = 'firstName' | 'amount' | 'balance' | 'nonce'

interface Kept {
  page: FilledPage<Name>
  status: number
  headers: readonly (readonly [string, string])[]
  /** Stands in the headers for the nonce of each answer. */
  nonce: string
}

/** Of clients and psychics with nothing open and no favourites, who read what visitors do but for name and credit. */
interface Reader {
  person: Person
  brief: Brief
}

/**
 * Pages for everyone, kept for those who are signed in: made once for all who are alike, and then filled in with each
 * one's name, credit and nonce.
 */
export class FilledPages {
  private readonly app: App
  private readonly render: Pages
  private readonly kept = new MadeOnce<Kept>(CACHE_BYTES, ({ page }) => page.size + 1024)
  private readonly notForAll = new LRUCache<string, true>({ max: MARKS, ttl: NOT_TRIED_MS })
  private readonly asked = new LRUCache<string, number>({ max: MARKS })

  constructor(app: App, render: Pages) {
    this.app = app
    this.render = render
  }

  get bytes(): number {
    return this.kept.bytes
  }

  /** The answer to a person's request; null if the page must be rendered for them alone. */
  async answer(request: Request, visit: Visit): Promise<Response | null> {
    const reader = readerOf(visit)
    if (request.method !== 'GET' || !reader || this.app.content.current === null) return null
    const { pathname, search, searchParams } = new URL(request.url)
    const place = keptPlace(pathname, searchParams)
    if (!place || place.address !== pathname + search || pathname.startsWith('/api/')) return null
    const kept = await this.findOrMake(visit, reader, place)
    return kept && filledIn(kept, reader, request.headers.get('accept-encoding')?.includes('gzip') ?? false)
  }

  private async findOrMake(visit: Visit, reader: Reader, place: KeptPlace): Promise<Kept | null> {
    const alike = likenessOf(reader)
    const season = await readSeason(this.app, visit.site.id)
    const { site, scheme } = visit
    const period = periodOf(place, this.app.now())
    const key = `${site.id} ${this.app.content.current} ${season} ${scheme} ${period} ${alike} ${place.address}`
    const now = performance.now()
    const before = this.asked.get(key)
    this.asked.set(key, now)
    const found = this.kept.find(key)
    if (found) return found
    if (this.notForAll.has(`${alike} ${place.address}`)) return null
    // A page that is asked for once is made for one, which is sooner done.
    if (before === undefined || now - before > place.livesMs) return null
    return this.kept.findOrMake(key, place.livesMs, () => this.make(alike, visit, reader, place))
  }

  private async make(
    alike: string,
    { site, scheme }: Visit,
    reader: Reader,
    { address, isData }: KeptPlace,
  ): Promise<Kept | null> {
    const standIns = standInsFor(reader)
    const { firstName, nonce } = standIns
    const balance = reader.brief.balance === null ? null : Number(standIns.balance)
    const visit = standInVisit(
      { ...systemVisit(this.app, site), scheme, path: pageAt(address.replace(/\?.*/, '')) },
      { firstName, role: reader.person.role, gender: reader.person.gender },
      { ...reader.brief, balance },
    )
    const answer = await this.render(new Request(`${site.canonical}${address}`), visit, nonce)
    const page = answer.status === 200 ? await FilledPage.cut(await answer.text(), standIns, { isData, steady }) : null
    if (!page) {
      this.notForAll.set(`${alike} ${address}`, true)
      return null
    }
    const headers = new Headers(securityHeaders(scriptsWith(nonce)))
    for (const [name, value] of answer.headers) headers.set(name, value)
    headers.delete('Content-Length')
    headers.set('Vary', 'Accept-Encoding')
    headers.set('Server-Timing', 'filled')
    return { page, status: answer.status, headers: [...headers], nonce }
  }
}

function readerOf({ user, brief, preview }: Visit): Reader | null {
  if (!user || !brief || preview || (user.role !== 'client' && user.role !== 'psychic')) return null
  const { hasOpen, hasTickets, hasAppointment, hasFavorites } = brief
  if (hasOpen || hasTickets || hasAppointment || hasFavorites) return null
  return user.leavesAt || user.firstName === '' ? null : { person: user, brief }
}

/** Before some names texts lose a vowel: a stand-in begins like the name. */
const initialFor = (name: string): string =>
  isElided(name) ? (fillPlaces('de {name}', () => name).startsWith('d’') ? 'A' : 'H') : 'X'

/** What a page may know of its reader, but for what is filled in. */
const likenessOf = ({ person, brief }: Reader): string =>
  [person.role, person.gender, brief.hasEmail, brief.balance === null, initialFor(person.firstName)].join()

const TEN_DIGITS = 10_000_000_000

/** Texts that no page has by chance. */
function standInsFor({ person }: Reader): Record<Name, string> {
  const balance = TEN_DIGITS + randomInt(TEN_DIGITS)
  return {
    firstName: `${initialFor(person.firstName)}${randomBytes(12).toString('hex')}`,
    balance: String(balance),
    amount: inEuros(balance),
    nonce: randomBytes(16).toString('base64'),
  }
}

function filledIn(kept: Kept, { person, brief }: Reader, zipped: boolean): Response {
  const nonce = randomBytes(16).toString('base64')
  const cents = brief.balance ?? 0
  const values = { firstName: person.firstName, balance: String(cents), amount: inEuros(cents), nonce }
  const body = kept.page.fill(values, zipped ? 'gzip' : 'identity')
  const headers: [string, string][] = kept.headers.map(([name, value]) => [name, value.replaceAll(kept.nonce, nonce)])
  if (zipped) headers.push(['content-encoding', 'gzip'])
  headers.push(['content-length', String(body.length)])
  return new Response(body, { status: kept.status, headers })
}
