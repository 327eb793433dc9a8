import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { passwordHashOf } from '../../house/users/password-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { CONFIRMED_MINUTES, type Way } from './rules.ts'

/** Whether the person signed in, or showed again that it is them, within the last minutes. */
export function isConfirmed(visit: Visit): boolean {
  const { startedAt, confirmedAt } = visit.session
  const latest = Math.max(startedAt?.getTime() ?? 0, confirmedAt?.getTime() ?? 0)
  return visit.now().getTime() - latest < CONFIRMED_MINUTES * MINUTE_MS
}

/**
 * Before what an open session alone must not do: whoever found or stole it would keep the account.
 * @throws {Refusal} confirmationNeeded, and as personOf
 */
export function requireConfirmed(visit: Visit): void {
  personOf(visit)
  if (!isConfirmed(visit)) throw new Refusal('confirmationNeeded')
}

/** How the person can show that it is them. */
export async function wayOf(visit: Visit): Promise<Way> {
  const { id, emailProved } = personOf(visit)
  if ((await passwordHashOf(visit.db, id)) !== null) return 'password'
  return emailProved ? 'code' : 'signIn'
}
