import { useTexts } from '../wording.tsx'
import styles from './support-numbers.module.css'
import { texts } from './texts.ts'

const numbers = [
  { number: '3114', label: 'suicidePrevention' },
  { number: '3919', label: 'violence' },
  { number: '17', label: 'emergency' },
] as const

/** Free helpline numbers for immediate help, followed by others if there is room. */
export function SupportNumbers({ others = [] }: { others?: readonly { number: string; label: string }[] }) {
  const t = useTexts(texts)
  const shown = [...numbers.map(({ number, label }) => ({ number, label: t(label) })), ...others]
  return (
    <ul className={styles.list}>
      {shown.map(({ number, label }) => (
        <li key={number}>
          <a href={`tel:${number}`} aria-label={`${t('call', { number })} – ${label}`} className={styles.number}>
            {number}
          </a>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
