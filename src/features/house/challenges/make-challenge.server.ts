import { randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Visit } from '../../../app.ts'
import { itemAt, needed } from '../../../platform/needed/needed.ts'
import { CHALLENGE_SECONDS, type Purpose } from './rules.ts'
import { challengeSecrets } from './secrets.server.ts'

/**
 * The work: keys that a browser derives one after another until it meets the one that is asked, a quarter of a second on
 * a phone. Making one costs a single key, and checking it none.
 */
const COST = 4000
const FEWEST = 30
const MOST = 90

/**
 * A challenge for one purpose. Nothing is kept until it comes back. Its end is among its data and not altcha's own, which
 * is compared with the machine's clock.
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
