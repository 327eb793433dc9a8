import type { ReactNode } from 'react'
import { href, NavLink } from 'react-router'
import { classNames } from '../class-names.ts'
import type { ShellData } from '../shell-data.ts'
import { useTexts } from '../wording.tsx'
import styles from './bottom-bar.module.css'
import { capital } from './capital.ts'
import { personOutline } from './person-outline.ts'
import { texts } from './texts.ts'

/** The most important links at the bottom of a phone's screen; wider screens have them in the header. */
export function BottomBar({ site, person }: Pick<ShellData, 'site' | 'person'>) {
  const t = useTexts(texts)
  return (
    <nav data-bar aria-label={t('quickNavigation')} className={classNames('night', styles.bar)}>
      <Place to={href('/')} icon="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5h4v5" label={t('home')} />
      <Place
        to={href('/voyance')}
        icon="M14 15.5A7 7 0 1 1 12 3a5.6 5.6 0 0 0 2 12.5zM18.5 5v4M16.5 7h4M19 14v3M17.5 15.5h3M4 21h16"
        label={capital(site.psychicNoun.plural)}
      />
      {person?.role === 'psychic' ? null : (
        <Place
          to={href('/ciel')}
          icon="M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
          label={t('sky')}
        />
      )}
      {person?.role === 'psychic' ? null : (
        <Place
          to={href('/tarots-oracles')}
          icon="M10 6.5h8.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1V7.500a1 1 0 0 1 1-1zM9 18.500l-3.600.900a1 1 0 0 1-1.200-.700L2.600 6.500a1 1 0 0 1 .700-1.200l8-2.100a1 1 0 0 1 1.200.700l.700 2.600M14.250 10.500l.900 2.350 2.350.900-2.350.900-.900 2.350-.900-2.350-2.350-.900 2.350-.900z"
          label={t('tarots')}
        />
      )}
      {person?.role === 'psychic' ? (
        <Place to={href('/espace-voyant')} icon="M4 5h16v11H9l-5 4zM8 9h8M8 12h5" label={t('workspace')} />
      ) : null}
      <Place
        to={person ? href('/mon-compte') : href('/connexion')}
        icon={personOutline}
        label={t(person ? 'me' : 'signIn')}
      />
    </nav>
  )
}

function Place({ to, icon, label }: { to: string; icon: string; label: ReactNode }) {
  return (
    <NavLink to={to} end={to === href('/')} className={styles.place}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      {label}
    </NavLink>
  )
}
