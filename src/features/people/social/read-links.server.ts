import type { Visit } from '../../../app.ts'
import { personOf } from '../../house/visit/access.ts'
import { type Provider, providers } from '../ways-in/providers.ts'
import { identitiesOf } from '../ways-in/social-queries.server.ts'
import { offeredProviders } from './offered-providers.ts'

/** The providers linked to the person's account, and those that could be. */
export async function readLinks(visit: Visit): Promise<{ provider: Provider; linkedAt: Date | null }[]> {
  const identities = await identitiesOf(visit.db, personOf(visit).id)
  const offered = offeredProviders(visit)
  return providers.flatMap((provider) => {
    const linkedAt = identities.find((identity) => identity.provider === provider)?.linked_at ?? null
    return linkedAt || offered.includes(provider) ? [{ provider, linkedAt }] : []
  })
}
