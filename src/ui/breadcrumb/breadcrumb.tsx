import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './breadcrumb.module.css'

interface Step {
  label: string
  to: string
}

/** The position of the page: its parents as links, then its own name. */
export function Breadcrumb({ steps, here }: { steps: readonly Step[]; here: string }) {
  const t = useTexts(texts)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.steps}>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
