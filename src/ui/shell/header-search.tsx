import { Form, href, NavLink } from 'react-router'
import { classNames } from '../class-names.ts'
import { useTexts } from '../wording.tsx'
import styles from './header.module.css'
import { texts } from './texts.ts'

/** A search field if there is room, else a link to the search page. */
export function HeaderSearch() {
  const t = useTexts(texts)
  return (
    <search className={styles.search}>
      <NavLink to={href('/recherche')} className={classNames(styles.link, styles.lens)} aria-label={t('search')}>
        <Lens />
      </NavLink>
      <Form method="get" action={href('/recherche')} className={styles.ask}>
        <input
          type="search"
          name="q"
          maxLength={100}
          aria-label={t('searchSite')}
          placeholder={t('search')}
          autoComplete="off"
        />
        <button type="submit" aria-label={t('search')}>
          <Lens />
        </button>
      </Form>
    </search>
  )
}

const Lens = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path d="M13 13l4.5 4.5M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z" />
  </svg>
)
