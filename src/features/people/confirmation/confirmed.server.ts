import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { passwordHashOf } from '../../house/users/password-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { CONFIRMED_MINUTES, type Way } from './rules.ts'

/** Whether the person signed in or confirmed their identity within the last CONFIRMED_MINUTES. */
export function isConfirmed(visit: Visit): boolean {
  const { startedAt, confirmedAt } = visit.session
  const latest = Math.max(startedAt?.getTime() ?? 0, confirmedAt?.getTime() ?? 0)
  return visit.now().getTime() - latest < CONFIRMED_MINUTES * MINUTE_MS
}

/**
 * Guards what an open session alone must not do: otherwise anyone who found or stole it could take over the account.
 * @throws {Refusal} confirmationNeeded, and as personOf
 */
export function requireConfirmed(visit: Visit): void {
  personOf(visit)
  if (!isConfirmed(visit)) throw new Refusal('confirmationNeeded')
}

/** How the person can confirm their identity. */
export async function wayOf(visit: Visit): Promise<Way> {
  const { id, emailProved } = personOf(visit)
  if ((await passwordHashOf(visit.db, id)) !== null) return 'password'
  return emailProved ? 'code' : 'signIn'
}
