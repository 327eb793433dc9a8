import { href, Link } from 'react-router'
import { Card } from '../../../../ui/card/card.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { articleAddress } from '../../../content/content/addresses.ts'
import styles from '../../../content/content/components/aside.module.css'
import { Plate } from '../../../content/content/components/plate.tsx'
import { texts } from '../../../content/content/texts.ts'
import type { ArticleCard } from '../../../content/content/views.ts'

export function AlsoRead({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useTexts(texts)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('alsoRead')}</h2>
      <ul className={styles.links}>
        {articles.map(({ slug, theme, title }) => (
          <li key={slug} className={styles.illustrated}>
            <Plate slug={slug} theme={theme} sizes="5rem" />
            <Link to={articleAddress(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
      <OnwardLink to={href('/mag')}>{t('backToMag')}</OnwardLink>
    </Card>
  )
}
