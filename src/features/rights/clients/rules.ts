export type Kind = 'id' | 'digits' | 'email' | 'phone' | 'name'

/**
 * What a search asks for; some digits may be a client's number or the end of their telephone's. The log says this and not
 * what was typed: who was erased must stay so.
 */
export function kindOf(query: string): Kind {
  if (/^#\d{1,9}$/.test(query)) return 'id'
  if (/^\d{1,9}$/.test(query)) return 'digits'
  if (query.includes('@')) return 'email'
  return /^\+?[\d\s().-]{4,}$/.test(query) ? 'phone' : 'name'
}
