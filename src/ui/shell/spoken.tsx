import { useEffect, useSyncExternalStore } from 'react'

/** In the browser only. */
let words = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Announces a page's state to screen readers, each time it changes; the visible text is elsewhere. */
export function useSpoken(said: string): void {
  useEffect(() => {
    // An empty text leaves the region to other announcements.
    if (said === '') return
    say(said)
    return () => {
      // Another component may have announced something since.
      if (words === said) say('')
    }
  }, [said])
}

function say(said: string): void {
  words = said
  for (const listener of listeners) listener()
}

/** The live region, present before any announcement and independent of what is around it. */
export function Spoken() {
  const said = useSyncExternalStore(
    subscribe,
    () => words,
    () => '',
  )
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
