import { Link } from 'react-router'
import styles from './choices.module.css'

interface Choice {
  to: string
  label: string
  chosen: boolean
}

/** Views of one thing, of which one is shown. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {choices.map(({ to, label, chosen }) => (
        <Link key={to} to={to} aria-current={chosen ? 'page' : undefined} className={styles.choice}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
