import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'
import { later } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'
import { AWAY_SECONDS, type EntryPoint, type Provider } from '../ways-in/providers.ts'
import { forgetWays, insertWay } from '../ways-in/social-queries.server.ts'
import { marksOf, newSecret, secretHash } from './browser-secret.server.ts'
import { returnAddress } from './offered-providers.ts'

const limit = { name: 'social-start', most: 40, seconds: 600 }

/**
 * Begins a login at the provider: the address to go to, and the secret that this browser must return with. A signed-in
 * person links the provider to their account.
 * @throws {Refusal} socialUnavailable, tooManyRequests, emailUnproven, confirmationNeeded, securityParametersInvalid
 * for anyone but a client
 */
export async function startLogin(
  visit: Visit,
  input: { provider: Provider; entryPoint: EntryPoint | null; returnTo: string },
): Promise<{ address: string; secret: string }> {
  const port = visit.app.social[input.provider]
  const siteId = visit.site.id
  const linking = visit.user && clientOf(visit)
  if (linking && !linking.emailProved) throw new Refusal('emailUnproven')
  if (linking) requireConfirmed(visit)
  if (!port.offers(siteId)) throw new Refusal('socialUnavailable')
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  const secret = newSecret()
  const { state, nonce, challenge } = marksOf(visit, secret)
  const redirectUri = returnAddress(visit, input.provider)
  // Called before anything is written, so that a slow provider holds no lock.
  const address = await port.begin({ siteId, redirectUri, state, nonce, challenge }).catch(unavailable)
  const now = visit.now()
  await forgetWays(visit.db, now)
  await insertWay(visit.db, {
    secretHash: secretHash(secret),
    siteId,
    provider: input.provider,
    userId: linking?.id ?? null,
    entryPoint: input.entryPoint,
    returnTo: input.returnTo,
    expiresAt: later(now, AWAY_SECONDS * 1000),
  })
  return { address, secret }
}

export function unavailable(thrown: unknown): never {
  throw thrown instanceof OutsideFailure ? new Refusal('socialUnavailable') : thrown
}
