import type { Visit } from '../../app.ts'
import { latestProofs } from './queries.server.ts'
import type { ConsentType } from './rules.ts'

/** Whether the person's latest answer to this type is yes. */
export async function hasConsent(visit: Visit, userId: number, type: ConsentType): Promise<boolean> {
  const [latest] = await latestProofs(visit.db, userId, [type])
  return latest?.agreed === true
}
