import { LRUCache } from 'lru-cache'
import { horoscopesContract } from '../features/sky/horoscopes/contract.server.ts'
import { type Kept, pages } from '../pages.ts'

/** How long a page that shows presence may be kept, so that a change is seen everywhere within two seconds. */
const PRESENCE_MS = 1500

const livesMs = { presence: PRESENCE_MS, day: Number.POSITIVE_INFINITY, content: Number.POSITIVE_INFINITY }

const { readHoroscope } = horoscopesContract

/** The calls whose answers are kept as pages are. */
const keptCalls: readonly (readonly [path: string, Kept])[] = [
  [readHoroscope.path, { until: 'day', query: Object.keys(readHoroscope.query.shape) }],
]

/** What is at a path of its own, kept or not, and the pages with parameters that are kept. */
const still = new Map<string, Kept | undefined>([
  ...pages.filter(({ path }) => !path.includes(':')).map(({ path, kept }) => [path, kept] as const),
  ...keptCalls,
])
const shaped = pages.flatMap(({ path, kept }) =>
  kept && path.includes(':') ? [{ kept, shape: shapeOf(path, kept) }] : [],
)

function shapeOf(path: string, { params = {} }: Kept): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, (_, name: string) => `(?:${params[name]!.source})`)}$`)
}

/** As for the router, a path of its own comes before a pattern that it happens to match. */
const keptAt = (path: string): Kept | undefined =>
  still.has(path) ? still.get(path) : shaped.find(({ shape }) => shape.test(path))?.kept

export interface KeptPlace {
  /** Path and known parameters in one order. */
  address: string
  livesMs: number
  isDaily: boolean
  /** The router's data for a page, or a call's answer: no document. */
  isData: boolean
}

const known = new LRUCache<string, KeptPlace>({ max: 5000 })
const LONGEST_QUERY = 400

/** Where an address is kept; null for one that is not. */
export function keptPlace(path: string, query: URLSearchParams): KeptPlace | null {
  const asked = query.size === 0 ? path : `${path}?${query}`
  const found = known.get(asked)
  if (found) return found
  const isData = path.endsWith('.data')
  const page = isData ? path.slice(0, -5).replace(/^\/_root$/, '/') : path
  const rule = keptAt(page)
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
    isDaily: until === 'day',
    isData: isData || path.startsWith('/api/'),
  }
  known.set(asked, place)
  return place
}
