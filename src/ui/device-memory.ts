/** A choice that this browser keeps, such as a volume; null if there is none, or if storage is denied. */
export function recallOnDevice(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a choice, or forgets it; where storage is denied it lasts as long as the page. */
export function keepOnDevice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Kept by the page itself only.
  }
}
