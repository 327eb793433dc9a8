import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** What the results begin with: it is come to, with the focus, when other filters were asked for. */
export function useArrivalAtResults(search: string) {
  // A heading, or the place where there is nobody.
  const results = useRef<(HTMLHeadingElement & HTMLDivElement) | null>(null)
  const before = useRef(search)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    // The way back finds the place that was left.
    if (isReturn) return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }, [search, isReturn])
  return results
}
