import { useEffect, useState } from 'react'
import { ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** In the browser only: whether the document is hydrated. */
let alive = false

/**
 * Scrolls a new page to its top, and restores the position when going back. Replaces the router's component, whose
 * inline script is refused by Trusted Types when React recreates it after an error.
 */
export function ScrollMemory() {
  const [late] = useState(alive)
  useEffect(() => {
    alive = true
  }, [])
  return late ? <Silent /> : <ScrollRestoration />
}

function Silent() {
  useScrollRestoration()
  return null
}
