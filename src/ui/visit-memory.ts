const own = new Set<string>()

/** Remembers a name until the browser tab is closed; if storage is denied, until the page is left. */
export function rememberForVisit(name: string): void {
  own.add(name)
  try {
    sessionStorage.setItem(name, 'yes')
  } catch {
    // Remembered in `own` only.
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
