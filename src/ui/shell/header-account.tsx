import { Form, href, NavLink } from 'react-router'
import { inEuros } from '../../platform/i18n/french.ts'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import type { ShellData } from '../shell-data.ts'
import { useTexts } from '../wording.tsx'
import styles from './header.module.css'
import { personOutline } from './person-outline.ts'
import { texts } from './texts.ts'

export function Anonymous() {
  const t = useTexts(texts)
  return (
    <>
      <NavLink to={href('/connexion')} className={classNames(styles.link, styles.roomy)}>
        {t('signIn')}
      </NavLink>
      <ButtonLink to={href('/inscription')} className={styles.register}>
        {t('register')}
      </ButtonLink>
    </>
  )
}

export function Personal({ person }: { person: NonNullable<ShellData['person']> }) {
  const t = useTexts(texts)
  return (
    <>
      {person.role === 'psychic' ? (
        <NavLink to={href('/espace-voyant')} className={classNames(styles.link, styles.roomy)}>
          {t('workspace')}
        </NavLink>
      ) : null}
      {person.balance === null ? null : (
        <NavLink
          to={href('/wallet')}
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
        to={href('/mon-compte')}
        className={classNames(styles.link, styles.roomy, styles.name)}
        aria-label={t('accountOf', { firstName: person.firstName })}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d={personOutline} />
        </svg>
        <span>{person.firstName}</span>
      </NavLink>
      <Form method="post" action={href('/deconnexion')} className={styles.roomy}>
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
