import { Refusal } from '../../errors.ts'
import { violatedConstraint } from '../../platform/database/violation.ts'
import { emailKey } from '../../platform/email-address/email-key.ts'
import { isProvedByAnother } from '../accounts/queries.server.ts'
import { tidied } from '../accounts/registration-faults.server.ts'
import { isEmail } from '../accounts/rules.ts'
import { NOBODY } from '../session/access.ts'
import type { StaffVisit } from '../staff/as-staff.server.ts'

/** An address that nobody else has here. @throws {Refusal} emailInvalid, emailAlreadyUsed */
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
