import { href, redirect } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { PsychicList } from '../psychics/components/psychic-list.tsx'
import { listPsychics } from '../psychics/list-psychics.server.ts'
import { listTexts } from '../psychics/list-texts.ts'
import { psychicOfDay } from '../psychics/psychic-of-day.server.ts'
import type { Route } from './+types/psychics.page'
import { ChosenFilters } from './components/chosen-filters.tsx'
import { Filters } from './components/filters.tsx'
import { PsychicGroups } from './components/psychic-groups.tsx'
import { useArrivalAtResults } from './components/use-arrival-at-results.ts'
import { readListAddress, withoutEmpty } from './list-address.server.ts'
import styles from './psychics.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const clean = withoutEmpty(url)
  if (clean !== null) throw redirect(clean)
  const { count, ...address } = readListAddress(url.searchParams)
  const { filters } = address
  const [list, ofDay] = await Promise.all([
    listPsychics(visit, filters.isGrouped ? filters : { ...filters, limit: count }),
    address.search === '' ? psychicOfDay(visit) : null,
  ])
  const { label, psychicNoun } = visit.site
  const today = ofDay && { name: ofDay.name, slug: ofDay.slug }
  return { ...address, list, today, words: { noun: psychicNoun.singular, nouns: psychicNoun.plural, site: label } }
}

export default function PsychicsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(listTexts)
  const { list, today, filters, search, words } = loaderData
  const { psychics, psychicsGroups, total } = list
  const results = useArrivalAtResults(search)
  return (
    <Page title={t('listTitle', words)} lead={<p>{t('listLead')}</p>} width="wide">
      <title>{t('listHead', words)}</title>
      <meta name="description" content={t('listDescription', words)} />
      <ShareMeta title={t('listHead', words)} description={t('listDescription', words)} />
      <div className={styles.tools}>
        <Filters key={search} filters={filters} words={words} />
        {search === '' ? <OnwardLink to={href('/voyance/guide')}>{t('guide')}</OnwardLink> : null}
      </div>
      <ChosenFilters filters={filters} search={search} />
      {loaderData.faulty ? <Notice>{t('faulty')}</Notice> : null}
      {total === 0 ? (
        <div ref={results} id="resultats" tabIndex={-1} className={styles.results}>
          <Empty title={t('none')} picture={<Vignette name="psychics" />}>
            <div className={styles.none}>
              <p>{t('noneNext')}</p>
              <ButtonLink to={href('/voyance')} variant="secondary">
                {t('seeAll')}
              </ButtonLink>
            </div>
          </Empty>
        </div>
      ) : (
        <>
          <div className={styles.found}>
            <h2 ref={results} id="resultats" tabIndex={-1} className={styles.count}>
              {t('found', { count: total })}
            </h2>
            <p className={styles.order}>{t('order')}</p>
          </div>
          {filters.isGrouped ? (
            <PsychicGroups groups={psychicsGroups} />
          ) : (
            <PsychicList
              key={`${search} ${psychics.length}`}
              first={psychics}
              total={total}
              search={search}
              callSearch={loaderData.callSearch}
            />
          )}
        </>
      )}
      <p className={styles.order}>{t('otherWays')}</p>
      {today ? (
        <p className={styles.order}>
          <LinkedText
            from={listTexts}
            name="today"
            links={{ psychic: { href: href('/voyance/:slug', { slug: today.slug }), label: today.name } }}
          />
        </p>
      ) : null}
    </Page>
  )
}
