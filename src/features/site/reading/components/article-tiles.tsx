import { Link } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Picture } from '../../../../ui/picture/picture.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { articleAddress } from '../../../content/content/addresses.ts'
import { Plate } from '../../../content/content/components/plate.tsx'
import { texts } from '../../../content/content/texts.ts'
import type { ArticleCard } from '../../../content/content/views.ts'
import styles from './article-tiles.module.css'

export function ArticleTiles({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.tiles}>
      {articles.map(({ slug, title, description, theme, picture, publishedOn }, index) => (
        <li key={slug} className={styles.tile}>
          {picture ? (
            <div className={styles.picture}>
              <Picture of={picture} sizes="(min-width: 44rem) 22rem, 100vw" fills />
            </div>
          ) : (
            <Plate theme={theme} slug={slug} sizes="(min-width: 44rem) 24rem, 100vw" main={index < 2} />
          )}
          <div className={styles.words}>
            <p className={styles.about}>
              {t(`theme.${theme}`)} · <time dateTime={publishedOn}>{inDay(publishedOn)}</time>
            </p>
            <h2 className={styles.title}>
              <Link to={articleAddress(slug)} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
