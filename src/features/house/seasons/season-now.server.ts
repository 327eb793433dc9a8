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

/** The same at once, for the answers that wait for nothing; undefined until the overrides have been read. */
export function knownSeason(app: App, siteId: number): Season | null | undefined {
  const overrides = app.content.found<SeasonOverride[]>(KEPT)
  return overrides && seasonOf(overrides, siteId, app.now())
}

/** What a visit is shown: the season of its site, or the one that its person may ask to see. */
export async function readShownSeason(visit: Visit, asked: string | null): Promise<Season | null> {
  const preview = previewed(visit.user, asked)
  return preview === undefined ? readSeason(visit.app, visit.site.id) : preview
}
