import { type PsychicQuery, psychicQuery } from '../psychics/psychic-query.server.ts'
import { APPEND_BY, LIST_FIRST, LIST_MAX } from '../psychics/rules.ts'

const filters = ['name', 'jobId', 'price', 'status', 'gender', 'platforms', 'isNew', 'isGrouped'] as const
type FilterName = (typeof filters)[number]
export type ListFilters = Pick<PsychicQuery, FilterName>

export interface ListAddress {
  filters: ListFilters
  /** How many are shown at first. */
  count: number
  /** Whether something in the address was wrong and left aside. */
  faulty: boolean
  /** The sound filters again, as the page's own address has them. */
  search: string
  /** The same, as the call has them. */
  callSearch: string
}

/** The address of the list, without what a form sent empty; null when it is clean already. */
export function withoutEmpty(url: URL): string | null {
  const kept = [...url.searchParams].filter(([, value]) => value.trim() !== '')
  if (kept.length === [...url.searchParams].length) return null
  const search = new URLSearchParams(kept).toString()
  return url.pathname + (search && `?${search}`)
}

/** Reads the list's address filter by filter: one that is wrong is left aside and the others hold. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const sound: Partial<Record<FilterName, unknown>> = {}
  const page = new URLSearchParams()
  const call = new URLSearchParams()
  let faulty = false
  for (const name of filters) {
    const text = name === 'platforms' ? platformsText(params.getAll(name)) : params.get(name)
    if (!text) continue
    const parsed = psychicQuery.shape[name].safeParse(text)
    if (!parsed.success) {
      faulty = true
      continue
    }
    sound[name] = parsed.data
    call.set(name, text)
    const values = Array.isArray(parsed.data) ? parsed.data : [text]
    for (const value of values) page.append(name, value)
  }
  return {
    filters: sound as ListFilters,
    count: countOf(params.get('nombre')),
    faulty,
    search: page.toString(),
    callSearch: call.toString(),
  }
}

/** Boxes of a form come one by one, the call's list as JSON. */
function platformsText(values: readonly string[]): string | null {
  const [first] = values
  if (first === undefined) return null
  return values.length === 1 && first.startsWith('[') ? first : JSON.stringify(values)
}

/** Whole steps from the first part, so that equal lists have equal addresses. */
function countOf(text: string | null): number {
  const asked = Number(text)
  if (!Number.isSafeInteger(asked) || asked <= LIST_FIRST) return LIST_FIRST
  return Math.min(LIST_MAX, LIST_FIRST + Math.ceil((asked - LIST_FIRST) / APPEND_BY) * APPEND_BY)
}
