import type { ReactNode } from 'react'
import styles from '../style-guide.module.css'

interface SpecimenProps {
  title: string
  /** Path of the source, below `src/ui`. */
  source: string
  children: ReactNode
}

/** A component with its states. */
export function Specimen({ title, source, children }: SpecimenProps) {
  return (
    <article className={styles.specimen}>
      <header className={styles.name}>
        <h3>{title}</h3>
        <code>{source}</code>
      </header>
      {children}
    </article>
  )
}

/** One state, with its name. */
export function Shown({ state, children }: { state: string; children: ReactNode }) {
  return (
    <figure className={styles.shown}>
      {children}
      <figcaption>{state}</figcaption>
    </figure>
  )
}
