import { data, href } from 'react-router'
import { plainWording, say } from '../../../platform/i18n/texts.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { OtherPlace } from '../charts/components/other-place.tsx'
import { type BirthRead, readBirthForm } from '../charts/read-birth-form.server.ts'
import type { Route } from './+types/births.page'
import { compareBirths } from './compare-births.server.ts'
import { BirthsForm } from './components/births-form.tsx'
import { ComparisonSheet } from './components/comparison-sheet.tsx'
import styles from './components/match.module.css'
import { namesOf } from './names-of.ts'
import { texts } from './texts.ts'

const HERE = href('/compatibilite-amoureuse/naissances')

const blank: BirthRead = { state: 'blank' }
const nothing = { first: blank, second: blank, found: null }

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const [first, second] = await Promise.all([readBirthForm(visit, form), readBirthForm(visit, form, '-2')])
  if (first.state !== 'known' || second.state !== 'known') {
    const states = [first.state, second.state]
    const isBlank = states.every((state) => state === 'blank')
    const status = states.includes('failed') ? 500 : isBlank ? 200 : 400
    return data({ first, second, found: null }, { status })
  }
  const names = namesOf([first.firstName, second.firstName], (key, values) => say(plainWording, texts, key, values))
  const whose = [names[0].whose, names[1].whose] as const
  return data({ first, second, found: compareBirths(first.chart, second.chart, whose) })
}

export default function BirthsPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { first, second, found } = actionData ?? nothing
  if (found && first.state === 'known' && second.state === 'known') {
    const names = namesOf([first.firstName, second.firstName], t)
    const title = t('resultTitle', { one: names[0].title, other: names[1].within })
    return (
      <Page title={title}>
        <title>{title}</title>
        <meta name="description" content={t('birthsDescription')} />
        <meta name="robots" content="noindex" />
        <AnswerArrival answer={found} />
        {([0, 1] as const).map((about) => (
          <OtherPlace key={about} to={HERE} births={[first, second]} about={about} />
        ))}
        <ComparisonSheet
          charts={[first.chart, second.chart]}
          names={names}
          births={[first.typed, second.typed]}
          comparison={found}
        />
        <details className={styles.more}>
          <summary>{t('change')}</summary>
          <BirthsForm first={first} second={second} />
        </details>
      </Page>
    )
  }
  const isBlank = first.state === 'blank' && second.state === 'blank'
  return (
    <Page title={t('birthsPageTitle')} lead={<p>{t('birthsPageLead')}</p>} plate={<PageScene of={HERE} wide />}>
      <title>{t('birthsHead')}</title>
      <meta name="description" content={t('birthsDescription')} />
      {isBlank ? (
        <ShareMeta title={t('birthsHead')} description={t('birthsDescription')} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Breadcrumb steps={[{ label: t('title'), to: href('/compatibilite-amoureuse') }]} here={t('birthsPageTitle')} />
      {first.state === 'failed' || second.state === 'failed' ? <Notice tone="bad">{t('failed')}</Notice> : null}
      <BirthsForm first={first} second={second} />
    </Page>
  )
}
