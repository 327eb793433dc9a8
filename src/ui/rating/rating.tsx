import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './rating.module.css'
import { STAR } from './star.ts'

const places = [0, 1, 2, 3, 4]

function Stars({ className }: { className?: string }) {
  return (
    <g className={className}>
      {places.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 20} 0)`} />
      ))}
    </g>
  )
}

interface RatingProps {
  value: number | null
  /** The number of reviews in the average; absent for a single review's rating. */
  count?: number
}

/** Five stars filled in proportion, and the same in words. */
export function Rating({ value, count }: RatingProps) {
  const t = useTexts(texts)
  if (value === null || count === 0) return <span className={styles.none}>{t('noReview')}</span>
  const shown = value.toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 100 20" width="80" height="16" role="img" aria-label={t('rating', { value: shown })}>
        <Stars className={styles.empty} />
        <svg width={Math.round(value * 200) / 10} height="20" aria-hidden="true">
          <Stars className={styles.full} />
        </svg>
      </svg>
      <span aria-hidden="true" className={styles.value}>
        {shown}
      </span>
      {count === undefined ? null : <span className={styles.count}>{t('reviews', { count })}</span>}
    </span>
  )
}
