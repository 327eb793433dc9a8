import type { Person, Visit } from '../../../app.ts'
import { readPerson } from '../../house/session/person.server.ts'
import { startSession } from '../sessions/start-session.server.ts'
import { isPartnerAddress, type Provider, type SocialProfile } from '../ways-in/providers.ts'
import { markPartner } from '../ways-in/social-queries.server.ts'

/** Signs in whom an identity belongs to. */
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

/** An account keeps the flag of a partner once an address of the partner's came with it. */
export async function flagPartner(visit: Visit, userId: number, profile: SocialProfile): Promise<void> {
  if (isPartnerAddress(profile.emailAddress, visit.app.config.social.partnerDomains)) {
    await markPartner(visit.db, userId)
  }
}
