import { useEffect, useRef } from 'react'

/** When a page becomes another under its reader, and what had the focus went with the old one, its heading has it. */
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
