import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Ref for the start of the results: it receives the focus when the filters change. */
export function useArrivalAtResults(search: string) {
  // A heading, or the message for an empty list.
  const results = useRef<(HTMLHeadingElement & HTMLDivElement) | null>(null)
  const before = useRef(search)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    // Going back restores the previous scroll position.
    if (isReturn) return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }, [search, isReturn])
  return results
}
