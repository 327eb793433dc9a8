import { Link } from 'react-router'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { RelatedPage } from '../related-pages.server.ts'
import { texts } from '../texts.ts'
import styles from './related.module.css'

/** Related pages: those that share the most words with this one. */
export function Related({ pages }: { pages: readonly RelatedPage[] }) {
  const t = useTexts(texts)
  if (pages.length === 0) return null
  return (
    <Section title={t('related')}>
      <ul className={styles.pages}>
        {pages.map(({ path, title, kind }) => (
          <li key={path} className={styles.page}>
            <span className={styles.kind}>{t(`kind.${kind}`)}</span>
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
