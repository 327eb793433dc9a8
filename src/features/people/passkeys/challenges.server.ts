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

/** Each visit of the sign-in page takes one. */
const limit = { name: 'passkey-challenge', most: 120, seconds: 300 }

export const CHALLENGE_MS = CHALLENGE_MINUTES * MINUTE_MS

/**
 * Stores a challenge for a device; only the session or browser that asked for it can use it.
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
 * The challenge that a device signed; it is used up even if the signature is refused.
 * @throws {Refusal} passkeyRefused if it was issued for another purpose or browser, has expired or was used
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
 * Adding a passkey is bound to the session. Signing in is bound to a secret of the browser instead: a session created
 * for it could replace one that a password opens meanwhile.
 */
function holderOf({ session }: Visit, purpose: Purpose): string | null {
  if (purpose === 'add') return session.id === null ? null : `session:${session.id}`
  return session.browser && `browser:${createHash('sha256').update(session.browser).digest('base64url')}`
}

/**
 * Only base64url can be one of our challenges. Challenges signed within another origin's page are refused, though the
 * library accepts them: our pages are never framed.
 */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJSON)
    return crossOrigin !== true && /^[\w-]{1,200}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}
