import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './score.module.css'

const places = [1, 2, 3, 4, 5]

/** A score as five small suns, more of them lit for an easier climate, and in words. */
export function Score({ value }: { value: number }) {
  const t = useTexts(texts)
  return (
    <svg
      viewBox="0 0 100 20"
      width="90"
      height="18"
      role="img"
      aria-label={t('score', { score: value })}
      className={styles.score}
    >
      {places.map((place) => (
        <circle key={place} cx={place * 20 - 10} cy="10" r="6" className={place <= value ? styles.lit : undefined} />
      ))}
    </svg>
  )
}
