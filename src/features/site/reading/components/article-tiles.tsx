import { Link } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/picture/picture.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { articleAddress } from '../../../content/content/addresses.ts'
import { Plate } from '../../../content/content/components/plate.tsx'
import { texts } from '../../../content/content/texts.ts'
import type { ArticleCard } from '../../../content/content/views.ts'
import styles from './article-tiles.module.css'

const SIZES = '(min-width: 44rem) 24rem, 100vw'
const LEAD_SIZES = '(min-width: 64rem) 52rem, 100vw'

interface ArticleTilesProps {
  articles: readonly ArticleCard[]
  /** The first of them is larger than the others. */
  leads?: boolean
}

export function ArticleTiles({ articles, leads = false }: ArticleTilesProps) {
  const t = useTexts(texts)
  return (
    <ul className={styles.tiles}>
      {articles.map(({ slug, title, description, theme, picture, publishedOn }, index) => {
        const isLead = leads && index === 0
        const sizes = isLead ? LEAD_SIZES : SIZES
        return (
          <li key={slug} className={classNames(styles.tile, isLead && styles.lead)}>
            {picture ? (
              <div className={styles.picture}>
                <Picture of={picture} sizes={sizes} fills />
              </div>
            ) : (
              <Plate theme={theme} slug={slug} sizes={sizes} main={index < 2} />
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
        )
      })}
    </ul>
  )
}
