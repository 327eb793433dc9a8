import { href } from 'react-router'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/hours.page'
import { actOnHours } from './act-on-hours.server.ts'
import { hoursOf } from './coming-week.server.ts'
import { ComingWeek } from './components/coming-week.tsx'
import { DaySection } from './components/day-section.tsx'
import { DemandTable } from './components/demand-table.tsx'
import { HolidaySection } from './components/holiday-section.tsx'
import type { Sent } from './components/sent.ts'
import { WeekForm } from './components/week-form.tsx'
import { readDemand } from './demand.server.ts'
import { DAYS_AHEAD } from './rules.ts'
import { texts } from './texts.ts'
import { viewPlan } from './views.ts'
import { ownPlan } from './write-hours.server.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const plan = await pageRefusal(() => ownPlan(visit))
  const today = dayInParis(visit.now())
  return {
    plan: viewPlan(plan),
    coming: hoursOf(plan, visit.now()),
    days: { first: today, last: daysAfter(today, DAYS_AHEAD) },
    demand: await readDemand(visit.db, psychicOf(visit).psychicId),
    saved: url.searchParams.get('fait') === 'horaires',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, [...form.keys()], async () => {
    await actOnHours(visit, form)
    throw redirectTo(`${href('/espace-voyant/horaires')}?fait=horaires`)
  })
}

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { plan, coming, days, demand, saved } = loaderData
  const sentBy = (intent: string): Sent | undefined => (actionData?.typed.intent === intent ? actionData : undefined)
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="wide"
      aside={
        <Section title={t('shownTitle')}>
          <ComingWeek hours={coming} />
        </Section>
      }
    >
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {saved && !actionData ? <Notice tone="good">{t('saved')}</Notice> : null}
      <Section title={t('weekTitle')}>
        <p>{t('weekLead')}</p>
        <WeekForm week={plan.week} sent={sentBy('week')} />
      </Section>
      <Section title={t('demandTitle')}>
        <DemandTable demand={demand} />
      </Section>
      <DaySection days={plan.days} limits={days} sent={sentBy('day')} />
      <HolidaySection holidays={plan.holidays} limits={days} sent={sentBy('holiday')} />
      <p>{t('kept')}</p>
      <p>
        <ButtonLink to={href('/espace-voyant/rendez-vous')} variant="secondary">
          {t('appointments')}
        </ButtonLink>{' '}
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
