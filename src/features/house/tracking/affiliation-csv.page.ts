import { csvFile } from '../../../platform/csv/csv.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { visitOf } from '../../../visit-context.ts'
import { openDesk } from '../staff/desk.server.ts'
import { readWording } from '../texts/wording.server.ts'
import type { Route } from './+types/affiliation-csv.page'
import { readReport } from './read-report.server.ts'
import { monthIn } from './report.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  openDesk(visit, url, 'affiliation.read')
  const { month, rows } = await readReport(visit, monthIn(url.searchParams.get('mois')))
  const wording = await readWording(visit.app, visit.site.id, false)
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key)
  const head = (
    ['day', 'campaign', 'partner', 'tac', 'visits', 'registrations', 'firstOrders', 'revenue'] as const
  ).map(t)
  const lines = rows.map((row) => [
    row.day,
    row.isRest ? t('rest') : row.campaignId,
    row.partnerId,
    row.tac,
    ...[row.visits, row.registrations, row.firstOrders].map((count) => count ?? t('few')),
    row.revenue === null ? t('untold') : (row.revenue / 100).toFixed(2).replace('.', ','),
  ])
  const file = csvFile([head, ...lines], `affiliation-${visit.site.key}-${month}.csv`)
  file.headers.set('Cache-Control', 'no-store')
  return file
}
