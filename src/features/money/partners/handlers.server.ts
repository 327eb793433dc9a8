import type { PartnerCaller, Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import type { partnersContract } from './contract.server.ts'
import { makeLink } from './make-link.server.ts'
import { readOwnReport } from './read-report.server.ts'
import { reportCsv } from './report-csv.server.ts'

/** The door lets nobody else in. */
const callerOf = ({ partner }: Visit): PartnerCaller => needed(partner ?? undefined, 'the partner who signed')

export const partnersHandlers: Handlers<typeof partnersContract, Visit> = {
  readPartnerReport: (visit, { query }) => readOwnReport(visit, callerOf(visit), query.month),
  async readPartnerReportFile(visit, { query }) {
    const report = await readOwnReport(visit, callerOf(visit), query.month)
    return reportCsv(await readWording(visit.app, visit.site.id, false), report)
  },
  async makePartnerLink(visit, { body: { path, ...origin } }) {
    return { address: makeLink(visit, callerOf(visit), path, origin) }
  },
}
