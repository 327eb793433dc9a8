import { dayInParis } from '../../../platform/time/days.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { AlmanacLinks } from '../almanac/components/almanac-links.tsx'
import type { Route } from './+types/horoscope.page'
import { DaySky } from './components/day-sky.tsx'
import { Method } from './components/method.tsx'
import { PeriodNav } from './components/period-nav.tsx'
import { SignGrid } from './components/sign-grid.tsx'
import { readSky } from './read-sky.server.ts'
import { texts } from './texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { sky: readSky(dayInParis(visitOf(context).now())) }
}

export default function HoroscopePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>} width="wide">
      <title>{t('head', { site })}</title>
      <meta name="description" content={t('description')} />
      <ShareMeta title={t('head', { site })} description={t('description')} />
      <Section title={t('chooseSign')}>
        <SignGrid period="day" />
      </Section>
      <Section title={t('choosePeriod')}>
        <PeriodNav />
      </Section>
      <DaySky {...loaderData.sky} />
      <AlmanacLinks />
      <Method />
    </Page>
  )
}
