const own = new Set<string>()

/** What the browser keeps until its tab is closed; where storage is refused, until the page is left. */
export function rememberForVisit(name: string): void {
  own.add(name)
  try {
    sessionStorage.setItem(name, 'yes')
  } catch {
    // Kept in `own` alone.
  }
}

export function isRemembered(name: string): boolean {
  if (own.has(name)) return true
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}
