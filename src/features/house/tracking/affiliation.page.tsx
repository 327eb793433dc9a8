import { Form, href } from 'react-router'
import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/affiliation.page'
import styles from './affiliation.module.css'
import { readReport } from './read-report.server.ts'
import { monthIn, type Told } from './report.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'affiliation.read')
  return { desk, ...(await readReport(visit, monthIn(url.searchParams.get('mois')))) }
}

export default function AffiliationPage({ loaderData: { desk, month, rows } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Desk desk={desk} title={t('title')} lead={t('lead')}>
      <meta name="description" content={t('description')} />
      <Form method="get" className={styles.choice}>
        <Field
          name="mois"
          type="month"
          label={t('month')}
          hint={t('monthHint')}
          defaultValue={month}
          pattern="20\d\d-(0[1-9]|1[0-2])"
          required
        />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
        <ButtonLink to={`${href('/equipe/affiliation.csv')}?mois=${month}`} variant="quiet" reloadDocument>
          {t('download')}
        </ButtonLink>
      </Form>
      {rows.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : <Report rows={rows} />}
    </Desk>
  )
}

function Report({ rows }: { rows: readonly Told[] }) {
  const t = useTexts(texts)
  const count = (value: number | null) => value ?? t('few')
  return (
    <Table caption={t('caption')}>
      <TableHead
        names={(
          ['day', 'campaign', 'partner', 'tac', 'visits', 'registrations', 'firstOrders', 'revenue'] as const
        ).map((key) => t(key))}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={[row.day, row.isRest, row.campaignId, row.partnerId, row.tac].join(' ')}>
            <td>{inDay(row.day)}</td>
            <td>{row.isRest ? t('rest') : row.campaignId}</td>
            <td>{row.partnerId}</td>
            <td>{row.tac}</td>
            <td>{count(row.visits)}</td>
            <td>{count(row.registrations)}</td>
            <td>{count(row.firstOrders)}</td>
            <td>{row.revenue === null ? t('untold') : inEuros(row.revenue)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
