import type { Visit } from '../../../app.ts'
import { premiumLine } from '../../house/premium/premium-line.ts'
import { NOBODY } from '../../house/visit/access.ts'
import type { Viewer } from './queries.server.ts'
import { openable } from './rules.ts'

/** A site's list, for any viewer. */
export const listOf = ({ app, site }: Visit): Omit<Viewer, 'userId'> => ({
  siteId: site.id,
  channels: openable(premiumLine(app, site) !== null),
})

/** The viewer of a list: favourites are those of the signed-in person. */
export const viewerOf = (visit: Visit): Viewer => ({ ...listOf(visit), userId: visit.user?.id ?? NOBODY })
