import { useEffect, useState } from 'react'
import { ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** In the browser only: whether the document is hydrated. */
let alive = false

/**
 * Scrolls a new page to its top, and restores the position when going back. The router's component has an inline script,
 * which Trusted Types refuse when React creates it again after an error: from then on it is rendered without.
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
