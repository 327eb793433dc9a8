import { PLANETS } from '../../../astrology/names.ts'
import { inHour } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/hours.page'
import { AlmanacSheet } from './components/almanac-sheet.tsx'
import { HourEvents } from './components/hour-events.tsx'
import { PlaceCells } from './components/place-cells.tsx'
import { texts } from './hours-texts.ts'
import { inDate } from './in-date.ts'
import { answered, loadDate } from './load-date.server.ts'
import { skyHours } from './sky-hours.server.ts'
import { texts as almanac } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { url, date: params.day, today: dayInParis(visitOf(context).now()) }
  const read = await loadDate('hours', asked)
  return answered(read, { isToday: params.day === undefined, ...skyHours(read.date) })
}

export default function HoursPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const a = useTexts(almanac)
  const sky = useTexts(skyTexts)
  const { date, isToday, hours, events } = loaderData
  const values = { day: inDate('day', date), site: useShell()?.site.label ?? '' }
  return (
    <AlmanacSheet
      page="hours"
      read={loaderData}
      words={{
        head: t(isToday ? 'head' : 'headOf', values),
        description: t('description'),
        title: t('title', values),
        lead: t('lead'),
      }}
    >
      <HourEvents day={date} events={events} />
      <Table caption={t('tableTitle')}>
        <TableHead names={[t('hour'), ...PLANETS.map((body) => sky(body))]} />
        <tbody>
          {hours.map(({ at, places }) => (
            <tr key={at}>
              <th scope="row">{inHour(new Date(at))}</th>
              <PlaceCells places={places} say={t} />
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{a('paris')}</p>
      <Section title={t('readTitle')}>
        <p>{t('readMoon')}</p>
        <p>{t('readExact')}</p>
      </Section>
    </AlmanacSheet>
  )
}
