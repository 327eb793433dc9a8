import type { Visit } from '../../../app.ts'
import { NOBODY } from '../../house/visit/access.ts'
import type { Viewer } from './queries.server.ts'

/** The viewer of a list: favourites are those of the signed-in person. */
export const viewerOf = (visit: Visit): Viewer => ({ siteId: visit.site.id, userId: visit.user?.id ?? NOBODY })
