import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './page-turner.module.css'

interface PageTurnerProps {
  page: number
  pages: number
  addressOf(page: number): string
  /** Labels of the links to the previous and next page. */
  before: string
  after: string
}

export function PageTurner({ page, pages, addressOf, before, after }: PageTurnerProps) {
  const t = useTexts(texts)
  if (pages === 1) return null
  return (
    <nav aria-label={t('turnPages')} className={styles.turner}>
      {page > 1 ? (
        <ButtonLink to={addressOf(page - 1)} variant="secondary" rel="prev">
          {before}
        </ButtonLink>
      ) : null}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages ? (
        <ButtonLink to={addressOf(page + 1)} variant="secondary" rel="next">
          {after}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
