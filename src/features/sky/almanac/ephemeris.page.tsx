import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/ephemeris.page'
import { tableAddress } from './addresses.ts'
import { AlmanacSheet } from './components/almanac-sheet.tsx'
import { PlaceCells } from './components/place-cells.tsx'
import { ephemerisOf } from './ephemeris.server.ts'
import { texts } from './ephemeris-texts.ts'
import { inDate } from './in-date.ts'
import { LISTED } from './listed.ts'
import { answered, loadDate } from './load-date.server.ts'
import { texts as almanac } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { url, date: params.month, today: dayInParis(visitOf(context).now()) }
  const read = await loadDate('ephemeris', asked)
  return answered(read, { rows: ephemerisOf(read.date) })
}

export default function EphemerisPage({ loaderData }: Route.ComponentProps) {
  const { date, rows } = loaderData
  const t = useTexts(texts)
  const a = useTexts(almanac)
  const sky = useTexts(skyTexts)
  const values = { month: inDate('month', date), site: useShell()?.site.label ?? '' }
  return (
    <AlmanacSheet
      page="ephemeris"
      read={loaderData}
      words={{
        head: t('head', values),
        description: t('description', values),
        title: t('title', values),
        lead: t('lead'),
      }}
    >
      <Table caption={t('tableTitle')}>
        <TableHead names={[t('day'), ...LISTED.map((body) => sky(body))]} />
        <tbody>
          {rows.map(({ day, places }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{inDayOfYear(day)}</time>
              </th>
              <PlaceCells places={places} say={t} />
            </tr>
          ))}
        </tbody>
      </Table>
      <Section title={t('fileTitle')}>
        <p>{t('fileText')}</p>
        <p>
          <ButtonLink to={tableAddress(date)} variant="secondary" reloadDocument>
            {t('fileGo', values)}
          </ButtonLink>
        </p>
      </Section>
      <Section title={t('readTitle')}>
        <p>{t('readHow')}</p>
        <p>{t('readLetter')}</p>
        <p>{a('paris')}</p>
      </Section>
    </AlmanacSheet>
  )
}
