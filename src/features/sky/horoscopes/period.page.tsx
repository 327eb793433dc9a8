import { href } from 'react-router'
import { inDay, inDays } from '../../../platform/i18n/french.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { LivingSky } from '../tonight/components/living-sky.tsx'
import { readTonight } from '../tonight/read-tonight.server.ts'
import type { Route } from './+types/period.page'
import { periodAt } from './addresses.ts'
import { Method } from './components/method.tsx'
import { PeriodNav } from './components/period-nav.tsx'
import { SignGrid } from './components/sign-grid.tsx'
import { readOpenings } from './read-horoscope.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const period = orNotFound(periodAt(params.period))
  const visit = visitOf(context)
  return { period, tonight: await readTonight(visit), ...(await readOpenings(visit, period)) }
}

export default function PeriodPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { period, tonight, from, to, openings } = loaderData
  const title = t(`title.${period}`, { year: from.slice(0, 4) })
  const description = t(`periodDescription.${period}`, { year: from.slice(0, 4) })
  return (
    <Page
      title={title}
      lead={<p>{t(`when.${period}`, { from: inDay(from), days: inDays(from, to) })}</p>}
      portrait={<LivingSky {...tonight} size="small" />}
      width="wide"
    >
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <Breadcrumb steps={[{ label: t('title'), to: href('/horoscope') }]} here={title} />
      <PeriodNav here={period} />
      <SignGrid period={period} openings={openings} />
      <Method />
    </Page>
  )
}
