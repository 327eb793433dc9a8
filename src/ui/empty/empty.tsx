import type { ReactNode } from 'react'
import styles from './empty.module.css'

interface EmptyProps {
  title: string
  /** A `Vignette`; without it, the house's crescent. Given as a node, or every page would carry what it needs. */
  picture?: ReactNode
  children?: ReactNode
}

/** An empty state with a suggestion for what to do next. */
export function Empty({ title, picture = <Crescent />, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.next}>{children}</div> : null}
    </div>
  )
}

const Crescent = () => (
  <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true" focusable="false" className={styles.ornament}>
    <path d="M54 30a15 15 0 1 1-9-27.6A12 12 0 0 0 54 30z" />
    <path d="M8 40h80M20 44h56" />
    <path d="M72 8v6M69 11h6M20 16v4M18 18h4M84 24v4M82 26h4" />
  </svg>
)
