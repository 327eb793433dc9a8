import { Form, href } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Choices } from '../../../ui/choices/choices.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { PageTurner } from '../../content/content/components/page-turner.tsx'
import { pageIn } from '../../content/content/rules.ts'
import { SuggestedField } from '../../house/suggestions/components/suggested-field.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/search.page'
import { searchAddress } from './address.ts'
import { Results } from './components/results.tsx'
import { Ways } from './components/ways.tsx'
import { findDocuments } from './find-documents.server.ts'
import { FOUND_MAX, kindIn, QUERY_MAX } from './rules.ts'
import styles from './search.module.css'
import { texts } from './texts.ts'
import { viewResult } from './views.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('q')?.trim() ?? ''
  const kind = orNotFound(kindIn(url.searchParams.get('kind')))
  const page = orNotFound(pageIn(url.searchParams))
  if (asked.length > QUERY_MAX) return { asked, isTooLong: true, found: null }
  if (asked === '') return { asked, isTooLong: false, found: null }
  const of = kind === 'all' ? undefined : kind
  const { results, ...found } = await findDocuments(visitOf(context), { q: asked, kind: of, page })
  orNotFound(page <= found.pages ? page : null)
  return { asked, isTooLong: false, found: { ...found, kind: of, results: results.map(viewResult) } }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { asked, isTooLong, found } = loaderData
  return (
    <Page title={t('title')} lead={found ? null : <p>{t('lead')}</p>}>
      <title>{`${found ? t('titleFor', { asked }) : t('title')} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      <Form method="get" action={href('/recherche')} role="search" className={styles.form} key={asked}>
        <SuggestedField
          source="searches"
          name="q"
          type="search"
          label={t('field')}
          defaultValue={asked}
          error={isTooLong ? t('tooLong') : undefined}
          autoComplete="off"
        />
        <Button type="submit">{t('submit')}</Button>
      </Form>
      {found ? <Answer asked={asked} found={found} /> : <Ways />}
    </Page>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>

function Answer({ asked, found }: { asked: string; found: Found }) {
  const t = useTexts(texts)
  const { results, counts, kind, total, page, pages, isCapped } = found
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) {
    return (
      <>
        <Empty title={t('none', { asked })} picture={<Vignette name="search" />}>
          {t('noneNext')}
        </Empty>
        <Ways />
      </>
    )
  }
  return (
    <>
      {found.corrected ? <p>{t('corrected', { corrected: found.corrected })}</p> : null}
      {found.isPartial ? <p>{t('partial')}</p> : null}
      <Choices
        label={t('chooseKind')}
        choices={[
          { to: searchAddress(asked), label: t('kind.all', { count: all }), chosen: kind === undefined },
          ...counts
            .filter(({ count, kind: one }) => count > 0 || one === kind)
            .map(({ kind: one, count }) => ({
              to: searchAddress(asked, one),
              label: t(`kind.${one}`, { count }),
              chosen: one === kind,
            })),
        ]}
      />
      <p className={styles.count} role="status">
        {isCapped && kind === undefined ? t('foundCapped', { count: FOUND_MAX }) : t('found', { count: total })}
      </p>
      <Results results={results} />
      <PageTurner
        page={page}
        pages={pages}
        addressOf={(other) => searchAddress(asked, kind, other)}
        before={t('before')}
        after={t('after')}
      />
    </>
  )
}
