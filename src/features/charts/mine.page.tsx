import { ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/mine.page'
import { texts } from './account-texts.ts'
import { SavedList } from './components/saved-list.tsx'
import styles from './natal.module.css'
import { CHARTS_MAX } from './rules.ts'
import { birthOf, listCharts, removeChart, renameChart } from './saved-charts.server.ts'
import { birthWords } from './views.ts'

/** What was just done, as the address says it. */
const outcomes = { renomme: 'renamed', efface: 'erased' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const charts = await pageRefusal(() => listCharts(visit))
  const done = url.searchParams.get('fait')
  return {
    charts: charts.map((saved) => {
      const { id, name, isOwn, place } = saved
      return { id, name, isOwn, place, words: birthWords({ firstName: name, birth: birthOf(saved) }) }
    }),
    done: done === 'renomme' || done === 'efface' ? outcomes[done] : null,
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const id = Number(form.get('id')) || 0
  const isErasing = form.get('intent') === 'erase'
  const act = () => (isErasing ? removeChart(visit, id) : renameChart(visit, id, String(form.get('name') ?? '')))
  return orRefusal(async () => {
    await act()
    throw redirectTo(`/mon-compte/themes?fait=${isErasing ? 'efface' : 'renomme'}`)
  })
}

export default function MyChartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { charts, done } = loaderData
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done ? <Notice tone="good">{t(done)}</Notice> : null}
      {actionData ? <RefusalNotice refusal={{ ...actionData.refusal, field: null }} /> : null}
      {charts.length === 0 ? (
        <Empty title={t('none')}>
          <p>{t('noneNext')}</p>
        </Empty>
      ) : (
        <>
          <p>{t('count', { count: charts.length, max: CHARTS_MAX })}</p>
          <SavedList charts={charts} />
        </>
      )}
      <div className={styles.next}>
        <ButtonLink to="/theme-astral">{t('compute')}</ButtonLink>
        <ButtonLink to="/mon-compte" variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </Page>
  )
}
