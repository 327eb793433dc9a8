import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** The progress in words, e.g. "4 sur 12". */
  said: string
}

/** A progress bar, with the same in words. */
export function Progress({ label, value, max, said }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true" className={styles.said}>
        {said}
      </span>
      <progress id={id} value={Math.min(Math.max(value, 0), max)} max={max} aria-valuetext={said} />
    </div>
  )
}
