import type { ReactNode } from 'react'
import styles from './footer-fold.module.css'

interface Props {
  /** The id of the heading, which labels the section. */
  id: string
  title: string
  children: ReactNode
}

/** A section of the footer; on a phone it opens on demand. */
export function FooterFold({ id, title, children }: Props) {
  return (
    <>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>{title}</summary>
        {children}
      </details>
    </>
  )
}
