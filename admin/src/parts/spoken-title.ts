import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The element in which react-admin puts the title of the current page. */
const heading = () => document.getElementById('react-admin-title')

/**
 * Gives the tab the title of the current page, and moves the focus to the page's heading after a navigation, as soon as
 * the heading has text, so that screen readers announce it.
 */
export function useSpokenTitle(): void {
  const { pathname } = useLocation()
  const site = useRef(document.title).current
  const spoken = useRef(pathname)

  useEffect(() => {
    const title = heading()
    if (!title) return
    title.tabIndex = -1
    const told = () => {
      const said = title.textContent
      if (!said) return
      document.title = `${said} · ${site}`
      if (spoken.current === pathname) return
      spoken.current = pathname
      title.focus()
    }
    told()
    const watch = new MutationObserver(told)
    watch.observe(title, { childList: true, characterData: true, subtree: true })
    return () => watch.disconnect()
  }, [pathname, site])
}
