import { useEffect } from 'react'
import { ring } from './ring.ts'

/** Rings, and shows `words` in the tab's title, while a request waits for an answer. */
export function useRequestAlert(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const shown = document.title
    const marked = `🔔 ${words}`
    const stopRinging = ring()
    document.title = marked
    return () => {
      // Another page may have set its own title by now.
      if (document.title === marked) document.title = shown
      stopRinging()
    }
  }, [words])
}
