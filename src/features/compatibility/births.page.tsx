import { data } from 'react-router'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { readBirthForm } from '../charts/read-birth-form.server.ts'
import { birthAddress } from '../charts/views.ts'
import { ShareMeta } from '../seo/components/share-meta.tsx'
import type { Route } from './+types/births.page'
import { compareBirths } from './compare-births.server.ts'
import { BirthsForm } from './components/births-form.tsx'
import { ComparisonSheet } from './components/comparison-sheet.tsx'
import styles from './components/match.module.css'
import { namesOf } from './names-of.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [first, second] = await Promise.all([
    readBirthForm(visit, url.searchParams),
    readBirthForm(visit, url.searchParams, '-2'),
  ])
  if (first.state !== 'known' || second.state !== 'known') {
    const states = [first.state, second.state]
    const isBlank = states.every((state) => state === 'blank')
    const status = states.includes('failed') ? 500 : isBlank ? 200 : 400
    return data({ first, second, found: null }, { status })
  }
  const found = {
    comparison: compareBirths(first.chart, second.chart),
    charts: [first, second].map((read) => birthAddress('/theme-astral', read)),
    kept: [first, second].map((read) => birthAddress('/mon-compte/themes/nouveau', read)),
  }
  return data({ first, second, found })
}

export default function BirthsPage({ loaderData: { first, second, found } }: Route.ComponentProps) {
  const t = useTexts(texts)
  if (found && first.state === 'known' && second.state === 'known') {
    const names = namesOf([first.firstName, second.firstName], t)
    return (
      <Page title={t('resultTitle', { one: names[0].title, other: names[1].title })}>
        <title>{t('birthsHead')}</title>
        <meta name="description" content={t('birthsDescription')} />
        <meta name="robots" content="noindex" />
        <ComparisonSheet charts={[first.chart, second.chart]} names={names} found={found} />
        <details className={styles.more}>
          <summary>{t('change')}</summary>
          <BirthsForm first={first} second={second} />
        </details>
      </Page>
    )
  }
  const isBlank = first.state === 'blank' && second.state === 'blank'
  return (
    <Page title={t('birthsPageTitle')} lead={<p>{t('birthsPageLead')}</p>}>
      <title>{t('birthsHead')}</title>
      <meta name="description" content={t('birthsDescription')} />
      {isBlank ? (
        <ShareMeta title={t('birthsHead')} description={t('birthsDescription')} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Breadcrumb steps={[{ label: t('title'), to: '/compatibilite-amoureuse' }]} here={t('birthsPageTitle')} />
      {first.state === 'failed' || second.state === 'failed' ? <Notice tone="bad">{t('failed')}</Notice> : null}
      <BirthsForm first={first} second={second} />
    </Page>
  )
}
