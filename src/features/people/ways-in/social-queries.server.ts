import type { Database } from '../../../platform/database/connect.ts'
import type { EntryPoint, Provider, SocialProfile } from './providers.ts'

export interface NewWay {
  secretHash: Buffer
  siteId: number
  provider: Provider
  userId: number | null
  entryPoint: EntryPoint | null
  returnTo: string
  expiresAt: Date
}

/** Deletes expired login attempts, with the personal data in them. */
export async function forgetWays(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('social_ways').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sandbox_grants').where('expires_at', '<=', now).execute()
}

export async function insertWay(db: Database, way: NewWay): Promise<void> {
  await db
    .insertInto('social_ways')
    .values({ ...columnsOf(way), stage: 'away' })
    .execute()
}

export async function insertPending(
  db: Database,
  way: NewWay,
  pending: { stage: 'register' | 'prove'; sealed: Buffer },
): Promise<void> {
  await db
    .insertInto('social_ways')
    .values({ ...columnsOf(way), stage: pending.stage, profile_sealed: pending.sealed })
    .execute()
}

const columnsOf = (way: NewWay) => ({
  secret_hash: way.secretHash,
  site_id: way.siteId,
  provider: way.provider,
  user_id: way.userId,
  entry_point: way.entryPoint,
  return_to: way.returnTo,
  expires_at: way.expiresAt,
})

/** Takes the login attempt that a browser returns from; it can be used only once. */
export async function takeWay(db: Database, siteId: number, provider: Provider, secretHash: Buffer, now: Date) {
  return db
    .deleteFrom('social_ways')
    .where('secret_hash', '=', secretHash)
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('stage', '=', 'away')
    .where('expires_at', '>', now)
    .returning(['user_id', 'entry_point', 'return_to'])
    .executeTakeFirst()
}

/** The pending person, by the browser's secret. */
export async function findPending(
  db: Database,
  siteId: number,
  stage: 'register' | 'prove',
  secretHash: Buffer,
  now: Date,
) {
  return db
    .selectFrom('social_ways')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** False if it was taken meanwhile. */
export async function deleteWay(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('social_ways').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function markCodeSent(db: Database, id: number): Promise<void> {
  await db.updateTable('social_ways').set({ code_sent: true }).where('id', '=', id).execute()
}

/** The account linked to an identity on this site. */
export async function findOwner(
  db: Database,
  siteId: number,
  provider: Provider,
  subject: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('social_identities')
    .select('user_id')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** False if the identity, or the account's provider, is already linked. */
export async function insertIdentity(
  db: Database,
  identity: {
    siteId: number
    userId: number
    provider: Provider
    subject: string
    entryPoint: EntryPoint | null
    at: Date
  },
): Promise<boolean> {
  const row = await db
    .insertInto('social_identities')
    .values({
      site_id: identity.siteId,
      user_id: identity.userId,
      provider: identity.provider,
      subject: identity.subject,
      entry_point: identity.entryPoint,
      linked_at: identity.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function identitiesOf(db: Database, userId: number) {
  return db
    .selectFrom('social_identities')
    .select(['provider', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
}

/** False if there was none. */
export async function deleteIdentity(db: Database, userId: number, provider: Provider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function markPartner(db: Database, userId: number): Promise<void> {
  await db.updateTable('users').set({ is_partner: true }).where('id', '=', userId).execute()
}

/** The account that has proved this address. */
export async function findProved(db: Database, siteId: number, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'email'])
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst()
}

/** Stores an authorisation of the demonstration's provider. */
export async function insertGrant(
  db: Database,
  grant: {
    code: string
    profile: SocialProfile
    redirectUri: string
    challenge: string
    nonce: string
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('sandbox_grants')
    .values({
      code: grant.code,
      profile: JSON.stringify(grant.profile),
      redirect_uri: grant.redirectUri,
      challenge: grant.challenge,
      nonce: grant.nonce,
      expires_at: grant.expiresAt,
    })
    .execute()
}
