import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { removeAlert } from './queries.server.ts'

/** No mail any more; also right when none was asked for, or when it went out a moment ago. */
export async function withdrawFreeAlert(visit: Visit, psychicId: number): Promise<void> {
  await removeAlert(visit.db, clientOf(visit).id, psychicId)
}
