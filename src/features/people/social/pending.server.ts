import type { Visit } from '../../../app.ts'
import type { EntryPoint, Provider, SocialProfile } from '../ways-in/providers.ts'
import { findPending, insertPending, type NewWay } from '../ways-in/social-queries.server.ts'
import { secretHash, secretIn } from './browser-secret.server.ts'

/** A person who came from a provider and has no linked account yet. */
export interface Pending {
  id: number
  provider: Provider
  entryPoint: EntryPoint | null
  returnTo: string
  profile: SocialProfile
  codeSent: boolean
}

/** The pending person of this browser; null if there is none or it has expired. */
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
    profile: profileOf(visit, row),
    codeSent: row.code_sent,
  }
}

/** The sealing context of a profile, which only the browser's secret can find. */
const profilePlace = (hash: Buffer): string => `profile ${hash.toString('hex')}`

function profileOf(visit: Visit, row: { secret_hash: Buffer; profile_sealed: Buffer | null; profile: unknown }) {
  const { secret_hash, profile_sealed, profile } = row
  if (!profile_sealed) return profile as SocialProfile
  return JSON.parse(visit.app.keys.open(profilePlace(secret_hash), profile_sealed)) as SocialProfile
}

/** Stores the pending person until their account is completed or proved. */
export async function keepPending(
  visit: Visit,
  way: NewWay,
  { stage, profile }: { stage: 'register' | 'prove'; profile: SocialProfile },
): Promise<void> {
  const sealed = visit.app.keys.seal(profilePlace(way.secretHash), JSON.stringify(profile))
  await insertPending(visit.db, way, { stage, sealed })
}
