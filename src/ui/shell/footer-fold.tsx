import type { ReactNode } from 'react'
import styles from './footer-fold.module.css'

interface Props {
  /** Of the heading, for what it names. */
  id: string
  title: string
  children: ReactNode
}

/** A part of the footer under its heading; on a phone it opens on demand. */
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
