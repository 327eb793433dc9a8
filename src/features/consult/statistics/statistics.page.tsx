import { href } from 'react-router'
import { inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { readCard } from '../accountability/read-card.server.ts'
import { readStatistics } from '../accountability/read-statistics.server.ts'
import { COUNTED_DAYS, type MeasureKey } from '../accountability/rules.ts'
import { TrustCard } from '../catalogue/components/trust-card.tsx'
import { findOwnProfile } from '../psychics/find-psychic.server.ts'
import type { Route } from './+types/statistics.page'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(async () => {
    const { psychicId } = psychicOf(visit)
    const [statistics, profile] = await Promise.all([readStatistics(visit), findOwnProfile(visit, psychicId)])
    return { statistics, profile, card: profile && (await readCard(visit, psychicId)) }
  })
}

export default function StatisticsPage({ loaderData: { statistics, profile, card } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const said = useSaid()
  const { measures, counts } = statistics
  const values = {
    decided: counts.decided,
    missed: counts.missed,
    count: counts.views,
    time: inMinutes(counts.onlineSeconds),
  }
  return (
    <Page title={t('title')} lead={t('lead', { days: COUNTED_DAYS })}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <div className="workplace-measures">
        {measures.map(({ key, own, house }) => (
          <div key={key}>
            <Figures>
              <Figure label={t(`measure.${key}`)} note={t(`from.${key}`, values)}>
                {own === null ? <span className="workplace-unknown">{t('tooFew')}</span> : said(key, own)}
              </Figure>
            </Figures>
            <p className="workplace-median">
              {house === null ? t('houseTooFew') : t('house', { value: said(key, house) })}
            </p>
          </div>
        ))}
      </div>
      <Section title={t('cardTitle')} id="carte">
        {profile && card ? (
          <>
            <p>{t('cardLead')}</p>
            <TrustCard psychic={profile} card={card} />
            <p>
              <OnwardLink to={href('/voyance/:slug', { slug: profile.slug })}>{t('toProfile')}</OnwardLink>
            </p>
          </>
        ) : (
          <p>{t('notListed')}</p>
        )}
      </Section>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}

/** A measure in its unit. */
function useSaid() {
  const t = useTexts(texts)
  return (key: MeasureKey, value: number): string => {
    if (key === 'pickUp') return inMinutes(value)
    if (key === 'rating') return t('stars', { value: String(value).replace('.', ',') })
    if (key === 'hourly') return t('hourly', { value: inEuros(value) })
    return key === 'conversion' ? String(value) : t('percent', { value })
  }
}
