import { useEffect } from 'react'
import { ring } from './ring.ts'

/** Rings, and marks the tab's title with `words`, for as long as somebody waits for an answer. */
export function useRequestAlert(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const shown = document.title
    const marked = `🔔 ${words}`
    const stopRinging = ring()
    document.title = marked
    return () => {
      // Another page may have its own by now.
      if (document.title === marked) document.title = shown
      stopRinging()
    }
  }, [words])
}
