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

/** A gold disc on night blue, which is told from any site's icon at the size of a tab. */
const ALERT_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b1b41"/><circle cx="16" cy="16" r="10" fill="#f4c95d"/></svg>',
)}`

/** Marks the tab's icon; returns what gives it back. */
function markIcon(): () => void {
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')]
  const before = icons.map((icon) => icon.getAttribute('href') ?? '')
  for (const icon of icons) icon.setAttribute('href', ALERT_ICON)
  return () => {
    for (const [place, icon] of icons.entries()) icon.setAttribute('href', before[place] ?? '')
  }
}

/** Rings, and shows `words` in the tab's title and a mark as its icon, while a request waits for an answer. */
export function useRequestAlert(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const shown = document.title
    const marked = `🔔 ${words}`
    const stopRinging = ring()
    const unmark = markIcon()
    document.title = marked
    return () => {
      // Another page may have set its own title by now.
      if (document.title === marked) document.title = shown
      stopRinging()
      unmark()
      void closeNotices().catch(() => {})
    }
  }, [words])
}
