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
  /** null removes the answer. */
  relationshipStatus?: Relationship | null
  birthDate?: string
  email?: string
  /** The present password, required to replace a proved address. */
  password?: string
  /** Answers to the registration form's consents, required with a first address. */
  consents?: readonly ConsentAnswer[]
  altcha?: string | undefined
  /** The path of this site to return to afterwards. */
  returnTo?: string
}

/**
 * Changes the person's own details. A birth date can be given only once. An address can be given, or corrected while it
 * is unproved: a mail is sent to it, and nothing here reveals whether it has an account. An address that replaces a
 * proved one waits for its code. A person who never consented at registration does so with their first address.
 * @throws {Refusal} firstNameInvalid, emailInvalid, emailRefused, birthDateInvalid, minor, birthDateFixed,
 * consentMissing, challengeUnsolved, tooManyRequests, and as mayChangeAddress
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
      // It was proved after this request began.
      if (user.email_proved_at) throw new Refusal('parametersMissing', 'password')
      await requireChallenge(visit, 'address', altcha)
      await countAddressMail(visit, id)
      await updateUser(visit.db, id, { email, emailKey: emailKey(email) })
      await sendProof(visit, { id, firstName: given.firstName ?? user.first_name, email }, returnTo)
    }
    return await readPerson(visit, id)
  })
}

/** All errors in the given details. */
export function detailsFaults(given: Details, today: string): ErrorName[] {
  return [
    ...(given.firstName === undefined || isFirstName(given.firstName) ? [] : (['firstNameInvalid'] as const)),
    ...(given.email === undefined ? [] : emailFaults(given.email)),
    ...(given.birthDate === undefined ? [] : birthDateFaults(given.birthDate, today)),
  ]
}
