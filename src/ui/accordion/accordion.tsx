import type { ReactNode } from 'react'
import styles from './accordion.module.css'

interface Fold {
  id?: string | undefined
  title: string
  content: ReactNode
}

/** Parts that open on demand, one at a time when they share a name; the browser's own work. */
export function Accordion({ folds, name }: { folds: readonly Fold[]; name?: string }) {
  return (
    <div className={styles.accordion}>
      {folds.map(({ id, title, content }) => (
        <details key={title} id={id} name={name} className={styles.fold}>
          <summary className={styles.title}>
            <span>{title}</span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
