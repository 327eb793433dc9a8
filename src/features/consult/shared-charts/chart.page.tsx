import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { PositionsTable } from '../../sky/charts/components/positions-table.tsx'
import { usePlaces } from '../../sky/charts/components/use-places.ts'
import { ChartWheel } from '../../sky/charts/components/wheel.tsx'
import type { Route } from './+types/chart.page'
import { pageTexts } from './page-texts.ts'
import { openShared } from './read-shared.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => openShared(visit, idIn(params)))
}

export default function SharedChartPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(pageTexts)
  const { name, chart } = loaderData
  const { said } = usePlaces(chart)
  const title = t('title', { name })
  return (
    <Page title={title} lead={t('lead', { name })} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <p>{said()}</p>
      <ChartWheel chart={chart} said={said()} read={false} />
      <Section title={t('positions')}>
        <PositionsTable chart={chart} read={false} />
      </Section>
      <p>
        <ButtonLink to={href('/espace-voyant')} variant="secondary">
          {t('back')}
        </ButtonLink>
      </p>
    </Page>
  )
}
