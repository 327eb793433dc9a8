import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { requireChallenge } from '../../house/challenges/redeem-challenge.server.ts'
import { checkAnswers, recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { hashPassword } from '../../house/users/password.server.ts'
import { claimNewAddress, insertUser } from '../../house/users/queries.server.ts'
import { registrationFaults, tidied } from '../../house/users/registration-faults.server.ts'
import type { Registration, Relationship } from '../../house/users/rules.ts'
import { startSession } from '../sessions/start-session.server.ts'
import { sendProof } from './send-proof.server.ts'

/** Limits on the mails that one visitor can cause, and that one address can get. */
export const registrationLimits = {
  network: { name: 'register-network', most: 30, seconds: HOUR_SECONDS },
  address: { name: 'register-address', most: 6, seconds: HOUR_SECONDS },
}

/**
 * Creates an account, signed in at once with its address unproved. The answer is the same whether or not the address
 * already has an account: only the mail differs.
 * @throws {Refusal} the field's own error, minor, consentMissing, challengeUnsolved, tooManyRequests, concurrentUserCreation
 */
export async function registerUser(
  outer: Visit,
  input: Registration & {
    consents: readonly ConsentAnswer[]
    relationshipStatus?: Relationship | undefined
    altcha?: string | undefined
    /** The path of this site to return to afterwards. */
    returnTo?: string
  },
): Promise<Person> {
  const given = { ...input, firstName: tidied(input.firstName), emailAddress: tidied(input.emailAddress) }
  const [fault] = await registrationFaults(outer, given)
  if (fault) throw new Refusal(fault)
  checkAnswers(outer, 'REGISTRATION', given.consents)
  const key = emailKey(given.emailAddress)
  await requireChallenge(outer, 'register', input.altcha)
  const limited = [byNetwork(outer, registrationLimits.network), { limit: registrationLimits.address, subject: key }]
  await countAttempt(outer, limited, 'tooManyRequests')
  const passwordHash = await hashPassword(given.password)
  return inTransaction(outer, async (visit) => {
    // A form that is sent twice at once makes one account.
    if (!(await claimNewAddress(visit.db, visit.site.id, key))) throw new Refusal('concurrentUserCreation')
    const id = await insertUser(visit.db, visit.app.keys, {
      siteId: visit.site.id,
      firstName: given.firstName,
      email: given.emailAddress,
      emailKey: key,
      passwordHash,
      gender: given.gender,
      birthDate: given.birthDate,
      relationshipStatus: given.relationshipStatus,
      at: visit.now(),
    })
    await recordConsents(visit, id, 'REGISTRATION', given.consents)
    await sendProof(visit, { id, firstName: given.firstName, email: given.emailAddress }, given.returnTo)
    tellDone(visit, 'registered', { account: id })
    await startSession(visit, { id, role: 'client' }, 'registration')
    return await readPerson(visit, id)
  })
}
