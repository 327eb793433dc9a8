const NAME = 'table-sound'
const listeners = new Set<() => void>()
/** Null until it was read: storage may be refused, and the choice then lasts as long as the document. */
let on: boolean | null = null

function kept(): boolean {
  try {
    return localStorage.getItem(NAME) === 'on'
  } catch {
    return false
  }
}

/** Whether this device plays the sounds of the table. */
export function isSoundOn(): boolean {
  on ??= kept()
  return on
}

export function switchSound(next: boolean): void {
  on = next
  try {
    if (next) localStorage.setItem(NAME, 'on')
    else localStorage.removeItem(NAME)
  } catch {
    // Storage is refused.
  }
  for (const tell of listeners) tell()
}

/** Calls back after each switch, until the returned function is called. */
export function onSwitch(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
