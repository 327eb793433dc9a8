import { href, Link, NavLink } from 'react-router'
import { classNames } from '../class-names.ts'
import { Kept } from '../kept/kept.tsx'
import { SeasonScene } from '../season/season-scene.tsx'
import type { ShellData } from '../shell-data.ts'
import { useTexts } from '../wording.tsx'
import { capital } from './capital.ts'
import { Emblem } from './emblem.tsx'
import styles from './header.module.css'
import { Anonymous, Personal } from './header-account.tsx'
import { HeaderSearch } from './header-search.tsx'
import { texts } from './texts.ts'

/** Where the links lead that everybody has. */
const leads = [
  href('/voyance'),
  href('/ciel'),
  href('/tarots-oracles'),
  href('/horoscope'),
  href('/theme-astral'),
  href('/recherche'),
]

export function Header({ site, season, person }: Pick<ShellData, 'site' | 'season' | 'person'>) {
  const t = useTexts(texts)
  const { key, label, psychicNoun } = site
  return (
    <header className={classNames('night', 'house-header', styles.header)}>
      <div className={styles.inside}>
        <Kept of={MainLinks} with={{ site: { key, label, psychicNoun }, season }} leads={leads} />
        <nav aria-label={t('accountNavigation')} className={styles.account}>
          {person ? <Personal person={person} /> : <Anonymous />}
        </nav>
      </div>
    </header>
  )
}

interface MainProps {
  site: Pick<ShellData['site'], 'key' | 'label' | 'psychicNoun'>
  season: ShellData['season']
}

function MainLinks({ site, season }: MainProps) {
  const t = useTexts(texts)
  return (
    <>
      <Link to={href('/')} className={styles.wordmark} aria-label={t('homeOf', { label: site.label })}>
        <Emblem brand={site.key} />
        <span>{site.label}</span>
      </Link>
      <nav aria-label={t('mainNavigation')} className={styles.main}>
        <NavLink to={href('/voyance')} className={styles.link}>
          {capital(site.psychicNoun.plural)}
        </NavLink>
        <NavLink to={href('/ciel')} className={styles.link}>
          {t('sky')}
        </NavLink>
        <NavLink to={href('/tarots-oracles')} className={styles.link}>
          {t('tarots')}
        </NavLink>
        <NavLink to={href('/horoscope')} className={classNames(styles.link, styles.later)}>
          {t('horoscope')}
        </NavLink>
        <NavLink to={href('/theme-astral')} className={classNames(styles.link, styles.later)}>
          {t('natalChart')}
        </NavLink>
      </nav>
      {season ? <SeasonScene /> : null}
      <HeaderSearch />
    </>
  )
}
