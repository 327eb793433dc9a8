import { randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Visit } from '../../../app.ts'
import { itemAt, needed } from '../../../platform/needed/needed.ts'
import { CHALLENGE_SECONDS, type Purpose } from './rules.ts'
import { challengeSecrets } from './secrets.server.ts'

/**
 * PBKDF2 iterations per key: a browser derives keys until one matches, about a quarter of a second on a phone. Creating
 * a challenge costs a single key, checking it none.
 */
const COST = 4000
const FEWEST = 30
const MOST = 90

/**
 * Creates a challenge for one purpose. Nothing is stored until it comes back. Its expiry is part of our own data, since
 * altcha compares its own with the machine's clock.
 */
export async function makeChallenge(visit: Visit, purpose: Purpose) {
  const expires = Math.floor(visit.now().getTime() / 1000) + CHALLENGE_SECONDS
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST, MOST),
    deriveKey,
    data: { purpose, site: visit.site.id, expires },
    ...itemAt(challengeSecrets(visit.app), 0),
  })
  return { parameters: { ...parameters }, signature: needed(signature, 'the signature of a challenge') }
}
