import { useEffect, useRef } from 'react'

/** When a page changes under its reader and the focused element is removed, focuses the heading. */
export function useKeptFocus(state: string): void {
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    const at = document.activeElement
    if (at !== null && at !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [state])
}
