import { LRUCache } from 'lru-cache'
import { textPaths } from '../text-paths.ts'

/** How long a page that shows presence may be kept, so that a change is seen everywhere within two seconds. */
const PRESENCE_MS = 1500

interface Rule {
  path: RegExp
  /** Parameters of the address that change the page; all others are left out of its key. */
  query: readonly string[]
  livesMs: number
  /** Another every day, in Paris. */
  isDaily?: true
}

/** The pages, and the calls, that are kept for those not signed in, and nothing else. */
const rules: readonly Rule[] = [
  { path: /^\/$/, query: [], livesMs: PRESENCE_MS },
  {
    path: /^\/voyance$/,
    query: ['gender', 'isGrouped', 'isNew', 'jobId', 'name', 'nombre', 'platforms', 'price', 'status'],
    livesMs: PRESENCE_MS,
  },
  { path: /^\/voyance\/(voyants|mediums|astrologues|tarologues|numerologues)$/, query: [], livesMs: PRESENCE_MS },
  { path: new RegExp(`^(${textPaths.join('|')})$`), query: [], livesMs: Number.POSITIVE_INFINITY },
  { path: /^\/(voyance|divination)\/lexique$/, query: ['q'], livesMs: Number.POSITIVE_INFINITY },
  {
    path: /^\/((voyance|divination)\/lexique|mag)\/[a-z0-9-]{1,80}$/,
    query: [],
    livesMs: Number.POSITIVE_INFINITY,
  },
  { path: /^\/mag$/, query: ['page', 'theme'], livesMs: Number.POSITIVE_INFINITY },
  { path: /^\/contactez-nous$/, query: [], livesMs: Number.POSITIVE_INFINITY },
  { path: /^\/questions-frequentes$/, query: [], livesMs: Number.POSITIVE_INFINITY },
  { path: /^\/voyance\/[a-z0-9-]{1,60}$/, query: ['avis'], livesMs: PRESENCE_MS },
  { path: /^\/compatibilite-amoureuse(\/[a-z]{4,10}-[a-z]{4,10})?$/, query: [], livesMs: Number.POSITIVE_INFINITY },
  { path: /^\/ciel$/, query: [], livesMs: Number.POSITIVE_INFINITY, isDaily: true },
  { path: /^\/hors-ligne$/, query: [], livesMs: Number.POSITIVE_INFINITY },
  {
    path: /^\/horoscope(\/(jour|demain|semaine|mois|annuel)(\/[a-z]{4,10})?)?$/,
    query: [],
    livesMs: Number.POSITIVE_INFINITY,
    isDaily: true,
  },
  { path: /^\/api\/horoscopes$/, query: ['period', 'sign'], livesMs: Number.POSITIVE_INFINITY, isDaily: true },
  {
    path: /^\/page\/(conditions|mentions-legales|accessibilite|donnees-personnelles)$/,
    query: [],
    livesMs: Number.POSITIVE_INFINITY,
  },
]

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
  const rule = rules.find((one) => one.path.test(page))
  if (!rule || query.has('id_display') || query.has('edit') || query.has('apercu')) return null
  const names = isData ? [...rule.query, '_routes'] : rule.query
  const kept = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  kept.sort()
  const search = kept.toString()
  if (search.length > LONGEST_QUERY) return null
  const place = {
    address: search ? `${path}?${search}` : path,
    livesMs: rule.livesMs,
    isDaily: rule.isDaily === true,
    isData: isData || path.startsWith('/api/'),
  }
  known.set(asked, place)
  return place
}
