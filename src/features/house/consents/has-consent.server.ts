import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { latestProofs } from './queries.server.ts'
import type { ConsentType } from './rules.ts'

/** Whether the person's latest answer to this type is yes. */
export async function hasConsent(visit: Visit, userId: number, type: ConsentType): Promise<boolean> {
  const [latest] = await latestProofs(visit.db, userId, [type])
  return latest?.agreed === true
}

/** Whether the person took back what they agreed to, so that what rests on it is closed until they agree again. */
export async function hasWithdrawn(visit: Visit, userId: number, type: ConsentType): Promise<boolean> {
  const [latest] = await latestProofs(visit.db, userId, [type])
  return latest?.agreed === false
}

/**
 * Before anything that concerns one's beliefs, health or love life is kept or passed on: a consultation, a chart with a
 * partner, a love test.
 * @throws {Refusal} consentMissing
 */
export async function requireSensitiveConsent(visit: Visit, userId: number): Promise<void> {
  if (!(await hasConsent(visit, userId, 'SENSITIVE_DATA'))) throw new Refusal('consentMissing')
}
