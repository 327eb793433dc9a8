import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { confirmSession } from '../confirmation/confirm-person.server.ts'
import { startSession } from '../sessions/start-session.server.ts'
import { lockPasskey, markPasskeyUsed } from '../ways-in/passkey-queries.server.ts'
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.server.ts'
import type { SignedResponse } from './contract.server.ts'
import { decoyKey } from './decoy.server.ts'
import { orRefused } from './or-refused.server.ts'
import { relyingParty } from './relying-party.server.ts'

/** The refused passkeys allowed from one network. */
const limit = { name: 'passkey-network', most: 25, seconds: 300 }

/**
 * The options to sign in with a passkey; they don't depend on the account.
 * @throws {Refusal} tooManyRequests
 */
export async function startPasskeySignIn(visit: Visit) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(visit.site).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  await keepChallenge(visit, 'sign-in', options.challenge)
  return options
}

/**
 * Signs in with a passkey. An unknown passkey gets the same answer as a wrong signature, after the same work.
 * @throws {Refusal} passkeyRefused, loginAttemptsReached
 */
export const signInWithPasskey = (outer: Visit, response: SignedResponse): Promise<Person> =>
  withOwner(outer, 'sign-in-failed', response, async (visit, ownerId) => {
    const owner = await readPerson(visit, ownerId)
    await startSession(visit, owner, 'passkey')
    return owner
  })

/**
 * Confirms with a passkey that the signed-in person is still present.
 * @throws {Refusal} passkeyRefused, also for a passkey of another account, loginAttemptsReached
 */
export async function confirmWithPasskey(outer: Visit, response: SignedResponse): Promise<void> {
  const { id } = personOf(outer)
  await withOwner(outer, 'confirmation-failed', response, async (visit, ownerId) => {
    if (ownerId !== id) throw new Refusal('passkeyRefused')
    await confirmSession(visit)
  })
}

/** Does the work as the owner of the verified passkey; a refused signature is counted and logged. */
async function withOwner<T>(
  outer: Visit,
  failed: 'sign-in-failed' | 'confirmation-failed',
  response: SignedResponse,
  work: (visit: Visit, ownerId: number) => Promise<T>,
): Promise<T> {
  const takeBack = await countAttempt(outer, [byNetwork(outer, limit)], 'loginAttemptsReached')
  const outcome = await verified(outer, response, work).catch((thrown) => {
    if (thrown instanceof Refusal) tellTried(outer, failed, { by: 'passkey', refusal: thrown.reason })
    throw thrown
  })
  await takeBack()
  return outcome
}

/** @throws {Refusal} passkeyRefused, and as the work does */
async function verified<T>(
  outer: Visit,
  response: SignedResponse,
  work: (visit: Visit, ownerId: number) => Promise<T>,
): Promise<T> {
  const expectedChallenge = await takeChallenge(outer, 'sign-in', response.response.clientDataJSON)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(outer.site)
  return inTransaction(outer, async (visit) => {
    const key = await lockPasskey(visit.db, visit.site.id, response.id)
    const { verified: isSound, authenticationInfo } = await orRefused(() =>
      verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(key?.public_key ?? decoyKey),
          counter: key?.counter ?? 0,
        },
      }),
    )
    const isOwners = isSound && response.response.userHandle === key?.user_handle
    if (!key || !isOwners) throw new Refusal('passkeyRefused')
    await markPasskeyUsed(visit.db, key.id, authenticationInfo.newCounter, visit.now())
    return work(visit, key.user_id)
  })
}
