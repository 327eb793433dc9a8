import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { latestProofs } from './queries.server.ts'
import type { ConsentType } from './rules.ts'

/** Whether the person's latest answer to this type is yes. */
export async function hasConsent(visit: Visit, userId: number, type: ConsentType): Promise<boolean> {
  const [latest] = await latestProofs(visit.db, userId, [type])
  return latest?.agreed === true
}

/** Whether the person withdrew a consent they had given, so that what rests on it is locked until they agree again. */
export async function hasWithdrawn(visit: Visit, userId: number, type: ConsentType): Promise<boolean> {
  const [latest] = await latestProofs(visit.db, userId, [type])
  return latest?.agreed === false
}

/**
 * Guards whatever stores or passes on data about beliefs, health or love life: a consultation, a chart with a partner,
 * a love test.
 * @throws {Refusal} consentMissing
 */
export async function requireSensitiveConsent(visit: Visit, userId: number): Promise<void> {
  if (!(await hasConsent(visit, userId, 'SENSITIVE_DATA'))) throw new Refusal('consentMissing')
}
