import { texts } from '../shell/texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './support-numbers.module.css'

const numbers = [
  { number: '3114', label: 'suicidePrevention' },
  { number: '3919', label: 'violence' },
  { number: '17', label: 'emergency' },
] as const

/** Free numbers of people who can help at once. */
export function SupportNumbers() {
  const t = useTexts(texts)
  return (
    <ul className={styles.list}>
      {numbers.map(({ number, label }) => (
        <li key={number}>
          <a href={`tel:${number}`} aria-label={`${t('call', { number })} – ${t(label)}`} className={styles.number}>
            {number}
          </a>
          <span>{t(label)}</span>
        </li>
      ))}
    </ul>
  )
}
