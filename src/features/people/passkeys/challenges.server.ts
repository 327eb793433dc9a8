import { createHash } from 'node:crypto'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { browserLine, newBrowserSecret } from '../../../platform/session/browser.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { CHALLENGE_MINUTES } from '../confirmation/passkey-rules.ts'
import { deleteChallenge, forgetChallenges, insertChallenge, type Purpose } from '../ways-in/passkey-queries.server.ts'

/** Each opening of the page of sign-in takes one. */
const limit = { name: 'passkey-challenge', most: 120, seconds: 300 }

export const CHALLENGE_MS = CHALLENGE_MINUTES * MINUTE_MS

/**
 * Keeps a challenge that goes to a device; only who asked may bring it back.
 * @throws {Refusal} tooManyRequests
 */
export async function keepChallenge(visit: Visit, purpose: Purpose, challenge: string): Promise<void> {
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  if (purpose === 'sign-in') {
    visit.session.browser ??= newBrowserSecret()
    visit.session.browserCookie = browserLine(visit.session.browser, sessionRules(visit.app).secure)
  }
  const now = visit.now()
  await forgetChallenges(visit.db, now)
  const given = { challenge, boundTo: needed(holderOf(visit, purpose), 'who holds the challenge'), purpose }
  await insertChallenge(visit.db, given, later(now, CHALLENGE_MS))
}

/**
 * The challenge that a device signed, which is used up whatever comes after.
 * @throws {Refusal} passkeyRefused for one that was not given for this, to this browser, or is too old or used
 */
export async function takeChallenge(visit: Visit, purpose: Purpose, clientDataJSON: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const boundTo = holderOf(visit, purpose)
  if (challenge === null || boundTo === null) throw new Refusal('passkeyRefused')
  const isGiven = await deleteChallenge(visit.db, { challenge, boundTo, purpose }, visit.now())
  if (!isGiven) throw new Refusal('passkeyRefused')
  return challenge
}

/**
 * A key is added by a session. To sign in, the browser has a secret of its own: a session begun for it could take the
 * place of that of a password typed meanwhile.
 */
function holderOf({ session }: Visit, purpose: Purpose): string | null {
  if (purpose === 'add') return session.id === null ? null : `session:${session.id}`
  return session.browser && `browser:${createHash('sha256').update(session.browser).digest('base64url')}`
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
