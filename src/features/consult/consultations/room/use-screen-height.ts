import { useEffect } from 'react'

/**
 * Fits a full-screen page to its visible part: some browsers lay the keyboard over the page, which no CSS unit
 * reflects.
 */
export function useScreenHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      const isCovered = seen.scale === 1 && window.innerHeight - seen.height > 1
      if (isCovered) style.setProperty('--screen', `${seen.height}px`)
      else style.removeProperty('--screen')
      if (isCovered) window.scrollTo(0, 0)
    }
    measure()
    seen.addEventListener('resize', measure)
    window.addEventListener('resize', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      window.removeEventListener('resize', measure)
      style.removeProperty('--screen')
    }
  }, [])
}
