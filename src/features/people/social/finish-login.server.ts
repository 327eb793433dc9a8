import type { Visit } from '../../../app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { later } from '../../../platform/time/instants.ts'
import { isAdult, isBirthDate } from '../../house/users/rules.ts'
import {
  type EntryPoint,
  type Failure,
  notLoaded,
  PENDING_SECONDS,
  type Provider,
  type SocialProfile,
} from '../ways-in/providers.ts'
import { findOwner, findProved, takeWay } from '../ways-in/social-queries.server.ts'
import { marksOfState, newSecret, secretHash } from './browser-secret.server.ts'
import { linkIdentity } from './link-identity.server.ts'
import { returnAddress } from './offered-providers.ts'
import { keepPending } from './pending.server.ts'
import { signInOwner } from './sign-in-owner.server.ts'

type Outcome =
  | { done: 'signedIn'; returnTo: string }
  | { done: 'linked'; returnTo: string }
  /** The new secret of this browser, for the page that asks for missing data. */
  | { done: 'register' | 'prove'; secret: string }
  | { done: 'failed'; failure: Failure }

interface Way {
  provider: Provider
  userId: number | null
  entryPoint: EntryPoint | null
  returnTo: string
}

/** The parameters of a provider's redirect back. */
interface Returned {
  provider: Provider
  secret: string | null
  search: string
}

const failed = (failure: Failure): Outcome => ({ done: 'failed', failure })

/**
 * Finishes a login at a provider: signs in, links, or returns what is still missing. A login attempt can be finished
 * once, in the browser where it began; no account is written before it is complete.
 * @throws {Refusal} identityTaken
 */
export async function finishLogin(visit: Visit, input: Returned): Promise<Outcome> {
  const outcome = await readReturn(visit, input)
  if (outcome.done === 'failed') tellTried(visit, 'sign-in-failed', { by: input.provider, failure: outcome.failure })
  return outcome
}

async function readReturn(visit: Visit, input: Returned): Promise<Outcome> {
  const { provider, secret } = input
  const query = new URLSearchParams(input.search)
  if (!secret) return failed('failed')
  const marks = marksOfState(visit, secret, query.get('state') ?? '')
  if (!marks) return failed('failed')
  const siteId = visit.site.id
  const row = await takeWay(visit.db, siteId, provider, secretHash(secret), visit.now())
  if (!row) return failed('failed')
  const denied = query.get('error')
  if (denied !== null) return failed(denied === 'access_denied' ? 'loginCancelled' : 'failed')
  const redirectUri = returnAddress(visit, provider)
  const back = { siteId, redirectUri, search: input.search, ...marks }
  const profile = await visit.app.social[provider].finish(back).catch(lost)
  if (profile === 'lost') return failed(notLoaded(provider))
  if (!profile) return failed('failed')
  const entryPoint = row.entry_point as EntryPoint | null
  return recognise(visit, { provider, userId: row.user_id, entryPoint, returnTo: row.return_to }, profile)
}

function lost(thrown: unknown): 'lost' {
  if (thrown instanceof OutsideFailure) return 'lost'
  throw thrown
}

async function recognise(visit: Visit, way: Way, profile: SocialProfile): Promise<Outcome> {
  const { provider, returnTo } = way
  if (way.userId !== null) {
    if (visit.user?.id !== way.userId) return failed('failed')
    await linkIdentity(visit, { userId: way.userId, provider, profile })
    return { done: 'linked', returnTo }
  }
  const owner = await findOwner(visit.db, visit.site.id, provider, profile.id)
  if (owner !== null) {
    await signInOwner(visit, owner, profile, provider)
    return { done: 'signedIn', returnTo }
  }
  const failure = obstacleOf(profile, dayInParis(visit.now()))
  if (failure) return failed(failure)
  const stage = (await isProvedHere(visit, profile)) ? 'prove' : 'register'
  const secret = newSecret()
  const expiresAt = later(visit.now(), PENDING_SECONDS * 1000)
  const pending = { ...way, siteId: visit.site.id, secretHash: secretHash(secret), expiresAt }
  await keepPending(visit, pending, { stage, profile })
  return { done: stage, secret }
}

/**
 * Why a profile can't register. An address that the provider has not verified is refused before any account is looked
 * up, so that the answer is the same for every address.
 */
export function obstacleOf(profile: SocialProfile, today: string): 'socialEmailUnverified' | 'minor' | null {
  if (profile.emailVerified === false) return 'socialEmailUnverified'
  const { birthDate } = profile
  return birthDate && isBirthDate(birthDate, today) && !isAdult(birthDate, today) ? 'minor' : null
}

/** Only reveals this if the provider vouches for the person as the address's owner. */
export async function isProvedHere(visit: Visit, profile: SocialProfile): Promise<boolean> {
  if (profile.emailVerified !== true || profile.emailAddress === null) return false
  return (await findProved(visit.db, visit.site.id, emailKey(profile.emailAddress))) !== undefined
}
