import { href } from 'react-router'
import { inMonth } from '../../../platform/i18n/french.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/figures.page'
import { TallyTable } from './components/tally-table.tsx'
import { figuresTexts } from './figures-texts.ts'
import { readFigures } from './read-figures.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => readFigures(visit))
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(figuresTexts)
  const { total, kinds, months, open } = loaderData
  const count = total.yes + total.partly + total.no
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {count === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="figures" />}>
          <p>{t('noneNext')}</p>
        </Empty>
      ) : (
        <>
          <p>{t('said', { count })}</p>
          <Section title={t('byKind')}>
            <TallyTable
              heading={t('kindColumn')}
              rows={kinds.map(({ kind, ...tally }) => ({ ...tally, label: t(`kind.${kind}`) }))}
            />
          </Section>
          <Section title={t('byMonth')}>
            <p>{t('byMonthLead')}</p>
            <TallyTable
              heading={t('monthColumn')}
              rows={months.map(({ month, ...tally }) => ({ ...tally, label: inMonth(month) }))}
            />
          </Section>
          <p>{t('caution')}</p>
        </>
      )}
      {open > 0 ? <p>{t('open', { count: open })}</p> : null}
      <p>
        <BackLink to={href('/mon-journal')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
