import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/saved.page'
import { texts } from './account-texts.ts'
import { BirthLine } from './components/birth-line.tsx'
import { ChartSheet } from './components/chart-sheet.tsx'
import { interpret } from './interpret.server.ts'
import styles from './natal.module.css'
import { birthOf, openChart } from './saved-charts.server.ts'
import { birthWords } from './views.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { saved, chart } = await pageRefusal(() => openChart(visit, idIn(params)))
  const { id, name, place } = saved
  return {
    id,
    name,
    place,
    words: birthWords({ firstName: name, birth: birthOf(saved) }),
    chart,
    reading: interpret(chart),
    isNew: url.searchParams.get('fait') === 'garde',
  }
}

export default function SavedChartPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { id, name, place, words, chart, reading } = loaderData
  return (
    <Page title={name} lead={<BirthLine words={words} place={place} />}>
      <title>{name}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {loaderData.isNew ? <Notice tone="good">{t('saved')}</Notice> : null}
      <div className={styles.next}>
        <ButtonLink to={href('/mon-compte/themes/:id/theme.pdf', { id: String(id) })} reloadDocument download>
          {t('pdf')}
        </ButtonLink>
        <ButtonLink
          to={href('/mon-compte/themes/:id/roue.png', { id: String(id) })}
          variant="secondary"
          reloadDocument
          download
        >
          {t('picture')}
        </ButtonLink>
        <ButtonLink to={href('/mon-compte/themes/:id/horoscope', { id: String(id) })} variant="secondary">
          {t('dayOf')}
        </ButtonLink>
        <ButtonLink to={href('/mon-compte/themes/:id/transits', { id: String(id) })} variant="secondary">
          {t('transits')}
        </ButtonLink>
        <ButtonLink to={href('/mon-compte/themes/:id/revolution-solaire', { id: String(id) })} variant="secondary">
          {t('solarReturn')}
        </ButtonLink>
        <ButtonLink to={href('/mon-compte/themes')} variant="secondary">
          {t('allMine')}
        </ButtonLink>
      </div>
      <ChartSheet chart={chart} reading={reading} />
    </Page>
  )
}
