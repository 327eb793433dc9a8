import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  title: string
  id?: string
  /** Whether it is open at first. */
  open?: boolean
  children: ReactNode
}

/** A part of a long page that opens on demand; a link to anything inside opens it too. */
export function Fold({ title, id, open, children }: FoldProps) {
  return (
    <details open={open} className={styles.fold}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </details>
  )
}
