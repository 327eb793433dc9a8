import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Labelled facts, one per line, as text of any length. */
export function Facts({ lines }: { lines: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
