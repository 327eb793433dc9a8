import { href } from 'react-router'
import type { SearchKind } from '../../../app.ts'

/** The address of the results of a search. */
export function searchAddress(q: string, kind?: SearchKind, page = 1): string {
  const query = new URLSearchParams({ q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return `${href('/recherche')}?${query}`
}
