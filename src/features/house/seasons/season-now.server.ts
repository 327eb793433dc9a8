import type { App, Visit } from '../../../app.ts'
import type { Season } from '../../../sites/seasons/season.ts'
import { listOverrides } from './queries.server.ts'
import { previewed, type SeasonOverride, seasonOf } from './rules.ts'

const KEPT = 'season overrides'

/** The season of a site now, for everyone. */
export async function readSeason(app: App, siteId: number): Promise<Season | null> {
  const overrides = await app.content.keep(KEPT, () => listOverrides(app.db))
  return seasonOf(overrides, siteId, app.now())
}

/** The season of a site without waiting, for answers that can't; undefined until the overrides have been read. */
export function knownSeason(app: App, siteId: number): Season | null | undefined {
  const overrides = app.content.found<SeasonOverride[]>(KEPT)
  return overrides && seasonOf(overrides, siteId, app.now())
}

/** The season that a visit is shown: that of its site, or a staff preview. */
export async function readShownSeason(visit: Visit, asked: string | null): Promise<Season | null> {
  const preview = previewed(visit.user, asked)
  return preview === undefined ? readSeason(visit.app, visit.site.id) : preview
}
