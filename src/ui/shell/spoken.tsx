import { useEffect, useSyncExternalStore } from 'react'

/** In the browser alone. */
let words = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says aloud what a page has become, each time that changes; shown it stands elsewhere, in other words. */
export function useSpoken(said: string): void {
  useEffect(() => {
    // Nothing to say leaves the place to whoever has.
    if (said === '') return
    say(said)
    return () => {
      // What came in its place may have spoken already.
      if (words === said) say('')
    }
  }, [said])
}

function say(said: string): void {
  words = said
  for (const listener of listeners) listener()
}

/** The one place of it, there before anything is said and whatever comes and goes beside it. */
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
