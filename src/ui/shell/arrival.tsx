import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where the reader is, in the browser alone: an error draws the whole document anew, and this with it. */
let here: string | null = null

/** After a change of page the focus is on the new one's heading, so that reading begins there. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = here
    here = pathname
    if (before === null || before === pathname) return
    const main = document.querySelector('main')
    // A page that gave the focus to a field, or an address that names a place, knows better.
    if (hash || main?.querySelector('input:focus, textarea:focus, select:focus')) return
    focusHeading()
  }, [pathname, hash])
  return null
}

/** The same where a form's answer takes the page's place at the same address; `answer` is another with each. */
export function AnswerArrival({ answer }: { answer: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another arrival
  useEffect(() => {
    // A document that comes with its answer is read from its top.
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
