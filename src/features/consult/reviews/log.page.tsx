import { href } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { Articles } from '../../../ui/page/articles.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { listTexts } from '../psychics/list-texts.ts'
import type { Route } from './+types/log.page'
import { GroundsTable, MonthsTable, useSaid } from './components/log-tables.tsx'
import { texts } from './log-texts.ts'
import { readReviewLog } from './read-review-log.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { label, psychicNoun } = visit.site
  const words = { site: label, noun: psychicNoun.singular, nouns: psychicNoun.plural }
  return { log: await readReviewLog(visit), words }
}

const tables = ['months', 'grounds'] as const
const parts = ['who', 'read', 'order', 'answer', 'limits'] as const

export default function ReviewLogPage({ loaderData: { log, words } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const tPsychics = useTexts(listTexts)
  const said = useSaid()
  const { together } = log
  return (
    <Page
      title={t('title')}
      lead={<p>{t('lead')}</p>}
      plate={<PageScene of={href('/voyance/avis')} />}
      aside={
        <SideContents
          parts={[
            { id: 'together', title: t('together') },
            ...[...tables, ...parts].map((id) => ({ id, title: t(`${id}Title`, words) })),
          ]}
        />
      }
    >
      <title>{t('head', words)}</title>
      <meta name="description" content={t('description', words)} />
      <ShareMeta title={t('head', words)} description={t('description', words)} />
      <Breadcrumb steps={[{ label: tPsychics('listTitle', words), to: href('/voyance') }]} here={t('title')} />
      <Section id="together" title={t('together')}>
        <Figures>
          <Figure label={t('received')}>{together.received}</Figure>
          <Figure label={t('published')}>{together.published}</Figure>
          <Figure label={t('ratingReceived')} note={t('ratingReceivedNote')}>
            {t('rating', { value: said.rating(together.ratingReceived) })}
          </Figure>
          <Figure label={t('ratingPublished')} note={t('ratingPublishedNote')}>
            {t('rating', { value: said.rating(together.ratingPublished) })}
          </Figure>
          <Figure label={t('decidedIn')} note={t('decidedInNote')}>
            {said.wait(together.decidedIn)}
          </Figure>
        </Figures>
      </Section>
      <Section id="months" title={t('monthsTitle')}>
        <p>{t('monthsText')}</p>
        <MonthsTable months={log.months} together={together} />
      </Section>
      <Section id="grounds" title={t('groundsTitle')}>
        <p>{t('groundsText')}</p>
        <GroundsTable grounds={log.grounds} />
      </Section>
      <Articles articles={parts.map((part) => ({ id: part, title: t(`${part}Title`, words), text: t(part, words) }))} />
      <p>
        <ButtonLink to={href('/voyance')} variant="secondary">
          {t('back', words)}
        </ButtonLink>
      </p>
    </Page>
  )
}
