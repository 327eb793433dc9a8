import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './figures.module.css'

/** A few figures with their names, side by side if there is room. */
export function Figures({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <dl className={classNames(styles.figures, small && styles.small)}>{children}</dl>
}

interface FigureProps {
  label: string
  /** A remark beside the figure. */
  note?: string
  /** The most important figure. */
  main?: boolean
  children: ReactNode
}

export function Figure({ label, note, main = false, children }: FigureProps) {
  return (
    <div className={main ? styles.main : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  )
}
