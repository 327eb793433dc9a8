import { type ReactNode, useId } from 'react'
import styles from './page.module.css'

/** A part of a page with a heading. */
export function Section({ title, id, children }: { title: string; id?: string | undefined; children: ReactNode }) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
