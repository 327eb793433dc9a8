import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Choices } from '../../../ui/choices/choices.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { PageTurner } from '../../content/content/components/page-turner.tsx'
import { pageIn } from '../../content/content/rules.ts'
import { JOURNAL_KINDS, kindAt } from '../../house/journal/kinds.ts'
import { orNotFound, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/journal.page'
import { ClearForm } from './components/clear-form.tsx'
import { EntryList } from './components/entry-list.tsx'
import { LockedJournal } from './components/locked-journal.tsx'
import { clearJournal, listEntries } from './entries.server.ts'
import { askAddress, ENTRIES_MAX, journalAddress } from './rules.ts'
import { texts } from './texts.ts'

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { retire: 'removed', efface: 'cleared' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const slug = url.searchParams.get('genre')
  const kind = slug === null ? null : orNotFound(kindAt(slug))
  const page = orNotFound(pageIn(url.searchParams))
  const done = url.searchParams.get('fait')
  return {
    kind,
    ...(await pageRefusal(() => listEntries(visit, { kind, page }))),
    done: done && Object.hasOwn(outcomes, done) ? outcomes[done as keyof typeof outcomes] : null,
  }
}

export async function action({ context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(() => clearJournal(visit))
  throw redirectTo(`${href('/mon-journal')}?fait=efface`)
}

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { kind, entries, page, pages, total, locked, done } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done ? <Notice tone="good">{t(done)}</Notice> : null}
      {locked ? (
        <LockedJournal total={total} />
      ) : (
        <>
          {total > 0 || kind ? (
            <Choices
              label={t('chooseKind')}
              choices={[
                { to: journalAddress(null), label: t('kinds.all'), chosen: kind === null },
                ...JOURNAL_KINDS.map((one) => ({
                  to: journalAddress(one),
                  label: t(`kinds.${one}`),
                  chosen: one === kind,
                })),
              ]}
            />
          ) : null}
          {total === 0 ? (
            <Empty title={t(kind ? 'noneOfKind' : 'none')} picture={<Vignette name="journal" />}>
              <p>{t('noneNext')}</p>
              <ButtonLink to={href('/tarots-oracles')} variant="secondary">
                {t('toGames')}
              </ButtonLink>
            </Empty>
          ) : null}
          <div>
            <ButtonLink to={askAddress} variant="secondary">
              {t('ask')}
            </ButtonLink>{' '}
            {total > 0 ? (
              <ButtonLink to={href('/mon-journal/bilan')} variant="quiet">
                {t('figures')}
              </ButtonLink>
            ) : null}
          </div>
          {kind === null && total > 0 ? <p>{t('count', { count: total, max: ENTRIES_MAX })}</p> : null}
          <EntryList entries={entries} />
          <PageTurner
            page={page}
            pages={pages}
            addressOf={(other) => journalAddress(kind, other)}
            before={t('newer')}
            after={t('older')}
          />
        </>
      )}
      {total > 0 && kind === null ? <ClearForm /> : null}
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
