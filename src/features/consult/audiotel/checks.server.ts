import { sql } from 'kysely'
import { premiumLabel } from '../../../ui/premium-number/premium-price.ts'
import { countingCheck } from '../../house/compliance/checks.server.ts'
import { premiumLine } from '../../house/premium/premium-line.ts'

/** A premium-rate number written out, however it is spaced: 08 9x xx xx xx. */
const WRITTEN = '(^|[^0-9])0[ .\u00a0-]?8[ .\u00a0-]?9[0-9]([ .\u00a0-]?[0-9]{2}){3}([^0-9]|$)'

const written = countingCheck('premium.labels', ({ site, app }) => {
  const ids = [site.id, app.sites[0].id]
  return {
    checked: sql`select (select count(*) from content_entries where site_id = any(${ids}) and status = 'published')
      + (select count(*) from texts where site_id = any(${ids}))`,
    broken: sql`select 'content:' || id as reference from content_entries
        where site_id = any(${ids}) and status = 'published' and data::text ~ ${WRITTEN}
      union all select 'text:' || key from texts where site_id = any(${ids}) and value ~ ${WRITTEN}`,
  }
})

/** Premium numbers appear only in the component that writes their price beside them. */
export const premiumChecks = [
  {
    ...written,
    async look(visit: Parameters<typeof written.look>[0]) {
      const finding = await written.look(visit)
      const line = premiumLine(visit.app, visit.site)
      const labels = line ? `${line.number}, ${premiumLabel(line)}` : ''
      return { ...finding, evidence: { ...finding.evidence, labels } }
    },
  },
]
