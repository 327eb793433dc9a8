import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { isChosenWell } from '../../house/users/is-chosen-well.server.ts'
import { redeemCode } from '../../house/users/mailed-code.server.ts'
import { checkForRole, hashPassword } from '../../house/users/password.server.ts'
import { isStrong } from '../../house/users/password-strength.server.ts'
import { findByEmail, lockUser } from '../../house/users/queries.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { NOBODY } from '../../house/visit/access.ts'
import { mayProve, proveAddress } from '../../people/accounts/prove-address.server.ts'
import { setPassword } from '../../people/passwords/set-password.server.ts'
import { knownDevice } from '../../people/sessions/known-device.server.ts'
import { forgetEarlierPerson } from '../../rights/privacy/forget-earlier-person.server.ts'

/** Limits on wrong codes: for an account, for a network, and for a device that the account knows. */
const limits = {
  account: { name: 'reset-code-account', most: 10, seconds: 900 },
  device: { name: 'reset-code-device', most: 10, seconds: 900 },
  network: { name: 'reset-code-network', most: 25, seconds: 300 },
}

export interface Reset {
  person: Person
  /** True if nobody had proved the address, so what an earlier person left was removed. */
  cleared: boolean
}

/**
 * Sets a new password with the e-mailed code and signs in. An unknown address gets the same answer as a wrong code,
 * after the same work.
 * @throws {Refusal} passwordTooWeak, staffPasswordTooShort, resetCodeInvalid, loginAttemptsReached, tooManyRequests
 */
export async function resetPassword(
  outer: Visit,
  input: { email: string; password: string; resetCode: string },
): Promise<Reset> {
  const emailAddress = tidied(input.email)
  if (!(await isChosenWell(outer, input.password, { emailAddress }))) throw new Refusal('passwordTooWeak')
  const key = emailKey(emailAddress)
  const user = await findByEmail(outer.db, outer.site.id, key)
  const device = await knownDevice(outer, user?.id)
  const limited =
    device === null
      ? [{ limit: limits.account, subject: key }, byNetwork(outer, limits.network)]
      : [{ limit: limits.device, subject: device }]
  const takeBack = await countAttempt(outer, limited, 'loginAttemptsReached')
  const hash = await hashPassword(input.password)
  const outcome = await inTransaction(outer, async (visit) => {
    const use = { userId: user?.id ?? NOBODY, sentTo: key, purpose: 'password' } as const
    const isRight = await redeemCode(visit, use, input.resetCode)
    if (!user || !isRight) return null
    // Thrown before the commit: the code stays valid for another try with a better password.
    checkForRole(input.password, user.role)
    await checkForOwner(visit, user.id, input.password)
    const cleared = await becomesTheirs(visit, user.id, key)
    return cleared === null ? null : { person: await setPassword(visit, user.id, hash), cleared }
  })
  // Thrown after the commit: the attempt must count.
  if (!outcome) throw new Refusal('resetCodeInvalid')
  await takeBack()
  return outcome
}

/**
 * Only checked after the code was right: the answer depends on the person's data.
 * @throws {Refusal} passwordTooWeak
 */
async function checkForOwner(visit: Visit, userId: number, password: string): Promise<void> {
  const { email, firstName, birthDate } = await readPerson(visit, userId)
  if (!(await isStrong(password, { emailAddress: email, firstName, birthDate }))) throw new Refusal('passwordTooWeak')
}

/**
 * The code was sent to the account's address, so the account belongs to the person who gives it. If nobody had proved
 * the address, another person may have created the account: what they left is removed.
 * @returns whether it was removed; null if the address is no longer this account's
 */
async function becomesTheirs(visit: Visit, userId: number, key: string): Promise<boolean | null> {
  const user = await lockUser(visit.db, userId)
  if (user.email === null || user.email_key !== key) return null
  if (user.email_proved_at) return false
  const owner = { id: userId, email: user.email, emailKey: key }
  if (!(await mayProve(visit, owner))) return null
  await forgetEarlierPerson(visit, userId)
  await proveAddress(visit, owner)
  return true
}
