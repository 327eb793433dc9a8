import { dayInParis } from '../../../platform/time/days.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/moon.page'
import { lunationsAddress } from './addresses.ts'
import { AlmanacSheet } from './components/almanac-sheet.tsx'
import { MoonTable } from './components/moon-table.tsx'
import { dateOf } from './dates.ts'
import { inDate } from './in-date.ts'
import { answered, loadDate } from './load-date.server.ts'
import { moonMonth } from './moon-month.server.ts'
import { texts } from './moon-texts.ts'
import { texts as almanac } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { url, date: params.month, today: dayInParis(visitOf(context).now()) }
  const read = await loadDate('moon', asked)
  return answered(read, { days: moonMonth(read.date) })
}

export default function MoonPage({ loaderData }: Route.ComponentProps) {
  const { date, days } = loaderData
  const t = useTexts(texts)
  const a = useTexts(almanac)
  const values = { month: inDate('month', date), site: useShell()?.site.label ?? '' }
  const year = dateOf('year', date)
  return (
    <AlmanacSheet
      page="moon"
      read={loaderData}
      words={{
        head: t('head', values),
        description: t('description', values),
        title: t('title', values),
        lead: t('lead'),
      }}
    >
      <MoonTable days={days} />
      <Section title={t('readTitle')}>
        <p>{t('readPhase')}</p>
        <p>{t('readSign')}</p>
        <p>{t('readVoid')}</p>
        <p>{t('readEclipse')}</p>
        <p>{a('paris')}</p>
      </Section>
      <Section title={t('calendarTitle')}>
        <p>{t('calendarText', { year })}</p>
        <p>
          <ButtonLink to={lunationsAddress(year)} variant="secondary" reloadDocument>
            {t('calendarGo', { year })}
          </ButtonLink>
        </p>
      </Section>
    </AlmanacSheet>
  )
}
