import { useTexts } from '../../../../ui/wording.tsx'
import { resultTexts } from '../result-texts.ts'
import styles from './answer.module.css'

/** What the pendulum answered, with its swing. */
export function Answer({ slug, name }: { slug: string; name: string }) {
  const t = useTexts(resultTexts)
  const key = `answer.${slug}` as keyof typeof resultTexts.entries
  return (
    <div className={styles.answer}>
      <svg viewBox="0 0 200 220" aria-hidden="true" focusable="false" className={styles.drawing}>
        <path d="M30 170a110 110 0 0 0 140 0" className={styles.arc} />
        <g className={styles.swing}>
          <path d="M100 6V120M100 120l16 26-16 46-16-46zM84 146h32" />
          <circle cx="100" cy="6" r="4" />
        </g>
      </svg>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p>{t(key)}</p>
        <p className={styles.chance}>{t('chance')}</p>
      </div>
    </div>
  )
}
