import { Form, Link, NavLink } from 'react-router'
import { inEuros } from '../../platform/i18n/french.ts'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { SeasonScene } from '../season/season-scene.tsx'
import { useTexts } from '../wording.tsx'
import { capital } from './capital.ts'
import { Emblem } from './emblem.tsx'
import styles from './header.module.css'
import type { ShellData } from './shell-data.ts'
import { texts } from './texts.ts'

export function Header({ site, season, person }: Pick<ShellData, 'site' | 'season' | 'person'>) {
  const t = useTexts(texts)
  return (
    <header className={classNames('night', styles.header)}>
      <div className={styles.inside}>
        <Link to="/" className={styles.wordmark} aria-label={t('homeOf', { label: site.label })}>
          <Emblem brand={site.key} />
          <span>{site.label}</span>
        </Link>
        <nav aria-label={t('mainNavigation')} className={styles.main}>
          <NavLink to="/voyance" className={styles.link}>
            {capital(site.psychicNoun.plural)}
          </NavLink>
          <NavLink to="/horoscope" className={styles.link}>
            {t('horoscope')}
          </NavLink>
          <NavLink to="/theme-astral" className={classNames(styles.link, styles.later)}>
            {t('natalChart')}
          </NavLink>
          <NavLink to="/compatibilite-amoureuse" className={classNames(styles.link, styles.later)}>
            {t('match')}
          </NavLink>
        </nav>
        {season ? <SeasonScene /> : null}
        <nav aria-label={t('accountNavigation')} className={styles.account}>
          <NavLink to="/recherche" className={classNames(styles.link, styles.search)} aria-label={t('search')}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
              <path d="M13 13l4.5 4.5M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z" />
            </svg>
          </NavLink>
          {person ? <Personal person={person} /> : <Anonymous />}
        </nav>
      </div>
    </header>
  )
}

function Anonymous() {
  const t = useTexts(texts)
  return (
    <>
      <NavLink to="/connexion" className={classNames(styles.link, styles.roomy)}>
        {t('signIn')}
      </NavLink>
      <ButtonLink to="/inscription" className={styles.register}>
        {t('register')}
      </ButtonLink>
    </>
  )
}

function Personal({ person }: { person: NonNullable<ShellData['person']> }) {
  const t = useTexts(texts)
  return (
    <>
      {person.role === 'psychic' ? (
        <NavLink to="/espace-voyant" className={styles.link}>
          {t('workspace')}
        </NavLink>
      ) : null}
      {person.balance === null ? null : (
        <NavLink
          to="/wallet"
          className={styles.wallet}
          aria-label={t('walletHolding', { amount: inEuros(person.balance) })}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
            <path d="M3 6.5h12.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15z" />
            <path d="M3 6.5l9.5-3v3M13.5 11.5h.01" />
          </svg>
          {inEuros(person.balance)}
        </NavLink>
      )}
      <NavLink
        to="/mon-compte"
        className={classNames(styles.link, styles.roomy)}
        aria-label={t('accountOf', { firstName: person.firstName })}
      >
        {person.firstName}
      </NavLink>
      <Form method="post" action="/deconnexion">
        <button type="submit" className={classNames(styles.link, styles.leave)} title={t('signOut')}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M12 3.5H5.5A1.5 1.5 0 0 0 4 5v10a1.5 1.5 0 0 0 1.5 1.5H12M9 10h8M14 7l3 3-3 3" />
          </svg>
          <span className="visually-hidden">{t('signOut')}</span>
        </button>
      </Form>
    </>
  )
}
