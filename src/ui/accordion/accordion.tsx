import type { ReactNode } from 'react'
import styles from './accordion.module.css'

interface Fold {
  id?: string | undefined
  title: string
  content: ReactNode
}

/** Sections that open on demand, one at a time if they share a name; native details elements. */
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
