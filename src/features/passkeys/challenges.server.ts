import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { byNetwork, countAttempt } from '../accounts/count-attempt.server.ts'
import { startSession } from '../session/open-visit.server.ts'
import { deleteChallenge, forgetChallenges, insertChallenge, type Purpose } from './queries.server.ts'
import { CHALLENGE_MINUTES } from './rules.ts'

/** Each opening of the page of sign-in takes one. */
const limit = { name: 'passkey-challenge', most: 120, seconds: 300 }

export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000

/**
 * Keeps a challenge that goes to a device. Only the session that asked may bring it back; a browser without one gets
 * an anonymous one.
 * @throws {Refusal} tooManyRequests
 */
export async function keepChallenge(visit: Visit, purpose: Purpose, challenge: string): Promise<void> {
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  if (visit.session.id === null) await startSession(visit, null)
  const now = visit.now()
  await forgetChallenges(visit.db, now)
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(visit.db, { challenge, sessionId: visit.session.id!, purpose, expiresAt })
}

/**
 * The challenge that a device signed, which is used up whatever comes after.
 * @throws {Refusal} passkeyRefused for one that was not given for this, to this session, or is too old or used
 */
export async function takeChallenge(visit: Visit, purpose: Purpose, clientDataJSON: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const sessionId = visit.session.id
  if (challenge === null || sessionId === null) throw new Refusal('passkeyRefused')
  const given = await deleteChallenge(visit.db, { challenge, sessionId, purpose, now: visit.now() })
  if (!given) throw new Refusal('passkeyRefused')
  return challenge
}

/**
 * Base64url alone: whatever else a browser wrote there is no challenge of ours. Nor was it asked within a page of
 * another origin, which the library lets pass: our pages stand in no frame.
 */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJSON)
    return crossOrigin !== true && /^[\w-]{1,200}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}
