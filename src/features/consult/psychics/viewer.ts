import type { Visit } from '../../../app.ts'
import { NOBODY } from '../../house/visit/access.ts'
import type { Viewer } from './queries.server.ts'

/** Who looks at a list: favourites are the signed-in person's own. */
export const viewerOf = (visit: Visit): Viewer => ({ siteId: visit.site.id, userId: visit.user?.id ?? NOBODY })
