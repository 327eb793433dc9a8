import { href } from 'react-router'
import { dayInParis } from '../../../platform/time/days.ts'
import { MoonPhase } from '../../../ui/art/moon-phase.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { AlmanacLinks } from '../almanac/components/almanac-links.tsx'
import { texts } from '../sky/page-texts.ts'
import { texts as names } from '../sky/texts.ts'
import type { Route } from './+types/sky.page'
import { PeriodNav } from './components/period-nav.tsx'
import { SignGrid } from './components/sign-grid.tsx'
import { readSky } from './read-sky.server.ts'
import styles from './sky.module.css'
import { texts as horoscope } from './texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { moon: readSky(dayInParis(visitOf(context).now())).moon }
}

const doors = [
  { to: href('/theme-astral'), title: 'birthTitle', text: 'birthText', go: 'birthGo' },
  { to: href('/compatibilite-amoureuse'), title: 'matchTitle', text: 'matchText', go: 'matchGo' },
] as const

/** The page behind the sky entry of the bottom bar on phones. */
export default function SkyPage({ loaderData: { moon } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const h = useTexts(horoscope)
  const name = useTexts(names)
  const site = useShell()?.site.label ?? ''
  const head = `${t('head')} · ${site}`
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>} width="wide">
      <title>{head}</title>
      <meta name="description" content={t('description')} />
      <ShareMeta title={head} description={t('description')} />
      <section className={classNames('night', styles.tonight)} aria-labelledby="en-ce-moment">
        <MoonPhase phase={moon.phase} size={72} />
        <div>
          <h2 id="en-ce-moment">{t('tonight')}</h2>
          <p>{h('skyMoon', { phase: name(moon.phase), lit: Math.round(moon.lit * 100) })}</p>
          <OnwardLink to={`${href('/horoscope')}#le-ciel`}>{t('seeSky')}</OnwardLink>
        </div>
      </section>
      <Section title={t('sign')}>
        <SignGrid period="day" />
        <p className={styles.periods}>{t('periods')}</p>
        <PeriodNav />
      </Section>
      <ul className={styles.doors}>
        {doors.map(({ to, title, text, go }) => (
          <li key={to} className={styles.door}>
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
            <OnwardLink to={to}>{t(go)}</OnwardLink>
          </li>
        ))}
      </ul>
      <AlmanacLinks />
    </Page>
  )
}
