import { type PsychicQuery, psychicQuery } from '../psychics/psychic-query.server.ts'
import { APPEND_BY, LIST_FIRST, LIST_MAX } from '../psychics/rules.ts'

const filters = ['name', 'jobId', 'price', 'status', 'gender', 'platforms', 'isNew', 'isGrouped'] as const
type FilterName = (typeof filters)[number]
export type ListFilters = Pick<PsychicQuery, FilterName>

export interface ListAddress {
  filters: ListFilters
  /** How many are shown at first. */
  count: number
  /** Whether an invalid parameter was ignored. */
  faulty: boolean
  /** The valid filters as a query string of the page. */
  search: string
  /** The valid filters as a query string of the API call. */
  callSearch: string
}

/** The address of the list without the empty parameters of a form; null if it has none. */
export function withoutEmpty(url: URL): string | null {
  const kept = [...url.searchParams].filter(([, value]) => value.trim() !== '')
  if (kept.length === [...url.searchParams].length) return null
  const search = new URLSearchParams(kept).toString()
  return url.pathname + (search && `?${search}`)
}

/** Parses the list's address filter by filter: invalid ones are ignored and the others apply. */
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

/** Checkboxes of a form arrive as separate values, the API takes a JSON list. */
function platformsText(values: readonly string[]): string | null {
  const [first] = values
  if (first === undefined) return null
  return values.length === 1 && first.startsWith('[') ? first : JSON.stringify(values)
}

/** Rounded to whole steps, so that equal lists have equal addresses. */
function countOf(text: string | null): number {
  const asked = Number(text)
  if (!Number.isSafeInteger(asked) || asked <= LIST_FIRST) return LIST_FIRST
  return Math.min(LIST_MAX, LIST_FIRST + Math.ceil((asked - LIST_FIRST) / APPEND_BY) * APPEND_BY)
}
