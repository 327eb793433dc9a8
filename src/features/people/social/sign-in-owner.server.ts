import type { Person, Visit } from '../../../app.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { startSession } from '../sessions/start-session.server.ts'
import { isPartnerAddress, type Provider, type SocialProfile } from '../ways-in/providers.ts'
import { markPartner } from '../ways-in/social-queries.server.ts'

/** Signs in the owner of an identity. */
export async function signInOwner(
  visit: Visit,
  ownerId: number,
  profile: SocialProfile,
  provider: Provider,
): Promise<Person> {
  const person = await readPerson(visit, ownerId)
  await flagPartner(visit, person.id, profile)
  await startSession(visit, person, provider)
  return person
}

/** Flags an account as a partner's once one of the partner's addresses came with it; the flag stays. */
export async function flagPartner(visit: Visit, userId: number, profile: SocialProfile): Promise<void> {
  if (isPartnerAddress(profile.emailAddress, visit.app.config.social.partnerDomains)) {
    await markPartner(visit.db, userId)
  }
}
