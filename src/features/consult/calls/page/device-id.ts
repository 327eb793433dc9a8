const KEY = 'call-device'

/** Identifies this tab, also after it was reloaded. */
export function deviceId(): string {
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) return known
    const made = crypto.randomUUID()
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}
