import { href } from 'react-router'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { PlanetIcon } from '../../../ui/art/art.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { inDegrees } from '../sky/format.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/retrogrades.page'
import { AlmanacSheet } from './components/almanac-sheet.tsx'
import { answered, loadDate } from './load-date.server.ts'
import { texts } from './retrograde-texts.ts'
import { type Retrograde, retrogradesOf } from './retrogrades.server.ts'
import { texts as almanac } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = visitOf(context).now()
  const read = await loadDate('retrogrades', { url, date: params.year, today: dayInParis(now) })
  const found = retrogradesOf(read.date)
  return answered(read, {
    periods: found.map((one) => ({ ...one, isUnderWay: one.from.at <= now.getTime() && now.getTime() < one.to.at })),
  })
}

const columns = ['planet', 'from', 'to', 'days'] as const

export default function RetrogradesPage({ loaderData }: Route.ComponentProps) {
  const { date: year, periods } = loaderData
  const t = useTexts(texts)
  const a = useTexts(almanac)
  const values = { year, site: useShell()?.site.label ?? '' }
  return (
    <AlmanacSheet
      page="retrogrades"
      read={loaderData}
      words={{
        head: t('head', values),
        description: t('description', values),
        title: t('title', values),
        lead: t('lead'),
      }}
    >
      <Table caption={t('tableTitle', values)}>
        <TableHead names={columns.map((column) => t(`column.${column}`))} />
        <tbody>
          {periods.map((one) => (
            <Period key={`${one.body} ${one.from.at}`} {...one} />
          ))}
        </tbody>
      </Table>
      <p>{a('paris')}</p>
      <Section title={t('readTitle')}>
        <p>{t('readSeen')}</p>
        <p>{t('readTold')}</p>
        <p>{t('readDates')}</p>
        <p>
          <OnwardLink to={href('/theme-astral')}>{t('chart')}</OnwardLink>
        </p>
      </Section>
    </AlmanacSheet>
  )
}

function Period({ body, from, to, isUnderWay }: Retrograde & { isUnderWay: boolean }) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  return (
    <tr>
      <th scope="row">
        <PlanetIcon body={body} size={18} /> {sky(body)} {isUnderWay ? <Badge>{t('under')}</Badge> : null}
      </th>
      {[from, to].map(({ at, degrees, sign }) => (
        <td key={at}>
          {t('stand', { moment: inDayAndHour(new Date(at)), degrees: inDegrees(degrees), sign: sky(sign) })}
        </td>
      ))}
      <td>{t('days', { count: Math.round((to.at - from.at) / DAY_MS) })}</td>
    </tr>
  )
}
