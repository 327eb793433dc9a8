/** The path of a text that PostgreSQL can't store: with a null character, or half of a surrogate pair. */
export function unstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}
