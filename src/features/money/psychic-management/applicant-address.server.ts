import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import type { StaffVisit } from '../../house/staff/as-staff.server.ts'
import { isProvedByAnother } from '../../house/users/queries.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { isEmail } from '../../house/users/rules.ts'
import { NOBODY } from '../../house/visit/access.ts'

/**
 * An address that no other account or application of the site uses.
 * @throws {Refusal} emailInvalid, emailAlreadyUsed
 */
export async function freeAddress(visit: StaffVisit, typed: string): Promise<{ email: string; emailKey: string }> {
  const email = tidied(typed)
  if (!isEmail(email)) throw new Refusal('emailInvalid')
  const key = emailKey(email)
  if (await isProvedByAnother(visit.db, visit.site.id, key, NOBODY)) throw new Refusal('emailAlreadyUsed')
  return { email, emailKey: key }
}

export function refuseTaken(error: unknown): never {
  const broken = violatedConstraint(error)
  throw broken === 'psychic_dossiers_email' || broken === 'users_proven_email' ? new Refusal('emailAlreadyUsed') : error
}
