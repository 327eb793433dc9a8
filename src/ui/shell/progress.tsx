import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import styles from './progress.module.css'

const START = 0.3
const STOP_DELAY_MS = 200

/** A thin line at the top while a page loads. Styled through the CSSOM: the policy forbids style attributes. */
export function Progress() {
  const busy = useNavigation().state !== 'idle'
  const line = useRef<HTMLDivElement>(null)
  const shown = useRef(false)

  useEffect(() => {
    const element = line.current
    if (!element) return
    if (busy) {
      shown.current = true
      element.hidden = false
      element.style.transition = 'none'
      element.style.transform = `scaleX(${START})`
      element.getBoundingClientRect()
      element.style.transition = 'transform 10s cubic-bezier(0.1, 0.7, 0.2, 1)'
      element.style.transform = 'scaleX(0.95)'
      return
    }
    if (!shown.current) return
    shown.current = false
    element.style.transition = `transform ${STOP_DELAY_MS}ms ease-out`
    element.style.transform = 'scaleX(1)'
    const stop = setTimeout(() => {
      element.hidden = true
    }, STOP_DELAY_MS)
    return () => clearTimeout(stop)
  }, [busy])

  return <div ref={line} hidden aria-hidden="true" className={styles.line} />
}
