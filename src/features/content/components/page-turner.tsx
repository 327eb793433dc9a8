import { ButtonLink } from '../../../ui/button/button.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { magAddress } from '../addresses.ts'
import type { ArticleTheme } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './page-turner.module.css'

interface PageTurnerProps {
  theme: ArticleTheme | undefined
  page: number
  pages: number
}

export function PageTurner({ theme, page, pages }: PageTurnerProps) {
  const t = useTexts(texts)
  if (pages === 1) return null
  return (
    <nav aria-label={t('turnPages')} className={styles.turner}>
      {page > 1 ? (
        <ButtonLink to={magAddress(theme, page - 1)} variant="secondary" rel="prev">
          {t('newer')}
        </ButtonLink>
      ) : null}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages ? (
        <ButtonLink to={magAddress(theme, page + 1)} variant="secondary" rel="next">
          {t('older')}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
