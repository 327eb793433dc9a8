import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { removeAlert } from './queries.server.ts'

/** Withdraws the alert; succeeds too if there is none or its mail was just sent. */
export async function withdrawFreeAlert(visit: Visit, psychicId: number): Promise<void> {
  await removeAlert(visit.db, clientOf(visit).id, psychicId)
}
