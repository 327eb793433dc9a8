import { Link } from 'react-router'
import { termAddress } from '../../../content/content/addresses.ts'
import type { TermCard } from '../../../content/content/views.ts'
import styles from './term-list.module.css'

export function TermList({ terms }: { terms: readonly TermCard[] }) {
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term.slug} className={styles.term}>
          <Link to={termAddress(term)} className={styles.name}>
            {term.term}
          </Link>
          <p className={styles.short}>{term.short}</p>
        </li>
      ))}
    </ul>
  )
}
