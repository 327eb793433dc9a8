import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The reader's current page, in the browser only; outside of React, as an error re-renders the whole document. */
let here: string | null = null

/** After a change of page, focuses the new page's heading, so that reading begins there. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = here
    here = pathname
    if (before === null || before === pathname) return
    const main = document.querySelector('main')
    // Unless the page focused a field, or the address has a fragment.
    if (hash || main?.querySelector('input:focus, textarea:focus, select:focus')) return
    focusHeading()
  }, [pathname, hash])
  return null
}

/** Focuses the heading when a form's answer replaces the page at the same address; `answer` changes with each. */
export function AnswerArrival({ answer }: { answer: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each new answer
  useEffect(() => {
    // A document loaded with its answer is read from the top.
    if (here !== null) focusHeading()
  }, [answer])
  return null
}

function focusHeading(): void {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1') ?? main
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
