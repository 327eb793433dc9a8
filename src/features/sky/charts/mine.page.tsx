import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/mine.page'
import { texts } from './account-texts.ts'
import { agreeAgain, askedAgain } from './agree-again.server.ts'
import { AgreeAgain, LockedList } from './components/locked-charts.tsx'
import { SavedList } from './components/saved-list.tsx'
import styles from './natal.module.css'
import { CHARTS_MAX } from './rules.ts'
import { birthOf, listCharts, removeChart, renameChart } from './saved-charts.server.ts'
import { birthWords } from './views.ts'

/** The values of the query parameter that names the action just completed. */
const outcomes = { renomme: 'renamed', efface: 'erased', accord: 'agreed' } as const
type Done = keyof typeof outcomes

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { charts, locked } = await pageRefusal(() => listCharts(visit))
  const done = url.searchParams.get('fait')
  return {
    charts: charts.map((saved) => {
      const { id, name, isOwn, place } = saved
      return { id, name, isOwn, place, words: birthWords({ firstName: name, birth: birthOf(saved) }) }
    }),
    locked,
    again: await askedAgain(visit),
    done: done && Object.hasOwn(outcomes, done) ? outcomes[done as Done] : null,
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const id = Number(form.get('id')) || 0
  const act = async (): Promise<Done> => {
    switch (form.get('intent')) {
      case 'agree':
        await agreeAgain(visit, form)
        return 'accord'
      case 'erase':
        await removeChart(visit, id)
        return 'efface'
      default:
        await renameChart(visit, id, String(form.get('name') ?? ''))
        return 'renomme'
    }
  }
  return orRefusal(async () => {
    throw redirectTo(`${href('/mon-compte/themes')}?fait=${await act()}`)
  })
}

export default function MyChartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { charts, locked, again, done } = loaderData
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done ? <Notice tone="good">{t(done)}</Notice> : null}
      {actionData ? <RefusalNotice refusal={{ ...actionData.refusal, field: null }} /> : null}
      {again ? <AgreeAgain {...again} /> : null}
      {locked.length > 0 ? (
        <LockedList charts={locked} />
      ) : charts.length === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="charts" />}>
          <p>{t('noneNext')}</p>
        </Empty>
      ) : (
        <>
          <p>{t('count', { count: charts.length, max: CHARTS_MAX })}</p>
          <SavedList charts={charts} />
        </>
      )}
      <div className={styles.next}>
        <ButtonLink to={href('/theme-astral')}>{t('compute')}</ButtonLink>
        <ButtonLink to={href('/mon-compte')} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </Page>
  )
}
