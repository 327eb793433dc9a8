import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { redeemChallenge } from '../../house/challenges/redeem-challenge.server.ts'
import { byNetwork, countAttempt, type Limited } from '../../house/limits/count-attempt.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { checkPassword } from '../../house/users/password.server.ts'
import { findByEmail } from '../../house/users/queries.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { isEmail, PASSWORD_MAX } from '../../house/users/rules.ts'
import { knownDevice } from '../sessions/known-device.server.ts'
import { startSession } from '../sessions/start-session.server.ts'

/**
 * Limits on wrong passwords for an account, a network, and a device known to its account. A known device has its own
 * limit, so that nobody can lock legitimate users out of their account or network.
 */
const limits = {
  account: { name: 'sign-in-account', most: 10, seconds: 900, slowFrom: 5 },
  device: { name: 'sign-in-device', most: 10, seconds: 900, slowFrom: 5 },
  network: { name: 'sign-in-network', most: 25, seconds: 300 },
}
/** Without a solved challenge, waits begin earlier. */
const UNSOLVED_SLOW_FROM = 3

interface Given {
  email: string
  password: string
  altcha?: string | undefined
}

/**
 * Signs in with an address and a password. An unknown address is treated like a wrong password: same answer, same
 * delay, same limits.
 * @throws {Refusal} credentialsInvalid, loginAttemptsReached
 */
export async function signIn(visit: Visit, input: Given): Promise<Person> {
  const person = await authenticate(visit, input)
  await startSession(visit, person)
  return person
}

/** The account with this address and password, under the same limits and refusals as signing in. */
export async function authenticate(visit: Visit, input: Given): Promise<Person> {
  const address = tidied(input.email)
  const key = emailKey(address)
  const user = isEmail(address) ? await findByEmail(visit.db, visit.site.id, key) : null
  const takeBack = await countAttempt(visit, await limitedBy(visit, input, user?.id), 'loginAttemptsReached')
  const right = await checkPassword(user?.password_hash ?? null, input.password.slice(0, PASSWORD_MAX + 1))
  if (!user || !right) {
    tellTried(visit, 'sign-in-failed', { account: user?.id ?? null, by: 'password' })
    throw new Refusal('credentialsInvalid')
  }
  await takeBack()
  return await readPerson(visit, user.id)
}

async function limitedBy(visit: Visit, { email, altcha }: Given, userId: number | undefined): Promise<Limited[]> {
  const device = await knownDevice(visit, userId)
  if (device !== null) return [{ limit: limits.device, subject: device }]
  const isSolved = await redeemChallenge(visit, 'sign-in', altcha)
  const account = isSolved ? limits.account : { ...limits.account, slowFrom: UNSOLVED_SLOW_FROM }
  return [{ limit: account, subject: emailKey(tidied(email)) }, byNetwork(visit, limits.network)]
}
