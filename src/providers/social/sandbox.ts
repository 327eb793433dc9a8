import { createHash } from 'node:crypto'
import { href } from 'react-router'
import type { Database } from '../../platform/database/connect.ts'
import type { ProviderName, SocialPort, SocialProfile } from './port.ts'

/** A provider of our own, on the sandbox page: the same redirects, with an invented person. It issues no tokens. */
export function sandboxSocial(name: ProviderName, db: Database, now: () => Date): SocialPort {
  return {
    name,
    offers: () => true,
    async begin({ redirectUri, state, nonce, challenge }) {
      const asked = { redirect_uri: redirectUri, state, nonce, code_challenge: challenge }
      return `${href('/bac-a-sable/connexion/:provider', { provider: name })}?${new URLSearchParams(asked)}`
    },
    async finish({ search, redirectUri, nonce, verifier }) {
      const grant = await db
        .deleteFrom('sandbox_grants')
        .where('code', '=', new URLSearchParams(search).get('code') ?? '')
        .returningAll()
        .executeTakeFirst()
      const holds =
        grant?.redirect_uri === redirectUri &&
        grant.nonce === nonce &&
        grant.challenge === createHash('sha256').update(verifier).digest('base64url') &&
        grant.expires_at > now()
      return holds ? (grant.profile as unknown as SocialProfile) : null
    },
    verify: async () => null,
  }
}
