import { useEffect } from 'react'
import { ring } from './ring.ts'

/** The tag of notifications about requests (rooms/tell-psychic). */
const NOTICE = 'demande'

/** This page has said it: what this browser shows of a request is closed with it. */
async function closeNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications({ tag: NOTICE })) ?? []
  for (const notice of shown) notice.close()
}

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
      void closeNotices().catch(() => {})
    }
  }, [words])
}
