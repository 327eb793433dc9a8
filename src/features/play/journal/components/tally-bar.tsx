import type { Tally } from '../figures.ts'
import styles from './tally-table.module.css'

/** A bar of three parts, as long as the answers beside those of the longest line. */
export function TallyBar({ tally: { yes, partly, no }, most }: { tally: Tally; most: number }) {
  const part = (from: number, count: number, name: string | undefined) =>
    count > 0 ? <rect x={(100 * from) / most} width={(100 * count) / most} height="10" className={name} /> : null
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false" className={styles.bar}>
      {part(0, yes, styles.yesPart)}
      {part(yes, partly, styles.partlyPart)}
      {part(yes + partly, no, styles.noPart)}
    </svg>
  )
}
