export type Kind = 'id' | 'email' | 'phone' | 'name'

/** What a search asks for. The log says this and not what was typed: who was erased must stay so. */
export function kindOf(query: string): Kind {
  if (/^#?\d{1,9}$/.test(query)) return 'id'
  if (query.includes('@')) return 'email'
  return /^\+?[\d\s().-]{6,}$/.test(query) ? 'phone' : 'name'
}
