import { dayInParis } from '../../../platform/time/days.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { AlmanacLinks } from '../almanac/components/almanac-links.tsx'
import { LivingSky } from '../tonight/components/living-sky.tsx'
import { SkyLink } from '../tonight/components/sky-link.tsx'
import { readTonight } from '../tonight/read-tonight.server.ts'
import type { Route } from './+types/horoscope.page'
import { DaySky } from './components/day-sky.tsx'
import { Method } from './components/method.tsx'
import { PeriodNav } from './components/period-nav.tsx'
import { SignGrid } from './components/sign-grid.tsx'
import { readSky } from './read-sky.server.ts'
import { texts } from './texts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  return { sky: readSky(dayInParis(visit.now())), tonight: await readTonight(visit) }
}

export default function HoroscopePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  return (
    <Page
      title={t('title')}
      lead={<p>{t('lead')}</p>}
      portrait={
        <LivingSky {...loaderData.tonight} size="head">
          <SkyLink />
        </LivingSky>
      }
      width="wide"
    >
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
