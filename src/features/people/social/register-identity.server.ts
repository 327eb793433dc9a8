import type { Person, Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { checkAnswers, recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { insertUser } from '../../house/users/queries.server.ts'
import { birthDateFaults, emailFaults, tidied } from '../../house/users/registration-faults.server.ts'
import { type Gender, isFirstName } from '../../house/users/rules.ts'
import { proveAddress } from '../accounts/prove-address.server.ts'
import { registrationLimits } from '../accounts/register-user.server.ts'
import { sendProof } from '../accounts/send-proof.server.ts'
import { startSession } from '../sessions/start-session.server.ts'
import type { EntryPoint, Provider, SocialProfile } from '../ways-in/providers.ts'
import { deleteWay, insertIdentity } from '../ways-in/social-queries.server.ts'
import { flagPartner } from './sign-in-owner.server.ts'

export interface Completed {
  firstName: string
  /** Empty for an account without an address, if the provider gave none. */
  emailAddress: string
  birthDate: string
  gender: Gender
}

interface Comer {
  provider: Provider
  profile: SocialProfile
  entryPoint: EntryPoint | null
  /** The pending login attempt; it can create only one account. */
  wayId: number | null
}

/**
 * Registers a person who came from a provider, and signs them in. An address that the provider vouches for is proved;
 * any other gets a code by e-mail, as in every registration.
 * @throws {Refusal} the error of an invalid field, minor, consentMissing, tooManyRequests, identityTaken,
 * socialProofNeeded if another account proved the address meanwhile
 */
export async function registerIdentity(
  outer: Visit,
  { provider, profile, entryPoint, wayId }: Comer,
  input: Completed & { consents: readonly ConsentAnswer[]; returnTo?: string },
): Promise<Person> {
  const given = { ...input, firstName: tidied(input.firstName), emailAddress: tidied(input.emailAddress) }
  const [fault] = completionFaults(given, profile, dayInParis(outer.now()))
  if (fault) throw new Refusal(fault)
  checkAnswers(outer, 'REGISTRATION', given.consents)
  const email = given.emailAddress || null
  const key = email && emailKey(email)
  const isVouched = key !== null && profile.emailVerified === true && key === emailKey(profile.emailAddress ?? '')
  const { network, address } = registrationLimits
  const limited = [byNetwork(outer, network), ...(key ? [{ limit: address, subject: key }] : [])]
  await countAttempt(outer, limited, 'tooManyRequests')
  return inTransaction(outer, async (visit) => {
    const siteId = visit.site.id
    if (wayId !== null && !(await deleteWay(visit.db, wayId))) throw new Refusal('identityTaken')
    const at = visit.now()
    const { firstName, gender, birthDate } = given
    const account = { siteId, firstName, email, emailKey: key, passwordHash: null, gender, birthDate, at }
    const id = await insertUser(visit.db, visit.app.keys, account)
    const identity = { siteId, userId: id, provider, subject: profile.id, entryPoint, at }
    if (!(await insertIdentity(visit.db, identity))) throw new Refusal('identityTaken')
    await recordConsents(visit, id, 'REGISTRATION', given.consents)
    await flagPartner(visit, id, profile)
    if (email && isVouched) {
      if (!(await proveAddress(visit, { id, email, emailKey: key }))) throw new Refusal('socialProofNeeded')
    } else if (email) await sendProof(visit, { id, firstName, email }, given.returnTo)
    tellDone(visit, 'registered', { account: id })
    await startSession(visit, { id, role: 'client' }, provider)
    return await readPerson(visit, id)
  })
}

/** Every error of a completed account, in the order of the form. */
export function completionFaults(given: Completed, profile: SocialProfile, today: string): ErrorName[] {
  const lacksAddress = profile.emailAddress === null && given.emailAddress === ''
  return [
    ...(isFirstName(given.firstName) ? [] : (['firstNameInvalid'] as const)),
    ...(lacksAddress ? [] : emailFaults(given.emailAddress)),
    ...birthDateFaults(given.birthDate, today),
  ]
}
