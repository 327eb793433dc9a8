import type { Visit } from '../../app.ts'
import { secretHash, secretIn } from './browser-secret.server.ts'
import { findPending } from './queries.server.ts'
import type { EntryPoint, Provider, SocialProfile } from './rules.ts'

/** Who came from a provider and waits for an account. */
export interface Pending {
  id: number
  provider: Provider
  entryPoint: EntryPoint | null
  returnTo: string
  profile: SocialProfile
  codeSent: boolean
}

/** Who waits in this browser; null for nobody, or too long ago. */
export async function readPending(
  visit: Visit,
  request: Request,
  stage: 'register' | 'prove',
): Promise<Pending | null> {
  const secret = secretIn(request, visit)
  const row = secret && (await findPending(visit.db, visit.site.id, stage, secretHash(secret), visit.now()))
  if (!row) return null
  return {
    id: row.id,
    provider: row.provider as Provider,
    entryPoint: row.entry_point as EntryPoint | null,
    returnTo: row.return_to,
    profile: row.profile as unknown as SocialProfile,
    codeSent: row.code_sent,
  }
}
