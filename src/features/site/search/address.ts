import { href } from 'react-router'
import type { SearchKind } from '../../../app.ts'

/** Where the results of a search stand. */
export function searchAddress(q: string, kind?: SearchKind, page = 1): string {
  const query = new URLSearchParams({ q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return `${href('/recherche')}?${query}`
}
