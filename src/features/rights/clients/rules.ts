export type Kind = 'id' | 'digits' | 'email' | 'phone' | 'name'

/**
 * The kind of a search; digits may be a client's number or the end of their telephone number. The log records the kind
 * and not the query: erased people must stay erased.
 */
export function kindOf(query: string): Kind {
  if (/^#\d{1,9}$/.test(query)) return 'id'
  if (/^\d{1,9}$/.test(query)) return 'digits'
  if (query.includes('@')) return 'email'
  return /^\+?[\d\s().-]{4,}$/.test(query) ? 'phone' : 'name'
}
