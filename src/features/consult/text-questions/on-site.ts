import type { Visit } from '../../../app.ts'
import { siteBy } from '../../../sites/index.ts'

/** The same visit on the site of a question: a psychic answers those of all sites that list them. */
export const onSiteOf = (visit: Visit, { siteId }: { siteId: number }): Visit => ({
  ...visit,
  site: siteBy(visit.app.sites, siteId),
})
