import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Labelled facts, a ruled line for each, as text of any length: the value beside its label, or below it on a phone. */
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
