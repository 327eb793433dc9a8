import { visitOf } from '../../../visit-context.ts'
import { openDesk } from '../../house/staff/desk.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { monthIn } from '../../house/tracking/report.ts'
import { idIn, orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/report-csv.page'
import { readPartnerReport } from './read-report.server.ts'
import { reportCsv } from './report-csv.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context)
  openDesk(visit, url, 'affiliation.read')
  const month = monthIn(url.searchParams.get('mois'))
  const report = orNotFound(await readPartnerReport(visit, idIn(params), month))
  return reportCsv(await readWording(visit.app, visit.site.id, false), report)
}
