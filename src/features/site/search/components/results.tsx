import { Link } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../../../house/related/texts.ts'
import type { ResultView } from '../views.ts'
import { Marked } from './marked.tsx'
import styles from './results.module.css'

export function Results({ results }: { results: readonly ResultView[] }) {
  const t = useTexts(texts)
  return (
    <ol className={styles.results}>
      {results.map(({ kind, path, highlights }) => (
        <li key={path} className={styles.result}>
          <p className={styles.kind}>{t(`kind.${kind}`)}</p>
          <h2 className={styles.title}>
            <Link to={path} className={styles.link}>
              <Marked parts={highlights.title} />
            </Link>
          </h2>
          <p className={styles.excerpt}>
            <Marked parts={highlights.excerpt} />
          </p>
        </li>
      ))}
    </ol>
  )
}
