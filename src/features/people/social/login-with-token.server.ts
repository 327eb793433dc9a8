import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { tellTried } from '../../../platform/security/security-log.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import type { Gender } from '../../house/users/rules.ts'
import type { Provider, SocialProfile } from '../ways-in/providers.ts'
import { findOwner } from '../ways-in/social-queries.server.ts'
import { isProvedHere, obstacleOf } from './finish-login.server.ts'
import { registerIdentity } from './register-identity.server.ts'
import { signInOwner } from './sign-in-owner.server.ts'
import { unavailable } from './start-login.server.ts'

/** Refused tokens allowed per network. */
const limit = { name: 'social-token', most: 25, seconds: 300 }

export interface TokenLogin {
  oauthType: Provider
  oauthUserAccessToken: string
  oauthUserId: string
  email?: string | undefined
  firstName?: string | undefined
  birthDate?: string | undefined
  gender: Gender
  consents: readonly ConsentAnswer[]
}

/**
 * Signs in with a provider's token for this site's application. Without an account, the data that the provider lacks
 * must be included.
 * @throws {Refusal} socialFailed for a token of another application or person, socialUnavailable, loginAttemptsReached,
 * socialEmailUnverified, socialProofNeeded, birthDateMissing, and as registerIdentity
 */
export async function loginWithToken(
  visit: Visit,
  input: TokenLogin,
): Promise<{ person: Person; isRegistration: boolean }> {
  const provider = input.oauthType
  const port = visit.app.social[provider]
  if (!port.offers(visit.site.id)) throw new Refusal('socialUnavailable')
  const takeBack = await countAttempt(visit, [byNetwork(visit, limit)], 'loginAttemptsReached')
  const given = { siteId: visit.site.id, token: input.oauthUserAccessToken, userId: input.oauthUserId }
  const profile = await port.verify(given).catch(unavailable)
  if (!profile) {
    tellTried(visit, 'sign-in-failed', { by: provider })
    throw new Refusal('socialFailed')
  }
  await takeBack()
  const owner = await findOwner(visit.db, visit.site.id, provider, profile.id)
  if (owner !== null) return { person: await signInOwner(visit, owner, profile, provider), isRegistration: false }
  return { person: await register(visit, provider, profile, input), isRegistration: true }
}

async function register(visit: Visit, provider: Provider, profile: SocialProfile, input: TokenLogin): Promise<Person> {
  const obstacle = obstacleOf(profile, dayInParis(visit.now()))
  if (obstacle) throw new Refusal(obstacle)
  if (await isProvedHere(visit, profile)) throw new Refusal('socialProofNeeded')
  const birthDate = input.birthDate ?? profile.birthDate
  if (!birthDate) throw new Refusal('birthDateMissing')
  const comer = { provider, profile, entryPoint: `registration_${provider}` as const, wayId: null }
  return registerIdentity(visit, comer, {
    firstName: input.firstName ?? profile.firstName,
    emailAddress: profile.emailAddress ?? input.email ?? '',
    birthDate,
    gender: input.gender,
    consents: input.consents,
  })
}
