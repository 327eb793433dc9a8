import { useEffect, useState } from 'react'
import { ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** In the browser alone: the document has come alive. */
let alive = false

/**
 * Begins each page at its top, and finds again the place that was left. The router's own element has a script, which may
 * only come with the document: one that React makes anew, when an error takes the page's place, Trusted Types refuse.
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
