import { LRUCache } from 'lru-cache'
import { horoscopesContract } from '../features/sky/horoscopes/contract.server.ts'
import { type Kept, pages } from '../pages.ts'
import { pageAt } from '../platform/http/page-request.ts'
import { needed } from '../platform/needed/needed.ts'
import { dayInParis } from '../platform/time/days.ts'
import { hourOf } from '../platform/time/instants.ts'

/** How long a page that shows presence may be cached, so that a change is visible everywhere within two seconds. */
const PRESENCE_MS = 1500

const livesMs = {
  presence: PRESENCE_MS,
  day: Number.POSITIVE_INFINITY,
  hour: Number.POSITIVE_INFINITY,
  content: Number.POSITIVE_INFINITY,
}

const { readHoroscope } = horoscopesContract

/** The calls whose answers are cached as pages are. */
const keptCalls: readonly (readonly [path: string, Kept])[] = [
  [readHoroscope.path, { until: 'day', query: Object.keys(readHoroscope.query.shape) }],
]

/** Every path without parameters, cached or not. */
const still = new Map<string, Kept | undefined>([
  ...pages.filter(({ path }) => !path.includes(':')).map(({ path, kept }) => [path, kept] as const),
  ...keptCalls,
])
const shaped = pages.flatMap(({ path, kept }) =>
  kept && path.includes(':') ? [{ kept, shape: shapeOf(path, kept) }] : [],
)

function shapeOf(path: string, { params = {} }: Kept): RegExp {
  return new RegExp(
    `^${path.replace(/:(\w+)/g, (_, name: string) => `(?:${needed(params[name], `the shape of ${name}`).source})`)}$`,
  )
}

/** As in the router, a path without parameters comes before a pattern that matches it. */
const keptAt = (path: string): Kept | undefined =>
  still.has(path) ? still.get(path) : shaped.find(({ shape }) => shape.test(path))?.kept

export interface KeptPlace {
  /** Path and known parameters in a fixed order. */
  address: string
  livesMs: number
  /** What of the time changes the page. */
  changes: 'day' | 'hour' | null
  /** The router's data for a page, or a call's answer, as opposed to a document. */
  isData: boolean
}

/** The day or hour in which a page stays as it is; empty if neither changes it. */
export const periodOf = ({ changes }: KeptPlace, now: Date): string =>
  changes === 'day' ? dayInParis(now) : changes === 'hour' ? hourOf(now).toISOString() : ''

const known = new LRUCache<string, KeptPlace>({ max: 5000 })
const LONGEST_QUERY = 400
/** Longer ones, with whatever somebody adds to them, are not worth their memory. */
export const LONGEST_ADDRESS = 400

/** The cache entry of an address; null if it is not cached. */
export function keptPlace(path: string, query: URLSearchParams): KeptPlace | null {
  const asked = query.size === 0 ? path : `${path}?${query}`
  const found = known.get(asked)
  if (found) return found
  const isData = path.endsWith('.data')
  const rule = keptAt(pageAt(path) ?? path)
  if (!rule || query.has('id_display') || query.has('edit') || query.has('apercu')) return null
  const { until, query: own = [] } = rule
  const names = isData ? [...own, '_routes'] : own
  const kept = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  kept.sort()
  const search = kept.toString()
  if (search.length > LONGEST_QUERY) return null
  const place = {
    address: search ? `${path}?${search}` : path,
    livesMs: livesMs[until],
    changes: until === 'day' || until === 'hour' ? until : null,
    isData: isData || path.startsWith('/api/'),
  }
  if (asked.length <= LONGEST_ADDRESS) known.set(asked, place)
  return place
}
