import type { Person, Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { requireChallenge } from '../../house/challenges/redeem-challenge.server.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { lockUser, updateUser } from '../../house/users/queries.server.ts'
import { birthDateFaults, emailFaults, tidied } from '../../house/users/registration-faults.server.ts'
import { type Gender, isFirstName, type Relationship } from '../../house/users/rules.ts'
import { birthDateOf, keepBirth } from '../../house/users/sealed-birth.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { countAddressMail } from './address-limits.server.ts'
import { mayChangeAddress } from './ask-address-change.server.ts'
import { sendProof } from './send-proof.server.ts'

export interface Details {
  firstName?: string
  gender?: Gender
  /** null takes back what was said. */
  relationshipStatus?: Relationship | null
  birthDate?: string
  email?: string
  /** The present one, asked for with an address in the place of a proved one. */
  password?: string
  /** Answers to the registration's form, asked for with a missing address. */
  consents?: readonly ConsentAnswer[]
  altcha?: string | undefined
  /** The path of this site that the person was going to. */
  returnTo?: string
}

/**
 * Changes the person's own details. A birth date is given once. An address may be given, or corrected while it is
 * unproven: a mail is sent to it, which says nothing here of who has an account. In the place of a proved one it waits
 * for its code. Who never agreed to the registration does so with their first address.
 * @throws {Refusal} firstNameInvalid, emailInvalid, emailRefused, birthDateInvalid, minor, birthDateFixed, consentMissing,
 * challengeUnsolved, tooManyRequests, and as mayChangeAddress
 */
export async function changeDetails(outer: Visit, input: Details): Promise<Person> {
  const { id, emailProved, email: present } = personOf(outer)
  const given = {
    ...input,
    ...(input.firstName === undefined ? {} : { firstName: tidied(input.firstName) }),
    ...(input.email === undefined ? {} : { email: tidied(input.email) }),
  }
  const [fault] = detailsFaults(given, dayInParis(outer.now()))
  if (fault) throw new Refusal(fault)
  const { password, ...changes } = given
  const replacing = emailProved && changes.email !== present ? changes.email : undefined
  const isReplaced = replacing !== undefined
  const askChange = isReplaced ? await mayChangeAddress(outer, { email: replacing, password }) : null
  return inTransaction(outer, async (visit) => {
    const user = await lockUser(visit.db, id)
    const { email, consents, altcha, birthDate, returnTo, ...rest } = changes
    const known = birthDateOf(visit.app.keys, user)
    if (birthDate && known && birthDate !== known) throw new Refusal('birthDateFixed')
    if (birthDate && !known) await keepBirth(visit.db, visit.app.keys, id, birthDate)
    const isFirst = email !== undefined && user.email === null
    if (consents || (isFirst && !(await hasConsent(visit, id, 'REGISTRATION')))) {
      await recordConsents(visit, id, 'REGISTRATION', consents ?? [])
    }
    await updateUser(visit.db, id, rest)
    if (askChange) await askChange(visit)
    else if (email && email !== user.email) {
      // Proved since this visit began.
      if (user.email_proved_at) throw new Refusal('parametersMissing', 'password')
      await requireChallenge(visit, 'address', altcha)
      await countAddressMail(visit, id)
      await updateUser(visit.db, id, { email, emailKey: emailKey(email) })
      await sendProof(visit, { id, firstName: given.firstName ?? user.first_name, email }, returnTo)
    }
    return await readPerson(visit, id)
  })
}

/** All that the details are refused for. */
export function detailsFaults(given: Details, today: string): ErrorName[] {
  return [
    ...(given.firstName === undefined || isFirstName(given.firstName) ? [] : (['firstNameInvalid'] as const)),
    ...(given.email === undefined ? [] : emailFaults(given.email)),
    ...(given.birthDate === undefined ? [] : birthDateFaults(given.birthDate, today)),
  ]
}
